export interface State {
  /** FIPS code, which search entries carry. */
  fips: number;
  code: string;
  slug: string;
  name: string;
}

export const states: readonly State[] = [
  { fips: 1, code: "AL", slug: "alabama", name: "Alabama" },
  { fips: 2, code: "AK", slug: "alaska", name: "Alaska" },
  { fips: 4, code: "AZ", slug: "arizona", name: "Arizona" },
  { fips: 5, code: "AR", slug: "arkansas", name: "Arkansas" },
  { fips: 6, code: "CA", slug: "california", name: "California" },
  { fips: 8, code: "CO", slug: "colorado", name: "Colorado" },
  { fips: 9, code: "CT", slug: "connecticut", name: "Connecticut" },
  { fips: 10, code: "DE", slug: "delaware", name: "Delaware" },
  { fips: 11, code: "DC", slug: "district-of-columbia", name: "District of Columbia" },
  { fips: 12, code: "FL", slug: "florida", name: "Florida" },
  { fips: 13, code: "GA", slug: "georgia", name: "Georgia" },
  { fips: 15, code: "HI", slug: "hawaii", name: "Hawaii" },
  { fips: 16, code: "ID", slug: "idaho", name: "Idaho" },
  { fips: 17, code: "IL", slug: "illinois", name: "Illinois" },
  { fips: 18, code: "IN", slug: "indiana", name: "Indiana" },
  { fips: 19, code: "IA", slug: "iowa", name: "Iowa" },
  { fips: 20, code: "KS", slug: "kansas", name: "Kansas" },
  { fips: 21, code: "KY", slug: "kentucky", name: "Kentucky" },
  { fips: 22, code: "LA", slug: "louisiana", name: "Louisiana" },
  { fips: 23, code: "ME", slug: "maine", name: "Maine" },
  { fips: 24, code: "MD", slug: "maryland", name: "Maryland" },
  { fips: 25, code: "MA", slug: "massachusetts", name: "Massachusetts" },
  { fips: 26, code: "MI", slug: "michigan", name: "Michigan" },
  { fips: 27, code: "MN", slug: "minnesota", name: "Minnesota" },
  { fips: 28, code: "MS", slug: "mississippi", name: "Mississippi" },
  { fips: 29, code: "MO", slug: "missouri", name: "Missouri" },
  { fips: 30, code: "MT", slug: "montana", name: "Montana" },
  { fips: 31, code: "NE", slug: "nebraska", name: "Nebraska" },
  { fips: 32, code: "NV", slug: "nevada", name: "Nevada" },
  { fips: 33, code: "NH", slug: "new-hampshire", name: "New Hampshire" },
  { fips: 34, code: "NJ", slug: "new-jersey", name: "New Jersey" },
  { fips: 35, code: "NM", slug: "new-mexico", name: "New Mexico" },
  { fips: 36, code: "NY", slug: "new-york", name: "New York" },
  { fips: 37, code: "NC", slug: "north-carolina", name: "North Carolina" },
  { fips: 38, code: "ND", slug: "north-dakota", name: "North Dakota" },
  { fips: 39, code: "OH", slug: "ohio", name: "Ohio" },
  { fips: 40, code: "OK", slug: "oklahoma", name: "Oklahoma" },
  { fips: 41, code: "OR", slug: "oregon", name: "Oregon" },
  { fips: 42, code: "PA", slug: "pennsylvania", name: "Pennsylvania" },
  { fips: 44, code: "RI", slug: "rhode-island", name: "Rhode Island" },
  { fips: 45, code: "SC", slug: "south-carolina", name: "South Carolina" },
  { fips: 46, code: "SD", slug: "south-dakota", name: "South Dakota" },
  { fips: 47, code: "TN", slug: "tennessee", name: "Tennessee" },
  { fips: 48, code: "TX", slug: "texas", name: "Texas" },
  { fips: 49, code: "UT", slug: "utah", name: "Utah" },
  { fips: 50, code: "VT", slug: "vermont", name: "Vermont" },
  { fips: 51, code: "VA", slug: "virginia", name: "Virginia" },
  { fips: 53, code: "WA", slug: "washington", name: "Washington" },
  { fips: 54, code: "WV", slug: "west-virginia", name: "West Virginia" },
  { fips: 55, code: "WI", slug: "wisconsin", name: "Wisconsin" },
  { fips: 56, code: "WY", slug: "wyoming", name: "Wyoming" },
];

const byCode = new Map(states.map((s) => [s.code, s]));
const bySlug = new Map(states.map((s) => [s.slug, s]));
const byName = new Map(states.map((s) => [s.name.toLowerCase(), s]));

/** As newspapers shorten them. Two letters with a full stop are the postal code: "Ky." */
const pressNames: Readonly<Record<string, string>> = {
  AL: "ala",
  AR: "ark",
  AZ: "ariz",
  CA: "calif, cal",
  CO: "colo",
  CT: "conn",
  DE: "del",
  FL: "fla",
  ID: "ida",
  IL: "ill",
  IN: "ind",
  KS: "kan, kans",
  MA: "mass",
  MI: "mich",
  MN: "minn",
  MS: "miss",
  MT: "mont",
  NC: "n car, no car",
  ND: "n dak, no dak",
  NE: "neb, nebr",
  NM: "n mex, new mex",
  NV: "nev",
  OK: "okla",
  OR: "ore, oreg",
  PA: "penn, penna",
  SC: "s car, so car",
  SD: "s dak, so dak",
  TN: "tenn",
  TX: "tex",
  WA: "wash",
  WI: "wis, wisc",
  WV: "w va",
  WY: "wyo",
};
const byPressName = new Map(
  Object.entries(pressNames).flatMap(([code, names]) =>
    names.split(", ").map((name) => [name, code] as const),
  ),
);
const initials = String.raw`\b[A-Z]\.\s?[A-Z]\.`;
const shortNames = [...byPressName.keys(), "ga", "ky", "la", "md", "me", "mo", "pa", "va", "vt"]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(" ", String.raw`\.?\s?`))
  .join("|");
const endOfPlace = String.raw`(?=\s*(?:$|\d{5}|[,;|/()]|[-–—]\s))`;
const inPress = new RegExp(`(,\\s*|[\\s(])(?:(${shortNames})(\\.?)|(${initials}))${endOfPlace}`, "gi");

/** "Elgin, Ill." is "Elgin, IL". Without a comma only what has its full stop, because "Miss" and "Ore" are words. */
export const toStateCodes = (text: string): string =>
  text.replace(inPress, (whole, gap: string, name?: string, stop?: string, letters?: string) => {
    if (name && !stop && !gap.includes(",")) return whole;
    const plain = (name ?? letters!).replace(/\W+/g, " ").trim().toLowerCase();
    const code = byPressName.get(plain) ?? findState(plain.replaceAll(" ", "").toUpperCase())?.code;
    return code ? gap + code : whole;
  });

export const findState = (code: string | null | undefined): State | null => byCode.get(code ?? "") ?? null;
export const findStateBySlug = (slug: string): State | null => bySlug.get(slug) ?? null;

export function parseState(text: string): State | null {
  const trimmed = text.trim();
  return byCode.get(trimmed.toUpperCase()) ?? byName.get(trimmed.toLowerCase()) ?? null;
}

export function toStateText(code: string): string {
  return code === "DC" ? "the District of Columbia" : (findState(code)?.name ?? code);
}

const longestStateName = 3;
const besideStates: ReadonlySet<string> = new Set(["and", "in", "remote", "either"]);

/** The states that a text names and nothing else: "Texas, Florida", "TX or FL", "north carolina virginia". */
export function listNamedStates(text: string): State[] {
  const words = text.match(/[\p{L}.]+,?|[&/;|+]/gu) ?? [];
  const found = new Set<State>();
  for (let at = 0; at < words.length; ) {
    const length = [longestStateName, 2, 1].find((size) => readState(words.slice(at, at + size), words, at));
    if (!length && !isBetween(words, at)) return [];
    if (length) found.add(readState(words.slice(at, at + length), words, at)!);
    at += length ?? 1;
  }
  return [...found];
}

function readState(part: readonly string[], words: readonly string[], at: number): State | null {
  if (part.length === 1 && isBetween(words, at)) return null;
  return parseState(part.join(" ").replace(/[.,]/g, ""));
}

/** "TX or FL" names two states, and "WA, OR, CA" three. */
function isBetween(words: readonly string[], at: number): boolean {
  const word = words[at]!;
  if (/^[&/;|+]$/.test(word) || besideStates.has(word.toLowerCase().replace(",", ""))) return true;
  return word.toLowerCase() === "or" && at > 0 && at < words.length - 1;
}

export const listByName = (codes: readonly string[]): string[] =>
  [...codes].sort((a, b) => findState(a)!.name.localeCompare(findState(b)!.name));
