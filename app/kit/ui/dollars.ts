import { formatCount } from "./count.ts";

export const formatDollars = (dollars: number): string =>
  `${dollars < 0 ? "-" : ""}$${formatCount(Math.round(Math.abs(dollars)))}`;

/** 5,840 is "$58.40", and 5,800 is "$58". */
export function formatCents(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  const rest = whole % 100;
  const text = formatDollars(Math.trunc(whole / 100));
  return `${cents < 0 ? "-" : ""}${text}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}
