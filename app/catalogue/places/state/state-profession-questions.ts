import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { topCode } from "#app/facts/catalog/record-fields.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { toScopeSentence } from "#app/facts/reference/profession/wage-occupation.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatPercent, listWithAnd, percentAbove, toRunningText } from "#app/kit/text/figures.ts";
import { toNumberWord } from "#app/kit/text/prose.ts";
import { continueSentence, startSentence, withArticle } from "#app/kit/text/sentence.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { toGeneralQuestion } from "./demand-in-state.ts";
import type { LocalLicense } from "./local-license.ts";
import {
  formatMetroPay,
  type LocalMetro,
  listLocalMetros,
  type PayInState,
  toPaySentence,
} from "./pay-in-state.ts";

interface LocalSubject {
  profession: ProfessionRecord;
  state: StateRecord;
  pay: PayInState;
  license: LocalLicense;
  openings: OpeningsView | null;
}

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
  const nation = profession.national.pay.median;
  const national =
    pay.kind === "metros" && nation
      ? ` The national median is ${formatDollars(nation)} (BLS, May 2025).`
      : "";
  return {
    question: `How much do ${many} make in ${place}?`,
    answer: `${toPaySentence(profession, state, pay)}${national}`,
  };
}

function toPlaceQuestion(subject: LocalSubject): Question | null {
  const { profession, state } = subject;
  const { many, place } = toNames(subject);
  const metros = listLocalMetros(profession, state.code);
  const [first, second] = metros;
  if (first && second) {
    const last = metros.at(-1)!;
    // Top-coded medians cannot be ranked.
    if (last.median >= topCode) return null;
    const open = metros.filter(({ median }) => median >= topCode).map(({ name }) => name);
    const gap = Math.abs(percentAbove(last.median, first.median));
    const scope = toScopeSentence(profession.slug, many);
    const behind = gap >= 1 && open.length === 0 ? `, ${formatPercent(gap)}% less than ${first.name}` : "";
    const lowest = metros.length > 2 ? ` ${last.name} has the lowest${behind}.` : "";
    const best =
      open.length > 1
        ? `The median is ${formatMetroPay(first.median)} a year in ${listWithAnd(open)} (BLS, May 2024).`
        : `${startSentence(describeTop(first, second, metros.length))}, among the ${toNumberWord(metros.length)} metro areas centered in ${place} that we have figures for (BLS, May 2024).`;
    return {
      question: `Where in ${place} do ${many} make the most?`,
      answer: `${best}${lowest}${scope && ` ${scope}`}`,
    };
  }
  const medians = profession.states;
  const own = medians?.[state.code];
  const [best] = state.neighbors
    .flatMap((code) => (medians?.[code] ? [{ code, median: medians[code] }] : []))
    .sort((a, b) => b.median - a.median);
  if (!best || !own) return null;
  const name = `${toStateText(best.code)}, where the median is ${formatDollars(best.median)} (BLS, May 2025)`;
  return {
    question: `Do ${many} make more in states near ${place}?`,
    answer: best.median > own ? `Yes, in ${name}.` : `No. The closest is ${name}.`,
  };
}

function describeTop(first: LocalMetro, second: LocalMetro, of: number): string {
  const [best, next] = [formatMetroPay(first.median), formatMetroPay(second.median)];
  if (best === next)
    return `${first.name} and ${second.name} have ${of === 2 ? "the same" : "the highest"} median, ${best} a year`;
  return of === 2
    ? `${first.name} has the higher median, ${best} a year; ${second.name} has ${next}`
    : `${first.name} has the highest median, ${best} a year; ${second.name} is next at ${next}`;
}

function toLicenseQuestion(subject: LocalSubject): Question {
  const { license } = subject;
  const { one, place } = toNames(subject);
  const [note] = license.notes;
  const apply =
    license.how &&
    `${license.how} ${license.wait ? `${license.wait.replace(/^Typically /, "It typically takes ")}.` : ""}`;
  const parts =
    note?.standing === "member"
      ? [
          license.opening,
          `${startSentence(place)} is in the ${note.compact}.`,
          note.meaning,
          apply && `Otherwise, ${continueSentence(apply)}`,
        ]
      : [license.opening, license.rule, license.nextDoor, apply];
  return {
    question: `Can I work as ${withArticle(one)} in ${place} with a license from another state?`,
    answer: parts.filter(Boolean).join(" "),
  };
}

function toOpeningsQuestion(subject: LocalSubject): Question | null {
  const { openings } = subject;
  if (!openings || openings.total === 0) return null;
  const { one, many, place } = toNames(subject);
  const cities = [...new Set(openings.jobs.flatMap((job) => job.place ?? []))].slice(0, 3);
  const where = openings.total === 1 ? "It is" : "The newest are";
  const newest = cities.length > 0 ? ` ${where} in ${listWithAnd(cities)}.` : "";
  return {
    question: `Are employers in ${place} hiring ${many} now?`,
    answer: `Yes. We have ${formatCount(openings.total)} open ${one} ${openings.total === 1 ? "posting" : "postings"} today.${newest}`,
  };
}
