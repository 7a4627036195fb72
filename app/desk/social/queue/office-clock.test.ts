import { expect, test } from "vitest";
import { fromOfficeClock, toOfficeClock, toOfficeMonday } from "./receive-post.server.ts";

test.each([
  ["2026-11-24T09:00", "2026-11-24T14:00:00Z"],
  ["2026-07-24T09:00", "2026-07-24T13:00:00Z"],
  ["2026-07-24T00:30", "2026-07-24T04:30:00Z"],
  ["2026-11-01T01:30", "2026-11-01T05:30:00Z"],
  ["2027-03-14T03:00", "2027-03-14T07:00:00Z"],
])("reads %s as the office's time", (clock, utc) => {
  const ms = fromOfficeClock(clock);
  expect(new Date(ms!).toISOString()).toBe(new Date(utc).toISOString());
  expect(toOfficeClock(ms!)).toBe(clock);
});

test.each(["2027-03-14T02:30", "2026-02-30T09:00", "2026-11-24T25:00", "tomorrow", "", "2026-11-24"])(
  "does not take %j for a time",
  (clock) => {
    expect(fromOfficeClock(clock)).toBeNull();
  },
);

test.each([
  ["2026-11-23T05:00:00Z", "2026-11-23"],
  ["2026-11-23T04:59:00Z", "2026-11-16"],
  ["2026-11-30T04:59:00Z", "2026-11-23"],
])("begins the week of %s on Monday in the office", (utc, monday) => {
  expect(toOfficeMonday(Date.parse(utc))).toBe(monday);
});
