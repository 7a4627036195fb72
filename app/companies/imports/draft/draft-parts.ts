import type { Posting } from "#app/companies/imports/format/posting.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { defaultValidityMs, type PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { parseFacts } from "#app/jobs/reading/job-facts.ts";
import { parseLists } from "#app/jobs/reading/lists.ts";
import { parsePay, parseTitlePay, type ReadPay, toReadPay } from "#app/jobs/reading/pay/read-pay.ts";
import { parseWage } from "#app/jobs/reading/pay/read-wage.ts";
import type { ReaderWords } from "#app/jobs/reading/reader-words.ts";
import {
  parseEducation,
  parseEducationCategory,
  parseExperienceMonths,
  parseLicenseStates,
} from "#app/jobs/reading/requirements.ts";
import { parseRole, type RoleInTitle } from "#app/jobs/reading/role.ts";
import { type Said, toStatements } from "#app/jobs/reading/statements.ts";
import { findUnitInText } from "#app/jobs/reading/units-in-text.ts";
import type { WorkHours } from "#app/jobs/reading/work-hours.ts";
import { parseLabelledWorkplace, parseWorkplace } from "#app/jobs/reading/workplace.ts";
import { payUnits } from "#app/kit/platform/column-words.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toPlainText } from "./clean-html.ts";
import { parseDate } from "./dates.ts";
import type { Where } from "./where.ts";

export function toRole(
  role: RoleInTitle,
  posting: Posting,
  { byCode, said, words }: { byCode: string | null; said: Said; words: ReaderWords },
): Pick<RoleInTitle, "profession" | "specialty"> {
  const categories = posting.categories.map((category) => parseRole(category, words));
  const named = new Set(categories.map((category) => category.profession).filter((p) => p !== null));
  const units = new Set(categories.map((category) => category.specialty).filter((s) => s !== null));
  const profession = role.profession ?? byCode ?? (named.size === 1 ? [...named][0]! : null);
  const specialty = role.specialty ?? (units.size === 1 ? [...units][0]! : null);
  const isRoleOnly = specialty === null || specialty === "case-management";
  const inText = isRoleOnly && profession !== null ? toUnit(profession, posting, { said, words }) : null;
  // A hospice's nurse has cases and visits them.
  if (inText === "hospice" && profession === "case-manager" && /\bRN\b|\bnurse\b/i.test(posting.title))
    return { profession: "registered-nurse", specialty: "hospice" };
  return { profession, specialty: specialty ?? inText };
}

/** Of a title that names none: the school's by its employer, a family nurse's by the name, else the text's. */
function toUnit(
  profession: string,
  { title, employer }: Posting,
  { said, words }: { said: Said; words: ReaderWords },
) {
  const ofSchool = findProfession(profession)?.group !== "physician" && schools.test(employer);
  if (ofSchool) return "school-health";
  const inText = findUnitInText(said, words);
  const isFamily = profession === "nurse-practitioner" && /\b(?:family|FNP)\b/i.test(title);
  return (
    inText ??
    (isFamily ? "family-medicine" : isTherapist.has(profession) && saysTherapy(said) ? "psychiatry" : null)
  );
}

const isTherapist: ReadonlySet<string> = new Set(["social-worker", "counselor", "psychologist"]);
const saysTherapy = (said: Said): boolean =>
  toStatements(said).some(({ text: one }) =>
    /\bpsychotherapy\b|\b(?:individual|couples|family|group)(?:,? (?:and|or) \w+)? therapy\b/i.test(one),
  );

const schools = /\bschool district\b|\bpublic schools\b|\bunified\b(?! health)|\bISD\b/i;

export function toWorkplace(
  title: string,
  text: string,
  posting: Posting,
  where: Where,
): PostingContent["workplace"] {
  const stated = parseWorkplace(posting.workplace) ?? parseWorkplace(`${title} ${posting.location}`);
  if (stated === "hybrid") return "hybrid";
  return where.isRemote ? "remote" : (stated ?? parseLabelledWorkplace(text));
}

/**
 * The posting's field, else its title, else its text. A field that says more than the wage is read as a text, and one amount
 * gives way to the range that a text states with it.
 */
export function toSalary(title: string, text: string, { pay, payText }: Posting, where: Where) {
  const unknown = { salaryMinCents: null, salaryMaxCents: null, payUnit: "year" as const };
  const of = { title, city: where.city, state: where.stateCode };
  const stated = pay && toReadPay(pay.min, pay.max, pay.unit);
  const field = toPlainText(payText);
  const short =
    stated ?? parsePay(field) ?? (field ? parseWage(`Pay: ${field}`, of) : null) ?? parseTitlePay(title);
  const isRange =
    short?.salaryMinCents !== short?.salaryMaxCents && short?.salaryMinCents && short.salaryMaxCents;
  if (isRange) return short;
  const full = parseWage(text, of);
  return toOpen(toRangeOfField(field, full) ?? toFuller(short, full), text) ?? unknown;
}

/** "27-33" has the unit of the hourly rate that the text names within it. */
function toRangeOfField(field: string, full: ReadPay | null): ReadPay | null {
  const range = full && parsePay(field) === null ? parsePay(field, full.payUnit) : null;
  if (!range || range.salaryMinCents === range.salaryMaxCents) return null;
  const isWithin = [full!.salaryMinCents, full!.salaryMaxCents].every(
    (cents) =>
      cents === null || (cents >= (range.salaryMinCents ?? 0) && cents <= (range.salaryMaxCents ?? cents)),
  );
  return isWithin ? range : null;
}

const onlyStart =
  /\b(?:range|pay|wage|rate|salary) (?:starts?|begins?) (?:at|with|from) the (?:amount|figure|number|rate|wage|pay|salary) (?:above|listed|shown|posted|given)|\b(?:posted|listed|advertised) (?:pay|rate|wage|salary|amount|figure) is (?:only )?(?:the |a )?(?:minimum|starting|floor|base|entry)\b/i;

/** "The range starts at the amount above" makes a field's one amount the least. */
const toOpen = (pay: ReadPay | null, text: string): ReadPay | null =>
  pay && pay.salaryMinCents === pay.salaryMaxCents && onlyStart.test(text)
    ? { ...pay, salaryMaxCents: null }
    : pay;

/** The short one, unless it is a bound of the text's range. */
function toFuller(short: ReadPay | null, full: ReadPay | null): ReadPay | null {
  if (!short || !full || short.payUnit !== full.payUnit) return short ?? full;
  const bounds = [full.salaryMinCents, full.salaryMaxCents];
  const isBound = [short.salaryMinCents, short.salaryMaxCents].every(
    (cents) => cents === null || bounds.includes(cents),
  );
  return isBound && !bounds.includes(null) ? full : short;
}

const longestPay = 60;

/** Nothing where the feed names no amount. */
export function toUnreadPay({ pay, payText }: Posting) {
  const amounts = pay && [pay.min, pay.max].filter(Boolean).join("-");
  const text = toPlainText(payText) || amounts || "";
  if (!/\d/.test(text)) return {};
  const lacksUnit = pay?.unit == null && payUnits.some((unit) => parsePay(text, unit) !== null);
  return { unreadPay: { text: text.slice(0, longestPay), lacksUnit } };
}

export function toLicenseStates(
  said: Said,
  posting: Posting,
  workplace: PostingContent["workplace"],
): string[] {
  const open = posting.applicantPlaces.map(
    (place) => parseState(place.replace(/,\s*(?:usa?|united states)$/i, ""))?.code,
  );
  const named = workplace === "remote" ? open.filter((code) => code !== undefined) : [];
  return [...new Set([...parseLicenseStates(said), ...named])].sort();
}

export function toLists(html: string, posting: Posting) {
  const read = parseLists(html);
  const pick = (stated: readonly string[], fromText: string[], longest: number) =>
    stated.length > 0
      ? stated
          .map(toPlainText)
          .filter((item) => item && item.length <= longest)
          .slice(0, 25)
      : fromText;
  return {
    responsibilities: pick(posting.responsibilities, read.responsibilities, 600),
    requirements: pick(posting.requirements, read.requirements, 600),
    skills: pick(posting.skills, read.skills, 200),
    benefits: pick(posting.benefits, read.benefits, 100),
  };
}

export function toEducation({ education }: Posting, said: Said) {
  const field = toPlainText(education).slice(0, 500);
  const told = field ? null : parseEducation(said);
  return {
    educationRequirements: field || told?.text || null,
    educationCategory: field ? parseEducationCategory(education) : (told?.category ?? null),
  };
}

export function toExperienceMonths(posting: Posting, said: Said): number | null {
  const stated = posting.experienceMonths;
  if (stated !== null && stated >= 0 && stated <= 600) return Math.round(stated);
  return (
    parseExperienceMonths(`${posting.experience.replace(/^(\d+)\+?$/, "$1 years")} experience`) ??
    parseExperienceMonths(said)
  );
}

export function toJobFacts(
  title: string,
  said: Said,
  posting: Posting,
  hours: WorkHours,
): PostingContent["facts"] {
  const facts = parseFacts(title, said, hours);
  if (posting.schedule) facts.schedule = toPlainText(posting.schedule).slice(0, 200);
  if (posting.requisitionId) facts.requisitionId = toPlainText(posting.requisitionId).slice(0, 60);
  if (posting.openings && posting.openings > 0) facts.openings = posting.openings;
  if (posting.startDate) facts.startDate = toPlainText(posting.startDate).slice(0, 60);
  if (posting.facility) facts.facility = posting.facility;
  return facts;
}

/** Without an end, a posting is open for 30 days. Without a start, it opened when first seen. */
export function toOpenDates(posting: Posting, now: number, openUntil: number | null) {
  const posted = posting.posted ? parseDate(posting.posted) : now;
  if (posted === null) return `Its posting date cannot be read: "${posting.posted.slice(0, 40)}".`;
  if (posted > now + 2 * dayMs) return "Its posting date is in the future.";
  const end = parseDate(posting.closes, true);
  const validThrough = openUntil ?? end ?? posted + defaultValidityMs;
  if (end !== null && end < posted && openUntil === null) return "It closes before it opens.";
  // Dates derived from the day of the import do not count as a change.
  const stated = {
    postedAt: posting.posted ? posted : 0,
    validThrough: end ?? (posting.posted ? validThrough : 0),
  };
  return {
    postedAt: Math.min(posted, now),
    validThrough,
    stated: openUntil ? { ...stated, validThrough } : stated,
  };
}
