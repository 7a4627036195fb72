import { hourMs } from "#app/kit/platform/durations.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { AnswerFigures } from "./answer-times.server.ts";

interface ProfileFact {
  figure: string;
  label: string;
  source?: string;
}

/** `missing` says what we have no figure for. */
export function toProfileFacts(answers: AnswerFigures | null, pay: { postings: number; withPay: number }) {
  const facts: ProfileFact[] = [];
  if (pay.postings > 0)
    facts.push({
      figure: `${formatCount(pay.withPay)} of ${formatCount(pay.postings)}`,
      label: `open ${pay.postings === 1 ? "posting states" : "postings state"} the pay`,
    });
  if (answers) {
    const of = `${formatCount(answers.received)} applications in 90 days`;
    facts.push({
      figure: `${Math.round(answers.rate * 100)}%`,
      label: "of applications answered",
      source: of,
    });
    if (answers.medianMs !== null)
      facts.push({
        figure: toSpanText(answers.medianMs),
        label: "median time to the first answer",
        source: `${formatCount(answers.answered)} answered of ${of}`,
      });
  }
  return {
    facts,
    missing: answers
      ? null
      : "We have no figure yet for how often and how fast this employer answers: fewer than five applications in 90 days.",
  };
}

/** "an hour", "22 hours": after "within". */
export const toWithinText = (ms: number): string => (ms < hourMs ? "an hour" : toSpanText(ms));

export function toSpanText(ms: number): string {
  const hours = ms / hourMs;
  if (hours < 1) return "under 1 hour";
  const [count, unit] = hours < 47.5 ? [Math.round(hours), "hour"] : [Math.round(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
