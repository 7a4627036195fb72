import { fullTimeHours, hoursPerYear, weeksPerYear } from "#app/reference/pay/full-time.ts";
import { formatCents } from "#app/ui/dollars.ts";
import type { EmploymentType, SalaryType } from "./job-draft.ts";

// Pay has one rule:
// - Hourly rate: an hour as is; a shift divided by its hours; a year divided by 52 weeks of the stated hours, or 40.
//   The pay filter and the pay sort compare this rate.
// - A week is the rate times the stated hours, or 40. A contract is a week times its weeks.
// - A year is 52 weeks, only for work that lasts a year: not for locum, travel, temporary, per diem or PRN work, not
//   for contracts of under 52 weeks, and not for part-time work that states no hours.

interface Bounds {
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
}

export interface SaidPay extends Bounds {
  salaryType: SalaryType;
}

export interface Pay extends SaidPay {
  shiftHours: number | null;
  hoursPerWeek: number | null;
  contractWeeks: number | null;
  employmentType: EmploymentType | null;
}

type HourlyTerms = Pick<Pay, "salaryType" | "shiftHours" | "hoursPerWeek">;

/** Returns null for pay by a shift of unknown length. */
export function toHourlyCents(amountCents: number, terms: HourlyTerms): number | null {
  if (terms.salaryType === "hourly") return amountCents;
  if (terms.salaryType === "per-shift") return terms.shiftHours ? amountCents / terms.shiftHours : null;
  return amountCents / weeksPerYear / (terms.hoursPerWeek ?? fullTimeHours);
}

/** The best hourly rate times 2,080 hours, only for the search index. It is never shown as a salary. */
export function toComparableYearlyCents(pay: HourlyTerms & Bounds): number | null {
  const best = pay.salaryMaxCents ?? pay.salaryMinCents;
  const hourly = best === null ? null : toHourlyCents(best, pay);
  return hourly === null ? null : Math.round(hourly * hoursPerYear);
}

interface PayView {
  amount: string;
  unit: string;
  note: string | null;
  brief: string | null;
}

type PostedView = Pick<PayView, "amount" | "unit">;
type PayNotes = Pick<PayView, "note" | "brief">;

export function toPayView(pay: Pay): PayView {
  const posted = formatSalary(pay);
  if (!posted.unit) return { ...posted, note: null, brief: "Pay not stated" };
  if (pay.employmentType === "prn" || pay.employmentType === "per-diem") {
    const note = pay.salaryType === "yearly" ? noHours : `${noHours}, so no annual figure`;
    return { ...posted, note, brief: noHours };
  }
  if (isUnderOneYear(pay)) return toContractView(pay, posted);
  return { ...posted, ...toRegularNotes(pay) };
}

const noHours = "No guaranteed hours";
const noWeek = "Hours a week not stated";
const temporaryTypes: ReadonlySet<EmploymentType | null> = new Set(["locum", "travel", "temporary"]);

function isUnderOneYear({ employmentType, contractWeeks }: Pay): boolean {
  if (temporaryTypes.has(employmentType)) return true;
  return contractWeeks === null ? employmentType === "contract" : contractWeeks < weeksPerYear;
}

/** The week leads, because a yearly amount would promise a year. */
function toContractView(pay: Pay, posted: PostedView): PayView {
  const { salaryType, contractWeeks: weeks } = pay;
  const hours = pay.hoursPerWeek ?? fullTimeHours;
  const atHours = `at ${hours} hours a week`;
  const hourly = toHourly(pay);
  if (!hourly) return { ...posted, ...noNotes };
  const weekly =
    salaryType === "yearly"
      ? scale(pay, (cents) => cents / weeksPerYear)
      : scale(hourly, (cents) => cents * hours);
  const perWeek = formatAmount(toWholeDollars(weekly));
  const inAll =
    weeks &&
    `${formatAmount(toWholeDollars(scale(weekly, (cents) => cents * weeks)))} for the ${weeks === 1 ? "week" : `${weeks} weeks`}`;
  const perHour = `${formatAbout(toWholeDollars(hourly))} an hour`;
  if (salaryType === "yearly") {
    const rate = pay.hoursPerWeek && `${perHour} ${atHours}`;
    const note = toSentence([inAll, rate, `posted as ${formatAmount(pay)} a year`]);
    return { amount: toCapital(perWeek), unit: "a week", note, brief: toSentence([inAll || perHour]) };
  }
  const note = toSentence([salaryType === "per-shift" && perHour, `${perWeek} a week`, inAll, atHours]);
  return { ...posted, note, brief: toCapital(`${perWeek} a week${toAssumed(pay)}`) };
}

/** People compare weeks for work under a year that is paid by the hour or shift. */
export function toWeeklyPay(pay: Pay): string | null {
  const hourly = toHourly(pay);
  const isKnown = pay.salaryMinCents !== null || pay.salaryMaxCents !== null;
  if (!isKnown || !hourly || !pay.hoursPerWeek || pay.salaryType === "yearly" || !isUnderOneYear(pay))
    return null;
  const weekly = scale(hourly, (cents) => cents * pay.hoursPerWeek!);
  return `${toCapital(formatAbout(toWholeDollars(weekly)))} a week`;
}

const noNotes: PayNotes = { note: null, brief: null };

/** Only for assumed hours: the card's facts show stated ones. */
const toAssumed = (pay: Pay): string => (pay.hoursPerWeek === null ? ` at ${fullTimeHours} h/wk` : "");

function toRegularNotes(pay: Pay): PayNotes {
  const { salaryType, hoursPerWeek } = pay;
  const hourly = toHourly(pay);
  if (!hourly) return noNotes;
  if (hoursPerWeek === null) {
    if (salaryType === "yearly") return noNotes;
    if (pay.employmentType === "part-time") return { note: `${noWeek}, so no annual figure`, brief: noWeek };
  }
  const hours = hoursPerWeek ?? fullTimeHours;
  const atHours = `at ${hours} hours a week`;
  const perHour = `${formatAbout(toWholeDollars(hourly))} an hour`;
  if (salaryType === "yearly")
    return { note: toSentence([`${perHour} ${atHours}`]), brief: toCapital(perHour) };
  const perYear = `${formatAbout(toYearly(hourly, hours))} a year`;
  const note = toSentence([
    salaryType === "per-shift" && perHour,
    `${perYear} ${atHours}`,
    hours > fullTimeHours && "before overtime pay",
  ]);
  return { note, brief: toCapital(perYear + toAssumed(pay)) };
}

interface ComparedPay {
  perHour: string | null;
  inAll: string | null;
}

/** Every posting that says enough has both figures, so that postings can be compared. */
export function toComparedPay(pay: Pay): ComparedPay {
  const hourly = hasAmount(pay) ? toHourly(pay) : null;
  if (!hourly) return { perHour: null, inAll: null };
  const hours = pay.hoursPerWeek ?? fullTimeHours;
  const perHour = {
    hourly: formatAmount(pay),
    "per-shift": formatAbout(toWholeDollars(hourly)),
    yearly: `${formatAbout(toWholeDollars(hourly))} at ${hours} hours a week`,
  }[pay.salaryType];
  return { perHour: toCapital(perHour), inAll: toAmountInAll(pay, hourly, hours) };
}

function toAmountInAll(pay: Pay, hourly: Bounds, hours: number): string | null {
  if (pay.employmentType === "prn" || pay.employmentType === "per-diem") return noHours;
  if (isUnderOneYear(pay)) {
    const weeks = pay.contractWeeks;
    if (!weeks) return null;
    const whole = toWholeDollars(scale(hourly, (cents) => cents * hours * weeks));
    return `${toCapital(formatAmount(whole))} for ${weeks === 1 ? "1 week" : `${weeks} weeks`}`;
  }
  if (pay.salaryType === "yearly") return `${toCapital(formatAmount(pay))} a year`;
  if (pay.hoursPerWeek === null && pay.employmentType === "part-time") return null;
  return `${toCapital(formatAbout(toYearly(hourly, hours)))} a year at ${hours} hours a week`;
}

const toYearly = (hourly: Bounds, hours: number): Bounds =>
  scale(hourly, (cents) => Math.round((cents * hours * weeksPerYear) / 1000_00) * 1000_00);

/** As on a card: "$40 – $50 an hour". */
export function toPostedPay(pay: Pay): string {
  const { amount, unit } = toPayView(pay);
  return [amount, unit].filter(Boolean).join(" ");
}

function toHourly(pay: Pay): Bounds | null {
  const hasUnknownShift = pay.salaryType === "per-shift" && !pay.shiftHours;
  return hasUnknownShift ? null : scale(pay, (cents) => toHourlyCents(cents, pay)!);
}

function scale(bounds: Bounds, convert: (cents: number) => number): Bounds {
  const { salaryMinCents: min, salaryMaxCents: max } = bounds;
  return { salaryMinCents: min && convert(min), salaryMaxCents: max && convert(max) };
}

const toWholeDollars = (bounds: Bounds): Bounds => scale(bounds, (cents) => Math.round(cents / 100) * 100);

const toCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toSentence = (parts: readonly (string | false | null | 0)[]): string =>
  toCapital(parts.filter(Boolean).join(", "));

const unitNames: Record<SalaryType, string> = { hourly: "an hour", "per-shift": "a shift", yearly: "a year" };

function formatAmount({ salaryMinCents: min, salaryMaxCents: max }: Bounds): string {
  if (min === null) return `up to ${formatCents(max!)}`;
  if (max === null) return `${formatCents(min)}+`;
  return min === max ? formatCents(min) : `${formatCents(min)} – ${formatCents(max)}`;
}

function formatAbout({ salaryMinCents: min, salaryMaxCents: max }: Bounds): string {
  if (min === null) return `up to about ${formatCents(max!)}`;
  if (max === null) return `at least about ${formatCents(min)}`;
  return `about ${formatAmount({ salaryMinCents: min, salaryMaxCents: max })}`;
}

export const hasAmount = (pay: Bounds): boolean => pay.salaryMinCents !== null || pay.salaryMaxCents !== null;

export function formatSalary(pay: SaidPay): PostedView {
  if (!hasAmount(pay)) return { amount: "Competitive", unit: "" };
  return { amount: toCapital(formatAmount(pay)), unit: unitNames[pay.salaryType] };
}
