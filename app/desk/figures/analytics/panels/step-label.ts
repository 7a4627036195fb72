import type { SpanStep } from "#app/desk/figures/analytics/period.ts";

const toFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at: number): string => {
    format ??= new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
    return format.format(at);
  };
};
const toHour = toFormat({ hour: "numeric" });
const toDate = toFormat({ month: "short", day: "numeric" });

/** "Aug 1, 1 PM", "Aug 1" or "Week of Jul 27", in UTC. */
export function toStepLabel(name: string, step: SpanStep): string {
  const at = Date.parse(step === "hour" ? `${name}:00Z` : name);
  if (step === "hour") return `${toDate(at)}, ${toHour(at)}`;
  return step === "week" ? `Week of ${toDate(at)}` : toDate(at);
}
