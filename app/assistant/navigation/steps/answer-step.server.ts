import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import { asksHow, wantsToKnow } from "#app/assistant/navigation/reading/questions.ts";
import { findAnswer } from "#app/assistant/navigation/ways/find-answer.server.ts";
import type { Step } from "./step.ts";

const leastAsked = 0.4;
const leastTopic = 0.3;
/** Of what may be a search as well. */
const leastSure = 0.7;
/** Of "insurance nurse", which is a posting that someone looks for. */
const leastOfRole = 0.9;
const seeks = /\b(?:find|search\w*|looking)\b/;

/** What no other step knew, by the page that says the most of it: a question is hardly ever a search for jobs. */
export const toAnswer: Step = ({ context, sentence, hasRole, hasPlace, isForJobs, isTopic }) => {
  const { words, rest } = sentence;
  const isAsked = isForJobs && hasRole ? asksHow(words) : wantsToKnow(words);
  const isRead = listTelling(rest).length === 0;
  if (hasPlace || (!isAsked && (isForJobs || isRead)) || (isForJobs && seeks.test(words))) return null;
  const isSearch = !isAsked || (isForJobs && hasRole);
  const least = !isAsked && hasRole ? leastOfRole : isSearch ? leastSure : leastAsked;
  return findAnswer(context, sentence, isTopic ? leastTopic : least);
};
