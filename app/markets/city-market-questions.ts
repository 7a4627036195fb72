import type { Question } from "#app/content/faq.ts";
import type { CityMarket, Metro } from "#app/platform/place-records.ts";
import { profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/ui/pay-scale.ts";
import { formatPercent, listWithAnd, percentAbove, toRunningText } from "./figures.ts";
import { listSized, listSystems, systemSource } from "./hospital-rows.ts";
import { registeredNurses } from "./published-pay.ts";
import { wageScopes } from "./wanted-professions.ts";

export function toCityMarketQuestions(market: CityMarket, metro: Metro | null): Question[] {
  return [
    toPremiumQuestion(market, metro),
    toEmployerQuestion(market),
    toDistanceQuestion(market),
    metro && toSpreadQuestion(market, metro),
    metro && toCommuteQuestion(market, metro),
  ].filter((question) => question !== null);
}

function toPremiumQuestion({ city, salaryPremium }: CityMarket, metro: Metro | null): Question {
  const nurses = metro?.pay[registeredNurses.soc];
  const measured = nurses?.median
    ? ` Registered nurses of the area have a median of ${formatPay(nurses.median, survey2024)} (May 2024).`
    : "";
  return {
    question: `Does ${city} pay more than elsewhere?`,
    answer: `Offers tend to lie ${salaryPremium} above the national average.${measured}`,
  };
}

function toEmployerQuestion({ city, hospitals, majorHospitals, hospitalCount }: CityMarket): Question {
  const sized = listSized(hospitals);
  const systems = listSystems(sized).slice(0, 3);
  const [first] = sized;
  const led = systems.length
    ? `Among the ${sized.length} that report most beds, ${listWithAnd(systems.map(({ system, count }) => `${system} (${count})`))} hold several (${systemSource}).`
    : `No system holds two of the ${sized.length} that report most beds (${systemSource}); ${listWithAnd(majorHospitals.slice(0, 3))} are among the large ones.`;
  return {
    question: `Which employers shape ${city}?`,
    answer: `${led}${first ? ` Of its ${formatCount(hospitalCount)} hospitals ${first.name} has the most beds of those that report them: ${formatCount(first.beds)}.` : ""}`,
  };
}

function toDistanceQuestion({ city, nearest }: CityMarket): Question {
  const [first, second] = nearest;
  return {
    question: `What is the next large market after ${city}?`,
    answer: `${first?.city}, ${formatCount(first?.miles ?? 0)} miles away${second ? `, then ${second.city} at ${formatCount(second.miles)}` : ""}, of the ten that we describe.`,
  };
}

function toSpreadQuestion({ city }: CityMarket, { pay }: Metro): Question | null {
  const spreads = profiledProfessions
    .flatMap(({ slug, soc, plural }) => {
      const { p10, p90 } = pay[soc] ?? { p10: null, p90: null };
      // Of a figure that is only known to be higher than the scale, and of a wider group, the spread says nothing.
      if (!p10 || !p90 || isOpenEnded(p90, survey2024) || slug in wageScopes) return [];
      return [{ plural: toRunningText(plural), p10, p90, spread: p90 / p10 }];
    })
    .sort((a, b) => b.spread - a.spread);
  const [widest, narrowest] = [spreads[0], spreads.at(-1)];
  if (!widest || !narrowest || widest === narrowest) return null;
  return {
    question: `Where does experience or setting change pay most in ${city}?`,
    answer: `Among ${widest.plural}: one in ten makes less than ${formatPay(widest.p10, survey2024)}, one in ten more than ${formatPay(widest.p90, survey2024)}. It matters least among ${narrowest.plural}, ${formatPay(narrowest.p10, survey2024)} to ${formatPay(narrowest.p90, survey2024)}, of the professions with both ends published (May 2024).`,
  };
}

function toCommuteQuestion({ city, population, metroPopulation }: CityMarket, metro: Metro): Question {
  const towns = metro.cities.map(({ name }) => name).filter((name) => !city.startsWith(name));
  const change = percentAbove(metro.populations.at(-1)!, metro.populations[0]!);
  const growth =
    Math.abs(change) < 0.05
      ? "hardly changed"
      : `${change > 0 ? "grown" : "shrunk"} by ${formatPercent(change)} percent`;
  return {
    question: `Do people who work in ${city} live there?`,
    answer: `The city itself has ${formatCount(population)} people (Census, 2019-2023); many live in places such as ${listWithAnd(towns.slice(0, 4))}. The whole area had ${formatCount(metroPopulation)} in July 2025 and has ${growth} since 2020.`,
  };
}
