import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { toHourly } from "./base-pay.ts";
import { toBenefitLines } from "./benefit-lines.ts";
import { toCents } from "./cents.ts";
import { keepPaid, type LedgerLine, type OfferYear, sumKind } from "./ledger.ts";
import { toUntaxedLoanHelp } from "./loan-help.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { spreadOverStay, toKeptBonus, toRetentionBonus } from "./paid-once.ts";
import { toHoursOff, toTimeOffHours } from "./time-off.ts";
import { toWeekLines, toWeekPay } from "./week-pay.ts";
import { type TaxRules, toEmployeeTaxes } from "./year-taxes.ts";

const paidWeeks = 52;

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

export function toStaffYear(offer: OfferTerms, stay: number, rules: TaxRules): OfferYear {
  const rate = toBaseRate(offer);
  const { paidHours, off, weeksWorked } = toYearHours(offer);
  const pay: LedgerLine[] = [
    {
      name: "Base pay",
      kind: "pay",
      amount: rate * paidHours,
      how: `${toCents(rate)} × ${formatCount(Math.round(paidHours))} paid hours${off > 0 ? `, ${formatCount(Math.round(off))} of them off` : ""}`,
    },
    ...toWeekLines(offer, rate, weeksWorked),
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
        premium: toWeekPay(offer, rate).federalPremium * weeksWorked,
      },
      rules,
    ),
  };
}

function toOnceLines(offer: OfferTerms, stay: number): LedgerLine[] {
  const bonus = { amount: offer.sign, months: offer.signMonths, clawback: offer.claw };
  const kept = toKeptBonus(bonus, stay);
  const retention = toRetentionBonus(offer.retention, offer.retentionMonths, stay);
  const untaxed = toUntaxedLoanHelp(offer.loan);
  const spread = `spread over ${formatCount(Math.max(12, stay))} months`;
  return [
    {
      name: "Sign-on bonus",
      kind: "pay",
      amount: spreadOverStay(kept, stay),
      how: `${formatDollars(kept)} is yours after ${formatCount(stay)} months, ${spread}`,
    },
    {
      name: "Retention bonus",
      kind: "pay",
      amount: spreadOverStay(retention, stay),
      how: `${formatDollars(retention)}, ${spread}`,
    },
    {
      name: "Relocation money",
      kind: "pay",
      amount: spreadOverStay(offer.move, stay),
      how: `${formatDollars(offer.move)}, ${spread}. It is taxed as wages`,
    },
    {
      name: "Loan repayment, untaxed part",
      kind: "benefit",
      amount: untaxed,
      how: `up to ${formatDollars(toUntaxedLoanHelp(Number.POSITIVE_INFINITY))} a year`,
    },
    {
      name: "Loan repayment, taxed part",
      kind: "pay",
      amount: offer.loan - untaxed,
      how: `above ${formatDollars(toUntaxedLoanHelp(Number.POSITIVE_INFINITY))} a year`,
    },
  ];
}
