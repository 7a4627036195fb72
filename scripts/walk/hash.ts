export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = mix(hash, word.charCodeAt(at));
  return hash;
}

/**
 * One step of FNV-1a with its upper bits folded down, which miscounts one pair of pages in ten thousand by
 * one.
 */
export function mix(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0x01000193);
  return product ^ (product >>> 15);
}
