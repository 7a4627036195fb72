import type { Question } from "#app/content/faq.ts";
import type { Metro, StateRow } from "#app/platform/place-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/ui/pay-scale.ts";
import { formatOrdinal, listWithAnd } from "./figures.ts";
import { tellNurseLicense, tellPracticeAuthority } from "./metro-licenses.ts";
import { findNurses, type LocalPay, toPercentAbove } from "./metro-pay.ts";
import { listCities, toCityName } from "./metro-people.ts";
import { pick, toCounted, toPercentText } from "./prose.ts";
import { withWageScope } from "./wanted-professions.ts";

/** What people ask about an area, answered with its own figures. */
export function listMetroQuestions(
  metro: Metro,
  pays: readonly LocalPay[],
  states: readonly StateRow[],
): Question[] {
  const city = toCityName(metro);
  return [
    askAboutPay(metro, pays),
    { question: `Which nursing license do I need in ${city}?`, answer: tellNurseLicense(states, city) },
    askAboutNearest(metro, pays),
    {
      question: `May nurse practitioners in ${metro.name} work without a physician?`,
      answer: tellPracticeAuthority(states),
    },
    askAboutPlaces(metro),
  ].filter((item) => item !== null);
}

/** Of a profession that the area's text has not told of: nurse practitioners where they are published. */
function askAboutPay(metro: Metro, pays: readonly LocalPay[]): Question | null {
  const city = toCityName(metro);
  const subject =
    pays.find(({ slug, pay }) => slug === "nurse-practitioner" && pay.median) ??
    pays.find(({ slug }) => slug !== "registered-nurse") ??
    pays[0];
  if (!subject) return null;
  const { p10, median, p90 } = subject.pay;
  const percent = toPercentAbove(median, subject.national);
  const compared =
    percent === null || percent === 0
      ? ""
      : ` That is ${toPercentText(percent)} ${percent > 0 ? "above" : "below"} the national median of that survey, ${formatDollars(subject.national!)}.`;
  const range =
    p10 !== null && p90 !== null && !isOpenEnded(p10, survey2024)
      ? `, from ${formatPay(p10, survey2024)} for the tenth percentile to ${formatPay(p90, survey2024)} for the ninetieth`
      : "";
  return {
    question: `How much do ${withWageScope(subject.slug, subject.plural)} make in ${city}?`,
    answer: `${formatPay(median, survey2024).replace(/^a/, "A")} a year at the median of May 2024${range}.${compared}`,
  };
}

function askAboutNearest(metro: Metro, pays: readonly LocalPay[]): Question | null {
  const [near] = metro.nearest;
  if (!near) return null;
  const own = findNurses(pays)?.pay.median;
  const larger = metro.nearest.find(({ population }) => population > metro.populations.at(-1)!);
  const isLarger = larger === near;
  const size = isLarger ? ", the larger of the two" : "";
  const next = larger
    ? ` The nearest larger area is ${larger.name}, at ${larger.miles} miles.`
    : ` None of the five nearest is as large as ${metro.name}.`;
  const gap = own && near.nurseMedian ? near.nurseMedian - own : null;
  const nurses =
    gap === null
      ? ""
      : gap === 0
        ? "; nurses make the same in both"
        : `; nurses there make ${formatDollars(Math.abs(gap))} ${gap > 0 ? "more" : "less"}`;
  return {
    question: `Which metro area is closest to ${metro.name}?`,
    answer: `${near.name}, ${near.miles} miles away (${formatCount(near.population)} people)${size}${nurses}.${isLarger ? "" : next}`,
  };
}

function askAboutPlaces(metro: Metro): Question {
  const { name, counties, growthRank, rank, title } = metro;
  const cities = listCities(metro);
  const question = pick(
    [`Where in the ${name} area do people live?`, `What belongs to the ${name} area?`],
    rank,
  );
  if (cities.length < 3) {
    const place = cities[0]?.name;
    return {
      question,
      answer: `The Census calls it ${title}: ${toCounted(counties.length, "county", "counties")}, ${place ? `with ${listWithAnd(cities.map((city) => city.name))} as its only ${cities.length === 1 ? "place" : "places"} of size` : "without a place of 20,000 people"}. By growth it is ${formatOrdinal(growthRank)}.`,
    };
  }
  const rest = cities.slice(3, 8).map((city) => `${city.name} (${formatCount(city.population)})`);
  return {
    question,
    answer: `The Census title is ${title}. ${rest.length > 0 ? `Beyond the three largest there ${rest.length === 1 ? "is" : "are"} ${listWithAnd(rest)}, by the survey of 2019-2023.` : `${listWithAnd(cities.map((city) => city.name))} are its places of 20,000 people and more.`}`,
  };
}
