import { shiftLength, toNumber } from "#app/jobs/reading/shift-length.ts";
import type { Claims } from "./typed-claims.ts";
import type { ReadingOf } from "./typed-query.ts";

const week = String.raw`\s*(?:(?:a|per|each|\/)\s*(?:week|wk)|weekly|weeks?|wks?)\b`;
/** "36 hours a week". So many hours are a week's by themselves, too. */
const weekHours = new RegExp(
  String.raw`(?<![\p{L}\p{N}$.,/-]|\b(?:last|past|within)\s+)(?:(?<stated>\d{1,2})[\s-]*(?:hours?|hrs?|h)${week}|(?<usual>20|30|32|36|40|48|50|60)[\s-]*(?:hours?|hrs?)\b(?!\s*(?:shifts?|guarante)))`,
  "giu",
);
/** "12s", "three 12s", "8s or 10s". */
const each = "(?:8|9|10|12|13|16|24)";
const plurals = new RegExp(
  String.raw`(?<![\p{L}\p{N}$.,/-])(?:(?:[1-7]|one|two|three|four|five|six|seven|only)\s+(?:[x×]\s*)?)?${each}['’]?s(?:\s*(?:,|\/|or|and)\s*${each}['’]?s)*(?:\s+only)?(?![\p{L}\p{N}/-])`,
  "giu",
);

/** Of a week of 40 hours. */
const ofFullTime = /(?<![\p{L}\p{N}])(?<share>0?\.\d{1,2}|1\.0)\s*fte\b/giu;
const fullWeek = 40;

type Scheduled = ReadingOf<"hours" | "weekHours">;

/** How long shifts are, and how many hours a week. */
export function readSchedule(claims: Claims): Scheduled[] {
  const { text } = claims;
  const readings: Scheduled[] = [];
  for (const match of text.matchAll(weekHours)) {
    const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
    const { stated, usual } = match.groups!;
    if (claimed) readings.push({ kind: "weekHours", hours: Number(stated ?? usual), ...claimed });
  }
  for (const match of text.matchAll(ofFullTime)) {
    const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
    const hours = Math.round(Number(match.groups!.share) * fullWeek);
    if (claimed) readings.push({ kind: "weekHours", hours, ...claimed });
  }
  for (const match of text.matchAll(plurals)) {
    const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
    const lengths = [...match[0].matchAll(/(\d+)['’]?s/g)].map(([, hours]) => Number(hours));
    if (claimed) readings.push({ kind: "hours", each: [...new Set(lengths)], ...claimed });
  }
  for (const match of text.matchAll(shiftLength)) {
    const { hours, each: one, on } = match.groups!;
    const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
    if (claimed) readings.push({ kind: "hours", each: [toNumber(hours ?? one ?? on!)], ...claimed });
  }
  return readings;
}
