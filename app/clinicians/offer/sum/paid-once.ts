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

/** The average year of a stay, or one of its years: 1 is the first. */
export interface Stay {
  months: number;
  year: number | null;
}

/** A stay of less than a year counts as one. */
export const toStayYears = (months: number): number => Math.max(1, months / 12);

/** What is paid once counts in the year of that month. */
export function paidInMonth(amount: number, month: number): number[] {
  const years = new Array<number>(Math.max(1, Math.ceil(month / 12))).fill(0);
  return [...years.slice(1), amount];
}

/** @param paid dollars of the first year, the second and so on */
export const toYearPart = (paid: readonly number[], { months, year }: Stay): number =>
  year === null
    ? paid.reduce((sum, dollars) => sum + dollars, 0) / toStayYears(months)
    : (paid[year - 1] ?? 0);

/** Pay that a plan may count in 2026 (IRS Notice 2025-67, 26 U.S.C. 401(a)(17)). */
export const mostPayCounted = 360_000;

/** "cliff": all at once. "graded": an equal part each year. */
export const vestingWays = ["cliff", "graded"] as const;
export type VestingWay = (typeof vestingWays)[number];

export const toEmployerMatch = (pay: number, percentOfPay: number): number =>
  (Math.min(pay, mostPayCounted) * percentOfPay) / 100;

export function toVestedShare(years: number, way: VestingWay, stayedMonths: number): number {
  const stayed = stayedMonths / 12;
  if (stayed >= years) return 1;
  return way === "cliff" ? 0 : Math.floor(stayed) / years;
}
