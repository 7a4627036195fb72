import type { OfferTerms } from "#app/clinicians/offer/sum/offer-terms.ts";
import { toBaseRate, toYearHours } from "#app/clinicians/offer/sum/staff-year.ts";
import { workTime } from "#app/facts/reference/pay/full-time.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { FieldName } from "./field-names.ts";

type Errors = Partial<Record<FieldName, string>>;

/** A field that says nothing without another one, and how to ask for that. */
const needs: readonly (readonly [said: FieldName, needed: FieldName, problem: string])[] = [
  ["wrvuRate", "wrvus", "Enter the wRVUs you expect in a year."],
  ["wrvus", "wrvuRate", "Enter the rate per wRVU."],
  ["callRate", "callShifts", "Enter how many call shifts you take."],
  ["callShifts", "callRate", "Enter the pay for a call shift."],
  ["loan", "loanYears", "Enter the years it is paid over."],
  ["loanYears", "loan", "Enter the repayment in all."],
];

export const listMissing = (said: ReadonlySet<FieldName>): Errors =>
  Object.fromEntries(
    needs.filter(([name, needed]) => said.has(name) && !said.has(needed)).map(([, ...error]) => error),
  );

/** Each number may be possible and their sum not. */
export const findOddTerms = (terms: OfferTerms): Errors => ({ ...findOddTime(terms), ...findOddPay(terms) });

function findOddTime(terms: OfferTerms): Errors {
  const { hours, overtime, calledIn, kind, pto, ptoPer } = terms;
  const { weekHours, daysOff } = workTime;
  const week = hours + overtime + calledIn;
  if (week > weekHours.most)
    return {
      [overtime > 0 ? "overtime" : "calledIn"]:
        `With the hours above that makes ${formatCount(week)} hours. A week has ${weekHours.most}.`,
    };
  if (kind !== "staff") return {};
  if (ptoPer === "days" && pto > daysOff.most) return { pto: `Enter ${daysOff.most} or less.` };
  const { paidHours, off } = toYearHours(terms);
  return off >= paidHours
    ? {
        [pto > 0 ? "pto" : "sick"]:
          `That leaves no hours to work: the offer pays ${formatCount(paidHours)} hours a year.`,
      }
    : {};
}

/** Below every minimum wage, and above what a surgeon bills. */
const hourlyLimits = [5, 3_000] as const;

function findOddPay(terms: OfferTerms): Errors {
  const rate = toBaseRate(terms);
  if (rate >= hourlyLimits[0] && rate <= hourlyLimits[1]) return {};
  const amount = rate < 1 ? "less than $1" : formatDollars(rate);
  return { pay: `That is ${amount} an hour. Check the amount and what it is paid by.` };
}

/** Stipends inside the package leave too little taxable pay. */
export function findOddPackage(terms: OfferTerms, week: number): Errors {
  if (toBaseRate(terms) >= hourlyLimits[0]) return {};
  return {
    [terms.lodging > 0 ? "lodging" : "meals"]:
      `Lodging and meals are ${formatDollars(terms.lodging + terms.meals)} of a package of ${formatDollars(week)} a week. Less than ${formatDollars(hourlyLimits[0])} an hour is left as taxable pay.`,
  };
}
