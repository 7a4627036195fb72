import { toNumber, toShortText } from "./phrases.ts";
import { isOfHours } from "./shift.ts";
import { isOfOthers, isQuestion, type Said, toStatements } from "./statements.ts";

const usual = "8|9|10|12|13|16|24|48|eight(?!h)|nine|ten|twelve|thirteen|sixteen|twenty-four";
const other = String.raw`(?:[4-9]|1\d|2[0-3])(?:\.5)?|four|five|six`;
const hours = "(?:hours?|hrs?|h)";
const start = String.raw`(?<![\p{L}\p{N}$.,/-])`;
/** "24-hour clinical support" and "24 hours of notice" are not shifts. */
const notShift = String.raw`(?!\s*(?:(?:a|per|each|\/)\s*(?:week|wk|day|month)|weekly|wks?\b|of\b|(?:clinical|customer|phone|support|notice|access|care|emergency|recovery|clinic\b(?!\s+days)|pharmac\w*|urgent|line|hotline|facility|accountability|responsibility|course|class|training)\b))`;
/** "12-hour", "3x12", "four 10s", "12s", "6-hour shifts" and the 24 of "24/72", but not "24 hours a week". */
export const shiftLength = new RegExp(
  [
    String.raw`${start}(?<times>[1-7]|one|two|three|four|five|six|seven)(?:\s*[x×]\s*(?<hours>${usual})(?:['’]?s|[\s-]*${hours})?(?![\p{L}\p{N}])|[\s-]+(?:(?<tens>${usual})['’]?s|(?<long>${usual})[\s-]*${hours}(?=[\s-]*(?:\w+ )?(?:shifts?|days?|nights?|evenings?|weekends?)\b))(?![\p{L}\p{N}]))`,
    String.raw`${start}(?<on>24|48)\s*(?:\/|(?:hours?\s+)?on\s*[,/]?\s*)\s*(?:48|72|96)(?:\s*(?:hours?\s+)?off)?(?![\p{N}/])`,
    String.raw`${start}(?<!\b(?:last|past|within)\s+)(?<each>${usual})[\s-]*${hours}\b${notShift}(?:[\s-]*shifts?\b)?`,
    String.raw`${start}(?<odd>${other})[\s-]*${hours}[\s-]*shifts?\b`,
    String.raw`${start}(?<plural>8|9|10|12|13|16|24)['’]?s(?![\p{L}\p{N}/-])`,
  ].join("|"),
  "giu",
);

export const toShiftLength = ({ groups: { times: _, ...lengths } = {} }: RegExpMatchArray): number =>
  toNumber(Object.values(lengths).find(Boolean)!);

/** The lengths that a schedule or a title states, in hours, each once. */
export const listShiftLengths = (text: string): number[] => [
  ...new Set([...toShortText(text).matchAll(shiftLength)].map(toShiftLength)),
];

/** Of a title or a schedule. Null for a choice. */
export const parseShiftHours = (text: string): number | null => onlyOf(new Set(listShiftLengths(text)));

const shiftBehind = /^(?:[\s-]*\w+)?[\s-]*(?:shifts?|days?|nights?|evenings?|weekends?)\b/i;
const shiftBefore = /\b(?:shifts?|schedule)\b[^.;\d]{0,20}$/i;
const ofCall = /\bcall\b[^.;]{0,20}$/i;
const choiceOfLengths = /\b\d{1,2}-?\s*(?:,|or|and|\/|to)\s*(?:or\s+)?\d{1,2}[\s-]*(?:hours?|hrs?)/i;
const ofTwoWeeks = /\b(?:pay period|(?:two|2)[\s-]weeks?|bi-?weekly|fortnight)\b/i;
const ofLongTime = /\bmonth\b|\bquarter\b|\b\w+[\s-]weeks?(?:['’])? (?:schedule|period|block)/i;

export interface WorkHours {
  shiftHours: number | null;
  hoursPerWeek: number | null;
}

/** Hours of a shift and of a week that a posting's text gives. Null where it gives none or several. */
export function parseWorkHours(text: Said): WorkHours {
  const shifts = new Set<number>();
  const weeks = new Set<number>();
  for (const { text: one, label } of toStatements(text)) {
    if (isOfOthers(one) || isQuestion(one)) continue;
    const lengths = choiceOfLengths.test(one) ? [] : readShifts(one, isOfHours(label));
    for (const { length } of lengths) shifts.add(length);
    if (/\$/.test(one) && !/\bguarante/i.test(one)) {
      const paidFor = toWeek(Number(salaryFor.exec(one)?.[1]), 16, 60);
      if (paidFor !== null) weeks.add(paidFor);
      continue;
    }
    for (const { length, times } of ofLongTime.test(one) ? [] : lengths) {
      const ofWeek = (times * length) / (ofTwoWeeks.test(one) ? 2 : 1);
      if (times > 1 && ofWeek >= 8 && ofWeek <= 60) weeks.add(ofWeek);
    }
    const week = readWeek(one, label, lengths);
    if (week !== null) weeks.add(week);
  }
  return { shiftHours: onlyOf(shifts), hoursPerWeek: onlyOf(weeks) };
}

/** "Base salary $235,000 for 40 hours" */
const salaryFor = /\bsalar(?:y|ied)\b[^.;]{0,60}\bfor (?:an? )?(\d{2})(?:[\s-]hours?|[\s-]hour week)\b/i;

const onlyOf = (values: ReadonlySet<number>): number | null => (values.size === 1 ? [...values][0]! : null);

/** Hours beside a word for a shift. Others are of training, notice or a report. */
const readShifts = (said: string, isLabelled: boolean) => {
  const statement = toShortText(said).replace(
    /\b(?<!\/)([1-7])\/(8|9|10|12)\/(?:24|3[26]|4[08]|50|60)\b/g,
    "$1x$2",
  );
  return [...statement.matchAll(shiftLength)].flatMap((match) => {
    const { times = "0", each } = match.groups!;
    const before = statement.slice(0, match.index);
    const behind = statement.slice(match.index + match[0].length);
    const isShift =
      each === undefined ||
      isLabelled ||
      /shift/i.test(match[0]) ||
      shiftBehind.test(behind) ||
      shiftBefore.test(before);
    return isShift && !ofCall.test(before) && !/^\s*call\b/i.test(behind)
      ? [{ length: toShiftLength(match), times: toNumber(times) }]
      : [];
  });
};

const number = String.raw`(?<![\d/.,-])(\d{2}(?:\.\d{1,2})?|twenty|twenty-four|thirty|thirty-two|thirty-six|forty)`;
const perWeek = new RegExp(
  String.raw`\b${number}\s*\+?[\s-]*(?:hours?|hrs?|h)[\s-]*(?:\/|per|an?|each|every|in an?)?\s*(?:week|wk|weekly)\b|\b${number}[\s-]*(?:hours?|hrs?)[\s-]*guaranteed\b|\bfull[\s-]time,? ${number}[\s-]*(?:hours?|hrs?)\b|^work ${number} hours\b(?! of| in)`,
  "i",
);
const perTwoWeeks =
  /\b(\d{2,3}(?:\.\d)?)\s*(?:hours?|hrs?)?\s*(?:\/|per|an?|each|every|in)\s*(?:pay period|two[\s-]weeks?|2[\s-]weeks?|bi-?weekly(?: pay period)?|fortnight)/i;
const bareWeek = new RegExp(
  String.raw`\b${number}\s*(?:(?:hours?|hrs?)\b(?!\s*(?:of|per|a|an|each|\/|in)\b)|(?:\/|per|an?|each)\s*(?:week|wk)\b)`,
  "i",
);
const labelledWeek = new RegExp(
  String.raw`^(?:guaranteed |weekly |scheduled )?hours(?: per week| weekly| guaranteed)?:\s*${number}\b(?!\s*(?::|[ap]m|-|–|to)|\d)`,
  "i",
);
/** Beside "40 hours" alone, what makes them a week's. */
const ofWeek =
  /\b(?:full[\s-]time|part[\s-]time|mon(?:day)?s?|M-?F|weekdays?|each is|status|FTE|hours are|paid for|work)\b|^\d{2}(?:\.\d)? (?:hours|hrs)\b/i;
const notOfWork =
  /\bbenefits? (?:at|from|start)|\bat least \d{2} hours\b|\bover \d{2}\b|\bup to\b|\d{2} or \d{2} (?:hours|hrs)|\d\s*(?:-|–|to)\s*\d{2}\s*(?:hours?|hrs?)|\bno (?:guarantee|minimum)/i;
const ofOther =
  /\b(?:benefits?|PTO|vacation|leave|insurance|within|after|over|course|training|CEU?s?|notice|orientation|credit|refer|interview\w*|offer|hold|decide|answer|report|charting|stand)\b/i;

function readWeek(statement: string, label: string, shifts: readonly { length: number }[]): number | null {
  if (notOfWork.test(statement)) return null;
  const two = perTwoWeeks.exec(statement)?.[1];
  const isWeek = (isOfHours(label) || ofWeek.test(statement)) && !ofOther.test(statement);
  const told = perWeek.exec(statement)?.slice(1).find(Boolean) ?? labelledWeek.exec(statement)?.[1];
  if (two || told) return toWeek(two ? Number(two) / 2 : toNumber(told!), 8, 80);
  const bare = toWeek(toNumber(isWeek ? (bareWeek.exec(statement)?.[1] ?? "") : ""), 16, 60);
  return shifts.some(({ length }) => length === bare) ? null : bare;
}

const toWeek = (hours: number, least: number, most: number): number | null =>
  hours >= least && hours <= most ? hours : null;
