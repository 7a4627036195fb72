import { startSentence } from "#app/candidates/license-words.ts";
import type { Metro } from "#app/platform/place-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatOrdinal, listWithAnd } from "./figures.ts";
import { pick, toCounted, toNumberWord, toPercentText, toRanked } from "./prose.ts";
import { findState } from "./states.ts";

/** In the 50 states and D.C. */
export const metroCount = 387;
const firstYear = 2020;

export const toCityName = ({ name }: { name: string }): string => name.split(", ")[0]!;
export const toPopulation = ({ populations }: Metro): number => populations.at(-1)!;
export const toGrowth = ({ populations }: Metro): number =>
  Math.round((populations.at(-1)! / populations[0]! - 1) * 1000) / 10;

/** Its places, those in another state than the principal city with their state's code. */
export const listCities = ({ cities, stateCodes }: Metro): Metro["cities"] =>
  cities.map((city) => {
    const code = city.slug.slice(-2).toUpperCase();
    return code === stateCodes[0] ? city : { ...city, name: `${city.name}, ${code}` };
  });

/** How large the area is, how it changed, and where in it people live. */
export function tellPeople(metro: Metro): string[] {
  return [
    [toSizeText(metro), toGrowthText(metro), toYearsText(metro)].join(" "),
    [toCountiesText(metro), toCitiesText(metro)].join(" "),
  ];
}

function toSizeText(metro: Metro): string {
  const { rank } = metro;
  const city = toCityName(metro);
  const people = formatCount(toPopulation(metro));
  if (rank === 1)
    return `No metropolitan area of the country is larger: ${people} people live in and around ${city}.`;
  if (rank <= 25)
    return pick(
      [
        `${people} people make greater ${city} the ${toRanked(rank, "largest")} metropolitan area of the country.`,
        `Greater ${city}, with ${people} people, is outnumbered by ${toNumberWord(rank - 1)} others.`,
      ],
      rank,
    );
  if (rank <= 110)
    return pick(
      [
        `With ${people} people, ${city} stands ${formatOrdinal(rank)} among ${metroCount} metropolitan areas.`,
        `${people} people live around ${city}; ${rank - 1} areas are larger, ${metroCount - rank} smaller.`,
        `Rank ${rank} by size: the ${city} area has ${people} people.`,
        `${city} is a big market short of the giants, ${people} people strong and ${formatOrdinal(rank)} in size.`,
      ],
      rank,
    );
  if (rank <= 250)
    return pick(
      [
        `At ${people} people, the ${city} area is middle-sized: ${formatOrdinal(rank)} of ${metroCount}.`,
        `${metroCount - rank} metropolitan areas are smaller than ${city}, which has ${people} people.`,
        `Around ${city} live ${people} people, which is rank ${rank}.`,
        `${city} and what surrounds it come to ${people} people, number ${rank} in the country.`,
      ],
      rank,
    );
  return pick(
    [
      `${city} is a small metro, ${people} people in all and ${formatOrdinal(rank)} of ${metroCount}.`,
      `Only ${toCounted(metroCount - rank, "metropolitan area")} ${metroCount - rank === 1 ? "has" : "have"} fewer people than ${city} with its ${people}.`,
      `${people} people: that is the whole of the ${city} area, rank ${rank}.`,
      `One of the smaller areas, ${city} counts ${people} people and ranks ${formatOrdinal(rank)}.`,
    ],
    rank,
  );
}

function toGrowthText(metro: Metro): string {
  const percent = toGrowth(metro);
  const change = toPopulation(metro) - metro.populations[0]!;
  const gain = formatCount(Math.abs(change));
  const share = toPercentText(percent);
  const place = metro.growthRank;
  if (place <= 40)
    return `It is among the fastest growing: ${share} more than in ${firstYear}, ${formatOrdinal(place)} in the country.`;
  if (percent >= 4)
    return pick(
      [
        `Since ${firstYear} it has gained ${gain}, or ${share}.`,
        `That is ${gain} more than in ${firstYear}, a growth of ${share}.`,
        `It grew by ${share} in five years, ${formatOrdinal(place)} by pace.`,
      ],
      metro.rank,
    );
  if (percent >= 1)
    return pick(
      [
        `Growth is moderate, ${share} since ${firstYear}.`,
        `Five years brought ${gain} more, ${share}.`,
        `It gained ${share} since ${firstYear}, which ${place - 1} others outran.`,
      ],
      metro.rank,
    );
  if (percent > -1)
    return pick(
      [
        `The number hardly moved since ${firstYear}: ${gain} ${change < 0 ? "fewer" : "more"}.`,
        `Five years changed it by ${gain}, next to nothing.`,
        `It has stood still since ${firstYear}, give or take ${share}.`,
      ],
      metro.rank,
    );
  if (percent > -3)
    return pick(
      [
        `It has lost ${gain} since ${firstYear}, ${share} of its people.`,
        `Five years cost it ${share}, or ${gain}.`,
      ],
      metro.rank,
    );
  return `It has lost ${gain} people since ${firstYear}, ${share}; only ${toNumberWord(metroCount - place)} areas lost a larger part.`;
}

function toYearsText({ populations, rank }: Metro): string {
  const steps = populations.slice(1).map((people, at) => ({
    year: firstYear + 1 + at,
    change: people - populations[at]!,
  }));
  const losses = steps.filter(({ change }) => change < 0);
  const most = steps.reduce((best, step) => (Math.abs(step.change) > Math.abs(best.change) ? step : best));
  const [last] = steps.slice(-1);
  const size = formatCount(Math.abs(most.change));
  if (losses.length === 0)
    return pick(
      [
        `Each year added some, ${most.year} most: ${size}.`,
        `The best of those years was ${most.year} with ${size}; the latest brought ${formatCount(last!.change)}.`,
        `No year went backward; ${size} came in ${most.year}.`,
      ],
      rank,
    );
  if (losses.length === steps.length)
    return `Every year took people away, ${most.year} most of all: ${size}.`;
  if (last!.change < 0)
    return `The latest year was one of loss, ${formatCount(-last!.change)}, as ${losses.length === 1 ? "none before it" : `${toNumberWord(losses.length - 1)} before it`}.`;
  const years = listWithAnd(losses.map(({ year }) => String(year)));
  return pick(
    [
      `It shrank in ${years}, and the year to July ${last!.year} added ${formatCount(last!.change)}.`,
      `Losses in ${years} are behind it: ${formatCount(last!.change)} came in ${last!.year}.`,
    ],
    rank,
  );
}

function toCountiesText({ counties, stateCodes, rank }: Metro): string {
  if (stateCodes.length > 1) {
    const shares = stateCodes.map((code) => {
      const count = counties.filter((county) => county.endsWith(`, ${code}`)).length;
      return `${toNumberWord(count)} in ${findState(code)!.name}`;
    });
    return `The area crosses state lines: of its ${toCounted(counties.length, "county", "counties")}, ${listWithAnd(shares)}.`;
  }
  if (counties.length === 1)
    return pick([`${counties[0]} is all of it.`, `It is a single county, ${counties[0]}.`], rank);
  if (counties.length <= 4)
    return pick([`It takes in ${listWithAnd(counties)}.`, `${listWithAnd(counties)} make it up.`], rank);
  return `${startSentence(toNumberWord(counties.length))} counties belong to it, ${counties[0]} and ${counties.at(-1)} among them.`;
}

function toCitiesText(metro: Metro): string {
  const [first, second, third] = listCities(metro);
  if (!first) return "None of its towns has 20,000 people.";
  const say = ({ name, population }: { name: string; population: number }) =>
    `${name} (${formatCount(population)})`;
  if (!second) return `${say(first)} is the only place in it with 20,000 people or more (2019-2023).`;
  const others = third ? `${say(second)} and ${say(third)}` : say(second);
  if (second.population > first.population * 0.7)
    return `It has more than one center: ${say(first)} stands beside ${others} (2019-2023).`;
  const share = Math.round((first.population / toPopulation(metro)) * 100);
  return pick(
    [
      `${first.name} itself had ${formatCount(first.population)} in 2019-2023, as much as ${share} percent of the area's people of 2025; ${others} follow.`,
      `${say(first)} is its largest place in the survey of 2019-2023, before ${others}.`,
    ],
    metro.rank,
  );
}
