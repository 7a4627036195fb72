import type { Shift } from "#app/jobs/postings/record/posting-content.ts";
import { toNumber, toShortText } from "./phrases.ts";
import { day, evening, night, sevenOn } from "./shift.ts";
import { isOfOthers, isWish, toStatements } from "./statements.ts";

/** Says when the work is, and not when someone else works or what a shift pays. */
const schedule =
  /\b(?:shifts?|schedules?|hours|FTE|full[\s-]time|part[\s-]time|weekdays?|days|nights|evenings|rotat\w+|week|mon(?:day)?s?|tues?(?:day)?s?|weds?(?:nesday)?s?|thur?s?(?:day)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|M-?F|seeking|looking for|need|\d\s?x\s?\d|twelves|tens|eights|\d{1,2}s)\b|\d\s?[ap]\.?m?\b|\b[012]\d[0-5]0\b/i;
const aboutOthers =
  /\$|\bdifferentials?\b|\bpremium\b|\bpays?\b(?! period)|\d ?%|\bclinic hours\b|\b(?:clinic|office|pharmacy|store|unit|facility|department|lab|center) (?:is|are|stays?) open\b|\bopen (?:from|daily|24)|\bapplications?\b|\bcall (?:us|me|our)\b|\binterviews?\b|\bwithin \d|\bPTO\b|\bpaid (?:time|days)\b|\b(?:calendar|business|working|sick|vacation|personal|paid|start|between|first|last|\d+) days (?:of|off|after|from|before|to)\b|\b(?:start|stay|tech|team|colleagues?|nurse) on (?:days|nights)\b|\borientation\b|\bresidents?\b|\bsupervis\w+ (?:on|of)\b/i;
/** Not the time of day of the work itself. */
const aside =
  /\b(?:in the evening|night float|(?:your|the|before|after|a) first shift|days in)\b|\b(?:no|not|never|without|nor|neither|isn['’]t|aren['’]t|don['’]t)\b(?:[\s,]+(?:or|and|any|required|working|work|more|mandatory|\w+ings?|nights?|weekends?|holidays?|evenings?|call|days))*|\b(?:days?|evenings?|nights?) off\b|\brotating (?:days off|weekends?|holidays?|call)\b|(?:\b(?:in[\s-]house|overnight|weekend|night|home)[\s,]+)*\b(?:on[\s-])?call\b[^.;]{0,60}|\b(?:every|one|1|two|2|alternat\w+|occasional|some|rotating|a few) (?:\w+ ){0,2}(?:weekends?|saturdays?|sundays?|holidays?|evenings?)(?: (?:in|of|per|a|each) \w+)*|\bdays? (?:a|per|each) (?:week|month|pay period|year)\b|\b(?:\d+|one|two|three|four|five|six|seven)[\s-]+(?:\w+-hour )?days?\b(?! shift)|\b(?:\d+|one|two|three|four|five|six|seven) (?:nights?|evenings?)(?: (?:a|per|each) (?:week|month))/gi;
const dayWords = /\bdays\b|\bday (?:hours|watch|shifts?|time|team)\b|\bdaytime\b|\bschool (?:hours|days?)\b/i;
const choice =
  /\b(?:days?|nights?|evenings?)\s*(?:\/|,|or\b|and\b|&)\s*(?:or |and )?(?:days?|nights?|evenings?)\b/i;
const rotatingOf =
  /\b(?:rotat\w+|rotation)\b[^.;]{0,30}\b(?:days?|nights?|evenings?|shifts?)\b|\b(?:days?|nights?)\b[^.;]{0,12}\brotat\w+/i;

/**
 * The time of day that a posting's text gives, in words or by the clock. Null where it gives none or several.
 * A label ("Shift: Night") outweighs what stands elsewhere.
 */
export function parseToldShift(text: string): Shift | null {
  const said = toStatements(text)
    .map(({ text: one, label }) => ({ one, isLabelled: isOfHours(label) }))
    .filter(
      ({ one, isLabelled }) =>
        !isWish(one) && !isOfOthers(one) && (isLabelled || (schedule.test(one) && !aboutOthers.test(one))),
    )
    .map(({ one, isLabelled }) => ({ isLabelled, times: readTimes(one) }));
  const labelled = said.filter(({ isLabelled, times }) => isLabelled && times.length > 0);
  return agreeing((labelled.length > 0 ? labelled : said).flatMap(({ times }) => times));
}

const isOfHours = (label: string): boolean =>
  /^(?:work |your |the )?(?:shifts?|schedules?|hours|work schedule|hours of work|shift and schedule|schedule and hours|days)\b/i.test(
    label,
  ) && !/\bdifferential|\bpay\b/i.test(label);

function agreeing(all: readonly Shift[]): Shift | null {
  const times = new Set(all);
  if (times.size === 1) return all[0]!;
  return times.has("7on7off") ? "7on7off" : times.has("rotating") ? "rotating" : null;
}

/** Each time of day that a statement names: none, one, or several for a choice. */
function readTimes(statement: string): Shift[] {
  const words = toShortText(statement);
  if (sevenOn.test(words)) return ["7on7off"];
  const plain = words.replace(aside, " ");
  if (rotatingOf.test(plain) && !/\brotating days off\b/i.test(words)) return ["rotating"];
  const [, most] = /\bmostly (day|night|evening)s?\b/i.exec(plain) ?? [];
  if (most) return [most.toLowerCase() as Shift];
  if (choice.test(plain)) return ["day", "night"];
  const named: Shift[] = [
    ...(night.test(plain) ? (["night"] as const) : []),
    ...(evening.test(plain) ? (["evening"] as const) : []),
    ...(day.test(plain) || dayWords.test(plain) ? (["day"] as const) : []),
  ];
  const clocks = [...plain.matchAll(anyClock)].flatMap(
    (match) => toTimeOfDay(match, named.length > 0 ? "" : plain) ?? [],
  );
  const starts = startOnly.test(plain) ? (["day"] as const) : [];
  return [...new Set([...named, ...clocks, ...(clocks.length === 0 && named.length === 0 ? starts : [])])];
}

const startOnly =
  /\b0[4-9][0-5]\d start\b|\b(?:start|begin)s?(?:ing)? (?:at |between )?(?:0?[4-9]|1[01])(?::[0-5]\d)? ?a\.?m\b/i;

const time = String.raw`([01]?\d|2[0-4])(?::?([0-5]\d))?\s*([ap])?\.?(?:m\b\.?)?`;
const anyClock = new RegExp(
  String.raw`(?<![\d$.:/-])${time}\s*(?:-|–|—|\bto\b|\buntil\b|\bthrough\b|(?<=\bbetween [^.;]{1,14})\band\b)\s*${time}(?![\d%/$]|\s*(?:beds?|patients?|hours?|hrs?|weeks?|days|shifts?|months?|years?|visits?))`,
  "gi",
);

/** "7 to 4:30" needs a half hour, half of a day, four digits or a weekday beside it, because numbers say other things. */
function toTimeOfDay(match: RegExpMatchArray, statement: string): Shift | null {
  const [whole, from, fromMinutes, fromHalf, to, toMinutes, toHalf] = match;
  const isTold =
    fromHalf || toHalf || whole!.includes(":") || (fromMinutes && toMinutes) || weekdays.test(statement);
  if (!isTold || (from!.length > 2 && !fromMinutes)) return null;
  const isMilitary =
    !fromHalf && !toHalf && ((fromMinutes && !whole!.includes(":")) || /^0/.test(from!) || Number(from) > 12);
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
  if (start >= 17 || start <= 2) return "night";
  if (start >= 12) return end > start && end <= 19 ? null : "evening";
  return start >= 4 && end > start ? "day" : null;
}

const weekdays = /\b(?:mon|tue|wed|thu|fri|weekdays?|M-?F)\w*\b/i;

const count = "([1-7]|one|two|three|four|five|six)";
const long = String.raw`(\d{1,2}(?:\.5)?|eight|ten|twelve|thirteen|sixteen)`;
const timesLong = new RegExp(
  String.raw`\b${count}(?:\s?[x×]\s?|[\s-]|\s-\s)${long}(?:s\b|['’]s\b|[\s-]*(?:hours?|hrs?|h)\b[\s-]*(?:shifts?|days?|nights?|evenings?)?)|\b([1-7])\s?[x×]\s?(\d{1,2})\b|\b([1-7])\/(\d{1,2})\/(\d{2})\b`,
  "gi",
);
const shiftLong = new RegExp(
  String.raw`\b${long}[\s-]*(?:hours?|hrs?)[\s-]*(?:\w+ )?(?:shifts?|days?|nights?|evenings?)\b|(?<![$\d-])\b(\d{1,2})s\b(?=[,.;]|\s*$|\s+(?:days|nights|\w+ a week))|\b(?:shifts?|schedule)\b[^.;\d]{0,20}\b(\d{1,2})\s*(?:hours?|hrs?)\b(?!\s*(?:a|per|\/)\s*(?:week|pay))`,
  "gi",
);
const choiceOfLengths = /\b\d{1,2}-?\s*(?:,|or|and|\/|to)\s*(?:or\s+)?\d{1,2}[\s-]*(?:hours?|hrs?)/i;

interface WorkHours {
  shiftHours: number | null;
  hoursPerWeek: number | null;
}

/** Hours of a shift and of a week that a posting's text gives. Null where it gives none or several. */
export function parseWorkHours(text: string): WorkHours {
  const shifts = new Set<number>();
  const weeks = new Set<number>();
  for (const { text: one, label } of toStatements(text)) {
    if (isOfOthers(one) || (/\$/.test(one) && !/\bguarante/i.test(one))) continue;
    if (!choiceOfLengths.test(one)) {
      for (const match of one.matchAll(timesLong)) {
        const times = toNumber((match[1] ?? match[3] ?? match[5])!);
        const hours = toNumber((match[2] ?? match[4] ?? match[6])!);
        if (!isShiftLength(hours)) continue;
        shifts.add(hours);
        if (
          times * hours >= 8 &&
          times * hours <= 60 &&
          !/\b(?:month|pay period|two weeks|biweekly)\b/i.test(one)
        )
          weeks.add(times * hours);
      }
      for (const match of one.matchAll(shiftLong)) {
        const hours = toNumber((match[1] ?? match[2] ?? match[3])!);
        if (isShiftLength(hours)) shifts.add(hours);
      }
    }
    const week = readWeek(one, label);
    if (week !== null) weeks.add(week);
  }
  return {
    shiftHours: shifts.size === 1 ? [...shifts][0]! : null,
    hoursPerWeek: weeks.size === 1 ? [...weeks][0]! : null,
  };
}

const isShiftLength = (hours: number): boolean => hours >= 4 && hours <= 24;

const perWeek =
  /\b(\d{2}(?:\.\d{1,2})?)\s*\+?\s*(?:(?:hours?|hrs?)\s*)?(?:\/|per|an?|each|every)?\s*(?:week\b|wk\b|weekly\b)|\b(\d{2}(?:\.\d)?)\s*(?:hours?|hrs?)[\s-]*(?:guaranteed|weekly)\b|\bfull[\s-]time,? (\d{2}(?:\.\d)?)[\s-]*(?:hours?|hrs?)\b/i;
const perTwoWeeks =
  /\b(\d{2,3}(?:\.\d)?)\s*(?:hours?|hrs?)?\s*(?:\/|per|an?|each|every|in)\s*(?:pay period|two[\s-]weeks?|2[\s-]weeks?|bi-?weekly(?: pay period)?|fortnight)/i;
const labelledHours = /^(?:guaranteed |weekly |scheduled )?hours(?: per week| weekly| guaranteed)?$/i;

function readWeek(statement: string, label: string): number | null {
  const two = perTwoWeeks.exec(statement)?.[1];
  const one =
    perWeek.exec(statement)?.slice(1).find(Boolean) ??
    (labelledHours.test(label)
      ? /(?::|^)\s*(\d{2}(?:\.\d)?)\b(?!\s*(?::|[ap]m|-|–|to)|\d)/i.exec(statement)?.[1]
      : undefined) ??
    /^(\d{2}) hours\.?$/i.exec(statement)?.[1];
  const hours = two ? Number(two) / 2 : Number(one);
  if (
    /\d\s*(?:-|–|to)\s*\d{2}\s*(?:hours?|hrs?)/i.test(statement) ||
    /\bup to\b|\bbenefits? (?:at|from|start)|\bat least \d{2} hours\b|\bover \d{2}\b|\d{2} or \d{2} (?:hours|hrs)/i.test(
      statement,
    )
  )
    return null;
  return hours >= 8 && hours <= 80 ? hours : null;
}
