import { fullTimeHours, weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { formatCents } from "#app/kit/ui/count.ts";
import {
  hasYear,
  isLongUnit,
  isUnderOneYear,
  isWithoutHours,
  type Pay,
  type PayBounds,
  timesAYear,
  toHourlyCents,
  toPayFigures,
  toWeekHours,
  toYearlyCents,
  type WordedPay,
} from "./pay-amounts.ts";
import type { PayUnit } from "./posting-content.ts";

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
  if (!posted.unit) return { ...posted, note: notStated, brief: notStated };
  if (isWithoutHours(pay)) {
    const note = pay.payUnit === "year" ? noHours : `${noHours}, so no annual figure`;
    return { ...posted, note, brief: noHours };
  }
  if (pay.payUnit === "visit") return { ...posted, note: byVisit, brief: "Paid by the visit" };
  if (isUnderOneYear(pay)) return toContractView(pay, posted);
  return { ...posted, ...toRegularNotes(pay) };
}

const byVisit = "Paid for each visit, so it depends on how many you make";
const notStated = "Pay not stated";
const noHours = "No guaranteed hours";
const noWeek = "Hours a week not stated";
/** The week leads for pay by the year, because a yearly amount would promise a year. */
function toContractView(pay: Pay, posted: PostedView): PayView {
  const { payUnit, contractWeeks: weeks } = pay;
  const hours = toWeekHours(pay);
  const atHours = `at ${hours} hours a week`;
  const hourly = toHourly(pay);
  if (!hourly) return { ...posted, ...noNotes };
  const weekly = isLongUnit(payUnit)
    ? scale(pay, (cents) => (cents * timesAYear[payUnit]) / weeksPerYear)
    : scale(hourly, (cents) => cents * hours);
  const perWeek = formatAmount(toWholeDollars(weekly));
  const inAll =
    weeks &&
    `${formatAmount(toWholeDollars(scale(weekly, (cents) => cents * weeks)))} for the ${weeks === 1 ? "week" : `${weeks} weeks`}`;
  const perHour = `${formatAbout(toWholeDollars(hourly))} an hour`;
  if (payUnit === "year") {
    const rate = pay.hoursPerWeek && `${perHour} ${atHours}`;
    const note = toSentence([inAll, rate, `posted as ${formatAmount(pay)} a year`]);
    return { amount: toCapital(perWeek), unit: "a week", note, brief: toSentence([inAll || perHour]) };
  }
  // A traveler's week holds stipends, which no hour earns.
  if (payUnit === "week" && pay.employmentType === "travel")
    return { ...posted, note: toSentence([inAll, atHours]), brief: toSentence([inAll || atHours]) };
  if (payUnit === "week") {
    const note = toSentence([inAll, `${perHour} ${atHours}`]);
    return { ...posted, note, brief: toSentence([inAll || perHour]) };
  }
  const note = toSentence([payUnit !== "hour" && perHour, `${perWeek} a week`, inAll, atHours]);
  return { ...posted, note, brief: toCapital(`${perWeek} a week${toAssumed(pay)}`) };
}

/** People compare weeks for work under a year that is paid by another unit. */
export function toWeeklyPay(pay: Pay): string | null {
  const hourly = toHourly(pay);
  const isOwn = pay.payUnit === "year" || pay.payUnit === "week";
  if (!hasAmount(pay) || !hourly || !pay.hoursPerWeek || isOwn || !isUnderOneYear(pay)) return null;
  const weekly = scale(hourly, (cents) => cents * pay.hoursPerWeek!);
  return `${toCapital(formatAbout(toWholeDollars(weekly)))} a week`;
}

/** The figure that the pay filter compares, where the card does not show one of this unit. */
export function toFilteredFigure(pay: Pay, unit: "hour" | "week" | "year"): string | null {
  const { amount, unit: posted, brief } = toPayView(pay);
  const top = toPayFigures(pay)[unit];
  const shows = new RegExp(String.raw`\$[\d,.]+\+? ${payUnitNames[unit]}`);
  if (top === null || shows.test(`${amount} ${posted}; ${brief}`)) return null;
  const { salaryMinCents: min, salaryMaxCents: max } = pay;
  const least = min === null || max === null ? null : toPayFigures({ ...pay, salaryMaxCents: min })[unit];
  const bounds = { salaryMinCents: max === null ? top : least, salaryMaxCents: max === null ? null : top };
  return `${toCapital(formatAbout(bounds))} ${payUnitNames[unit]}${toAssumed(pay)}`;
}

const noNotes: PayNotes = { note: null, brief: null };

/** Only for assumed hours: the card's facts show stated ones. */
const toAssumed = (pay: Pay): string => (pay.hoursPerWeek === null ? ` at ${toWeekHours(pay)} h/wk` : "");

function toRegularNotes(pay: Pay): PayNotes {
  const { payUnit, hoursPerWeek } = pay;
  const hourly = toHourly(pay);
  if (!hourly) return noNotes;
  const isLong = isLongUnit(payUnit);
  if (hoursPerWeek === null) {
    if (payUnit === "year") return noNotes;
    if (pay.employmentType === "part-time" && !isLong)
      return { note: `${noWeek}, so no annual figure`, brief: noWeek };
  }
  const hours = toWeekHours(pay);
  const atHours = `at ${hours} hours a week`;
  const perHour = `${formatAbout(toWholeDollars(hourly))} an hour`;
  if (payUnit === "year") return { note: toSentence([`${perHour} ${atHours}`]), brief: null };
  const perYear = `${formatAbout(toYearly(hourly, hours))} a year`;
  const note = toSentence([
    payUnit !== "hour" && perHour,
    `${perYear} ${atHours}`,
    !isLong && hours > fullTimeHours && "before overtime pay",
  ]);
  return { note, brief: null };
}

interface ComparedPay {
  perHour: string | null;
  inAll: string | null;
}

/** Every posting that says enough has both figures, so that postings can be compared. */
export function toComparedPay(pay: Pay): ComparedPay {
  const hourly = hasAmount(pay) ? toHourly(pay) : null;
  if (!hourly) return { perHour: null, inAll: null };
  const hours = toWeekHours(pay);
  const about = formatAbout(toWholeDollars(hourly));
  const perHour =
    pay.payUnit === "hour"
      ? formatAmount(pay)
      : isLongUnit(pay.payUnit)
        ? `${about} at ${hours} hours a week`
        : about;
  return { perHour: toCapital(perHour), inAll: toAmountInAll(pay, hourly, hours) };
}

function toAmountInAll(pay: Pay, hourly: PayBounds, hours: number): string | null {
  if (isWithoutHours(pay)) return noHours;
  if (isUnderOneYear(pay)) {
    const weeks = pay.contractWeeks;
    if (!weeks) return null;
    const whole = toWholeDollars(scale(hourly, (cents) => cents * hours * weeks));
    return `${toCapital(formatAmount(whole))} for ${weeks === 1 ? "1 week" : `${weeks} weeks`}`;
  }
  if (pay.payUnit === "year") return `${toCapital(formatAmount(pay))} a year`;
  if (!hasYear(pay)) return null;
  return `${toCapital(formatAbout(toYearly(hourly, hours)))} a year at ${hours} hours a week`;
}

const toYearly = (hourly: PayBounds, hours: number): PayBounds =>
  scale(hourly, (cents) => toYearlyCents(cents * hours * weeksPerYear));

/** As on a card: "$40 – $50 an hour". */
export function toPostedPay(pay: Pay): string {
  const { amount, unit } = toPayView(pay);
  return [amount, unit].filter(Boolean).join(" ");
}

function toHourly(pay: Pay): PayBounds | null {
  return toHourlyCents(1, pay) === null ? null : scale(pay, (cents) => toHourlyCents(cents, pay)!);
}

function scale(bounds: PayBounds, convert: (cents: number) => number): PayBounds {
  const { salaryMinCents: min, salaryMaxCents: max } = bounds;
  return { salaryMinCents: min && convert(min), salaryMaxCents: max && convert(max) };
}

const toWholeDollars = (bounds: PayBounds): PayBounds =>
  scale(bounds, (cents) => Math.round(cents / 100) * 100);

const toCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toSentence = (parts: readonly (string | false | null | 0)[]): string =>
  toCapital(parts.filter(Boolean).join(", "));

export const payUnitNames: Readonly<Record<PayUnit, string>> = {
  hour: "an hour",
  shift: "a shift",
  day: "a day",
  visit: "a visit",
  week: "a week",
  month: "a month",
  year: "a year",
};

function formatAmount({ salaryMinCents: min, salaryMaxCents: max }: PayBounds): string {
  if (min === null) return `up to ${formatCents(max!)}`;
  if (max === null) return `${formatCents(min)}+`;
  return min === max ? formatCents(min) : `${formatCents(min)} – ${formatCents(max)}`;
}

function formatAbout({ salaryMinCents: min, salaryMaxCents: max }: PayBounds): string {
  if (min === null) return `up to about ${formatCents(max!)}`;
  if (max === null) return `at least about ${formatCents(min)}`;
  return `about ${formatAmount({ salaryMinCents: min, salaryMaxCents: max })}`;
}

export const hasAmount = (pay: PayBounds): boolean =>
  pay.salaryMinCents !== null || pay.salaryMaxCents !== null;

export function formatSalary(pay: WordedPay): PostedView {
  if (!hasAmount(pay)) return { amount: "Competitive", unit: "" };
  return { amount: toCapital(formatAmount(pay)), unit: payUnitNames[pay.payUnit] };
}
