import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { toNationalOpening } from "#app/facts/licensing/compact-rules.ts";
import type { NationalLicense } from "#app/facts/licensing/national-license.ts";
import { describeChangedLaws, toAuthoritySource } from "#app/facts/reference/place/practice-authority.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { describeRatioLaws } from "#app/facts/reference/profession/staffing-laws.ts";
import { toScopeSentence } from "#app/facts/reference/profession/wage-occupation.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { continueSentence, withArticle } from "#app/kit/text/sentence.ts";
import { formatPay, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { listCandidateQuestions } from "#app/pages/page/question-audience.ts";
import type { MetroPay } from "./profession-pay.ts";

const writtenShown = 2;

export function toProfessionQuestions(
  record: ProfessionRecord,
  best: MetroPay | null,
  license: NationalLicense | null,
): Question[] {
  const people = toRunningText(record.plural);
  return [
    { question: `How much do ${people} make?`, answer: toPayAnswer(record) },
    toPlaceQuestion(record, people, best),
    { question: `What is the job outlook for ${people}?`, answer: toNeedAnswer(record, people) },
    license && toLicenseQuestion(record, license, people),
    toAuthorityQuestion(record),
    toRatioQuestion(record),
    ...listCandidateQuestions(record.questions).slice(0, writtenShown),
  ].filter((item) => item !== null);
}

function toPayAnswer({ national: { pay, jobs, hourlyMedian }, payScope }: ProfessionRecord): string {
  const sentences = [
    pay.median !== null &&
      `The national median is ${formatDollars(pay.median)} a year${hourlyMedian === null ? "" : `, or $${hourlyMedian.toFixed(2)} an hour`}.`,
    pay.p25 !== null &&
      pay.p75 !== null &&
      `The middle half earn ${formatDollars(pay.p25)} to ${formatDollars(pay.p75)}.`,
    jobs !== null && `Source: BLS, May 2025, ${formatCount(jobs)} jobs.`,
    payScope,
  ];
  return sentences.filter(Boolean).join(" ");
}

function toPlaceQuestion(
  { slug, states }: ProfessionRecord,
  people: string,
  best: MetroPay | null,
): Question | null {
  const areas =
    best?.areas.slice(0, 3).map(({ name, value }) => `${name} (${formatPay(value, survey2024)})`) ?? [];
  const top = Object.entries(states ?? {})
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([code, median]) => `${toStateText(code)} (${formatDollars(median)})`);
  if (areas.length === 0 && top.length === 0) return null;
  const byState = top.length > 0 && `The highest state medians are in ${listWithAnd(top)} (BLS, May 2025).`;
  const byArea = best && areas.length > 0 && describeBestAreas(best, areas);
  return {
    question: `Where do ${people} earn the most?`,
    answer: [byState, byArea, toScopeSentence(slug, people)].filter(Boolean).join(" "),
  };
}

function describeBestAreas({ areas, atTop }: MetroPay, withPay: readonly string[]): string {
  if (atTop === null)
    return `The highest medians among metro areas are in ${listWithAnd(withPay)} (BLS, May 2024).`;
  if (atTop < withPay.length)
    return `The highest 25th-percentile pay among metro areas is in ${listWithAnd(withPay)} (BLS, May 2024).`;
  const named = listWithAnd(areas.slice(0, withPay.length).map(({ name }) => name));
  const pay = formatPay(areas[0]!.value, survey2024);
  return `The 25th percentile is ${pay}, the highest figure BLS publishes, in ${atTop} metro areas${atTop > withPay.length ? ", including" : ":"} ${named} (BLS, May 2024).`;
}

/** These programs now require more than the schooling that BLS lists. */
const schoolingNow: Record<string, string> = { "nurse-anesthetist": "new programs are doctoral" };

function toNeedAnswer({ slug, outlook }: ProfessionRecord, people: string): string {
  const { jobs2034, change, openingsPerYear, entryEducation } = outlook;
  const scope = toScopeSentence(slug, people);
  const now = schoolingNow[slug];
  return `BLS projects ${formatCount(jobs2034)} jobs in 2034, ${formatCount(Math.abs(change))} ${change >= 0 ? "more" : "fewer"} than in 2024, and ${formatCount(openingsPerYear)} openings a year. The typical entry-level education is ${withArticle(continueSentence(entryEducation))}${now ? `; ${now}` : ""}.${scope && ` ${scope}`}`;
}

function toLicenseQuestion(
  { slug }: ProfessionRecord,
  { rule, note }: NationalLicense,
  people: string,
): Question {
  const compact = findProfiledProfession(slug)?.compact;
  // If rules differ by state, people first ask whether they need a license at all.
  if (!rule.startsWith("Every state"))
    return { question: `Do ${people} need a state license?`, answer: rule };
  return {
    question: `Can ${people} work in other states on their license?`,
    answer:
      note?.standing === "member" && compact
        ? `${toNationalOpening(compact)} ${note.meaning} Outside the compact, ${continueSentence(rule)}`
        : ["No.", rule, note?.meaning].filter(Boolean).join(" "),
  };
}

/** Only for nurse practitioners, whose independence depends on state law. */
function toAuthorityQuestion({ practiceAuthority }: ProfessionRecord): Question | null {
  if (!practiceAuthority) return null;
  const standings = Object.values(practiceAuthority).map(({ authority }) => authority);
  const changed = describeChangedLaws(practiceAuthority);
  const count = (authority: string) => standings.filter((standing) => standing === authority).length;
  return {
    question: "Where can a nurse practitioner work without a physician agreement?",
    answer: `${count("full")} of the 50 states and D.C. give full practice authority, some only after a period of supervised practice. ${count("reduced")} require an agreement for part of the work, and ${count("restricted")} require supervision or delegation (${toAuthoritySource(practiceAuthority)}).${changed ? ` ${changed}` : ""}`,
  };
}

const toRatioQuestion = ({ slug }: ProfessionRecord): Question | null =>
  slug === "registered-nurse"
    ? { question: "Which states limit how many patients a nurse can have?", answer: describeRatioLaws() }
    : null;
