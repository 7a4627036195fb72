import { weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { formatCount, formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import { toBenefitLines, toYearlyLines } from "./benefit-lines.ts";
import { keepPaid, type LedgerLine, type OfferSum, sumKind, toCents } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import {
  paidInMonth,
  type Stay,
  toKeptBonus,
  toRetentionBonus,
  toStayYears,
  toYearPart,
} from "./paid-once.ts";
import { toHourly, toHoursOff, toTimeOffHours } from "./time-off.ts";
import { sumFederalPremium, toWeekLines } from "./week-pay.ts";
import { type TaxRules, toEmployeeTaxes } from "./year-taxes.ts";

const paidWeeks = weeksPerYear;

export const toBaseRate = ({ pay, per, hours, shift, worked, kind }: OfferTerms): number =>
  toHourly(pay, per, {
    hoursPerWeek: hours,
    shiftHours: shift,
    weeks: kind === "staff" ? paidWeeks : worked,
  });

export function toYearHours({ hours, shift, pto, ptoPer, sick, pooled }: OfferTerms) {
  const paidHours = hours * paidWeeks;
  const vacation = toTimeOffHours({ amount: pto, unit: ptoPer, shiftHours: shift, paidHours });
  const off = toHoursOff({ paidHours, vacation, sick: sick * shift, isPooled: pooled });
  return { paidHours, off, weeksWorked: hours > 0 ? (paidHours - off) / hours : 0 };
}

export function toStaffYear(offer: OfferTerms, stay: Stay, rules: TaxRules): OfferSum {
  const rate = toBaseRate(offer);
  const { paidHours, off, weeksWorked } = toYearHours(offer);
  const worked = [{ weeks: weeksWorked, hours: offer.hours }];
  const pay: LedgerLine[] = [
    {
      name: "Base pay",
      kind: "pay",
      amount: rate * paidHours,
      how: `${toCents(rate)} × ${formatCount(Math.round(paidHours))} paid hours${off > 0 ? `, ${formatCount(Math.round(off))} of them off` : ""}`,
    },
    ...toWeekLines(offer, rate, worked),
    ...toYearlyLines(offer),
    ...toOnceLines(offer, stay),
  ];
  const lines = keepPaid([...pay, ...toBenefitLines(offer, { wages: sumKind(pay, "pay"), stay })]);
  return {
    lines,
    rate,
    weeks: paidWeeks,
    hoursWorked: paidHours - off + (offer.overtime + offer.calledIn) * weeksWorked,
    taxes: toEmployeeTaxes(
      {
        wages: sumKind(lines, "pay"),
        preTax: offer.premium * 12,
        premium: sumFederalPremium(offer, rate, worked),
        loanHelp: toLoanHelp(offer, stay),
      },
      rules,
    ),
  };
}

function toOnceLines(offer: OfferTerms, stay: Stay): LedgerLine[] {
  const bonus = { amount: offer.sign, months: offer.signMonths, clawback: offer.claw };
  const kept = toKeptBonus(bonus, stay.months);
  const retention = toRetentionBonus(offer.retention, offer.retentionMonths, stay.months);
  const spread = `spread over ${formatUnits(Math.max(12, stay.months), "month")}`;
  return [
    {
      name: "Sign-on bonus",
      kind: "pay",
      amount: toYearPart(paidInMonth(kept, 1), stay),
      how: `${formatDollars(kept)} is yours after ${formatUnits(stay.months, "month")}, ${spread}`,
    },
    {
      name: "Retention bonus",
      kind: "pay",
      amount: toYearPart(paidInMonth(retention, offer.retentionMonths), stay),
      how: `${formatDollars(retention)}, ${spread}`,
    },
    {
      name: "Relocation money",
      kind: "pay",
      amount: toYearPart(paidInMonth(offer.move, 1), stay),
      how: `${formatDollars(offer.move)}, ${spread}. It is taxed as wages`,
    },
    ...toLoanLines(offer, stay),
  ];
}

/** Of an average year of the stay, or of one of its years. */
function toLoanHelp({ loan, loanYears }: OfferTerms, stay: Stay): { untaxed: number; taxed: number } {
  const paid = toLoanYears(loan, loanYears, stay.year === null ? toStayYears(stay.months) : loanYears);
  const untaxed = paid.map(toUntaxedLoanHelp);
  const taxed = paid.map((dollars, at) => dollars - untaxed[at]!);
  return { untaxed: toYearPart(untaxed, stay), taxed: toYearPart(taxed, stay) };
}

function toLoanLines(offer: OfferTerms, stay: Stay): LedgerLine[] {
  const { loan, loanYears } = offer;
  const { untaxed, taxed } = toLoanHelp(offer, stay);
  const limit = `${formatDollars(toUntaxedLoanHelp(Number.POSITIVE_INFINITY))} a year`;
  const terms = `${formatDollars(loan / loanYears)} in each of ${formatCount(loanYears)} years, guaranteed while you stay`;
  return [
    {
      name: "Loan repayment, untaxed part",
      kind: "benefit",
      amount: untaxed,
      how: `${terms}. Up to ${limit} is untaxed`,
    },
    {
      name: "Loan repayment, taxed part",
      kind: "pay",
      amount: taxed,
      how: `above ${limit}`,
    },
  ];
}

/** An employer's student loan payments are tax-free up to this much a year (26 U.S.C. 127, 2026). */
const untaxedLoanHelp = 5_250;

export const toUntaxedLoanHelp = (yearly: number): number => Math.min(yearly, untaxedLoanHelp);

/** Equal yearly payments: what is paid in the first year, the second and so on, while the person stays. */
export function toLoanYears(total: number, years: number, stayedYears: number): number[] {
  const paidYears = Math.min(years, stayedYears);
  return Array.from(
    { length: Math.ceil(paidYears) },
    (_, at) => (total / years) * Math.min(1, paidYears - at),
  );
}
