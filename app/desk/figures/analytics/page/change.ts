/** "+12%", "−3%", "no change" or, without a figure to compare with, "new". */
export function toChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? "no change" : "new";
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return "no change";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}
