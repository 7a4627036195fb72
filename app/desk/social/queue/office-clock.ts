const zone = "America/New_York";
const minuteMs = 60_000;

let format: Intl.DateTimeFormat | undefined;

/** "2026-11-23T15:05" in our office's time zone, for a date and time field. */
export function toOfficeClock(ms: number): string {
  format ??= new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
  return format.format(ms).replace(" ", "T");
}

/** Null for a time skipped in March. Takes the first of the hour that is repeated in November. */
export function fromOfficeClock(clock: string): number | null {
  const text = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)?$/.exec(clock.trim())?.[1];
  const asUtc = text ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  // Eastern Daylight Time and Eastern Standard Time.
  const found = [4, 5].map((hours) => asUtc + hours * 60 * minuteMs);
  return found.find((ms) => toOfficeClock(ms) === text) ?? null;
}

/** "2026-11-23", in our office's time zone. */
export function toOfficeMonday(ms: number): string {
  const day = new Date(`${toOfficeClock(ms).slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
