import { formatDay } from "#app/kit/text/when.ts";

const toMonth = (date: string): string => formatDay(date.slice(0, 7));

/** "July to September 2026". Each date is as precise as its source: "2026-07-02", "2025-12" or "2025". */
export function toAsOfRange(dates: readonly string[]): string {
  const sorted = dates.toSorted();
  const [first, last] = [toMonth(sorted[0]!), toMonth(sorted.at(-1)!)];
  if (first === last) return last;
  const year = ` ${last.slice(-4)}`;
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} to ${last}`;
}
