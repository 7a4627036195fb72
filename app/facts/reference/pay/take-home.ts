import { toFederalTax, toLevies, toPayrollTax, toStateTax } from "./income-tax.ts";
import type { TaxTables } from "./tax-tables.ts";

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
