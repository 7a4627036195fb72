import type { Brackets, Falls, FederalTax, StateTax } from "./tax-tables.ts";

function toBracketTax(brackets: Brackets, taxable: number): number {
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

const reduce = (amount: number, income: number, falls: Falls | undefined): number =>
  falls ? Math.max(falls.floor, amount - Math.max(0, income - falls.from) * falls.rate) : amount;

/** Without city and county taxes, which exist where `hasLocalTax` is true. */
export function toStateTax(income: number, state: StateTax, federal: FederalTax): number {
  const { rules } = state;
  const deduction = reduce(state.deduction, income, rules.deduction_falls);
  const exemption = reduce(state.exemption, income, rules.exemption_falls);
  const taxable = Math.max(0, income - deduction - exemption - toFederalTaxDeduction(income, state, federal));
  const base = rules.base_amount && taxable > (state.brackets[1]?.[0] ?? 0) ? rules.base_amount : 0;
  const credit = state.credit + toDeductionCredit(income, state, federal);
  return Math.max(0, base + toBracketTax(state.brackets, taxable) - credit);
}

function toFederalTaxDeduction(income: number, { rules }: StateTax, federal: FederalTax): number {
  const allowed = rules.deducts_federal_tax;
  if (!allowed || (allowed.below !== null && income >= allowed.below)) return 0;
  return Math.min(toFederalTax(income, federal), allowed.most ?? Number.POSITIVE_INFINITY);
}

/** Utah gives a credit instead of a deduction. */
function toDeductionCredit(income: number, { rules }: StateTax, federal: FederalTax): number {
  const credit = rules.deduction_credit;
  if (!credit) return 0;
  const whole = credit.rate * federal.standardDeduction;
  return Math.max(0, whole - Math.max(0, income - credit.falls_from) * credit.falls_rate);
}

export function toLevies(wages: number, { levies }: StateTax): number {
  return levies.reduce(
    (sum, { rate, wageLimit, most }) => sum + Math.min(most, Math.min(wages, wageLimit) * rate),
    0,
  );
}
