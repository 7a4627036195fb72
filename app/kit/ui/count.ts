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
