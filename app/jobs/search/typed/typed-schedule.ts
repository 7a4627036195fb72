import { shiftLength, toShiftLength } from "#app/jobs/reading/work-hours.ts";
import type { Claims } from "./typed-claims.ts";
import type { ReadingOf } from "./typed-query.ts";

const week = String.raw`\s*(?:(?:a|per|each|\/)\s*(?:week|wk)|weekly|weeks?|wks?)\b`;
/** "36 hours a week", "20 to 25 hours" and "36 guaranteed". So many hours are a week's by themselves, too. */
const weekHours = new RegExp(
  String.raw`(?<![\p{L}\p{N}$.,/-]|\b(?:last|past|within)\s+)(?:(?:(?<from>\d{1,2})\s*(?:-|–|to)\s*)?(?<stated>\d{1,2})[\s-]*(?:hours?|hrs?|h)${week}|(?<least>1\d|[2-4]\d)\s*(?:-|–|to)\s*(?<most>[2-6]\d)[\s-]*(?:hours?|hrs?)\b(?!\s*shifts?)|(?<usual>20|30|32|36|40|48|50|60)[\s-]*(?:(?:hours?|hrs?)\b(?!\s*shifts?)(?:\s+guarante\w+)?|guarante\w+(?:\s+(?:hours?|hrs?))?)|guarante\w+\s+(?<sure>20|24|30|32|36|40|48)\b(?:\s*(?:hours?|hrs?))?)`,
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
type Told = { kind: "hours"; each: number[] } | { kind: "weekHours"; min: number; max: number };

/** How long shifts are, and how many hours a week. */
export function readSchedule(claims: Claims): Scheduled[] {
  const readEach = (pattern: RegExp, read: (match: RegExpMatchArray) => Told): Scheduled[] =>
    [...claims.text.matchAll(pattern)].flatMap((match) => {
      const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
      return claimed ? [{ ...read(match), ...claimed }] : [];
    });
  return [
    ...readEach(weekHours, ({ groups }) => {
      const { from, stated, least, most, usual, sure } = groups!;
      const hours = Number(stated ?? most ?? usual ?? sure);
      return { kind: "weekHours", min: Math.min(Number(from ?? least ?? hours), hours), max: hours };
    }),
    ...readEach(ofFullTime, ({ groups }) => {
      const hours = Math.round(Number(groups!.share) * fullWeek);
      return { kind: "weekHours", min: hours, max: hours };
    }),
    ...readEach(plurals, ([words]) => {
      const lengths = [...words.matchAll(/(\d+)['’]?s/g)].map(([, hours]) => Number(hours));
      return { kind: "hours", each: [...new Set(lengths)] };
    }),
    ...readEach(shiftLength, (match) => ({ kind: "hours", each: [toShiftLength(match)] })),
  ];
}

type Weeks = Pick<ReadingOf<"weeks">, "min" | "max" | "from" | "to">;

const least = String.raw`(?<least>(?:at least|min(?:imum)?(?:\s+of)?|over|more than)\s+)`;
const most = String.raw`(?<most>(?:under|less than|up to|max(?:imum)?(?:\s+of)?|at most|no more than)\s+)`;
/** "13 weeks", "8-13 wk contracts", "3 months". Weeks of leave, of training and until the start are no contract's. */
const weeks = new RegExp(
  String.raw`(?<!\b(?:in|within|next|last|past|every|per|for the|starts?|[\d.]-)\s{0,2})(?<![\d$.,/-])(?:${least}|${most})?\b(?<from>\d{1,2})(?:\s*(?:-|–|to)\s*(?<until>\d{1,2}))?(?<plus>\+)?[\s-]*(?:weeks?|wks?|(?<months>months?))\b(?:[\s-]+(?:long|contracts?|assignments?))*(?!\s+(?:on|off|blocks?|rotations?|old|of|paid|pto|vacation|leave|maternity|parental|orientation|training|residency|fellowship|program|notice|experience|exp|of experience|pregnan\w*|gestation|ago|(?:a|per)\s+month)\b)`,
  "i",
);
/** Three months are the 12 to 13 weeks of a contract. */
const weeksPerMonth = 52 / 12;
const shortest = 1;
/** Of a contract. */
export const mostWeeks = 52;

/** Null where no length of a contract is said. */
export function findTypedWeeks(text: string): Weeks | null {
  const match = weeks.exec(text);
  if (!match) return null;
  const { least: isLeast, most: isMost, from = "", until, plus, months } = match.groups!;
  const first = months ? Math.floor(Number(from) * weeksPerMonth) - 1 : Number(from);
  const last = months ? Math.ceil(Number(until ?? from) * weeksPerMonth) : Number(until ?? from);
  const min = isMost ? shortest : Math.min(first, last);
  const max = isLeast || plus ? mostWeeks : Math.max(first, last);
  if (min < shortest || max > mostWeeks) return null;
  return { min, max, from: match.index, to: match.index + match[0].length };
}
