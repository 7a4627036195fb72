import type { YearTaxes } from "./year-taxes.ts";

/** "pay" is taxed. "stipend" and "benefit" are not. "cost" is what the person pays for. */
type LineKind = "pay" | "stipend" | "benefit" | "cost";

export interface LedgerLine {
  name: string;
  kind: LineKind;
  /** Dollars a year, never negative: a cost is taken off. */
  amount: number;
  /** How the amount comes about. */
  how: string;
}

/** A year of an offer. */
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
