import { toNumber } from "./phrases.ts";
import { isOfOthers, type Said, toStatements } from "./statements.ts";

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
export function parseWorkHours(text: Said): WorkHours {
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
