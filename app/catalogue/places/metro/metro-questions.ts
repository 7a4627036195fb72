import type { Metro, StateRow } from "#app/facts/catalog/place-records.ts";
import { describeBeds, listSized, withCity } from "#app/facts/reference/place/hospital-rows.ts";
import { describeNewerLaws, toAuthorityCell } from "#app/facts/reference/place/practice-authority.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { type CompactFacts, getCompact, toAsOfText } from "#app/facts/reference/profession/compacts.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toPercentText } from "#app/kit/text/prose.ts";
import { startSentence, withArticle } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";
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
    { question: `Which nursing license do I need in ${city}?`, answer: describeNurseLicense(states, city) },
    {
      question: `Can nurse practitioners work without a physician in ${metro.name}?`,
      answer: describePracticeAuthority(states),
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
  const listed = sized.map((hospital) => `${withCity(hospital)} (${describeBeds(hospital)})`);
  return {
    question: `Which hospitals in the ${toCityName(metro)} area report the most beds?`,
    answer: `${listWithAnd(listed)} report the most beds, among hospitals that report them. Not every hospital does.`,
  };
}

const isMember = (state: StateRow, code: "NLC" | "IMLC") => state.compacts[code] === "member";

export const toLicenseRow = (state: StateRow) => [
  isMember(state, "NLC") ? "Multistate license honored" : "State license only",
  isMember(state, "IMLC") ? "Compact pathway" : "State board only",
  toAuthorityCell(state.nursePractitioners),
];

export const listLicenseSources = () => (["NLC", "IMLC"] as const).map((code) => toSource(getCompact(code)));

const toSource = (compact: CompactFacts) => ({
  name: compact.name,
  url: compact.url,
  asOf: toAsOfText(compact),
});

function describeNurseLicense(states: readonly StateRow[], city: string): string {
  const inside = states.filter((state) => isMember(state, "NLC")).map(({ code }) => toStateText(code));
  const outside = states.filter((state) => !isMember(state, "NLC")).map(({ code }) => toStateText(code));
  if (states.length === 1)
    return inside.length === 1
      ? `A multistate license is enough while you live in the Nurse Licensure Compact state that issued it, because ${inside[0]} honors it. If you move to ${inside[0]} or have no multistate license, you need ${toLicense(states[0]!)}.`
      : `You need ${toLicense(states[0]!)}. The state does not honor multistate licenses, so plan for the board's processing time.`;
  if (outside.length === 0)
    return `One multistate license covers the whole ${city} area: ${listWithAnd(inside)} honor it under the Nurse Licensure Compact.`;
  if (inside.length === 0)
    return `You need a license from each state you work in: ${listWithAnd(outside)} do not honor multistate licenses.`;
  return `It depends on the state you work in. ${startSentence(listWithAnd(inside))} ${inside.length === 1 ? "honors" : "honor"} multistate licenses under the Nurse Licensure Compact. ${startSentence(listWithAnd(outside))} ${outside.length === 1 ? "requires its own license" : "each require their own license"}.`;
}

const toLicense = ({ name }: StateRow): string => withArticle(`${name} nursing license`);

function describePracticeAuthority(states: readonly StateRow[]): string {
  const [first] = states;
  const asOf = formatDay(first!.nursePractitioners.asOf);
  const levels = new Set(states.map(({ nursePractitioners }) => nursePractitioners.aanpClass));
  const newer = describeNewerLaws(states.map(({ nursePractitioners }) => nursePractitioners));
  if (levels.size > 1) {
    const each = states.map(
      ({ code, nursePractitioners }) => `${nursePractitioners.aanpClass} in ${toStateText(code)}`,
    );
    return `It depends on the state. Practice authority ${newer ? "was" : "is"} ${listWithAnd(each)} (AANP, ${asOf}).${newer ? ` ${newer}` : ""}`;
  }
  if (newer) return `${newer} AANP's class of ${asOf}, ${[...levels][0]}, describes the law before that.`;
  const names = startSentence(listWithAnd(states.map(({ code }) => toStateText(code))));
  const s = states.length > 1 ? "" : "s";
  const told = {
    full: `Yes. ${names} give${s} nurse practitioners full practice authority (AANP, ${asOf}).`,
    reduced: `Only in part. As a rule, ${names} require${s} an agreement with a physician for some of their work (AANP, ${asOf}).`,
    restricted: `As a rule, no. ${names} require${s} supervision or delegation by a physician (AANP, ${asOf}). Ask the board whether experienced nurse practitioners are exempt.`,
  };
  return told[first!.nursePractitioners.authority];
}
