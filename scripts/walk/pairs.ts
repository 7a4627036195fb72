export type HashedPages = ReadonlyMap<string, Uint32Array>;

interface Pair {
  pages: [string, string];
  sizes: [number, number];
  shared: number;
}

export function* listPairs(pages: HashedPages): Generator<Pair> {
  const paths = [...pages.keys()];
  const sizes = [...pages.values()].map(({ length }) => length);
  const shared = new Uint16Array(paths.length * paths.length);
  for (const holders of listHolders([...pages.values()]))
    for (let first = 0; first < holders.length; first++) {
      const row = holders[first]! * paths.length;
      for (let second = first + 1; second < holders.length; second++) shared[row + holders[second]!]!++;
    }
  for (let first = 0; first < paths.length; first++)
    for (let second = first + 1; second < paths.length; second++)
      yield {
        pages: [paths[first]!, paths[second]!],
        sizes: [sizes[first]!, sizes[second]!],
        shared: shared[first * paths.length + second]!,
      };
}

function* listHolders(pages: readonly Uint32Array[]): Generator<Uint32Array> {
  const total = pages.reduce((sum, { length }) => sum + length, 0);
  const entries = new Float64Array(total);
  let end = 0;
  for (const [page, hashes] of pages.entries())
    for (const hash of hashes) entries[end++] = hash * pages.length + page;
  entries.sort();
  let start = 0;
  for (let at = 1; at <= total; at++) {
    const hash = Math.floor(entries[start]! / pages.length);
    if (at < total && Math.floor(entries[at]! / pages.length) === hash) continue;
    if (at - start > 1) yield Uint32Array.from(entries.subarray(start, at), (entry) => entry % pages.length);
    start = at;
  }
}
