import { asksHow, asksPay, isTopic as namesTopic } from "#app/assistant/navigation/reading/questions.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { type Subject, toSubject } from "#app/assistant/navigation/reading/subject.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

export type WayContext = Pick<SiteContext, "db" | "env" | "now">;

/** A sentence and what several steps ask of it. */
export interface AskedSentence {
  context: WayContext;
  sentence: Sentence;
  subject: Subject;
  hasRole: boolean;
  hasPlace: boolean;
  isForJobs: boolean;
  /** About something that only articles answer. */
  isTopic: boolean;
  /** A question that no figure answers. */
  isHow: boolean;
  asksPay: boolean;
}

/** One place where a sentence may lead. Null leaves it to the next step. */
export type Step = (asked: AskedSentence) => Way | null | Promise<Way | null>;

export function toAsked(context: WayContext, sentence: Sentence): AskedSentence {
  const { words, readings } = sentence;
  const subject = toSubject(sentence);
  const hasPlace = subject.city !== null || subject.states.length > 0;
  const hasRole = readings.some(({ kind }) => kind === "profession" || kind === "specialty");
  const isForJobs =
    sentence.asksForJobs &&
    !/\bjobs?\s+market\b|\bjob\s+(?:outlook|description|duties|growth|offers?)\b|\bshift\s+(?:differentials?|pay|premiums?)\b|\bjobs?\s+of\s+an?\b|^why\b|\bwhat\s+happen\w*|\b(?:what|which)\s+licen[sc]es?\b|\b(?:tips|advice)\b|\bneed\s+(?:an?\s+)?(?:\w+\s+){0,2}licen[sc]e\b/.test(
      words,
    );
  const isQuestion = asksHow(words);
  return {
    ...{ context, sentence, subject, hasRole, hasPlace, isForJobs },
    isTopic: namesTopic(words) && !isForJobs && (!hasPlace || isQuestion || !hasRole),
    isHow: isQuestion && !/\bhow\s+much\b/.test(words) && !asksPay(words),
    asksPay: asksPay(words),
  };
}
