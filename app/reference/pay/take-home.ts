import { toFederalTax, toLevies, toPayrollTax, toStateTax } from "./income-tax.ts";
import type { TaxTables } from "./tax-tables.ts";

export interface TakeHome {
  federal: number;
  payroll: number;
  state: number;
  levies: number;
  kept: number;
}

/**
 * A year's wages of a single employee who takes the standard deduction, without local income tax, credits, retirement
 * savings or premiums. @throws for an unknown state
 */
export function toTakeHome(wages: number, stateCode: string, tables: TaxTables): TakeHome {
  const found = tables.states.get(stateCode);
  if (!found) throw new Error(`There is no tax table for ${stateCode}.`);
  const federal = toFederalTax(wages, tables.federal);
  const payroll = toPayrollTax(wages, tables.federal);
  const state = toStateTax(wages, found, tables.federal);
  const levies = toLevies(wages, found);
  return { federal, payroll, state, levies, kept: wages - federal - payroll - state - levies };
}
