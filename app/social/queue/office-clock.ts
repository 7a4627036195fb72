const zone = "America/New_York";
const minuteMs = 60_000;

let format: Intl.DateTimeFormat | undefined;

/** "2026-11-23T15:05", what a field for date and time shows, in the time zone of our business hours. */
export function toOfficeClock(ms: number): string {
  format ??= new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
  return format.format(ms).replace(" ", "T");
}

/**
 * Returns null for what is not a time, as in the hour that is skipped in March. Of the hour that comes twice in November
 * it takes the first.
 */
export function fromOfficeClock(clock: string): number | null {
  const text = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)?$/.exec(clock.trim())?.[1];
  const asUtc = text ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  // Eastern Daylight Time and Eastern Standard Time are the only two.
  const found = [4, 5].map((hours) => asUtc + hours * 60 * minuteMs);
  return found.find((ms) => toOfficeClock(ms) === text) ?? null;
}

/** The Monday of a time's week in our office, as "2026-11-23". */
export function toOfficeMonday(ms: number): string {
  const day = new Date(`${toOfficeClock(ms).slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
