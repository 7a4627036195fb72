/** An employer's student loan payments are tax-free up to this much a year (26 U.S.C. 127, 2026). */
const untaxedLoanHelp = 5_250;

export const toUntaxedLoanHelp = (yearly: number): number => Math.min(yearly, untaxedLoanHelp);

/** Equal yearly payments: what is paid in the first year, the second and so on, while the person stays. */
export function toLoanYears(total: number, years: number, stayedYears: number): number[] {
  const paidYears = Math.min(years, stayedYears);
  return Array.from(
    { length: Math.ceil(paidYears) },
    (_, at) => (total / years) * Math.min(1, paidYears - at),
  );
}
