import { continueSentence } from "#app/candidates/license-words.ts";
import type { NationalLicense } from "#app/candidates/national-license.ts";
import type { Question } from "#app/content/faq.ts";
import { listWithAnd, toRunningText } from "#app/markets/figures.ts";
import { tellChangedLaws } from "#app/markets/practice-authority.ts";
import { findState } from "#app/markets/states.ts";
import { toScopeSentence } from "#app/markets/wanted-professions.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, survey2024 } from "#app/ui/pay-scale.ts";
import type { MetroPay } from "./profession-pay.ts";

const writtenShown = 2;

/** Questions whose answers are this profession's own figures, then what is written for it. */
export function toProfessionQuestions(
  record: Profession,
  best: MetroPay | null,
  license: NationalLicense | null,
): Question[] {
  const people = toRunningText(record.plural);
  return [
    { question: `How much do ${people} make?`, answer: toPayAnswer(record) },
    toPlaceQuestion(record, people, best),
    { question: `How many ${people} will be needed?`, answer: toNeedAnswer(record, people) },
    license && {
      question: `Does a ${toRunningText(record.name)}'s license carry into other states?`.replace(
        /a (?=[aeiou]|OB)/,
        "an ",
      ),
      answer: toLicenseAnswer(license),
    },
    toAuthorityQuestion(record),
    ...record.questions.slice(0, writtenShown),
  ].filter((item) => item !== null);
}

function toPayAnswer({ national: { pay, jobs, hourlyMedian }, payScope }: Profession): string {
  const sentences = [
    pay.median !== null &&
      `Half are paid more than ${formatDollars(pay.median)} a year${hourlyMedian === null ? "" : `, or $${hourlyMedian.toFixed(2)} an hour`}.`,
    pay.p25 !== null &&
      pay.p75 !== null &&
      `The middle half lies between ${formatDollars(pay.p25)} and ${formatDollars(pay.p75)}.`,
    jobs !== null && `Federal wage survey of May 2025, ${formatCount(jobs)} jobs.`,
    payScope,
  ];
  return sentences.filter(Boolean).join(" ");
}

function toPlaceQuestion(
  { slug, states }: Profession,
  people: string,
  best: MetroPay | null,
): Question | null {
  const areas =
    best?.areas.slice(0, 3).map(({ name, value }) => `${name} (${formatPay(value, survey2024)})`) ?? [];
  const top = Object.entries(states ?? {})
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([code, median]) => `${findState(code)?.name} (${formatDollars(median)})`);
  if (areas.length === 0 && top.length === 0) return null;
  const byState = top.length > 0 && `By state, ${listWithAnd(top)} have the highest medians of May 2025.`;
  const byArea =
    areas.length > 0 &&
    `Among metropolitan areas ${listWithAnd(areas)} lead the May 2024 survey${best!.heading.includes("quarter") ? ", by what three quarters are paid more than" : ""}.`;
  return {
    question: `Where are ${people} paid most?`,
    answer: [byState, byArea, toScopeSentence(slug, people)].filter(Boolean).join(" "),
  };
}

/** Where programs ask for more by now than the projections' class of schooling. */
const schoolingNow: Record<string, string> = { "nurse-anesthetist": "new programs are doctoral" };

function toNeedAnswer({ slug, outlook }: Profession, people: string): string {
  const { jobs2034, change, openingsPerYear, entryEducation } = outlook;
  const scope = toScopeSentence(slug, people);
  const now = schoolingNow[slug];
  return `Federal projections see ${formatCount(jobs2034)} jobs in 2034, ${formatCount(Math.abs(change))} ${change >= 0 ? "more" : "fewer"} than in 2024, and ${formatCount(openingsPerYear)} openings in a year. The usual schooling at the start, as BLS classes it: ${continueSentence(entryEducation)}${now ? `; ${now}` : ""}.${scope && ` ${scope}`}`;
}

function toLicenseAnswer({ rule, note }: NationalLicense): string {
  if (!note) return rule;
  return note.standing === "member" ? `${note.meaning} Elsewhere: ${rule}` : `${note.meaning} ${rule}`;
}

/** Only where a state's law sets how far a profession may act alone. */
function toAuthorityQuestion({ practiceAuthority }: Profession): Question | null {
  if (!practiceAuthority) return null;
  const standings = Object.values(practiceAuthority).map(({ authority }) => authority);
  const changed = tellChangedLaws(practiceAuthority);
  const count = (authority: string) => standings.filter((standing) => standing === authority).length;
  return {
    question: "Where may a nurse practitioner work without a physician's agreement?",
    answer: `In ${count("full")} of the 50 states and D.C. the law gives full practice authority, some of it only after a period of supervised practice. ${count("reduced")} reduce it by a required agreement for part of the work, and ${count("restricted")} ask for supervision or delegation (as of February 2025).${changed ? ` ${changed}` : ""}`,
  };
}
