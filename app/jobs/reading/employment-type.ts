import type { EmploymentType } from "#app/jobs/postings/record/posting-content.ts";
import { toShortText } from "./phrases.ts";

export const typePatterns: readonly (readonly [EmploymentType, RegExp])[] = [
  ["locum", /\blocums?(?:[\s-]+tenens)?\b/gi],
  [
    "travel",
    /\btravel(?:ing|l?er)?(?!\s+(?:medicine|clinic|health|agency))\s+(?:\w+\s+){0,4}?(?:rn|lpn|nurse|nursing|therapist|tech|technologist|assignment|contract|position|job|pt|ot|slp|cna|np|pa|crna)\b|\btravel(?:l?er)?\s*$|^travel\b(?!\s+(?:management|agent|coordinator|specialist|clerk|medicine|clinic|health))|[-–(]\s*travel(?:l?er)?\s*[-–)]/gi,
  ],
  ["prn", /\bprn\b|\bas[\s-]+needed\b|\bintermittent\b/gi],
  ["per-diem", /\bper[\s_-]*diem\b|\bperdiem\b|\bpool position\b/gi],
  [
    "contract",
    /\bcontract(?:or)?\b(?!\s+(?:specialist|administrat|manag|analyst|negotiat|compliance|officer|representative))|\b1099\b|\bsubcontractor\b/gi,
  ],
  [
    "temporary",
    /\btemp(?:orary)?\b|\bseasonal\b|\bnot to exceed\b|\bNTE\b|\bterm (?:appointment|position)\b|^term$|\bsummer\b/gi,
  ],
  ["part-time", /\bpart[\s_-]*time\b|\bP\/T\b/gi],
  ["full-time", /\bfull[\s_-]*time\b|\bF\/T\b|\bFT\b/gi],
];
const partTimeLetters = /\bPT\b/g;

/** The engagement outweighs the hours. "PT" means part time only next to a profession other than physical therapist. */
export function parseEmploymentType(text: string, profession: string | null = null): EmploymentType | null {
  const words = toShortText(text);
  const found = new Map<EmploymentType, number>();
  for (const [type, pattern] of typePatterns) {
    const at = words.search(pattern);
    if (at >= 0) found.set(type, at);
  }
  const letters = profession && profession !== "physical-therapist" ? words.search(partTimeLetters) : -1;
  if (letters >= 0 && !/\b(?:OT|SLP|ST)\b/.test(words))
    found.set("part-time", Math.min(letters, found.get("part-time") ?? letters));
  for (const [winner, losers] of overrides) {
    if (found.has(winner)) for (const loser of losers) found.delete(loser);
  }
  return [...found].sort((a, b) => a[1] - b[1])[0]?.[0] ?? null;
}

/** Says it of this job, and not of colleagues, benefits or a choice. */
const statedType =
  /(?<!\b(?:for|all|eligible|our|other|not|not a|no|or|and|than|with|every|each)[\s-]+)\b(full[\s-]time|part[\s-]time|per[\s-]diem)\b(?![\s-]+(?:or|and|employees?|staff|team|benefits|faculty|students?|workers?|equivalents?|associates?|colleagues|caregivers?|hours|medications?)\b|\s*\/)/gi;

/** From sentences: null where they name more than one. */
export function parseStatedType(sentence: string): EmploymentType | null {
  const named = [...toShortText(sentence).matchAll(statedType)].map(([, words]) =>
    parseEmploymentType(words!),
  );
  return new Set(named).size === 1 ? named[0]! : null;
}

const hours = ["full-time", "part-time"] as const;
const overrides: readonly (readonly [EmploymentType, readonly EmploymentType[]])[] = [
  ["locum", ["travel", "contract", "temporary", "per-diem", ...hours]],
  ["travel", ["contract", "temporary", ...hours]],
  ["contract", ["temporary", ...hours]],
  ["temporary", hours],
];

export function parseEmploymentField(
  values: readonly string[],
  profession: string | null,
): EmploymentType | null {
  const words = values.map((value) =>
    value
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replaceAll("_", " ")
      .replace(/^(full|part)$/i, "$1 time"),
  );
  return parseEmploymentType(words.join(" | "), profession);
}

/** A specific type or part time in the title outweighs a feed's "FULL_TIME", which many systems write for all. */
export function mergeEmploymentTypes(fromTitle: EmploymentType | null, fromField: EmploymentType | null) {
  const isExact = fromTitle !== null && fromTitle !== "full-time";
  return isExact ? fromTitle : (fromField ?? fromTitle);
}
