const runLength = 5;

export function listRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [];
  return new Set(words.slice(0, 1 - runLength).map((_, at) => words.slice(at, at + runLength).join(" ")));
}

/** The share of the shorter text's runs that the other has too, in percent. */
export function toSharedPercent(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [short, long] = a.size < b.size ? [a, b] : [b, a];
  if (short.size === 0) return 0;
  return ([...short].filter((run) => long.has(run)).length / short.size) * 100;
}
