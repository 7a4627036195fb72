const minuteMs = 60_000;

export function freshFor(minutes: number): number {
  return minutes * minuteMs;
}

export function keptFor(minutes: number): number {
  return minutes * minuteMs;
}
