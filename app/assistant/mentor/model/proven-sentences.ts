import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { toStems } from "#app/catalogue/articles/passages/telling-words.ts";

const marks = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g;
const addresses = /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|gov|edu|ai|co|example)\b|@|`|<|\]\(/i;
const numbers = /\d[\d,]*(?:\.\d+)?/g;
const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|third|quarter|twice|double|triple)\b/gi;
/** A sentence may begin with these, which are not names. */
const starters = new Set(
  "a an and as at because both but by each for from here if in it its most no not of on one or our so some that the their there these they this those to under we when which while with without yes you your".split(
    " ",
  ),
);
/** So much of what a sentence says has to be in what it cites. */
const leastCovered = 0.6;
const mostSentences = 12;

/** Keeps the sentences of a model that their cited results bear out, each with its page, and cuts the others. */
export function keepProven(text: string, results: readonly SourcedFact[], question: string): SourcedFact[] {
  return toSentences(text)
    .slice(0, mostSentences * 2)
    .flatMap((sentence): SourcedFact[] => {
      const cited = [...sentence.matchAll(marks)]
        .flatMap(([, list = ""]) => list.split(","))
        .flatMap((number) => results[Number(number) - 1] ?? []);
      const said = sentence.replace(marks, "").trim();
      const [first] = cited;
      if (!first || !isProven(said, cited, { results, question })) return [];
      return [{ text: said, source: first.source, title: first.title }];
    })
    .slice(0, mostSentences);
}

/** A mark may come before or after the sentence's end. */
const toSentences = (text: string): string[] =>
  text
    .replace(/\s+/g, " ")
    .replace(/([.!?])((?:\s*\[[\d,\s]+\])+)/g, "$2$1")
    .split(/(?<=[.!?])\s+(?=\S)/);

const toNumber = (number: string): string => number.replace(/,/g, "").replace(/\.0+$/, "");

const toText = (results: readonly SourcedFact[]): string =>
  results.map(({ text, title }) => `${title} ${text}`).join(" ");

interface Around {
  results: readonly SourcedFact[];
  question: string;
}

/** Figures have to be in what is cited, names in any result. */
function isProven(said: string, cited: readonly SourcedFact[], { results, question }: Around): boolean {
  const evidence = toText(cited);
  if (said.length < 3 || addresses.test(said)) return false;
  const known = new Set((evidence.match(numbers) ?? []).map(toNumber));
  if (!(said.match(numbers) ?? []).every((number) => known.has(toNumber(number)))) return false;
  const lower = evidence.toLowerCase();
  if (!(said.match(numberWords) ?? []).every((word) => lower.includes(word.toLowerCase()))) return false;
  const proven = new Set(toStems(toText(results)));
  if (!listNames(said).every((name) => toStems(name).every((stem) => proven.has(stem)))) return false;
  const stems = toStems(said).filter((stem) => !starters.has(stem));
  const told = new Set([...toStems(evidence), ...toStems(question)]);
  return stems.length > 0 && stems.filter((stem) => told.has(stem)).length / stems.length >= leastCovered;
}

/** Words in capitals. The first counts unless it begins any sentence. */
const listNames = (said: string): string[] =>
  (said.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter(
    (word, at) => /\p{Lu}/u.test(word) && !(at === 0 && starters.has(word.toLowerCase())) && word !== "I",
  );
