import type { Metro } from "#app/facts/catalog/place-records.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { formatOrdinal, listWithAnd } from "#app/kit/text/figures.ts";
import { toCounted, toEndRank, toNumberWord, toPercentText } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export const metroCount = 387;
const firstYear = 2020;
const countiesNamed = 4;
/** A metro's record has no more places than this. */
export const citiesHeld = 15;

export const toCityName = ({ name }: { name: string }): string => name.split(", ")[0]!;
export const toPopulation = ({ populations }: Metro): number => populations.at(-1)!;
/** Percent since the census of April 2020. */
export const toGrowth = ({ populations }: Metro): number =>
  Math.round((populations.at(-1)! / populations[0]! - 1) * 1000) / 10;

/** Places outside the principal city's state carry their state's code. */
export const listCities = ({ cities, stateCodes }: Metro): Metro["cities"] =>
  cities.map((city) => {
    const code = city.slug.slice(-2).toUpperCase();
    return code === stateCodes[0] ? city : { ...city, name: `${city.name}, ${code}` };
  });

export const describePeople = (metro: Metro): string[] => [
  [toSizeText(metro), toGrowthText(metro), toLastYearText(metro)].join(" "),
  [toCountiesText(metro), toCitiesText(metro)].filter(Boolean).join(" "),
];

function toSizeText(metro: Metro): string {
  const rank = toEndRank(metro.rank, metroCount, ["largest", "smallest"]);
  const size = `The ${toCityName(metro)} metro area has ${formatCount(toPopulation(metro))} people (Census Bureau, July 2025)`;
  return rank ? `${size}, ${rank} of ${metroCount} U.S. metros.` : `${size}.`;
}

function toGrowthText(metro: Metro): string {
  const percent = toGrowth(metro);
  const change = toPopulation(metro) - metro.populations[0]!;
  const place =
    metro.growthRank === null ? "" : ` (${formatOrdinal(metro.growthRank)} of ${metroCount} metros)`;
  const people = formatCount(Math.abs(change));
  if (percent === 0)
    return `Its population has hardly changed since ${firstYear}: ${people} ${change < 0 ? "fewer" : "more"} people.`;
  return percent > 0
    ? `Its population grew ${toPercentText(percent)} from ${firstYear} to 2025${place}, a gain of ${people} people.`
    : `Its population fell ${toPercentText(percent)} from ${firstYear} to 2025${place}, a loss of ${people} people.`;
}

function toLastYearText({ populations }: Metro): string {
  const change = populations.at(-1)! - populations.at(-2)!;
  if (change === 0) return "It did not change in the year to July 2025.";
  return `It ${change > 0 ? "added" : "lost"} ${toCounted(Math.abs(change), "person", "people")} in the year to July 2025.`;
}

const withThe = (county: string): string => (county.endsWith(" Region") ? `the ${county}` : county);

function toCountiesText({ name, counties, stateCodes }: Metro): string | null {
  if (stateCodes.length > 1) return `It covers ${describeStateShares(counties, stateCodes)}.`;
  if (counties.length === 1)
    return counties[0] === toCityName({ name }) ? null : `It consists of ${withThe(counties[0]!)}.`;
  if (counties.length <= countiesNamed) return `It covers ${listWithAnd(counties.map(withThe))}.`;
  return `It covers ${countCounties(counties)}, including ${listWithAnd(counties.slice(0, 3).map(withThe))}.`;
}

/** Virginia's independent cities, Baltimore, St. Louis and Washington belong to no county. */
const isIndependentCity = (county: string): boolean => / city(?:, [A-Z]{2})?$/.test(county);

function countCounties(counties: readonly string[]): string {
  const cities = counties.filter(isIndependentCity).length;
  const own = counties.length - cities;
  const [one, many] = counties[0]?.endsWith(" Parish") ? ["parish", "parishes"] : ["county", "counties"];
  const parts = [
    own > 0 ? toCounted(own, one!, many!) : null,
    cities > 0 ? toCounted(cities, "independent city", "independent cities") : null,
  ];
  return parts.filter(Boolean).join(" and ");
}

function describeStateShares(counties: readonly string[], stateCodes: readonly string[]): string {
  const shares = stateCodes.map((code) => ({
    code,
    own: counties.filter((county) => county.endsWith(`, ${code}`)),
  }));
  const isPlain = !counties.some(isIndependentCity) && !stateCodes.includes("DC");
  if (!isPlain)
    return listWithAnd(
      shares.map(({ code, own }) =>
        code === "DC" ? toStateText(code) : `${countCounties(own)} in ${toStateText(code)}`,
      ),
    );
  const counts = shares.map(({ code, own }) => `${toNumberWord(own.length)} in ${toStateText(code)}`);
  return `${countCounties(counties)}: ${listWithAnd(counts)}`;
}

function toCitiesText(metro: Metro): string {
  const cities = listCities(metro).map(({ name, population }) => `${name} (${formatCount(population)})`);
  const [first] = cities;
  if (!first) return "No place in it has 20,000 people.";
  if (cities.length === 1)
    return `${startSentence(first)} is its only place with 20,000 people or more (Census Bureau, 2019-2023).`;
  return `Its largest places are ${listWithAnd(cities.slice(0, 4))} (Census Bureau, 2019-2023).`;
}
