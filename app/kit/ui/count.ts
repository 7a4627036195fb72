let counts: Intl.NumberFormat | undefined;

/** "1,234". Without `Intl`, whose tables add 10 ms to the start of a page. */
export function formatCount(count: number): string {
  if (Number.isSafeInteger(count)) return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
  counts ??= new Intl.NumberFormat("en-US");
  return counts.format(count);
}

/** "1 month", "1,234 months". */
export const formatUnits = (count: number, unit: string): string =>
  `${formatCount(count)} ${count === 1 ? unit : `${unit}s`}`;

export const formatDollars = (dollars: number): string =>
  `${dollars < 0 ? "-" : ""}$${formatCount(Math.round(Math.abs(dollars)))}`;

/** 5,840 is "$58.40", and 5,800 is "$58". */
export function formatCents(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  const rest = whole % 100;
  const text = formatDollars(Math.trunc(whole / 100));
  return `${cents < 0 ? "-" : ""}${text}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}
