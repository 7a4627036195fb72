import { intentWords } from "#app/assistant/navigation/reading/intents.ts";
import { listTelling } from "#app/assistant/navigation/reading/plain-words.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import type { FoundWay, Way } from "#app/assistant/navigation/ways/way.ts";

const knownWords = new Set(intentWords);
/** What a page of figures or of license rules answers without a filter. */
const answeredWords = new Set(
  "renew renewal renewing active valid current status highest lowest best most least average top".split(" "),
);
const isIntentWord = (word: string): boolean =>
  knownWords.has(word) || answeredWords.has(word) || knownWords.has(word.replace(/s$/, ""));

/** Names what of the sentence the page does not answer. */
export const withUnread = ({ used, ...way }: FoundWay, { text, readings, rest }: Sentence): Way => ({
  ...way,
  notUnderstood: [
    ...readings
      .filter((reading) => !used.includes(reading))
      .map(({ from, to }) => text.slice(from, to).trim()),
    ...listTelling(rest, isIntentWord),
  ],
});
