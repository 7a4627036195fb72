import { toWords } from "#app/kit/text/words.ts";

/** Anywhere in a name: "N Ft Myers". Lists of towns write these out, but "saint" short. */
const wholeWords: Readonly<Record<string, string>> = {
  ft: "fort",
  saint: "st",
  sainte: "ste",
  spgs: "springs",
  spg: "spring",
  hts: "heights",
  jct: "junction",
  bch: "beach",
  vlg: "village",
  hbr: "harbor",
  ctr: "center",
  lk: "lake",
  dalene: "d alene",
  ofallon: "o fallon",
  lees: "lee s",
};
/** Towns of the country's gazetteer that begin with "Point" and "Mountain". Others are "Port" and "Mount". */
const namedPoint = new Set(
  "pleasant lookout reyes roberts arena marion comfort blank clear of baker lay harbor mugu".split(" "),
);
const namedMountain = new Set(
  "home view brook grove iron top city lake lakes park house green pine ranch mesa rest".split(" "),
);

/** "Pt. Townsend" is a port and "Crown Pt." a point; "Mt. Vernon" a mount, "Kings Mt." a mountain, and Rocky Mount neither. */
function toWholeWord(word: string, before: string | undefined, next: string | undefined): string {
  if (word === "pt") return next === undefined || namedPoint.has(next) ? "point" : "port";
  if (word !== "mt") return wholeWords[word] ?? word;
  return next === undefined
    ? before === "rocky"
      ? "mount"
      : "mountain"
    : namedMountain.has(next)
      ? "mountain"
      : "mount";
}

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
    .map(
      (word, at) =>
        (at === 0 && words.length > 1 ? directions[word] : null) ??
        toWholeWord(word, words[at - 1], words[at + 1]),
    )
    .join(" ");
}

const isShort = /\b(?:ft|mt|pt|st|spgs?|hts|jct|bch|vlg|hbr|[nsew])\b/i;

/** Of a town that no list of ours has: "Ft. Oglethorpe" is "Fort Oglethorpe". */
export function toWholeTownName(name: string): string {
  if (!isShort.test(name)) return name;
  const words = name.split(" ");
  const plain = words.map((word) => word.replace(/\.$/, "").toLowerCase());
  return words
    .map((word, at) => {
      const short = plain[at]!;
      if (short === "st" && at < words.length - 1) return "St.";
      const isBeforeName = at === 0 && words.length > 1 && words[1]!.length > 2;
      const whole =
        (isBeforeName ? directions[short] : null) ?? toWholeWord(short, plain[at - 1], plain[at + 1]);
      return whole === short ? word : whole[0]!.toUpperCase() + whole.slice(1);
    })
    .join(" ");
}

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bFort\b/, "Ft"],
  [/\bMount(?:ain)?\b/, "Mt"],
  [/\b(?:Point|Port)\b/, "Pt"],
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
