import type { YearTaxes } from "./year-taxes.ts";

/** "pay" is taxed, "stipend" and "benefit" are not, and the person pays a "cost". */
type LineKind = "pay" | "stipend" | "benefit" | "cost";

export interface LedgerLine {
  name: string;
  kind: LineKind;
  /** Dollars per year, never negative: a cost is subtracted. */
  amount: number;
  how: string;
}

export interface OfferYear {
  lines: readonly LedgerLine[];
  hoursWorked: number;
  /** The weeks that a weekly figure is for. */
  weeks: number;
  /** Base rate in dollars an hour. */
  rate: number;
  taxes: YearTaxes;
}

export const sumKind = (lines: readonly LedgerLine[], kind: LineKind): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

/** Before taxes. */
export const sumLines = (lines: readonly LedgerLine[]): number =>
  sumKind(lines, "pay") + sumKind(lines, "stipend") + sumKind(lines, "benefit") - sumKind(lines, "cost");

export const keepPaid = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.filter(({ amount }) => amount > 0);
