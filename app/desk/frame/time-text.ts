import { hourMs, minuteMs } from "#app/kit/platform/durations.ts";

function toSpan(ms: number): string {
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

export const toAgoText = (at: number, now: number): string =>
  now - at < minuteMs ? "just now" : `${toSpan(now - at)} ago`;

export const toDurationText = (ms: number): string =>
  ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
