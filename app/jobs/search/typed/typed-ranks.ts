import { type Posted, radiusChoices, type Sort } from "./filter-choices.ts";
import type { Claims } from "./typed-claims.ts";
import type { Reading } from "./typed-query.ts";

// How new, how near and how well paid: what people type into the box although the list has fields for it.

const starting = String.raw`(?<!\b(?:start(?:s|ing)?|begin(?:s|ning)?|available|apply|call|interview(?:s|ing)?)\s)`;
const within = String.raw`${starting}(?:\b(?:posted|listed|added|opened|new|from)\s+)?(?:\b(?:in|within|during|since)\s+)?(?:\bthe\s+)?`;
const posted: readonly (readonly [Posted, string])[] = [
  [
    "today",
    String.raw`${starting}(?:\b(?:posted|listed|added|new)\s+)?\btoday(?:['’]s)?\b|${within}\b(?:last|past)\s+(?:day|24\s*(?:hours|hrs|h))\b`,
  ],
  [
    "3d",
    String.raw`${within}\b(?:last|past)\s+(?:2|3|two|three|few|couple(?:\s+of)?)\s+days\b|\b(?:posted\s+)?(?:since\s+)?yesterday\b`,
  ],
  ["7d", String.raw`${within}\b(?:this|last|past)\s+week\b|${within}\b(?:last|past)\s+(?:7|seven)\s+days\b`],
  [
    "30d",
    String.raw`${within}\b(?:this|last|past)\s+month\b|${within}\b(?:last|past)\s+(?:30|thirty)\s+days\b`,
  ],
];
/** "New York jobs" */
const notAName = String.raw`(?!\s+(?:albany|bedford|bern|berlin|braunfels|britain|brighton|brunswick|castle|england|grad\w*|hampshire|haven|hope|hyde|iberia|jersey|london|mexico|milford|orleans|philadelphia|port|prague|richmond|river|rochelle|smyrna|ulm|york)\b)`;
const sorts: readonly (readonly [Sort, string])[] = [
  [
    "pay",
    String.raw`\b(?:highest|best|top|better|well|high|hi|higher|great|good)[\s-]*(?:pay(?:ing)?|paid)\b|\b(?:that\s+)?pays?\s+(?:the\s+)?(?:most|best|well|more)\b|\bmost\s+money\b`,
  ],
  [
    "newest",
    String.raw`\b(?:newest|latest|most\s+recent|recently\s+posted|recent)\b(?!\s+grad)|\bnew\b${notAName}(?=\s+(?:[\w-]+\s+){0,3}(?:jobs?|positions?|openings?|postings?|listings?)\b)`,
  ],
];
/** "Within 40 miles of", "30 minutes from", "50 mile radius". What follows it names the place. */
const near =
  /(?<inside>\b(?:within|inside|under|less than|up to|no more than|max(?:imum)?)\s+)?(?:a\s+)?(?<![\d$.,/-])\b(?<count>\d{1,3})[\s-]*(?<unit>miles?|mi|minutes?|mins?|hours?|hrs?)\b(?<way>[\s-]+(?:radius|drive|commute|away)\b)?(?<from>\s+(?:from|to)\b)?(?=(?<of>\s+(?:of|around|near)\b)?)/gi;
const leastMiles = 5;
/** Miles for each: an hour on the road is some 50 of them. */
const speeds = { mile: 1, minute: 50 / 60, hour: 50 } as const;

export function readRanks(claims: Claims): Reading[] {
  const readings: Reading[] = [];
  const value = claimFirst(claims, posted);
  if (value) readings.push({ kind: "posted", ...value });
  const order = claimFirst(claims, sorts);
  if (order) readings.push({ kind: "sort", ...order });
  for (const match of claims.text.matchAll(near)) {
    const miles = toMiles(match.groups!);
    const claimed = miles && claim(claims, match);
    if (claimed) return [...readings, { kind: "radius", miles, ...claimed }];
  }
  return readings;
}

function claimFirst<T extends string>(claims: Claims, choices: readonly (readonly [T, string])[]) {
  for (const [value, source] of choices) {
    const match = new RegExp(source, "i").exec(claims.text);
    const claimed = match && claim(claims, match);
    if (claimed) return { value, ...claimed };
  }
  return null;
}

/** What is said of it is no refusal of it: "no more than 20 miles from". */
function claim(claims: Claims, match: RegExpExecArray) {
  const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
  return claimed && { ...claimed, isNot: false };
}

/** Null for a time that is no way to go: "30 minutes", "12 hours". */
function toMiles({
  inside,
  count,
  unit = "",
  way,
  from,
  of,
}: Record<string, string | undefined>): number | null {
  const measure = unit.startsWith("h") ? "hour" : unit.startsWith("min") ? "minute" : "mile";
  const isDistance = measure === "mile" || (way ?? (inside && (from ?? of)) ?? from) !== undefined;
  if (!isDistance) return null;
  const miles = Number(count) * speeds[measure];
  return Math.min(Math.max(Math.round(miles), leastMiles), radiusChoices.at(-1)!);
}
