import { minuteMs } from "#app/kit/platform/durations.ts";

export function freshFor(minutes: number): number {
  return minutes * minuteMs;
}

export function keptFor(minutes: number): number {
  return minutes * minuteMs;
}
