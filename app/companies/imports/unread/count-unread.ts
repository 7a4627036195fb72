import type { UnreadWords } from "./list-unread.ts";

export interface UnreadSample {
  title: string;
  source: string;
  externalId: string;
}

export interface UnreadCount extends UnreadWords {
  postings: number;
  samples: UnreadSample[];
}

const mostHeld = 4_000;
const mostSamples = 3;
const longestTitle = 160;

/** Bounded memory: at 4,000 words the rarer half is dropped, so a count may be too low by what it lost. */
export function createUnreadCount() {
  let held = new Map<string, UnreadCount>();

  function dropRare() {
    const kept = [...held].sort(([, a], [, b]) => b.postings - a.postings).slice(0, mostHeld / 2);
    held = new Map(kept);
  }

  return {
    add(words: readonly UnreadWords[], { title, source, externalId }: UnreadSample) {
      for (const { kind, phrase } of words) {
        const key = `${kind} ${phrase}`;
        const count = held.get(key) ?? { kind, phrase, postings: 0, samples: [] };
        count.postings++;
        if (count.samples.length < mostSamples)
          count.samples.push({ title: title.slice(0, longestTitle), source, externalId });
        held.set(key, count);
        if (held.size >= mostHeld) dropRare();
      }
    },
    list: (most: number): UnreadCount[] =>
      [...held.values()].sort((a, b) => b.postings - a.postings).slice(0, most),
  };
}
