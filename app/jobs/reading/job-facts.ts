import type { JobFacts } from "#app/jobs/schema.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { toShortText, toSpaced } from "./phrases.ts";

const money = String.raw`\$?\s?\d{1,3}(?:,?\d{3}){0,3}(?:\.\d{1,2})?\s?k?\b`;
const bonusAfter = new RegExp(
  String.raw`(up to\s+|starting at\s+)?(${money})\s+(?:in\s+|as\s+)?(?:an?\s+)?sign[\s-]*(?:on|ing)\b`,
  "i",
);
const bonusBefore = new RegExp(
  String.raw`sign[\s-]*(?:on|ing)(?:[\s-]*bonus(?:es)?)?[\s:-]*(?:available\s+|offered\s+)?(?:for\s+|of\s+)?(up to\s+|starting at\s+)?(${money})`,
  "i",
);
const bonus = /\bsign[\s-]*(?:on|ing)[\s-]+bonus/i;
const weeks = /\b(\d{1,2})[\s-]*(?:weeks?|wks?)\b[\s-]*(?:contract|assignment|travel|long)?/i;
const lengthInWeeks =
  /\b(\d{1,2})[\s-]*(?:weeks?|wks?)[\s-]+(?:contract|assignment)|\b(?:duration|(?:contract|assignment) length|length of (?:contract|assignment))\b[\s:]{1,3}(\d{1,2})[\s-]*(?:weeks?|wks?)\b/i;
const hours =
  /\b(\d{2}(?:\.\d)?)\s*(?:\+|-|–|to)?\s*(?:\d{2})?\s*(?:hours?|hrs?)\s*(?:\/|per|a|each|every)?\s*(?:week|wk|weekly)\b/i;
export const ehrNames = [
  "Epic",
  "Cerner",
  "Meditech",
  "eClinicalWorks",
  "Athenahealth",
  "Allscripts",
  "NextGen",
  "PointClickCare",
  "CPRS",
];
const visa = /\b(?:H-?1B|J-?1|visa sponsorship|visa sponsor(?:ed|ing)?)\b[^.\n]{0,40}/i;
const noVisa = /\b(?:no|not|unable|cannot|without|does not)\b/i;

export function parseFacts(rawTitle: string, rawDescription: string): JobFacts {
  const title = toShortText(rawTitle);
  const description = toSpaced(rawDescription);
  const facts: JobFacts = {};
  const signOn = parseSignOnBonus(title) ?? parseSignOnBonus(description);
  if (signOn) facts.signOnBonus = signOn;
  const hoursPerWeek = Number(hours.exec(`${title}\n${description}`)?.[1]);
  if (hoursPerWeek >= 8 && hoursPerWeek <= 80) facts.hoursPerWeek = hoursPerWeek;
  const contractWeeks = Number(
    weeks.exec(title)?.[1] ?? lengthInWeeks.exec(description)?.slice(1).find(Boolean),
  );
  if (contractWeeks >= 1 && contractWeeks <= 52) facts.contractWeeks = contractWeeks;
  const named = ehrNames.filter((ehr) =>
    new RegExp(`\\b${ehr}\\b${ehr === "Epic" ? "(?!\\s+(?:proportion|journey))" : ""}`).test(description),
  );
  if (named.length === 1) facts.ehr = named[0]!;
  const visaText = visa.exec(`${title}\n${description}`);
  if (
    visaText &&
    !noVisa.test(description.slice(Math.max(0, visaText.index - title.length - 40), visaText.index + 60))
  )
    facts.visa = visaText[0].trim();
  return facts;
}

export function parseSignOnBonus(text: string): string | null {
  if (!/\bsign[\s-]*(?:on|ing)/i.test(text)) return null;
  const words = toSpaced(text);
  const match = bonusAfter.exec(words) ?? bonusBefore.exec(words);
  if (!match) return bonus.test(text) ? "Offered" : null;
  const digits = match[2]!.replace(/[$,\s]/g, "");
  const dollars = Number.parseFloat(digits) * (/k$/i.test(digits) ? 1000 : 1);
  if (!(dollars >= 100 && dollars <= 500_000)) return bonus.test(text) ? "Offered" : null;
  const sum = `$${formatCount(dollars)}`;
  const bound = match[1]?.trim().toLowerCase();
  return bound === "up to" ? `Up to ${sum}` : bound ? `From ${sum}` : sum;
}
