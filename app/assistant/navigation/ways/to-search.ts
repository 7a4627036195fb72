import type { HeldReading } from "#app/assistant/navigation/reading/held-license.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { parseFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { type Reading, withoutSpan } from "#app/jobs/search/typed/typed-query.ts";
import { type Part, type Town, toReadingParts } from "./reading-parts.ts";
import type { WayChip } from "./way.ts";

interface Unread {
  /** What postings or employers are called, which a search for words finds. */
  searched: readonly string[];
  unread: readonly string[];
}

interface SearchOfSentence {
  /** The parameters of the job list. */
  search: string;
  chips: readonly WayChip[];
  notUnderstood: readonly string[];
}

/** The search of a sentence in the filters of the job list. What no filter can say stays in its words. */
export function toSearch({ text, readings, held }: Sentence, { searched, unread }: Unread): SearchOfSentence {
  const town = findTown(text, readings, unread);
  const found = new Set(searched.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u)));
  const isSearched = (word: string) => found.has(word.toLowerCase());
  const parts = withoutRepeated([
    ...toReadingParts(text, readings, town),
    ...held.flatMap(toLicenseParts),
    ...searched.flatMap((word) => toWordParts(text, word)),
  ]);
  const words = parts
    .filter(({ param }) => param === "query")
    .toSorted((a, b) => a.from - b.from)
    .map(({ value }) => value);
  const params = new URLSearchParams(
    parts.filter(({ param }) => param !== "query").map(({ param, value }) => [param, value]),
  );
  if (words.length > 0) params.set("query", words.join(" "));
  const [pay] = readings.filter((reading) => reading.kind === "pay");
  if (pay) params.set("pay_period", pay.period);
  return {
    search: toSearchParams(parseFilters(params)),
    chips: parts
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, to, ...said }) => ({ ...said, without: withoutSpan(text, { from, to }) })),
    notUnderstood: unread.filter((word) => !isSearched(word) && !town?.name.split(" ").includes(word)),
  };
}

function withoutRepeated(parts: readonly Part[]): Part[] {
  const seen = new Set<string>();
  return parts.filter(({ param, value }) => !seen.has(`${param}=${value}`) && seen.add(`${param}=${value}`));
}

const toLicenseParts = ({ from, to, state, isMultistate }: HeldReading): Part[] => [
  { from, to, label: `${state.name} license`, param: "license", value: state.code },
  ...(isMultistate ? [{ from, to, label: "Multistate license", param: "compact", value: "1" }] : []),
];

function toWordParts(text: string, word: string): Part[] {
  const from = text.toLowerCase().indexOf(word.toLowerCase());
  return from < 0 ? [] : [{ from, to: from + word.length, label: `“${word}”`, param: "query", value: word }];
}

/** A town that is too small for our list, in "in Marfa, TX". */
function findTown(text: string, readings: readonly Reading[], unread: readonly string[]): Town | null {
  const state = readings.find(({ kind, isNot }) => kind === "state" && !isNot);
  const before =
    state && /\b(?:in|near|around)\s+([a-z]{3,}(?:\s[a-z]{3,})?),?\s*$/i.exec(text.slice(0, state.from));
  const name = before?.[1];
  const isTown = name?.split(" ").every((word) => unread.includes(word) && !regions.has(word.toLowerCase()));
  return before && name && isTown ? { name, from: before.index } : null;
}

const regions: ReadonlySet<string> = new Set(
  (
    "rural urban northern southern eastern western central north south east west upstate downstate coastal upper lower metro suburban greater " +
    "small smaller big bigger large larger tiny little mid size sized town towns city cities village villages community communities county counties " +
    "place places area areas region regions market markets remote parts country countryside nearby quiet cheap affordable warm safe nice any all every most some the"
  ).split(" "),
);
