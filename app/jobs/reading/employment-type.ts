import type { EmploymentType } from "#app/jobs/postings/record/posting-content.ts";
import { toShortText } from "./phrases.ts";
import { denial, isOfOthers, type Said, toStatements } from "./statements.ts";
import { parseWorkHours } from "./work-hours.ts";

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
    /\btemp(?:orary)?\b|\bseasonal\b|\bnot to exceed\b|\bNTE\b|\bterm (?:appointment|position)\b|^term$|\bsummer\b(?!\s+(?:\d{4}\s+)?(?:starts?|grad\w*|off)\b)/gi,
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
  /(?<!\b(?:for(?!\s+PRN\b)|all|eligible|our|other|not|not a|no|or|and|than|with|every|each|if|like|become|to|into|of a)[\s-]+)\b(full[\s-]time|part[\s-]time|per[\s-]diem|PRN)\b(?![\s-]+(?:or|and|employees?|staff|team|benefits|faculty|students?|workers?|equivalents?|associates?|colleagues|caregivers?|hours|medications?|requests?|options?|folks|pool|rates?|is (?:also )?(?:possible|available|considered))\b|\s*\/)/gi;

/** From sentences: null where they name more than one. */
export function parseStatedType(sentence: string): EmploymentType | null {
  const named = [...toShortText(sentence).matchAll(statedType)].map(([, words]) =>
    parseEmploymentType(words!),
  );
  return new Set(named).size === 1 ? named[0]! : null;
}

/** A share of full time or hours a week by which a job is surely not full time. */
const fewestFullTime = { share: 0.75, hours: 30 };
const surelyFullTime = { share: 0.9, hours: 36 };
const shareOfFullTime =
  /(?<![\d.])(0?\.\d{1,2}|1\.0)\s*(?:FTE\b|\()|\b(?:FTE|position is)\s*[:=]?\s*(0?\.\d{1,2}|1\.0)\b/gi;
const otherEngagement: readonly (readonly [EmploymentType, RegExp])[] = [
  ["locum", /\blocums?(?: tenens)? (?:coverage|assignment|position|opportunity|need)\b/i],
  ["travel", /\btravel (?:assignment|contract)\b|\btravelers? (?:only|rate)\b/i],
  [
    "contract",
    /(?<!\bor (?:up to )?[^.;]{0,15})\b(?:1099|independent contractors?)\b(?![^.;]{0,30}\bnot\b)|\blocal contract\b|\b(?:\d{1,2}|eight|thirteen|twelve)[\s-]weeks? (?:local )?(?:contract|assignment)\b/i,
  ],
  [
    "temporary",
    /\b(?:while|until) (?:our|a|the) \w+(?: \w+)? (?:is|returns|comes back)\b[^.;]{0,20}\b(?:leave|return|back)\b|\b(?:maternity|parental|family|medical|FMLA) leave (?:coverage|cover|replacement)\b|\bcovering an? (?:\w+ )?leave\b|\blong[\s-]term sub(?:stitute)?\b|\btemp(?:orary)?[\s-](?:to[\s-](?:perm\w*|hire)|position|assignment|role)\b|\btemporary (?:through|until)\b|\bseasonal (?:position|role|work|job)\b/i,
  ],
  ["per-diem", /\bpaid per visit\b.{0,40}\bno (?:guarantee|minimum)/i],
];

/** What a posting's sentences say of its type and hours. Null where they say nothing, or offer a choice. */
export function parseToldType(text: Said, { hoursPerWeek } = parseWorkHours(text)): EmploymentType | null {
  const said = toStatements(text).filter(
    ({ text: one, label }) => !isOfOthers(one) && !/\bbenefits?\b/i.test(label),
  );
  const shares = said.flatMap(({ text: one }) =>
    [...one.matchAll(shareOfFullTime)].map((match) => Number(match[1] ?? match[2])),
  );
  const engagement = otherEngagement.find(([, pattern]) =>
    said.some(({ text: one }) => pattern.test(one) && !denial.test(one.slice(0, one.search(pattern)))),
  )?.[0];
  if (engagement) return engagement;
  const named = new Set(said.map(({ text: one }) => parseStatedType(one)).filter((type) => type !== null));
  if (named.size === 1) return [...named][0]!;
  if (named.size > 1) return null;
  if (shares.length > 0 && shares.every((share) => share < fewestFullTime.share)) return "part-time";
  if (shares.some((share) => share < surelyFullTime.share)) return null;
  if (hoursPerWeek === null) return shares.length > 0 ? "full-time" : null;
  if (hoursPerWeek < fewestFullTime.hours) return "part-time";
  return hoursPerWeek >= surelyFullTime.hours ? "full-time" : null;
}

const hours = ["full-time", "part-time"] as const;
const overrides: readonly (readonly [EmploymentType, readonly EmploymentType[]])[] = [
  ["locum", ["travel", "contract", "temporary", "per-diem", ...hours]],
  ["travel", ["contract", "temporary", ...hours]],
  ["contract", ["temporary", ...hours]],
  ["temporary", hours],
  // Of a choice of hours, what most people work.
  ["full-time", ["part-time"]],
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
