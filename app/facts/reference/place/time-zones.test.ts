import { expect, test } from "vitest";
import { states } from "./states.ts";
import { timeZones, toTimeZone } from "./time-zones.ts";

test("has one time zone for every state, which the platform knows", () => {
  const eastern = states.filter(({ code }) => toTimeZone(code) === "America/New_York");
  expect(eastern).toHaveLength(22);
  for (const timeZone of timeZones)
    expect(new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
  expect(["TX", "AZ", "CO", "HI", null].map(toTimeZone)).toEqual([
    "America/Chicago",
    "America/Phoenix",
    "America/Denver",
    "Pacific/Honolulu",
    "America/New_York",
  ]);
});
