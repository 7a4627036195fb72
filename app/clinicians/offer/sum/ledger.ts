import { formatCents } from "#app/kit/ui/count.ts";
import type { YearTaxes } from "./year-taxes.ts";

/** "pay" is taxed, "stipend" and "benefit" are not, and the person pays a "cost". */
type LineKind = "pay" | "stipend" | "benefit" | "cost";

export interface LedgerLine {
  name: string;
  kind: LineKind;
  /** Dollars of a year or of a whole contract, never negative: a cost is subtracted. */
  amount: number;
  how: string;
  /** Depends on work or targets that the offer does not promise. */
  isExpected?: boolean;
}

/** Of a year, or of a contract from its first week to its last. */
export interface OfferSum {
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

export const sumExpected = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, { isExpected, amount }) => (isExpected ? sum + amount : sum), 0);

/** Before taxes. */
export const sumLines = (lines: readonly LedgerLine[]): number =>
  sumKind(lines, "pay") + sumKind(lines, "stipend") + sumKind(lines, "benefit") - sumKind(lines, "cost");

export const keepPaid = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.filter(({ amount }) => amount > 0);

export const toCents = (dollars: number): string => formatCents(dollars * 100);
