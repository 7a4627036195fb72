/** An employer's student loan payments are tax-free up to this much a year (26 U.S.C. 127, 2026). */
const untaxedLoanHelp = 5_250;

export const toUntaxedLoanHelp = (yearly: number): number => Math.min(yearly, untaxedLoanHelp);
