import { toFederalTax } from "./income-tax.ts";
import type { FederalTax } from "./tax-tables.ts";

export function toSelfEmploymentTax(
  profit: number,
  { selfEmployment, payroll, wageBase }: FederalTax,
): number {
  const earnings = profit * selfEmployment.net_earnings_factor;
  const above = Math.max(0, earnings - payroll.additional_medicare_threshold.single);
  return (
    Math.min(earnings, wageBase) * selfEmployment.social_security_rate +
    earnings * selfEmployment.medicare_rate +
    above * payroll.additional_medicare_rate
  );
}

/** Health services without employees lose it twice over in the phase-in range (26 U.S.C. 199A(b)(3) and (d)(3)). */
function toBusinessIncomeDeduction(income: number, taxable: number, { businessIncome }: FederalTax): number {
  const over = Math.max(0, taxable - businessIncome.single_threshold);
  const share = Math.max(0, 1 - over / businessIncome.single_phase_in);
  return Math.min(income * share ** 2, Math.max(0, taxable)) * businessIncome.rate;
}

interface ContractorPay {
  selfEmployment: number;
  federal: number;
  kept: number;
}

/**
 * What a single contractor keeps of a year's profit after federal taxes. `benefits` are health premiums and retirement
 * savings that are paid from the profit and deducted from income, so they are not in `kept`.
 */
export function toContractorPay(profit: number, federal: FederalTax, benefits = 0): ContractorPay {
  const selfEmployment = toSelfEmploymentTax(profit, federal);
  const half =
    toSelfEmploymentTax(profit, withoutAdditional(federal)) * federal.selfEmployment.deductible_share;
  const income = profit - half - benefits;
  const taxable = income - federal.standardDeduction;
  const tax = toFederalTax(income, federal, toBusinessIncomeDeduction(income, taxable, federal));
  return { selfEmployment, federal: tax, kept: profit - benefits - selfEmployment - tax };
}

/** The additional Medicare tax has no employer's half to deduct. */
const withoutAdditional = (federal: FederalTax): FederalTax => ({
  ...federal,
  payroll: { ...federal.payroll, additional_medicare_rate: 0 },
});

/** The profit that leaves `kept` after federal taxes and benefits, to the dollar. */
export function findEqualProfit(kept: number, federal: FederalTax, benefits = 0): number {
  let [low, high] = [0, kept * 3 + benefits * 2];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (toContractorPay(middle, federal, benefits).kept < kept) low = middle;
    else high = middle;
  }
  return Math.ceil(high);
}
