/** What an employee who leaves early has to give back: all, the part of the months that are left, or nothing. */
export const clawbacks = ["full", "part", "none"] as const;
export type Clawback = (typeof clawbacks)[number];

interface Bonus {
  amount: number;
  /** How long one has to stay for it. */
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

/** Paid to those who are still there, not before. */
export const toRetentionBonus = (amount: number, paidAfterMonths: number, stayedMonths: number): number =>
  stayedMonths >= paidAfterMonths ? amount : 0;

/** Spreads money that is paid once over the years that one stays. A shorter stay than a year counts as one. */
export const spreadOverStay = (once: number, stayedMonths: number): number =>
  once / Math.max(1, stayedMonths / 12);
