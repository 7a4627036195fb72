import type { AskedSearch } from "#app/jobs/search/index/asked-search.server.ts";
import type { JobFilters } from "#app/jobs/search/index/filters.ts";
import type { Correction } from "#app/jobs/search/spelling/corrections.server.ts";

interface ShownWord {
  text: string;
  isChanged: boolean;
  at: number;
}

export interface ReadNote {
  /** Null when the words are as typed. */
  shown: readonly ShownWord[] | null;
  typed: string;
  /** Searches the words as typed. */
  exactTo: string;
}

export function toReadNote(
  { typed, filters }: AskedSearch,
  correction: Correction | null,
  typedText: string,
  toUrl: (changed: Partial<JobFilters>) => string,
): ReadNote | null {
  const exactTo = toUrl({ exact: true });
  if (correction) return { shown: toParts(correction), typed: typedText, exactTo };
  return typed && typed.readings.length > 0 && !filters.exact
    ? { shown: null, typed: typedText, exactTo }
    : null;
}

function toParts({ text, words }: Correction): ShownWord[] {
  const changed = new Set(words.map(({ meant }) => meant));
  return [...text.matchAll(/\p{L}+|[^\p{L}]+/gu)].map((match) => ({
    text: match[0],
    isChanged: changed.has(match[0]),
    at: match.index,
  }));
}
