const longest = 60;

/** Words of fewer visits could be about one person. */
export const fewestAskers = 5;

/** Null for words that may be someone's address or number: they are not stored. */
export function toSearchWords(query: string): string | null {
  const words = query.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  return words === "" || words.length > longest || words.includes("@") || digits >= 6 ? null : words;
}
