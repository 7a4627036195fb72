import type { Shift } from "#app/jobs/postings/record/posting-content.ts";
import { toShortText } from "./phrases.ts";

const seven = String.raw`(?:7|seven)[\s-]*(?:(?:days?|nights?)[\s-]*)?`;
export const sevenOn = new RegExp(
  String.raw`\b${seven}on(?:[\s/,-]|and\b)*${seven}off\b|\b(?:one |1 )?week[\s-]*on(?:[\s/,-]|and\b)*(?:one |1 )?week[\s-]*off\b`,
  "i",
);
const weekend = /\b(?:every )?week-?ends?\b|\bsat(?:urday)?s?[\s/&-]+(?:and )?sun(?:day)?s?\b|\bbaylor\b/i;
const weekendCaveat =
  /\b(?:no|every other|rotating|some|occasional|alternat\w+|includ\w+|plus|1 in \d)\s+week-?ends?\b|week-?ends?\s*\/\s*holidays/i;
const rotating = /\brotat(?:ing|es?|ion)\b|\bvariable\b|\b(?:days?\/nights?|d\/n)\b/i;
export const night =
  /\bnights?\b(?! (?:club|out))|\bnoc(?:s|turnal)?\b|\bovernights?\b|\b(?:3rd|third) shift\b|\bgraveyard\b|\bnocturnist\b/i;
export const evening = /\bevenings?\b|\b(?:2nd|second) shift\b|\bpm shift\b|\bswing shift\b/i;
export const day =
  /\bday[\s-]?shift\b|\bdays\b(?! *(?:\/|per|a) *(?:week|wk|month)| (?:off|of\b)|\/wk)|\b(?:1st|first) shift\b|\bday ?time\b|\bday hours\b|(?<=[-–(/|,]\s*)day(?=\s*(?:[-–)/|,]|$))/i;
const numberBeforeDays = /\b(?:\d+|one|two|three|four|five|six|seven)[\s-]+days\b/gi;
const hiringEvent = /\b(?:job fair|hiring event|open interviews?|open house|career fair)\b.*$/i;
const call = /\bon[\s-]?call\b|\bcall only\b/i;
/** For as-needed work, "on call" is not a shift. */
const asNeeded = /\bprn\b|\bas needed\b|\bper diem\b/i;
const clock =
  /\b(\d{1,2})(?::?(\d{2}))?\s*([ap])\.?m?\.?\s*(?:-|–|to|until)\s*(\d{1,2})(?::?(\d{2}))?\s*([ap])\.?m?\b/i;

/** One of the day's times, as a word of its own. */
const hourPatterns = [
  ["night", night],
  ["evening", evening],
  ["day", day],
] as const;
export const shiftPatterns = [
  ...hourPatterns,
  ["rotating", rotating],
  ["weekend", weekend],
  ["call", call],
] as const satisfies readonly (readonly [Shift, RegExp])[];

/** Each shift that a text names, where `parseShift` reads the one that a posting is for. */
export function listNamedShifts(text: string): Shift[] {
  const plain = toShortText(text).replace(hiringEvent, " ").replace(numberBeforeDays, " ");
  return shiftPatterns.filter(([, pattern]) => pattern.test(plain)).map(([shift]) => shift);
}

/** "No nights or weekends" */
const denied =
  /\b(?:no|not|never|without)\s+(?:(?:nights?|evenings?|overnights?|weekends?|holidays?|days|call|on[\s-]call)\b[\s,/&]*(?:(?:or|and|no)\s+)*)+/gi;

/** Returns null for a choice ("days or nights"). Whole weeks or weekends outweigh the time of day. */
export function parseShift(text: string): Shift | null {
  const words = toShortText(text);
  const plain = words
    .replace(hiringEvent, " ")
    .replace(denied, " ")
    .replace(numberBeforeDays, " ")
    .replace(/\ball (?:shifts|hours)\b/gi, " ");
  if (sevenOn.test(words)) return "7on7off";
  if (rotating.test(plain.replace(weekendCaveat, " "))) return "rotating";
  if (weekend.test(plain) && !weekendCaveat.test(plain) && !/\bweekday/i.test(plain)) return "weekend";
  const hours = hourPatterns.filter(([, pattern]) => pattern.test(plain));
  if (hours.length === 1) return hours[0]![0];
  if (hours.length > 1) return null;
  return parseClock(plain) ?? (call.test(plain) && !asNeeded.test(plain) ? "call" : null);
}

function parseClock(text: string): Shift | null {
  const match = clock.exec(text);
  if (!match) return null;
  const start = toHour(match[1]!, match[3]!);
  const end = toHour(match[4]!, match[6]!);
  if (start === null || end === null) return null;
  if (start >= 18 || start <= 1) return "night";
  if (start >= 12) return end > start && end <= 19 ? null : "evening";
  return start >= 5 && end > start ? "day" : null;
}

function toHour(hour: string, half: string): number | null {
  const value = Number(hour);
  if (value < 1 || value > 12) return null;
  return (value % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}
