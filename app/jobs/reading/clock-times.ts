import type { Shift } from "#app/jobs/postings/record/posting-content.ts";

const time = String.raw`([01]?\d|2[0-4])(?::?([0-5]\d))?(?:\s*([ap])(?:\.?m\b\.?|\.)?(?![a-z]))?`;
const until = String.raw`(?:-|–|—|\bto\b|\buntil\b|\bthrough\b|(?<=\bbetween [^;]{1,16})\band\b|\band (?:ends?|finish\w*|(?:is|are) (?:done|out)) (?:at|by)\b)`;
const span = new RegExp(
  String.raw`(?<![\d$.:/-])${time}\s*${until}\s*${time}(?![\d%/$]|-\d|\s*(?:beds?|patients?|hours?|hrs?|weeks?|days|shifts? (?:a|per|in)\b|months?|years?|visits?))`,
  "gi",
);
const startOnly =
  /\b0[4-9][0-5]\d start\b|\b(?:start|begin|open)s?(?:ing)? (?:at |between )?(?:0?[4-9]|1[01])(?::[0-5]\d)? ?a\.?m\b/i;
/** "7 to 4:30" needs one of these beside it, or a half hour, half of a day or four digits, because numbers say other things. */
const ofWork =
  /\b(?:mon|tue|wed|thu|fri|weekdays?|M-?F)\w*\b|\bshifts?\b|\bdays? (?:a|per) week\b|\b\d\d[\s-]?(?:hours?|hrs?)[\s-]week\b/i;

/** The shift of each span of the clock: "7p-7a", "0645 to 1915", "Monday to Friday, 7:30 to 4". */
export function listClockShifts(text: string, isHours = false): Shift[] {
  const plain = text
    .replace(/\bnoon\b/gi, "12pm")
    .replace(/(?<=(?:-|–|\bto|\buntil)\s*)midnight\b/gi, "12am");
  const isOfWork = isHours || ofWork.test(plain);
  const spans = [...plain.matchAll(span)];
  if (spans.length === 0) return startOnly.test(plain) ? ["day"] : [];
  return spans.flatMap((match) => toShift(match, isOfWork) ?? []);
}

/** Longer than a shift of twelve hours and its report is when a place is open. */
const longest = 13.5;
const shortestNight = 6;

function toShift(match: RegExpMatchArray, isOfWork: boolean): Shift | null {
  const [whole, from, fromMinutes = "0", fromHalf, to, toMinutes = "0", toHalf] = match;
  const isExact = whole.includes(":") || (match[2] !== undefined && match[5] !== undefined);
  if (!(fromHalf || toHalf || isExact || isOfWork) || (from!.length > 2 && match[2] === undefined))
    return null;
  const isMilitary =
    !fromHalf &&
    !toHalf &&
    ((match[2] !== undefined && !whole.includes(":")) || /^0/.test(from!) || Number(from) > 12);
  // "7-7" is either, and nurses call the night "11-7".
  if (!isMilitary && !fromHalf && !toHalf && Number(to) === 7 && [7, 11].includes(Number(from)))
    return from === "11" ? "night" : null;
  let start = Number(from);
  let end = Number(to);
  if (!isMilitary) {
    const isMorning = fromHalf ? /a/i.test(fromHalf) : start >= 5 && start < 12;
    start = (start % 12) + (isMorning ? 0 : 12);
    const endsAfterNoon = toHalf
      ? /p/i.test(toHalf)
      : start < 12
        ? end < 9 || end === 12
        : start < 18 && end >= 5;
    end = (end % 12) + (endsAfterNoon ? 12 : 0);
  }
  const length = (end + Number(toMinutes) / 60 - start - Number(fromMinutes) / 60 + 24) % 24 || 24;
  if (length > longest) return null;
  if (start >= 17 || start <= 2) return start >= 17 && length < shortestNight ? "evening" : "night";
  // An afternoon is not an evening.
  if (start >= 12) return end > start && end <= 19 ? null : "evening";
  if (start >= 9 && end >= 21) return start === 11 ? "evening" : null;
  return start >= 4 && end > start ? "day" : null;
}
