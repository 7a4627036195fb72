import type { Shift } from "#app/jobs/postings/record/posting-content.ts";
import { listClockShifts } from "./clock-times.ts";
import { toShortText } from "./phrases.ts";
import { isOfOthers, isQuestion, isWish, type Said, toStatements } from "./statements.ts";

const seven = String.raw`(?:7|seven)[\s-]*(?:(?:days?|nights?)[\s-]*)?`;
export const sevenOn = new RegExp(
  String.raw`\b${seven}on(?:[\s/,-]|and\b)*${seven}off\b|\b(?:one |1 )?week[\s-]*on(?:[\s/,-]|and\b)*(?:one |1 )?week[\s-]*off\b`,
  "i",
);
const weekend = /\b(?:every )?week-?ends?\b|\bsat(?:urday)?s?[\s/&-]+(?:and )?sun(?:day)?s?\b|\bbaylor\b/i;
const weekendCaveat =
  /\b(?:no|every other|rotating|some|occasional|alternat\w+|includ\w+|plus|1 in \d)\s+week-?ends?\b|week-?ends?\s*\/\s*holidays/i;
const rotating = /\brotat(?:ing|es?|ion)\b|\bvariable\b|\b(?:days?\/nights?|d\/n)\b/i;
const night =
  /\bni(?:ght|te)s?\b(?! (?:club|out))|\bnight-?shifts?\b|\bnoc(?:s|turnal)?\b|\bovernights?\b|\b(?:3rd|third) shift\b|\bgraveyard\b|\bnocturnist\b|\bmidnights\b|\bmidnight shifts?\b/i;
const evening = /\bevenings?\b|\beves\b|\b(?:2nd|second) shift\b|\bpm shift\b|\bswing shift\b/i;
const day =
  /\bday[\s-]?shift\b|\bdays\b(?! *(?:\/|per|a) *(?:week|wk|month)| (?:off|of\b)|\/wk)|\b(?:1st|first) shift\b|\bday ?time\b|\bday hours\b|(?<=[-–(/|,]\s*)day(?=\s*(?:[-–)/|,]|$))/i;
const hiringEvent = /\b(?:job fair|hiring event|open interviews?|open house|career fair)\b.*$/i;
const call = /\bon[\s-]?call\b|\bcall only\b/i;
/** For as-needed work, "on call" is not a shift. */
const asNeeded = /\bprn\b|\bas needed\b|\bper diem\b/i;

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

const counts = "(?:\\d+|one|two|three|four|five|six|seven)";
/** A denial with what it denies, and counts of days. */
const unmeant = new RegExp(
  String.raw`\b(?:no|not|never|without|nor|neither|isn['’]t|aren['’]t|don['’]t)\b(?:[\s,/&]+(?:or|and|no|any|required|working|work|more|mandatory|\w+ings?|nights?|overnights?|weekends?|holidays?|evenings?|call|on[\s-]call|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|shifts?|hours))*|\b${counts}[\s-]+(?:[\w-]+-hour )?days?\b(?! shift)|\brotating (?:pass days|off days|regular days off|RDOs?)\b|\b(?:days?|evenings?|nights?)(?: shifts?)? (?:is|are|has been|have been)(?: now| already)? (?:filled|full|taken|staffed|closed)\b`,
  "gi",
);
/** Also call, days off, a few of many, and the hours of others: not when the work itself is. */
const aside = new RegExp(
  [
    unmeant.source,
    String.raw`\b(?:in the evening|night float|(?:your|the|before|after|a) first shift|days in)\b`,
    String.raw`\b(?:days?|evenings?|nights?) off\b|\brotating (?:days off|weekends?|holidays?|call)\b`,
    String.raw`(?:\b(?:in[\s-]house|overnight|weekend|night|home)[\s,]+)*\b(?:on[\s-])?call\b[^.;]{0,60}`,
    String.raw`\b(?:weekday |weeknight |weekend )?(?:evening|night|weekend) (?:\w+ ){0,2}(?:call|crisis|coverage|differential)\b(?: rotation)?`,
    String.raw`\b(?:every \w+|one|1|two|2|alternat\w+|occasional|some|rotating|a few) (?:\w+ ){0,2}(?:weekends?|saturdays?|sundays?|holidays?|evenings?)(?: (?:in|of|per|a|each) \w+)*`,
    String.raw`\b(?:occasional|some|rare|a few) (?:\w+ )?nights?\b|\bnights?,? (?:about |around |up to )?${counts}(?: times)? (?:a|per|each) (?:week|month)`,
    // Days on and off.
    String.raw`\b[2-5][/-][2-5](?:[/-][2-5])* (?:rotation|schedule|pattern)`,
    String.raw`\bdays? (?:a|per|each) (?:week|month|pay period|year)\b|\b(?:your|which|what|those|these) days\b`,
    String.raw`\b${counts} (?:nights?|evenings?)(?: (?:a|per|each) (?:week|month))`,
    String.raw`\bovernight (?:stays?|trips?|travel)\b|\b(?:after-hours|night|weekend) \w+ (?:handle|cover|take)s?\b[^.;]*`,
    String.raw`\bwith (?:flexibility|some|an? occasional|occasional)\b[^.;]*`,
  ].join("|"),
  "gi",
);
/** "Shift: 1st" is the first shift. */
const numberBehind = /\bshift\s*:\s*(1st|2nd|3rd|first|second|third)\b/gi;
const toPlain = (text: string): string =>
  toShortText(text).replace(numberBehind, "$1 shift").replace(hiringEvent, " ").replace(unmeant, " ");

/** Each shift that a text names, where `parseShift` reads the one that a posting is for. */
export function listNamedShifts(text: string): Shift[] {
  const plain = toPlain(text);
  return shiftPatterns.filter(([, pattern]) => pattern.test(plain)).map(([shift]) => shift);
}

/** Of a title or a field. Null for a choice ("days or nights"). Whole weeks or weekends outweigh the time of day. */
export function parseShift(text: string): Shift | null {
  const plain = toPlain(text);
  if (sevenOn.test(toShortText(text))) return "7on7off";
  if (rotating.test(plain.replace(weekendCaveat, " "))) return "rotating";
  if (weekend.test(plain) && !weekendCaveat.test(plain) && !/\bweekday/i.test(plain)) return "weekend";
  const named = hourPatterns.filter(([, pattern]) => pattern.test(plain)).map(([shift]) => shift);
  const times = new Set(named.length > 0 ? named : listClockShifts(plain));
  if (times.size > 0) return times.size === 1 ? [...times][0]! : null;
  return call.test(plain) && !asNeeded.test(plain) ? "call" : null;
}

/** Says when the work is, and not when someone else works or what a shift pays. */
const schedule =
  /\b(?:shifts?|schedules?|hours|FTE|full[\s-]time|part[\s-]time|weekdays?|week-?ends?|days?|nights|evenings|rotat\w+|week|mon(?:day)?s?|tues?(?:day)?s?|weds?(?:nesday)?s?|thur?s?(?:day)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|M-?F|seeking|looking for|need|\d\s?x\s?\d|twelves|tens|eights|\d{1,2}s)\b|\d\s?[ap]\.?m?\b|\b[012]\d[0-5]0\b|\d:[0-5]\d\s?(?:-|–|to)\s?\d/i;
const aboutOthers =
  /\$|\bdifferentials?\b|\bpremium\b|\bpays?\b(?! period)|\d ?%|\bapplications?\b|\bcall (?:us|me|our)\b|\binterviews?\b|\bwithin \d|\bPTO\b|\bpaid (?:time|days)\b|\b(?:calendar|business|working|sick|vacation|personal|paid|start|between|first|last|\d+) days (?:of|off|after|from|before|to)\b|\b(?:start|stay|tech|team|colleagues?|nurse) on (?:days|nights)\b|\borientation\b|\bresidents?\b|\bsupervis\w+ (?:on|of)\b|\brecruiter\b|\b(?:team|line|desk|service) \([^)]*\d[ap]/i;
/** When a place is open, which is not yet when someone works. */
const opening =
  /\b(?:clinic|visiting|office|store) hours\b|\b(?:clinic|office|pharmacy|store|unit|facility|department|lab|center) (?:is|are|stays?) open\b|\bopen (?:from|daily|24)/i;
/** "(differential of $3/hr after 6p)" beside a shift's hours. */
const paidBeside = /\([^()]*(?:\$|differential|premium)[^()]*\)/gi;
/** "Evening Star Hospice" */
const inName = /\b(?:Evening|Night|Day|Weekend) (?!Shift|Hours|Position|Nurse)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu;
const dayWords = /\bday (?:watch|time|team)\b|\bam shifts?\b|\bschool (?:hours|days?)\b/i;
const choice =
  /\b(?:days?|nights?|evenings?)\s*(?:\/|,|or\b|and\b|&)\s*(?:or |and )?(?:days?|nights?|evenings?)\b/i;
const rotatingOf =
  /\b(?:rotat\w+|rotation)\b[^.;]{0,30}\b(?:days?|nights?|evenings?|shifts?)\b|\b(?:days?|nights?)\b[^.;]{0,12}\brotat\w+|\b(?:24|48)(?: hours?| hrs?)? on\b[\s/,]*(?:and )?(?:48|72|96)(?: hours?| hrs?)? off\b|\b(?:24\/(?:48|72)|48\/96)\b|\bnights\b(?: \w+)? (?:shared|split|divided)\b|\b(?:share|split|divide)s? (?:of )?(?:the )?nights\b|\bshifts?: variable\b/i;
const nightFloat = /\brotation[^.;]*\bnight float\b|\bnight float\b[^.;]*\b(?:weeks?|blocks?)\b/i;
const weekendsOnly =
  /\bweek-?ends? (?:only|option|program|warrior|position|track|(?:nights|days)\b(?! (?:a|per|each)\b))\b|\bevery (?:week-?end|sat(?:urday)? (?:and|&) sun(?:day)?)\b(?! off)|\b(?:help|work|need\w*|coverage) (?:\w+ ){0,2}(?:on|for) (?:the )?week-?ends\b|\bbaylor (?:plan|program|shift)/i;
const allShifts =
  /\b(?:all|any|various|multiple) shifts?\b(?! \w+ (?:is|are) required)|\bshifts (?:vary|available)\b/i;
const ownChoice =
  /\b(?:choose|set|make|open|pick|build|arrange|create) your(?: own)? (?:hours|schedules?|shifts?)\b|\bflexible (?:hours|schedul\w+|shifts?)\b|\b(?:hours|schedules?) (?:are|is) flexible\b/i;
/** Work by day, unless something says another time. */
const byDay =
  /\b(?:mon(?:day)?s?|M)\s*(?:-|–|to|thru|through)\s*(?:f|fri(?:day)?s?|thu(?:r?s?(?:day)?s?)?)\b|\bweekdays?\b(?! (?:evening|night))|\b(?:no|not|without|never)\b[^.;]{0,20}\b(?:nights?|evenings?)\b|\b(?:eight|nine|ten|twelve|8|9|10|12)[\s-]hour (?:week)?days?\b|\bhours (?:are|=) (?:normal |regular )?business hours\b/i;

/**
 * The time of day that a posting's text gives, in words or by the clock. Null where it gives none or several.
 * A label ("Shift: Night") outweighs what stands elsewhere, and a week of weekdays is by day where nothing names a time.
 * `choice` is what a label says where it names several: "evenings and overnights".
 */
export function readToldShift(text: Said): { shift: Shift | null; choice: string | null } {
  const said = toStatements(text)
    .filter(({ text: one }) => !isWish(one) && !isOfOthers(one) && !isQuestion(one))
    .map(({ text: one, label }) => ({
      one,
      label,
      words: toShortText(one).replace(numberBehind, "$1 shift").replace(paidBeside, " ").replace(inName, " "),
      isLabelled: isOfHours(label),
    }))
    .map((one) => ({ ...one, isHours: one.isLabelled || onlySpan.test(one.words) }))
    .filter(({ words, isHours }) => isHours || (schedule.test(words) && !aboutOthers.test(words)))
    .map(({ words, isHours, ...rest }) => ({
      ...rest,
      words,
      times: opening.test(words) ? [] : readTimes(words, isHours || fewDays.test(words)),
    }));
  const says = (pattern: RegExp) => said.some(({ words }) => pattern.test(words));
  const labelled = said.filter(({ isLabelled, times }) => isLabelled && times.length > 0);
  if (labelled.length > 0) {
    const shift = agreeing(labelled.flatMap(({ times }) => times));
    return { shift, choice: shift ? null : toChoice(said.filter(({ isLabelled }) => isLabelled)) };
  }
  const none = { shift: null, choice: null };
  if (says(allShifts)) return none;
  const times = said.flatMap((one) => one.times);
  const agreed = agreeing(times);
  if (agreed === "day" || !says(ownChoice))
    return { ...none, shift: agreed ?? (times.length === 0 && says(byDay) ? "day" : null) };
  return none;
}

const mostOfChoice = 200;

/** Whole statements, without their label. */
const toChoice = (labelled: readonly { one: string; label: string }[]): string =>
  labelled
    .map(({ one, label }) =>
      (one.startsWith(`${label}:`) ? one.slice(label.length + 1) : one).trim().replace(/\.$/, ""),
    )
    .reduce((all, one) => {
      const more = all ? `${all}; ${one}` : one;
      return more.length > mostOfChoice ? all || more.slice(0, mostOfChoice) : more;
    }, "");

/** "7 to 5 or so", "8-5." */
const onlySpan =
  /^\W*[6-9](?::?[0-5]\d)?\s?[ap]?\.?m?\.?\s?(?:-|–|to)\s?[2-6](?::?[0-5]\d)?\s?p?\.?m?\.?(?: or so)?\W*$/i;
/** "Four days, 8-5": the readers of words leave such counts out. */
const fewDays = /\b(?:three|four|five|[345]) days,/i;

/** Of a label that stands over hours of work: "Shift", "Duty hours". */
export const isOfHours = (label: string): boolean =>
  /^(?:work |your |the |duty |weekly |available |open )*(?:shifts?|schedules?|hours|work schedule|hours of work|tour of duty|days)\b/i.test(
    label,
  ) && !/\bdiff|\bpay\b|\bpremium/i.test(label);

function agreeing(all: readonly Shift[]): Shift | null {
  const times = new Set(all);
  if (times.size === 1) return [...times][0]!;
  return (["7on7off", "weekend", "rotating"] as const).find((shift) => times.has(shift)) ?? null;
}

/** Each time of day that a statement names: none, one, or several for a choice. */
function readTimes(words: string, isHours: boolean): Shift[] {
  if (sevenOn.test(words)) return ["7on7off"];
  if (weekendsOnly.test(words) && !weekendCaveat.test(words)) return ["weekend"];
  const plain = words.replace(aside, " ");
  if (rotatingOf.test(plain) || nightFloat.test(words)) return ["rotating"];
  const [, most] = /\bmostly (day|night|evening)s?\b/i.exec(plain) ?? [];
  if (most) return [most.toLowerCase() as Shift];
  if (choice.test(plain)) return ["day", "night"];
  const named = hourPatterns.filter(
    ([shift, pattern]) => pattern.test(plain) || (shift === "day" && dayWords.test(plain)),
  );
  return [...new Set([...named.map(([shift]) => shift), ...listClockShifts(plain, isHours)])];
}
