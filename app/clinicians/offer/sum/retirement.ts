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
