import {
  toBusinessIncomeDeduction,
  toContractorPay,
  toDeductibleHalf,
} from "#app/facts/reference/pay/contractor-pay.ts";
import { weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import {
  type Deducted,
  toFederalTax,
  toLevies,
  toPayrollTax,
  toStateTax,
} from "#app/facts/reference/pay/income-tax.ts";
import { type LocalTax, sumLocalTax } from "#app/facts/reference/pay/local-tax.ts";
import type { FederalTax, StateTax } from "#app/facts/reference/pay/tax-tables.ts";

export interface TaxRules {
  federal: FederalTax;
  state: StateTax | null;
  /** Household income besides this offer. */
  otherIncome: number;
  /** Of a city or county. */
  local: LocalTax | null;
}

export interface YearTaxes {
  federal: number;
  /** Social Security and Medicare, or self-employment tax. */
  payroll: number;
  state: number;
  levies: number;
  local: number;
}

interface EmployeeYear {
  wages: number;
  /** Health premiums through payroll, which only a few states tax (26 U.S.C. 125). */
  preTax: number;
  /** The overtime premium that federal law requires. */
  premium: number;
  /** The employer's student loan payments: what federal law leaves out of wages, and the part of wages that it taxes. */
  loanHelp?: { untaxed: number; taxed: number };
}

/** 26 U.S.C. 225: up to a limit, which falls with income. */
export function toOvertimeDeduction(premium: number, income: number, { overtime }: FederalTax): number {
  const steps = Math.floor(Math.max(0, income - overtime.fallsFrom) / 1_000);
  return Math.max(0, Math.min(premium, overtime.most) - steps * 1_000 * overtime.fallsRate);
}

export function toEmployeeTaxes(
  { wages, preTax, premium, loanHelp }: EmployeeYear,
  rules: TaxRules,
): YearTaxes {
  const { federal, state, otherIncome } = rules;
  const taxed = Math.max(0, wages - preTax);
  const income = otherIncome + taxed;
  const deduction = toOvertimeDeduction(premium, income, federal);
  const stateWages = state?.rules.taxesPremiums ? wages : taxed;
  const { untaxed, taxed: taxedLoan } = loanHelp ?? { untaxed: 0, taxed: 0 };
  const loanPart =
    (state?.rules.taxesLoanHelp ? untaxed : 0) - (state?.rules.deductsLoanHelp ? taxedLoan : 0);
  const excluded = Math.min(premium, state?.rules.overtimeExcluded ?? 0);
  const deducted = { federal: deduction, state: state?.rules.followsOvertime ? deduction : excluded };
  return {
    federal: toFederalTax(income, federal, deduction) - toFederalTax(otherIncome, federal),
    payroll: toPayrollTax(taxed, federal),
    state: toStatePart(otherIncome + stateWages + loanPart, deducted, rules),
    levies: state ? toLevies(stateWages, state) : 0,
    local: toLocalPart({ pay: wages, premiums: wages - taxed, income, deducted }, rules),
  };
}

const toStatePart = (
  income: number,
  deducted: Deducted,
  { state, federal, otherIncome }: TaxRules,
): number =>
  state ? toStateTax(income, state, federal, deducted) - toStateTax(otherIncome, state, federal) : 0;

const toLocalPart = (
  taxed: Omit<Parameters<typeof sumLocalTax>[1], "otherIncome">,
  { local, state, federal, otherIncome }: TaxRules,
): number => (local ? sumLocalTax(local, { ...taxed, otherIncome }, state, federal) : 0);

/** Counts no state payroll levy, because most exempt contractors. */
export function toContractorTaxes(profit: number, premiums: number, rules: TaxRules): YearTaxes {
  const { federal, state, otherIncome } = rules;
  const own = Math.max(0, profit);
  const deducted = Math.min(premiums, own);
  const paid = toContractorPay(own, federal, deducted, otherIncome);
  const half = toDeductibleHalf(own, federal);
  const left = Math.max(0, own - half - deducted);
  const income = otherIncome + left;
  const business = toBusinessIncomeDeduction(left, otherIncome, federal);
  const { taxesHalf, taxesOwnPremiums, followsBusinessIncome, businessIncome } = state?.rules ?? {};
  const added = (taxesHalf ? half : 0) + (taxesOwnPremiums ? deducted : 0);
  const { untaxed, above } = splitProfit(own, left, businessIncome);
  const off = { federal: business, state: followsBusinessIncome ? business : untaxed + above };
  return {
    federal: paid.federal - toFederalTax(otherIncome, federal),
    payroll: paid.selfEmployment,
    state:
      toStatePart(income + added, { ...off, federal: business + added }, rules) +
      above * (businessIncome?.rateAbove ?? 0),
    levies: 0,
    local: toLocalPart({ pay: own, premiums: 0, income, deducted: off }, rules),
  };
}

/** What a state leaves out of a contractor's profit, and what it taxes at a rate of its own. */
function splitProfit(profit: number, left: number, rule: StateTax["rules"]["businessIncome"]) {
  if (!rule) return { untaxed: 0, above: 0 };
  const untaxed = Math.min(left, Math.min(profit, rule.most) * rule.share);
  return { untaxed, above: Math.min(left - untaxed, Math.max(0, profit - rule.most)) };
}

/** Weeks of the year whose taxes a contract shares in. */
export const toTaxedWeeks = ({ weeks, worked }: { weeks: number; worked: number }): number =>
  Math.max(worked, Math.min(weeks, weeksPerYear));

/**
 * A contract's share of the taxes on a year of such weeks, because nobody knows the rest of the year.
 * @param toTaxes for that many times the contract's amounts
 */
export function toContractTaxes(
  { weeks, worked }: { weeks: number; worked: number },
  toTaxes: (times: number) => YearTaxes,
): YearTaxes {
  const times = toTaxedWeeks({ weeks, worked }) / weeks;
  const { federal, payroll, state, levies, local } = toTaxes(times);
  return {
    federal: federal / times,
    payroll: payroll / times,
    state: state / times,
    levies: levies / times,
    local: local / times,
  };
}

export const sumTaxes = ({ federal, payroll, state, levies, local }: YearTaxes): number =>
  federal + payroll + state + levies + local;
