import { formatDollars } from "#app/ui/dollars.ts";

/** "$58.40", and "$58" for whole dollars. */
export function toCents(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100);
  if (cents % 100 === 0) return formatDollars(dollars < 0 ? -cents / 100 : cents / 100);
  const whole = formatDollars(Math.trunc(cents / 100));
  return `${dollars < 0 ? "-" : ""}${whole}.${String(cents % 100).padStart(2, "0")}`;
}
