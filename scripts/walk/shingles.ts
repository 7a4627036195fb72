import { readMainPart } from "./main-part.ts";
import { type HashedPages, listPairs } from "./pairs.ts";
import { hashWord, mix } from "./word-hash.ts";

const shingleWords = 5;

export function toShingles(html: string): Uint32Array {
  const words = readMainPart(html)
    .replace(/<[^>]+>/g, " ")
    .replace(/&[a-z#0-9]+;/g, " ")
    .toLowerCase()
    .split(/[^a-z0-9$%.,’'-]+/)
    .filter(Boolean)
    .map(hashWord);
  const runs = new Set<number>();
  for (let at = 0; at + shingleWords <= words.length; at++) {
    let hash = 0;
    for (let word = at; word < at + shingleWords; word++) hash = mix(hash, words[word]!);
    runs.add(hash >>> 0);
  }
  return Uint32Array.from(runs);
}

interface Likeness {
  pages: [string, string];
  share: number;
}

export function findMostAlike(pages: HashedPages): Likeness {
  let most: Likeness = { pages: ["", ""], share: 0 };
  for (const { pages: pair, sizes, shared } of listPairs(pages)) {
    const share = shared / Math.min(...sizes);
    if (share > most.share) most = { pages: pair, share };
  }
  return most;
}
