export const dayMs = 86_400_000;

export const easternOffsetMs = 5 * 60 * 60 * 1000;

export const keysPerDay = 2 ** 24;

/** Days since 1970 in Eastern Standard Time, our business hours. */
export const toPostingDay = (ms: number): number => Math.floor((ms - easternOffsetMs) / dayMs);
