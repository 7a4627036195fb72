import type { CityMarket, Metro } from "#app/platform/catalog-records.ts";
import { profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/ui/pay-scale.ts";
import { formatPercent, listWithAnd, percentAbove, toRunningText } from "./figures.ts";
import { listSystems } from "./hospital-rows.ts";
import { registeredNurses } from "./published-pay.ts";

interface Question {
  question: string;
  answer: string;
}

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
    ? ` Wage data agree or not by profession: registered nurses of the area have a median of ${formatPay(nurses.median, survey2024)} (May 2024).`
    : "";
  return {
    question: `Does ${city} pay more than elsewhere?`,
    answer: `Offers tend to lie ${salaryPremium} above the national average.${measured}`,
  };
}

function toEmployerQuestion({ city, hospitals, majorHospitals, hospitalCount }: CityMarket): Question {
  const systems = listSystems(hospitals).slice(0, 3);
  const [first] = hospitals;
  const led = systems.length
    ? `Among the ${hospitals.length} largest, ${listWithAnd(systems.map(({ system, count }) => `${system} (${count})`))} hold several.`
    : `No system holds two of the ${hospitals.length} largest; ${listWithAnd(majorHospitals.slice(0, 3))} lead.`;
  return {
    question: `Which employers shape ${city}?`,
    answer: `${led}${first?.beds ? ` ${first.name} has ${formatCount(first.beds)} beds, the most of ${formatCount(hospitalCount)} hospitals.` : ""}`,
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
    .flatMap(({ soc, plural }) => {
      const { p10, p90 } = pay[soc] ?? { p10: null, p90: null };
      return p10 && p90 ? [{ plural: toRunningText(plural), p10, p90, spread: p90 / p10 }] : [];
    })
    .sort((a, b) => b.spread - a.spread);
  const [widest, narrowest] = [spreads[0], spreads.at(-1)];
  if (!widest || !narrowest) return null;
  return {
    question: `Where does experience or setting change pay most in ${city}?`,
    answer: `Among ${widest.plural}: one in ten makes less than ${formatPay(widest.p10, survey2024)}, one in ten ${isOpenEnded(widest.p90, survey2024) ? "" : "more than "}${formatPay(widest.p90, survey2024)}. It matters least among ${narrowest.plural}, ${formatPay(narrowest.p10, survey2024)} to ${formatPay(narrowest.p90, survey2024)} (May 2024).`,
  };
}

function toCommuteQuestion({ city, population, metroPopulation }: CityMarket, metro: Metro): Question {
  const share = (population / metroPopulation) * 100;
  const towns = metro.cities.map(({ name }) => name).filter((name) => !city.startsWith(name));
  const change = percentAbove(metro.populations.at(-1)!, metro.populations[0]!);
  return {
    question: `Do people who work in ${city} live there?`,
    answer: `The city has ${formatPercent(share)} percent of its metro's people; the rest live in places such as ${listWithAnd(towns.slice(0, 4))}. Since 2020 the area has ${change >= 0 ? "grown" : "shrunk"} by ${formatPercent(change)} percent.`,
  };
}
