import { continueSentence, startSentence, toStateText } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import type { OpeningsView } from "#app/jobs/openings.server.ts";
import type { StateRecord } from "#app/platform/place-records.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { topCode } from "#app/platform/record-fields.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { toGeneralQuestion } from "./demand-in-state.ts";
import { formatPercent, listWithAnd, percentAbove, toRunningText } from "./figures.ts";
import type { LocalLicense } from "./local-license.ts";
import {
  listLocalMetros,
  listReachingMetros,
  type PayInState,
  sayMetroPay,
  toPaySentence,
} from "./pay-in-state.ts";
import { toScopeSentence } from "./wanted-professions.ts";

interface LocalSubject {
  profession: Profession;
  state: StateRecord;
  pay: PayInState;
  license: LocalLicense;
  openings: OpeningsView | null;
}

/** Questions on a profession in a state, answered from their figures; one is of the profession as such. */
export function toStateProfessionQuestions(subject: LocalSubject): Question[] {
  const { profession, state } = subject;
  return [
    toPayQuestion(subject),
    toPlaceQuestion(subject),
    toLicenseQuestion(subject),
    toOpeningsQuestion(subject),
    toGeneralQuestion(profession, state),
  ].filter((question) => question !== null);
}

const toNames = ({ profession, state }: LocalSubject) => ({
  one: toRunningText(profession.name),
  many: toRunningText(profession.plural),
  place: toStateText(state.code),
});

function toPayQuestion(subject: LocalSubject): Question {
  const { profession, state, pay } = subject;
  const { many, place } = toNames(subject);
  const sentence = toPaySentence(profession, state, pay);
  if (pay.kind === "state") {
    const gap = Math.abs(pay.median - pay.nation);
    return {
      question: `How much do ${many} earn in ${place}?`,
      answer: `${sentence} That is ${gap < 100 ? "level with" : `${formatDollars(gap)} ${pay.median > pay.nation ? "more than" : "less than"}`} the country's median of ${formatDollars(pay.nation)}.`,
    };
  }
  const nation = profession.national.pay.median;
  return {
    question: `What is a ${toRunningText(profession.name)} paid in ${place}?`.replace(/a (?=[aeio])/i, "an "),
    answer: `${sentence}${pay.kind === "metros" && nation ? ` For the whole country the survey of May 2025 has ${formatDollars(nation)}.` : ""}`,
  };
}

function toPlaceQuestion(subject: LocalSubject): Question | null {
  const { profession, state } = subject;
  const { many, place } = toNames(subject);
  const metros = listLocalMetros(profession, state.code);
  const [first, second] = metros;
  if (first && second) {
    const last = metros.at(-1)!;
    const reaching = listReachingMetros(profession, state.code).length - metros.length;
    const gap = Math.abs(percentAbove(last.median, first.median));
    const scope = toScopeSentence(profession.slug, many);
    return {
      question: `Which part of ${place} pays ${many} best?`,
      answer: `${reaching > 0 ? "Of the areas centered there, " : ""}${first.name}, with a median of ${sayMetroPay(first.median)}; ${second.name} follows at ${sayMetroPay(second.median)}.${metros.length > 2 ? ` Of ${reaching > 0 ? "these " : ""}${metros.length} areas ${last.name} comes last${gap >= 1 && first.median < topCode ? `, ${formatPercent(gap)} percent behind` : ""}.` : ""} All are of May 2024.${scope && ` ${scope}`}`,
    };
  }
  const medians = profession.states;
  const nextDoor = state.neighbors.flatMap((code) =>
    medians?.[code] ? [{ code, median: medians[code] }] : [],
  );
  if (nextDoor.length === 0) return null;
  const best = nextDoor.sort((a, b) => b.median - a.median)[0]!;
  return {
    question: `Do ${many} earn more outside ${place}?`,
    answer: `Of its neighbors, ${toStateText(best.code)} pays most, a median of ${formatDollars(best.median)} (May 2025).`,
  };
}

function toLicenseQuestion(subject: LocalSubject): Question {
  const { license } = subject;
  const { one, place } = toNames(subject);
  const article = /^[aeio]/i.test(one) ? "an" : "a";
  const [note] = license.notes;
  const apply = license.how && `${license.how} ${license.wait ? `${license.wait}.` : ""}`;
  const parts =
    note?.standing === "member"
      ? [
          `${startSentence(place)} is in the ${note.compact}.`,
          note.meaning,
          apply && `Without it: ${continueSentence(apply)}`,
        ]
      : [license.rule, license.nextDoor, apply];
  return {
    question: `Can ${article} ${one} licensed elsewhere work in ${place}?`,
    answer: parts.filter(Boolean).join(" "),
  };
}

function toOpeningsQuestion(subject: LocalSubject): Question | null {
  const { openings } = subject;
  if (!openings || openings.total === 0) return null;
  const { many, one, place } = toNames(subject);
  const cities = [...new Set(openings.jobs.flatMap((job) => job.place ?? []))].slice(0, 3);
  return {
    question: `Are ${place} employers hiring ${many} now?`,
    answer: `Yes: ${formatCount(openings.total)} ${one} ${openings.total === 1 ? "posting is" : "postings are"} open today, the newest in ${listWithAnd(cities)}.`,
  };
}
