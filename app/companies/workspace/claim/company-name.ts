import { toSlug } from "#app/kit/text/slug.ts";

/** Words that a company's name has in one place and leaves out in another. */
const forms = new Set([
  "co",
  "corp",
  "corporation",
  "inc",
  "incorporated",
  "llc",
  "llp",
  "ltd",
  "pc",
  "pllc",
  "the",
]);
const shortestWord = 2;

export interface Likeness {
  /** The slug's beginning that both names share: "northquill-health". */
  slug: string;
  firstWord: string;
  compare: (name: string) => number;
}

const toWords = (name: string): string[] =>
  toSlug(name)
    .split("-")
    .filter((word) => word && !forms.has(word));

/** "The Northquill Health, Inc." and "Northquill Health" are one name. */
export const isSameCompanyName = (one: string, other: string): boolean =>
  toWords(one).join("-") === toWords(other).join("-");

/** Null for a name that says too little to look for. */
export function toLikeness(typed: string): Likeness | null {
  const words = toWords(typed);
  const firstWord = words[0] ?? "";
  if (firstWord.length < shortestWord) return null;
  const compare = (name: string): number => {
    const others = new Set(toWords(name));
    const shared = words.filter((word) => others.has(word)).length;
    return shared / Math.max(others.size, words.length);
  };
  return { slug: words.join("-"), firstWord, compare };
}
