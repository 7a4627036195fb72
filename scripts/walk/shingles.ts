const shingleWords = 5;

/** The runs of five words of a page's main part, without markup, case and punctuation. */
export function toShingles(html: string): Set<string> {
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1];
  if (!main) throw new Error("The page has no main part.");
  const words = main
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[a-z#0-9]+;/g, " ")
    .toLowerCase()
    .split(/[^a-z0-9$%.,’'-]+/)
    .filter(Boolean);
  return new Set(words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(" ")));
}

interface Likeness {
  pages: [string, string];
  /** Of the shingles of the page with fewer. */
  share: number;
}

/** The two pages that share the largest part of their text. */
export function findMostAlike(pages: ReadonlyMap<string, Set<string>>): Likeness {
  const paths = [...pages.keys()];
  const sizes = [...pages.values()].map((shingles) => shingles.size);
  const holders = new Map<string, number[]>();
  for (const [at, shingles] of [...pages.values()].entries())
    for (const shingle of shingles) {
      const pagesWithIt = holders.get(shingle);
      if (pagesWithIt) pagesWithIt.push(at);
      else holders.set(shingle, [at]);
    }
  const shared = new Uint16Array(paths.length * paths.length);
  for (const pagesWithIt of holders.values())
    for (const [rank, first] of pagesWithIt.entries())
      for (const second of pagesWithIt.slice(rank + 1)) {
        const pair = first * paths.length + second;
        shared[pair] = shared[pair]! + 1;
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
