import { expect, test } from "vitest";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { isQuietNow, toDayStart, toNextMorning } from "./due-time.ts";

const none = { quietDays: 0 };
const iso = (ms: number) => new Date(ms).toISOString();

test.each([
  // Daylight saving time began on March 14, 2027, and ends on November 7.
  ["America/New_York", "2027-03-13T13:00:00Z", "2027-03-14T11:00:00.000Z"],
  ["America/New_York", "2027-03-14T11:00:00Z", "2027-03-15T11:00:00.000Z"],
  ["America/New_York", "2027-11-06T12:00:00Z", "2027-11-07T12:00:00.000Z"],
  ["America/Chicago", "2027-11-06T11:59:00Z", "2027-11-06T12:00:00.000Z"],
  ["America/Chicago", "2027-11-07T12:00:00Z", "2027-11-07T13:00:00.000Z"],
  ["Pacific/Honolulu", "2027-03-14T16:00:00Z", "2027-03-14T17:00:00.000Z"],
  ["Pacific/Honolulu", "2027-11-07T17:00:00Z", "2027-11-08T17:00:00.000Z"],
  ["America/Phoenix", "2027-07-01T15:00:00Z", "2027-07-02T14:00:00.000Z"],
  ["America/Anchorage", "2028-02-28T23:00:00Z", "2028-02-29T16:00:00.000Z"],
])("in %s after %s it is 7 AM next at %s", (zone, after, next) => {
  expect(iso(toNextMorning(Date.parse(after), { zone, ...none }, "daily"))).toBe(next);
});

test("a year of mornings has each day once, at seven by the person's clock", () => {
  for (const zone of ["America/New_York", "America/Los_Angeles", "Pacific/Honolulu"]) {
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
    const days = new Set<string>();
    let at = Date.UTC(2028, 0, 1, 12);
    for (let day = 0; day < 366; day++) {
      at = toNextMorning(at, { zone, ...none }, "daily");
      const [date, time] = clock.format(at).split(", ");
      expect(time).toMatch(/^7:00\sAM$/);
      days.add(date!);
    }
    expect(days.size).toBe(366);
  }
});

test("comes on Mondays when weekly, or on the next day that is not quiet", () => {
  const sunday = Date.UTC(2026, 10, 29, 12);
  const next = (quietDays: number) =>
    iso(toNextMorning(sunday, { zone: "America/Denver", quietDays }, "weekly"));
  expect(next(0)).toBe("2026-11-30T14:00:00.000Z");
  expect(next(0b0000010)).toBe("2026-12-01T14:00:00.000Z");
  // All but Sunday: this very morning.
  expect(next(0b1111110)).toBe("2026-11-29T14:00:00.000Z");
});

test("leaves out days that she named", () => {
  const weekend = { zone: "America/New_York", quietDays: 0b1000001 };
  const friday = Date.UTC(2026, 10, 27, 13);
  expect(iso(toNextMorning(friday, weekend, "daily"))).toBe("2026-11-30T12:00:00.000Z");
  expect(isQuietNow(friday, weekend)).toBe(false);
  // Saturday in New York, still Friday in Honolulu.
  const night = Date.UTC(2026, 10, 28, 6);
  expect(isQuietNow(night, weekend)).toBe(true);
  expect(isQuietNow(night, { ...weekend, zone: "Pacific/Honolulu" })).toBe(false);
  expect(night - toDayStart(night, "America/New_York")).toBe(hourMs);
  expect(toDayStart(night, "Pacific/Honolulu")).toBeLessThan(night - 19 * hourMs);
  expect(toDayStart(night, "Pacific/Honolulu")).toBeGreaterThan(night - dayMs);
});
