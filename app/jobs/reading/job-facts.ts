import type { JobFacts } from "#app/jobs/schema.ts";
import { anyOne, anyTen, readNumber } from "#app/kit/text/number-words.ts";
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
  String.raw`${bonusName}(?:\s*\([^)]{0,40}\))?[\s:,?)–-]*(?:yes[\s:,!–-]+)?(?:(?:for|to)\s+[a-z ]{2,30}[:\s]\s*)?(?:is\s+|available\s+|offered\s+|RN\s+|LPN\s+|nights\s+)*(?:for\s+|of\s+|worth\s+)?(up to\s+|starting at\s+|as much as\s+)?(${money})`,
  "i",
);
const whenJoining = String.raw`\s(?:(?:up)?on|at|when you|once you|if you) (?:your )?(?:join|sign|start|hir|onboard)(?:e|ing|ed)?\b`;
/** Of new people by what they are or must do: "Bonus of $10,000 for experienced nurses", "$7,500 bonus, two year commitment". */
const forNew = String.raw`(?: for (?:an? )?(?:new|experienced|external|eligible|qualified|full|RNs?|LPNs?|LVNs?|CNAs?)\b|[^.;$]{0,60}\b(?:commitment|re-?paid|new hires?)\b| with an? \w+[\s-](?:year|month) (?:agreement|contract)| after (?:your|the) first \d{2,3} (?:hours|shifts|days)\b|${whenJoining})`;
const plainBonus = new RegExp(
  String.raw`^\W*(?:an? )?(?:bonus|incentive):?(?: of)? (up to\s+)?(${money})${forNew}|^\W*(?:an? )?(up to\s+)?(${money}) bonus${forNew}|\bbonus${whenJoining}(?: is| of|:)? (up to\s+)?(${money})`,
  "i",
);
const bonus = new RegExp(String.raw`\b${bonusName}[\s-]*bonus|\b${bonusName}`, "i");
const weeks = /\b(\d{1,2})[\s-]*(?:weeks?|wks?)\b[\s-]*(?:contract|assignment|travel|long)?/i;
const lengthInWeeks =
  /\b(\d{1,2})[\s-]*(?:weeks?|wks?)[\s-]+(?:contract|assignment)|\b(?:duration|contract|assignment|length(?: of (?:contract|assignment))?)\b[\s:]{1,3}(\d{1,2})[\s-]*(?:weeks?|wks?)\b/i;
/** "13 weeks, start 12/7" */
const onlyWeeks =
  /^(\d{1,2})[\s-]*(?:weeks?|wks?)\b(?=\W*$|[\s,-]+(?:starts?|starting|asap|extend\w*|with|days|nights)\b)/i;
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
  const inText =
    find(lengthInWeeks) ?? (/\b(?:travel\w*|contract|locums?)\b/i.test(title) ? find(onlyWeeks) : null);
  const contractWeeks = Number(weeks.exec(title)?.[1] ?? inText?.slice(1).find(Boolean));
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
  const all = withAnswers(toStatements(text))
    .filter(({ text: one, label }) => mayName.test(one) || mayName.test(label))
    .map((one) => ({ ...one, text: one.text.replace(inWords, toFigures) }));
  const said = all.filter(
    ({ text: one, label }) =>
      (bonus.test(one) || plainBonus.test(one) || (bonus.test(label) && /\$/.test(one))) && !isOfOthers(one),
  );
  const offered = said.filter(
    ({ text: one }) =>
      !denial.test(one.slice(0, Math.max(0, one.search(bonus)))) &&
      !/\bnot? (?:offered|available)\b|(?:\$\s?0|\bzero)\s+(?:dollar\s+)?(?=sign|hiring|bonus)/i.test(one) &&
      !refused.test(one),
  );
  if (offered.length === 0) return null;
  const sum = offered.map(({ text: one, label }) => readBonus(one, label)).find((read) => read !== "Offered");
  if (sum) return sum;
  const isDenied = all.some(
    ({ text: one, label }) => bonus.test(label) && notGiven.test(one.replace(afterName, "")),
  );
  return !isDenied && offered.some(({ text: one }) => named.test(one)) ? "Offered" : null;
}

/** A part of every name of a bonus, because most statements have none. */
const mayName = /sign|bonus|incentive/i;

/** "Sign-on?" and "Yes: $12,000" are one. */
const withAnswers = (said: ReturnType<typeof toStatements>) =>
  said.reduce<(typeof said)[number][]>((joined, one) => {
    const last = joined.at(-1);
    if (last && question.test(last.text) && bonus.test(last.text))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${one.text}` };
    else joined.push(one);
    return joined;
  }, []);
const question = /^[^.!?]{1,40}\?(?: yes[^\w$]*)?$/i;

/** "Not authorized" below "Sign-on bonus", or behind it. */
const none = String.raw`[\s:?,.)–-]*(?:none|n\/?a|nope|no(?=\W*$|[.,;])|not (?:authorized|offered|available|applicable|approved|provided|included|at this time)|unavailable)\b`;
const notGiven = new RegExp(`^${none}`, "i");
const afterName = new RegExp(`^[^:?]{0,40}?${bonusName}[^:?]{0,12}(?=[:?])`, "i");
const refused = new RegExp(String.raw`${bonusName}(?:\s*\([^)]{0,40}\))?${none}`, "i");

/** "Twenty-five thousand dollars", "seventy-five hundred" */
const inWords = new RegExp(
  String.raw`\b(?:(?:${anyTen})(?:[\s-]+(?:${anyOne}))?|(?:${anyOne}))[\s-]+(?:hundred|thousand)(?:[\s-]+dollars?)?\b`,
  "gi",
);
const toFigures = (words: string): string =>
  `$${formatCount(readNumber(words.toLowerCase().split(/[\s-]+/)))}`;

/** Without "bonus", the words may name something else. */
const named =
  /\bsign[\s-]*(?:on|ing)[\s-]+(?:bonus|incentive)|\b(?:hiring|welcome|commencement|joining) (?:bonus|incentive)/i;

/** "Sign-on" above "$15,000 for external hires" */
const firstSum = new RegExp(String.raw`^[^$]{0,30}?(up to\s+)?(\$${money})`, "i");

const ofStatus = new RegExp(
  String.raw`(\$${money})\s+(?:\w+\s+)?for (?:\w+[\s-])?(?:full|part|PRN|per[\s-]diem|days?|nights?|evenings?|weekends?|new|experienced|RNs?|LPNs?|LVNs?|CNAs?)\b`,
  "gi",
);

function toDollars(amount: string): number {
  const digits = amount.replace(/[$,\s]/g, "");
  return Number.parseFloat(digits) * (/k$/i.test(digits) ? 1000 : 1);
}

function readBonus(statement: string, label: string): string {
  const match =
    bonusAfter.exec(statement) ??
    bonusBefore.exec(statement) ??
    plainBonus.exec(statement) ??
    (bonus.test(label) ? firstSum.exec(statement) : null);
  if (!match) return "Offered";
  const dollars = toDollars((match[2] ?? match[4] ?? match[6])!);
  if (!(dollars >= 100 && dollars <= 500_000)) return "Offered";
  // "$2,500 for full time and $1,000 for part time"
  const others = [...statement.matchAll(ofStatus)].map(([, other]) => toDollars(other!));
  if (others.some((other) => other !== dollars && other >= 100 && other < 500_000))
    return `Up to $${formatCount(Math.max(dollars, ...others))}`;
  const sum = `$${formatCount(dollars)}`;
  const bound = (match[1] ?? match[3] ?? match[5])?.trim().toLowerCase();
  return bound === "starting at" ? `From ${sum}` : bound ? `Up to ${sum}` : sum;
}
