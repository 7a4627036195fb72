import { dayMs, hourMs } from "#app/kit/platform/durations.ts";

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

export function toLastActive(lastSeenAt: number, now: number): string {
  const age = now - lastSeenAt;
  if (age < hourMs) return "Active within the last hour";
  if (age < dayMs) return `Last active ${relative.format(-Math.floor(age / hourMs), "hour")}`;
  return `Last active ${relative.format(-Math.floor(age / dayMs), "day")}`;
}
