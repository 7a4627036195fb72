import { toDollars } from "../../source/figure-texts.ts";

export const toWholeDollars = (amount: number): string => toDollars(Math.round(amount));

export const toShare = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;

export function toMiddle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns an empty text unless it is positive. */
export const toPositive = (amount: number, format: (amount: number) => string): string =>
  amount > 0 ? format(amount) : "";
