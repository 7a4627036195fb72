import { toFederalTax } from "./income-tax.ts";
import type { FederalTax } from "./tax-tables.ts";

export function toSelfEmploymentTax(
  profit: number,
  { selfEmployment, payroll, wageBase, additionalMedicareFrom }: FederalTax,
): number {
  const earnings = profit * selfEmployment.net_earnings_factor;
  const above = Math.max(0, earnings - additionalMedicareFrom);
  return (
    Math.min(earnings, wageBase) * selfEmployment.social_security_rate +
    earnings * selfEmployment.medicare_rate +
    above * payroll.additional_medicare_rate
  );
}

/**
 * Of what is left of the profit. Businesses in health lose it twice in the phase-in range (26 U.S.C. 199A(b)(3)
 * and (d)(3)).
 */
export function toBusinessIncomeDeduction(income: number, otherIncome: number, federal: FederalTax): number {
  const { businessIncome } = federal;
  const taxable = income + otherIncome - federal.standardDeduction;
  const over = Math.max(0, taxable - businessIncome.from);
  const share = Math.max(0, 1 - over / businessIncome.phaseIn);
  const deduction = Math.min(income * share ** 2, Math.max(0, taxable)) * businessIncome.rate;
  // 26 U.S.C. 199A(i), from 2026 on.
  return income * share < businessIncome.leastFrom ? deduction : Math.max(businessIncome.least, deduction);
}

interface ContractorPay {
  selfEmployment: number;
  federal: number;
  kept: number;
}

/**
 * `benefits` (health premiums, retirement savings) are paid from the profit and not in `kept`. The tax is the
 * whole household's, with `otherIncome`.
 */
export function toContractorPay(
  profit: number,
  federal: FederalTax,
  benefits = 0,
  otherIncome = 0,
): ContractorPay {
  const selfEmployment = toSelfEmploymentTax(profit, federal);
  const income = profit - toDeductibleHalf(profit, federal) - benefits;
  const deduction = toBusinessIncomeDeduction(income, otherIncome, federal);
  const tax = toFederalTax(income + otherIncome, federal, deduction);
  return { selfEmployment, federal: tax, kept: profit - benefits - selfEmployment - tax };
}

/** Of self-employment tax. The additional Medicare tax has no employer's half to deduct. */
export function toDeductibleHalf(profit: number, federal: FederalTax): number {
  const payroll = { ...federal.payroll, additional_medicare_rate: 0 };
  return toSelfEmploymentTax(profit, { ...federal, payroll }) * federal.selfEmployment.deductible_share;
}

/**
 * To the dollar.
 * @param kept what is left of the profit after the whole household's federal tax
 */
export function findEqualProfit(kept: number, federal: FederalTax, benefits = 0, otherIncome = 0): number {
  let [low, high] = [0, Math.max(0, kept) * 3 + benefits * 2 + otherIncome];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (toContractorPay(middle, federal, benefits, otherIncome).kept < kept) low = middle;
    else high = middle;
  }
  return Math.ceil(high);
}
