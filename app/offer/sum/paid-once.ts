/** What an employee who leaves early repays: all, a share for the months left, or nothing. */
export const clawbacks = ["full", "part", "none"] as const;
export type Clawback = (typeof clawbacks)[number];

interface Bonus {
  amount: number;
  /** Months to stay for it. */
  months: number;
  clawback: Clawback;
}

export function toRepayment({ amount, months, clawback }: Bonus, stayedMonths: number): number {
  const left = Math.max(0, months - stayedMonths);
  if (clawback === "none" || left === 0) return 0;
  return clawback === "full" ? amount : (amount * left) / months;
}

export const toKeptBonus = (bonus: Bonus, stayedMonths: number): number =>
  bonus.amount - toRepayment(bonus, stayedMonths);

export const toRetentionBonus = (amount: number, paidAfterMonths: number, stayedMonths: number): number =>
  stayedMonths >= paidAfterMonths ? amount : 0;

/** A stay of less than a year counts as one. */
export const spreadOverStay = (once: number, stayedMonths: number): number =>
  once / Math.max(1, stayedMonths / 12);
