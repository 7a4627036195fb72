import type { Metro, StateRow } from "#app/facts/catalog/place-records.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { listSized, tellBeds, withCity } from "#app/facts/reference/place/hospital-rows.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wanted-professions.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toPercentText } from "#app/kit/text/prose.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import { tellNurseLicense, tellPracticeAuthority } from "./metro-licenses.ts";
import { findNurses, type LocalPay, toPercentAbove } from "./metro-pay.ts";
import { toCityName } from "./metro-people.ts";

const hospitalsNamed = 3;

export function listMetroQuestions(
  metro: Metro,
  pays: readonly LocalPay[],
  states: readonly StateRow[],
): Question[] {
  const city = toCityName(metro);
  return [
    askAboutPay(metro, findNurses(pays)),
    askAboutPay(metro, findOtherPay(pays)),
    { question: `Which nursing license do I need in ${city}?`, answer: tellNurseLicense(states, city) },
    {
      question: `Can nurse practitioners work without a physician in ${metro.name}?`,
      answer: tellPracticeAuthority(states),
    },
    askAboutHospitals(metro),
  ].filter((item) => item !== null);
}

const findOtherPay = (pays: readonly LocalPay[]): LocalPay | null =>
  pays.find(({ slug }) => slug === "nurse-practitioner") ??
  pays.find(({ slug }) => slug !== "registered-nurse") ??
  null;

function askAboutPay(metro: Metro, subject: LocalPay | null): Question | null {
  if (!subject) return null;
  const { p10, median, p90 } = subject.pay;
  const percent = toPercentAbove(median, subject.national);
  const compared = percent
    ? ` That is ${toPercentText(percent)} ${percent > 0 ? "above" : "below"} the national median of ${formatDollars(subject.national!)} in the same survey.`
    : "";
  const range =
    p10 !== null && p90 !== null && !isOpenEnded(p10, survey2024)
      ? ` The 10th percentile is ${formatPay(p10, survey2024)} and the 90th is ${formatPay(p90, survey2024)}.`
      : "";
  const residents = range ? toResidentsNote([subject]) : null;
  const plural = withWageScope(subject.slug, subject.plural);
  return {
    question: `How much do ${plural} make in ${toCityName(metro)}?`,
    answer: `The median is ${formatPay(median, survey2024)} a year (BLS, May 2024).${compared}${range}${residents ? ` ${residents}` : ""}`,
  };
}

function askAboutHospitals(metro: Metro): Question | null {
  const sized = listSized(metro.largestHospitals).slice(0, hospitalsNamed);
  if (sized.length < 2) return null;
  const listed = sized.map((hospital) => `${withCity(hospital)} (${tellBeds(hospital)})`);
  return {
    question: `Which hospitals in the ${toCityName(metro)} area report the most beds?`,
    answer: `${listWithAnd(listed)} report the most beds, among hospitals that report them. Not every hospital does.`,
  };
}
