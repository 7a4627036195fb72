import type { JobFacts } from "#app/jobs/schema.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { toShortText } from "./phrases.ts";
import { denial, isOfOthers, type Said, toStatements } from "./statements.ts";
import { parseWorkHours } from "./work-hours.ts";

const money = String.raw`\$?\s?\d{1,3}(?:,?\d{3}){0,3}(?:\.\d{1,2})?\s?k?\b`;
/** A bonus by any of its names; "sign-on" stands alone, too. */
const bonusName = String.raw`(?:(?<!re-?)(?:sign|signing)[\s-]*(?:on|in)?[\s-]+(?:bonus(?:es)?|incentive)|(?<!re-?)sign[\s-]*(?:on|ing)\b(?:[\s-]*bonus(?:es)?)?|(?:commencement|hiring|hire|welcome|start(?:ing)?|joining|recruitment)[\s-]+(?:bonus(?:es)?|incentive))`;
const bonusAfter = new RegExp(
  String.raw`(up to\s+|starting at\s+|as much as\s+)?(${money})\s+(?:in\s+|as\s+)?(?:an?\s+)?(?:RN\s+|LPN\s+|\w+\s+)?${bonusName}`,
  "i",
);
const bonusBefore = new RegExp(
  String.raw`${bonusName}(?:\s*\([^)]{0,40}\))?[\s:,–-]*(?:(?:for|to)\s+[a-z ]{2,30}[:\s]\s*)?(?:is\s+|available\s+|offered\s+|RN\s+|LPN\s+|nights\s+)*(?:for\s+|of\s+|worth\s+)?(up to\s+|starting at\s+|as much as\s+)?(${money})`,
  "i",
);
/** Of new people by what they are or must do: "Bonus of $10,000 for experienced nurses", "$7,500 bonus, two year commitment". */
const forNew = String.raw`(?: for (?:an? )?(?:new|experienced|external|eligible|qualified|full|RNs?|LPNs?|LVNs?|CNAs?)\b|[^.;$]{0,60}\b(?:commitment|re-?paid|new hires?)\b)`;
const plainBonus = new RegExp(
  String.raw`^\W*bonus:?(?: of)? (up to\s+)?(${money})${forNew}|^\W*(up to\s+)?(${money}) bonus${forNew}`,
  "i",
);
const bonus = new RegExp(String.raw`\b${bonusName}[\s-]*bonus|\b${bonusName}`, "i");
const weeks = /\b(\d{1,2})[\s-]*(?:weeks?|wks?)\b[\s-]*(?:contract|assignment|travel|long)?/i;
const lengthInWeeks =
  /\b(\d{1,2})[\s-]*(?:weeks?|wks?)[\s-]+(?:contract|assignment)|\b(?:duration|contract|assignment|length(?: of (?:contract|assignment))?)\b[\s:]{1,3}(\d{1,2})[\s-]*(?:weeks?|wks?)\b/i;
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
const ehrPatterns = ehrNames.map(
  (ehr) =>
    [ehr, new RegExp(`\\b${ehr}\\b${ehr === "Epic" ? "(?!\\s+(?:proportion|journey))" : ""}`)] as const,
);
const visa = /\b(?:H-?1B|J-?1|visa sponsorship|visa sponsor(?:ed|ing)?)\b[^.\n]{0,40}/i;
const noVisa = /\b(?:no|not|unable|cannot|without|does not)\b/i;

/** `text` is the posting with its title. */
export function parseFacts(rawTitle: string, text: Said, { hoursPerWeek } = parseWorkHours(text)): JobFacts {
  const title = toShortText(rawTitle);
  const said = toStatements(text);
  const find = (pattern: RegExp) => said.map(({ text: one }) => pattern.exec(one)).find(Boolean);
  const facts: JobFacts = {};
  const signOn = parseSignOnBonus(title) ?? parseSignOnBonus(said);
  if (signOn) facts.signOnBonus = signOn;
  if (hoursPerWeek !== null) facts.hoursPerWeek = hoursPerWeek;
  const contractWeeks = Number(weeks.exec(title)?.[1] ?? find(lengthInWeeks)?.slice(1).find(Boolean));
  if (contractWeeks >= 1 && contractWeeks <= 52) facts.contractWeeks = contractWeeks;
  const named = ehrPatterns.filter(([, pattern]) => find(pattern));
  if (named.length === 1) facts.ehr = named[0]![0];
  const [visaText] = find(visa) ?? [];
  if (visaText && !said.some(({ text: one }) => visa.test(one) && noVisa.test(one)))
    facts.visa = visaText.trim();
  return facts;
}

/** "$7,500", "Up to $4,000" or "Offered"; null where a posting names none or says that there is none. */
export function parseSignOnBonus(text: Said): string | null {
  const said = toStatements(text).filter(
    ({ text: one, label }) =>
      (bonus.test(one) || plainBonus.test(one) || (bonus.test(label) && /\$/.test(one))) && !isOfOthers(one),
  );
  const offered = said.filter(
    ({ text: one }) =>
      !denial.test(one.slice(0, Math.max(0, one.search(bonus)))) &&
      !/\bnot? (?:offered|available)\b/i.test(one),
  );
  if (offered.length === 0) return null;
  return (
    offered.map(({ text: one, label }) => readBonus(one, label)).find((read) => read !== "Offered") ??
    (offered.some(({ text: one }) => named.test(one)) ? "Offered" : null)
  );
}

/** Without "bonus", the words may name something else. */
const named =
  /\bsign[\s-]*(?:on|ing)[\s-]+(?:bonus|incentive)|\b(?:hiring|welcome|commencement|joining) (?:bonus|incentive)/i;

/** "Sign-on" above "$15,000 for external hires" */
const firstSum = new RegExp(String.raw`^[^$]{0,30}?(up to\s+)?(\$${money})`, "i");

function readBonus(statement: string, label: string): string {
  const match =
    bonusAfter.exec(statement) ??
    bonusBefore.exec(statement) ??
    plainBonus.exec(statement) ??
    (bonus.test(label) ? firstSum.exec(statement) : null);
  if (!match) return "Offered";
  const digits = (match[2] ?? match[4])!.replace(/[$,\s]/g, "");
  const dollars = Number.parseFloat(digits) * (/k$/i.test(digits) ? 1000 : 1);
  if (!(dollars >= 100 && dollars <= 500_000)) return "Offered";
  const sum = `$${formatCount(dollars)}`;
  const bound = (match[1] ?? match[3])?.trim().toLowerCase();
  return bound === "starting at" ? `From ${sum}` : bound ? `Up to ${sum}` : sum;
}
