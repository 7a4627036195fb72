import type { NamedRegion } from "#app/facts/reference/place/named-regions.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import type { EmploymentType, Shift, Workplace } from "#app/jobs/postings/record/posting-content.ts";
import type { Trait } from "#app/jobs/reading/traits/trait-names.ts";
import type { Posted, Sort } from "./filter-choices.ts";

/** What the database knows of a city, by the name as search reads it. */
export interface KnownCity {
  name: string;
  /** The digits of a ZIP code, or of the first three, where one was found. */
  searchName: string;
  stateCode: string;
  population: number;
  lat: number | null;
  lon: number | null;
  /** What its hospitals are called, where other cities share its name. */
  hospitalWords?: string;
  /** Of a county: how far its towns lie apart. */
  radiusMiles?: number;
}

type Said =
  /** Any of the professions. `narrower` are the words when they say more than its name, such as "charge nurse". */
  | { kind: "profession"; values: readonly string[]; narrower: string | null }
  | { kind: "specialty"; value: string; words: string }
  /** `namesakes` are the others of its name, the largest first, where no state was said. */
  | { kind: "city"; city: KnownCity; namesakes?: readonly KnownCity[] }
  | { kind: "state"; state: State }
  | { kind: "region"; region: NamedRegion }
  | { kind: "type"; values: readonly EmploymentType[] }
  | { kind: "shift"; value: Shift }
  | { kind: "workplace"; value: Workplace }
  | { kind: "trait"; value: Trait }
  | { kind: "urgent" }
  | { kind: "compact" }
  | { kind: "pay"; min: number; period: "hour" | "week" | "year" }
  /** The length of a contract. */
  | { kind: "weeks"; min: number; max: number }
  /** Of a shift: any of these. */
  | { kind: "hours"; each: readonly number[] }
  | { kind: "weekHours"; min: number; max: number }
  | { kind: "posted"; value: Posted }
  /** From the city that the query or another field names. */
  | { kind: "radius"; miles: number }
  | { kind: "sort"; value: Sort }
  /** A title, or a benefit: any of the phrases must be in the posting's title, or anywhere in it. */
  | { kind: "words"; name: string; ways: readonly string[]; isTitle: boolean }
  /** Fine either way, as in "any shift" and "don't mind nights": it filters nothing. */
  | { kind: "open"; words: string }
  /**
   * What no fact of a posting answers, such as "every other weekend". It filters nothing, and the page says so.
   * Titles without what is `refused` can: "no admissions". `isHere` is near a place that is not named.
   */
  | { kind: "undecided"; words: string; refused?: string; isHere?: true };

/** A reading and where in the text of its query it was read. Its negation and its preposition belong to it. */
export type Reading = Said & { from: number; to: number; isNot: boolean };

type ReadingKind = Reading["kind"];
export type ReadingOf<K extends ReadingKind> = Extract<Reading, { kind: K }>;

/** A list is near so many towns at most. */
export const mostTowns = 3;

export interface TypedQuery {
  /** As typed, without the dots of "R.N.". */
  text: string;
  readings: readonly Reading[];
  /** The words that nothing was read from, in their order. */
  rest: string;
  /** The same as they were typed, each piece by itself. */
  phrases: readonly string[];
}

/** What stands between two fields when either will do. */
export const joinsFields = /^\s*(?:[,/&+]|,?\s*\b(?:or|and|plus|vs)\b)\s*(?:maybe\s+|even\s+)?$/i;

export const ofKind = <K extends ReadingKind>(readings: readonly Reading[], kind: K): ReadingOf<K>[] =>
  readings.filter((reading): reading is ReadingOf<K> => reading.kind === kind);

/** Between two words of a list. */
const joinsRead = /^[\s,/&+]*(?:\b(?:or|and|to|plus|vs)\b)?[\s,/&+]*(?:\b(?:in|near|around)\s+)?$/i;

/** The words of the readings alone, in their order, and what joins two of them: "ICU or PCU". */
export function toReadWords({ text, readings }: Pick<TypedQuery, "text" | "readings">): string {
  let end = 0;
  let words = "";
  for (const { from, to } of readings.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= end) continue;
    const between = text.slice(end, Math.max(from, end));
    const gap = joinsRead.test(between) ? between : /[,;]/.test(between) ? ", " : " ";
    words += (end > 0 ? gap : "") + text.slice(Math.max(from, end), to);
    end = to;
  }
  return words.replace(/\s+/g, " ").trim();
}

/** What remains to be searched without one reading: "nurse in denver" becomes "nurse". */
export function withoutSpan(text: string, { from, to }: { from: number; to: number }): string {
  const before = text.slice(0, from).replace(/[\s,/&]*\b(?:or|and)\s*$/i, "");
  const isLast = before.length < text.slice(0, from).length;
  const after = isLast ? text.slice(to) : text.slice(to).replace(/^[\s,/&]*\b(?:or|and)\b/i, "");
  // "OR" at either end is the operating room.
  const beginning = before.trim() === "" ? after.replace(/^[\s,/&]*(?:with\b)?/i, "") : `${before} ${after}`;
  return beginning
    .replace(/\s+/g, " ")
    .replace(/\s+(?=,)|,(?=\s*,)/g, "")
    .replace(/^[\s,/&]+|[\s,/&]*(?:\b(?:[Aa]nd|or|[Ii]n|[Nn]ear|[Aa]t|[Ww]ith|[Ff]or)\b\s*)?[\s,/&]*$/g, "")
    .trim();
}
