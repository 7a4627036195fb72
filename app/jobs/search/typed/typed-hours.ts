import type { Shift } from "#app/jobs/postings/record/posting-content.ts";

interface Hours {
  /** Null where they begin neither a day's shift nor an evening's or a night's: "11a-11p". */
  value: Shift | null;
  hours: number;
  from: number;
  to: number;
}

const to = String.raw`\s*(?:-|–|\bto\b|\btill?\b|\buntil\b|\bthru\b)\s*`;
const time = (name: string) =>
  String.raw`(?<${name}>\d{1,2})(?::?(?<${name}Minutes>[0-5]\d))?\s*(?:(?<${name}Half>[ap])\.?m?\.?)?`;
/** "7p to 7a", "7am-7pm", "3-11", "1900-0700". A number of years, patients or dollars follows other numbers. */
const hours = new RegExp(
  String.raw`(?<![\d$:./-])\b${time("start")}${to}${time("end")}(?![\d%:/]|\.\d|\s*(?:k|years?|yrs?|months?|weeks?|wks?|days?|hours?|hrs?|patients?|pts?|beds?|miles?|mi|dollars?|an?\b)(?![a-z]))(?![a-z])`,
  "i",
);
/** What nurses call a shift by its hours alone. */
const named: Readonly<Record<string, Shift>> = {
  "7-3": "day",
  "6-2": "day",
  "7-330": "day",
  "8-4": "day",
  "8-430": "day",
  "8-5": "day",
  "9-5": "day",
  "3-11": "evening",
  "2-10": "evening",
  "3-1130": "evening",
  "11-7": "night",
  "11-730": "night",
  "10-6": "night",
};

/** The shift that hours name, or how long it is. Null for "7-7", which is either. */
export function findTypedHours(text: string): Hours | null {
  const match = hours.exec(text);
  if (!match) return null;
  const { start = "", startMinutes = "", startHalf, end = "", endMinutes = "", endHalf } = match.groups!;
  const isClock = /\b0\d[03]0\b|:/.test(match[0]) && startMinutes !== "" && endMinutes !== "";
  const value =
    startHalf || endHalf
      ? toShift(toHours(start, startHalf), toHours(end, endHalf))
      : isClock
        ? toShift([Number(start)], [Number(end)])
        : (named[`${Number(start)}-${Number(end)}${endMinutes}`] ?? null);
  const length = (toHours(end, endHalf)[0]! - toHours(start, startHalf)[0]! + 24) % 24;
  const isTold = value !== null || (startHalf && endHalf && fullShifts.has(length));
  return isTold
    ? { value, hours: length, from: match.index, to: match.index + match[0].trimEnd().length }
    : null;
}

const fullShifts: ReadonlySet<number> = new Set([8, 10, 12]);

/** Both halves of the day where none is said. */
function toHours(hour: string, half: string | undefined): number[] {
  const value = Number(hour) % 12;
  if (Number(hour) < 1 || Number(hour) > 12) return [];
  if (!half) return [value, value + 12];
  return [half.toLowerCase() === "p" ? value + 12 : value];
}

const [shortest, longest] = [6, 13];

function toShift(starts: readonly number[], ends: readonly number[]): Shift | null {
  const start = starts.find((from) =>
    ends.some((until) => {
      const length = (until - from + 24) % 24;
      return length >= shortest && length <= longest;
    }),
  );
  if (start === undefined || start > 23) return null;
  if (start >= 18 || start <= 1) return "night";
  if (start >= 14) return "evening";
  return start >= 5 && start <= 9 ? "day" : null;
}
