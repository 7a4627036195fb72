import type { CityMarket, Metro } from "#app/facts/catalog/place-records.ts";
import {
  describeBeds,
  describeSystems,
  listSized,
  listSystems,
} from "#app/facts/reference/place/hospital-rows.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { registeredNurses } from "#app/facts/reference/profession/published-occupations.ts";
import { includesResidents } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { formatPercent, listWithAnd, percentAbove, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";

export function toCityMarketQuestions(market: CityMarket, metro: Metro | null): Question[] {
  return [
    toPremiumQuestion(market, metro),
    toEmployerQuestion(market),
    metro && toSpreadQuestion(market, metro),
    metro && toPeopleQuestion(market, metro),
  ].filter((question) => question !== null);
}

const toPremiumQuestion = (market: CityMarket, metro: Metro | null): Question => ({
  question: `Does ${market.city} pay healthcare workers more than other cities?`,
  answer: `${describePremium(market, metro)}.`,
});

function toEmployerQuestion({ city, hospitals, majorHospitals, hospitalCount }: CityMarket): Question {
  const sized = listSized(hospitals);
  const [first] = sized;
  const largest = first
    ? `The area has ${formatCount(hospitalCount)} hospitals. Among hospitals that report beds, ${first.name} has the most, ${describeBeds(first)}. `
    : "";
  const systems = describeSystems(sized, "with the most reported beds");
  const led =
    listSystems(sized).length > 0
      ? systems
      : `${systems} ${listWithAnd(majorHospitals.slice(0, 3))} are among the major ones.`;
  return { question: `Who are the major healthcare employers in ${city}?`, answer: `${largest}${led}` };
}

function toSpreadQuestion({ city }: CityMarket, { pay }: Metro): Question | null {
  const spreads = profiledProfessions
    .flatMap(({ slug, soc, plural }) => {
      const { p10, p90 } = pay[soc] ?? { p10: null, p90: null };
      // A top-coded figure, or one set by residents, has no known spread.
      if (!p10 || !p90 || isOpenEnded(p90, survey2024) || includesResidents(soc, p10)) return [];
      return [{ plural: withWageScope(slug, toRunningText(plural)), p10, p90, spread: p90 - p10 }];
    })
    .sort((a, b) => b.spread - a.spread);
  const [widest, narrowest] = [spreads[0], spreads.at(-1)];
  if (!widest || !narrowest || widest === narrowest) return null;
  const say = ({ p10, p90 }: typeof widest) =>
    `${formatPay(p10, survey2024)} to ${formatPay(p90, survey2024)}`;
  return {
    question: `Which healthcare jobs have the widest pay range in ${city}?`,
    answer: `Among professions with a known 90th percentile and no residents counted, ${widest.plural} have the widest range: ${say(widest)} from the 10th to the 90th percentile (BLS, May 2024). ${startSentence(narrowest.plural)} have the narrowest: ${say(narrowest)}.`,
  };
}

function toPeopleQuestion({ city, population, metroPopulation }: CityMarket, metro: Metro): Question {
  const towns = metro.cities.map(({ name }) => name).filter((name) => !city.startsWith(name));
  const change = percentAbove(metro.populations.at(-1)!, metro.populations[0]!);
  const growth =
    Math.abs(change) < 0.05
      ? "about the same as in 2020"
      : `${formatPercent(change)}% ${change > 0 ? "more" : "fewer"} than in 2020`;
  return {
    question: `How many people live in ${city} and its metro area?`,
    answer: `The city has ${formatCount(population)} people (Census Bureau, 2019-2023). The metro area had ${formatCount(metroPopulation)} in July 2025, ${growth}. Other large places in it are ${listWithAnd(towns.slice(0, 4))}.`,
  };
}

/** Our own estimate (spec section 3), with the survey's figure in the same sentence. Without a period. */
export function describePremium(
  { salaryPremium }: Pick<CityMarket, "salaryPremium">,
  metro: Metro | null,
): string {
  const measured = describeMeasured(metro);
  return `Offers are ${salaryPremium} above the national average, by our estimate${measured ? `; in the survey, ${measured}` : ""}`;
}

/** "registered nurses here earn a median of $97,810 a year, 4.5% above the U.S. median (BLS, May 2024)". */
export function describeMeasured(metro: Metro | null): string | null {
  const { soc } = registeredNurses;
  const median = metro?.pay[soc]?.median;
  if (!median) return null;
  const nation = metro.standing[soc]?.national;
  const percent = nation ? percentAbove(median, nation) : 0;
  const compared =
    Math.abs(percent) < 0.05
      ? ""
      : `, ${formatPercent(percent)}% ${percent < 0 ? "below" : "above"} the U.S. median`;
  return `registered nurses here earn a median of ${formatPay(median, survey2024)} a year${compared} (BLS, May 2024)`;
}
