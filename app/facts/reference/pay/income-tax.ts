import type { AddBack, Brackets, Falls, Steps } from "./state-rules.ts";
import type { FederalTax, StateTax, TaxTables } from "./tax-tables.ts";

export function toBracketTax(brackets: Brackets, taxable: number): number {
  return brackets.reduce((tax, [from, rate], at) => {
    const to = brackets[at + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return tax + Math.max(0, Math.min(taxable, to) - from) * rate;
  }, 0);
}

/** No credits. `deductions` are added to the standard deduction. */
export function toFederalTax(income: number, federal: FederalTax, deductions = 0): number {
  return toBracketTax(federal.brackets, Math.max(0, income - federal.standardDeduction - deductions));
}

/** The employee's half of Social Security and Medicare. */
export function toPayrollTax(
  wages: number,
  { payroll, wageBase, additionalMedicareFrom }: FederalTax,
): number {
  const above = Math.max(0, wages - additionalMedicareFrom);
  return (
    Math.min(wages, wageBase) * payroll.social_security_rate_employee +
    wages * payroll.medicare_rate_employee +
    above * payroll.additional_medicare_rate
  );
}

function reduce(amount: number, income: number, falls: Falls | undefined): number {
  if (!falls) return amount;
  const { from, rate, later, floor } = falls;
  const above = Math.max(0, Math.min(income, later?.from ?? income) - from) * rate;
  const higher = later ? Math.max(0, income - later.from) * later.rate : 0;
  return Math.max(floor, amount - above - higher);
}

const findStep = (steps: Steps | undefined, income: number): number | undefined =>
  steps?.findLast(([above]) => income > above)?.[1];

/** What is taken off besides the standard deduction. Tests of income do not see it. */
export interface Deducted {
  federal: number;
  state: number;
}
const nothing: Deducted = { federal: 0, state: 0 };

export function toStateTaxable(
  income: number,
  state: StateTax,
  federal: FederalTax,
  deducted: Deducted = nothing,
): number {
  const { rules } = state;
  const deduction =
    findStep(rules.deductionSteps, income) ?? reduce(state.deduction, income, rules.deductionFalls);
  const exemption =
    findStep(rules.exemptionSteps, income) ?? reduce(state.exemption, income, rules.exemptionFalls);
  const federalTax = toFederalTaxDeduction(income, state, federal, deducted.federal);
  return Math.max(0, income - deduction - exemption - deducted.state - federalTax);
}

/** Without city and county taxes (local-tax.ts). */
export function toStateTax(
  income: number,
  state: StateTax,
  federal: FederalTax,
  deducted: Deducted = nothing,
): number {
  const { rules, brackets } = state;
  const taxable = toStateTaxable(income, state, federal, deducted);
  const base = rules.baseAmount && taxable > (brackets[1]?.[0] ?? 0) ? rules.baseAmount : 0;
  const added = toRecapture(income, taxable, state) + toAddBacks(income, rules.addBacks);
  const own = findStep(rules.creditSteps, income) ?? state.credit;
  const credit = own + toDeductionCredit(income, state, federal);
  const tax = Math.max(0, base + toBracketTax(brackets, taxable) + added - credit);
  return tax * (1 - (findStep(rules.creditShare, income) ?? 0));
}

function toFederalTaxDeduction(
  income: number,
  { rules }: StateTax,
  federal: FederalTax,
  deducted: number,
): number {
  const allowed = rules.federalTaxDeducted?.findLast(({ above }) => income > above);
  if (!allowed) return 0;
  const tax = toFederalTax(income, federal, deducted);
  return Math.min(tax * allowed.share, allowed.most ?? Number.POSITIVE_INFINITY);
}

/** Utah gives a credit instead of a deduction. */
function toDeductionCredit(income: number, { rules }: StateTax, federal: FederalTax): number {
  const credit = rules.deductionCredit;
  if (!credit) return 0;
  const whole = credit.rate * federal.standardDeduction;
  return Math.max(0, whole - Math.max(0, income - credit.falls_from) * credit.falls_rate);
}

/**
 * New York takes back the benefit of lower brackets until the whole taxable income pays the highest rate it reaches:
 * one bracket after another, each over the same stretch of income (Tax Law 601(d-4)).
 */
function toRecapture(income: number, taxable: number, { brackets, rules }: StateTax): number {
  const recapture = rules.bracketRecapture;
  if (!recapture || income <= recapture.from) return 0;
  const first = brackets.findLastIndex(([from]) => from < recapture.from);
  const reached = brackets.findLastIndex(([from]) => from < taxable);
  if (reached < first) return 0;
  const toBenefit = (at: number): number => {
    const [from, rate] = brackets[at]!;
    return from * rate - toBracketTax(brackets, from);
  };
  const before = reached === first ? 0 : toBenefit(reached - 1);
  const start = reached === first ? recapture.from : brackets[reached]![0];
  const share = Math.min(1, (income - start) / recapture.over);
  return before + (toBenefit(reached) - before) * share;
}

/** Some states add an amount for each step of income, or part of one. */
const toAddBacks = (income: number, addBacks: readonly AddBack[] = []): number =>
  addBacks.reduce(
    (sum, { above, each, amount, most }) =>
      sum + Math.min(most, Math.ceil(Math.max(0, income - above) / each) * amount),
    0,
  );

export function toLevies(wages: number, { levies }: StateTax): number {
  return levies.reduce(
    (sum, { rate, wageLimit, most }) => sum + Math.min(most, Math.min(wages, wageLimit) * rate),
    0,
  );
}

export interface TakeHome {
  federal: number;
  payroll: number;
  state: number;
  levies: number;
  kept: number;
}

/** For a single employee with the standard deduction: no local tax, credits, savings or premiums. */
export function toTakeHome(wages: number, stateCode: string, tables: TaxTables): TakeHome {
  const found = tables.states.get(stateCode);
  if (!found) throw new Error(`There is no tax table for ${stateCode}.`);
  const federal = toFederalTax(wages, tables.federal);
  const payroll = toPayrollTax(wages, tables.federal);
  const state = toStateTax(wages, found, tables.federal);
  const levies = toLevies(wages, found);
  return { federal, payroll, state, levies, kept: wages - federal - payroll - state - levies };
}

/** What the estimate leaves out of a state's rules, or an empty text. */
export const describeTaxGaps = ({ notCounted, olderYears }: StateTax, name: string): string =>
  [
    notCounted && ` Not counted for ${name}: ${notCounted}.`,
    olderYears.length > 0 && ` Parts of ${name}'s rules are from ${olderYears.join(" and ")}.`,
  ]
    .filter(Boolean)
    .join("");
