import { shiftLength, toShiftLength } from "#app/jobs/reading/work-hours.ts";
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
type Told = { kind: "hours"; each: number[] } | { kind: "weekHours"; hours: number };

/** How long shifts are, and how many hours a week. */
export function readSchedule(claims: Claims): Scheduled[] {
  const readEach = (pattern: RegExp, read: (match: RegExpMatchArray) => Told): Scheduled[] =>
    [...claims.text.matchAll(pattern)].flatMap((match) => {
      const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
      return claimed ? [{ ...read(match), ...claimed }] : [];
    });
  return [
    ...readEach(weekHours, ({ groups }) => ({
      kind: "weekHours",
      hours: Number(groups!.stated ?? groups!.usual),
    })),
    ...readEach(ofFullTime, ({ groups }) => ({
      kind: "weekHours",
      hours: Math.round(Number(groups!.share) * fullWeek),
    })),
    ...readEach(plurals, ([words]) => {
      const lengths = [...words.matchAll(/(\d+)['’]?s/g)].map(([, hours]) => Number(hours));
      return { kind: "hours", each: [...new Set(lengths)] };
    }),
    ...readEach(shiftLength, (match) => ({ kind: "hours", each: [toShiftLength(match)] })),
  ];
}
