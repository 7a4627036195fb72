const tones = ["teal", "blue", "amber", "coral", "ink"] as const;

/** FNV-1a: the same number for the same text everywhere. */
export function toSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

export const toDrawnTone = (seed: number) => tones[seed % tones.length]!;

const unsaid = /^(?:the|of|and|at|for|in|inc|llc|&)$/i;

export function toMonogram(name: string): string {
  const words = name.split(/[\s/-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !unsaid.test(word));
  const letters = words.slice(0, 2).map((word) => [...word][0]!.toUpperCase());
  return letters.join("") || "?";
}
