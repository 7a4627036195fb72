import { toWords } from "#app/kit/text/words.ts";

/** Anywhere in a name: "N Ft Myers". Lists of towns write these out, but "saint" short. */
const wholeWords: Readonly<Record<string, string>> = {
  ft: "fort",
  mt: "mount",
  saint: "st",
  dalene: "d alene",
  ofallon: "o fallon",
  lees: "lee s",
};
/** Only before a name: "E Lansing", but not "Town 'n' Country". */
const directions: Readonly<Record<string, string>> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  no: "north",
  so: "south",
};

/** The town as the column `search_name` of `cities` has it: "ft worth" is "fort worth", "Winston Salem" has no dash. */
export function toTownSearchName(name: string): string {
  const words = toWords(name);
  return words
    .map((word, at) => (at === 0 && words.length > 1 ? directions[word] : null) ?? wholeWords[word] ?? word)
    .join(" ");
}

const shortWords: readonly (readonly [RegExp, string])[] = [
  [/\bFt\b\.?(?=\s)/gi, "Fort"],
  [/\bMt\b\.?(?=\s|$)/gi, "Mount"],
  [/\bSt(?=\s)/gi, "St."],
  [/^N\b\.?(?=\s\p{L}{3})/giu, "North"],
  [/^S\b\.?(?=\s\p{L}{3})/giu, "South"],
  [/^E\b\.?(?=\s\p{L}{3})/giu, "East"],
  [/^W\b\.?(?=\s\p{L}{3})/giu, "West"],
];

/** Of a town that no list of ours has: "Ft. Oglethorpe" is "Fort Oglethorpe". */
export const toWholeTownName = (name: string): string =>
  shortWords.reduce((rest, [short, whole]) => rest.replace(short, whole), name);

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bFort\b/, "Ft"],
  [/\bMount\b/, "Mt"],
  [/\bSaint\b/, "St"],
  [/\bSt\./, "Saint"],
  [/^North\b/, "N"],
  [/^South\b/, "S"],
  [/^East\b/, "E"],
  [/^West\b/, "W"],
];

/** As titles write it: "Fort Worth", "Ft. Worth" and "Ft Worth", the longest first. */
export function listTownSpellings(name: string): string[] {
  const short = shortened.flatMap(([whole, letters]) =>
    whole.test(name) ? [name.replace(whole, `${letters}.`), name.replace(whole, letters)] : [],
  );
  return [name, ...short, ...(name.includes("St. ") ? [name.replace("St. ", "St ")] : [])];
}
