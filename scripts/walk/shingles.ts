const shingleWords = 5;

/** The runs of five words of a page's main part, without markup, case and punctuation; each once, as a hash. */
export type Shingles = Uint32Array;

export function toShingles(html: string): Shingles {
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1];
  if (!main) throw new Error("The page has no main part.");
  const words = main
    // The labels and choices of a form are nothing that a page says.
    .replace(/<(script|style|svg|form)[\s\S]*?<\/\1>/g, " ")
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

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = mix(hash, word.charCodeAt(at));
  return hash;
}

/** A step of FNV-1a, with the upper bits brought down. Of two pages' runs one in ten thousand pairs of pages errs by one. */
function mix(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0x01000193);
  return product ^ (product >>> 15);
}

interface Likeness {
  pages: [string, string];
  /** Of the shingles of the page with fewer. */
  share: number;
}

/** The two pages that share the largest part of their text. All pairs are counted: thousands of pages take a second. */
export function findMostAlike(pages: ReadonlyMap<string, Shingles>): Likeness {
  const paths = [...pages.keys()];
  const sizes = [...pages.values()].map((shingles) => shingles.length);
  const shared = new Uint16Array(paths.length * paths.length);
  for (const holders of listHolders([...pages.values()]))
    for (let first = 0; first < holders.length; first++) {
      const row = holders[first]! * paths.length;
      for (let second = first + 1; second < holders.length; second++) shared[row + holders[second]!]!++;
    }
  let most: Likeness = { pages: ["", ""], share: 0 };
  for (const [pair, count] of shared.entries()) {
    if (count === 0) continue;
    const [first, second] = [Math.floor(pair / paths.length), pair % paths.length];
    const share = count / Math.min(sizes[first]!, sizes[second]!);
    if (share > most.share) most = { pages: [paths[first]!, paths[second]!], share };
  }
  return most;
}

/** For each shingle of more than one page, the pages that have it, in their order. */
function* listHolders(pages: readonly Shingles[]): Generator<Uint32Array> {
  const total = pages.reduce((sum, { length }) => sum + length, 0);
  const entries = new Float64Array(total);
  let end = 0;
  for (const [page, shingles] of pages.entries())
    for (const shingle of shingles) entries[end++] = shingle * pages.length + page;
  entries.sort();
  let start = 0;
  for (let at = 1; at <= total; at++) {
    const shingle = Math.floor(entries[start]! / pages.length);
    if (at < total && Math.floor(entries[at]! / pages.length) === shingle) continue;
    if (at - start > 1) yield Uint32Array.from(entries.subarray(start, at), (entry) => entry % pages.length);
    start = at;
  }
}
