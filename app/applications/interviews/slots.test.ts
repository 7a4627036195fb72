import { expect, test } from "vitest";
import { toDefaultHours } from "#app/companies/workspace/team/work-hours.ts";
import {
  listFreeTimes,
  listObjections,
  type Talk,
  toApplicantZone,
  toBothText,
  toFieldTime,
  toZoneText,
} from "./slots.ts";

const central = "America/Chicago";
const eastern = "America/New_York";
const lee = { id: 1, name: "Lee Okafor", hours: toDefaultHours(central) };
const alone: Talk = { people: [lee], taken: [], minutes: 30 };
const utc = (text: string) => Date.parse(`${text}Z`);
const dana = { name: "Dana", zone: null };
const toTexts = (times: readonly number[], zone: string = central) =>
  times.map((at) => toFieldTime(at, zone));

test("finds a morning and an afternoon of each of the next working days", () => {
  // A Wednesday, the day before Thanksgiving.
  const free = listFreeTimes(alone, central, null, utc("2026-11-25T18:00"));
  expect(toTexts(free)).toEqual([
    ...["2026-11-27T09:00", "2026-11-27T12:30", "2026-11-30T09:00", "2026-11-30T12:30"],
    ...["2026-12-01T09:00", "2026-12-01T12:30", "2026-12-02T09:00", "2026-12-02T12:30"],
  ]);
});

test("passes over what is set or was proposed for any of them", () => {
  const taken = [
    { userId: 1, at: utc("2026-12-01T15:00"), minutes: 60, isSet: 1 },
    { userId: 2, at: utc("2026-12-01T16:00"), minutes: 60, isSet: 0 },
  ];
  const kim = { id: 2, name: "Kim", hours: toDefaultHours(central) };
  const free = listFreeTimes({ ...alone, people: [lee, kim], taken }, central, null, utc("2026-11-30T18:00"));
  expect(toTexts(free)[0]).toBe("2026-12-01T11:00");
});

test("finds hours that people in two zones share, and none where they share none", () => {
  const far = { id: 2, name: "Ana", hours: toDefaultHours("Pacific/Honolulu") };
  const free = listFreeTimes({ ...alone, people: [lee, far] }, central, null, utc("2026-11-30T18:00"));
  expect(toTexts(free)[0]).toBe("2026-12-01T13:00");
  const late = { ...far, hours: { ...far.hours, from: 15 * 60 } };
  expect(listFreeTimes({ ...alone, people: [lee, late] }, central, null, utc("2026-11-30T18:00"))).toEqual(
    [],
  );
});

test("does not wake the applicant", () => {
  const free = listFreeTimes(alone, central, "Pacific/Honolulu", utc("2026-11-30T18:00"));
  expect(toTexts(free)[0]).toBe("2026-12-01T11:00");
  expect(listObjections(utc("2026-12-01T15:00"), alone, { name: "Dana", zone: "Pacific/Honolulu" })).toEqual([
    "at night for Dana",
  ]);
});

test("keeps working hours across both clock changes", () => {
  for (const [day, offsetHours] of [
    ["2027-03-12", 6],
    ["2027-03-15", 5],
    ["2026-10-30", 5],
    ["2026-11-02", 6],
  ] as const) {
    const nine = utc(`${day}T00:00`) + (9 + offsetHours) * 3_600_000;
    expect([day, listObjections(nine, alone, dana)]).toEqual([day, []]);
    expect(listObjections(nine - 60_000, alone, dana)).toHaveLength(1);
    expect(listObjections(nine + 8 * 3_600_000 - 29 * 60_000, alone, dana)).toHaveLength(1);
  }
  const free = listFreeTimes(alone, central, eastern, utc("2027-03-12T18:00"));
  expect(toBothText(free[0]!, central, eastern, "Dana")).toBe(
    "Monday, March 15, 9:00 AM CDT (10:00 AM Eastern for Dana)",
  );
});

test("says whose hours a time is outside of, and that they are assumed", () => {
  expect(listObjections(utc("2026-12-05T16:00"), alone, dana)).toEqual([
    "outside the hours of Lee Okafor (Mon to Fri, 9 AM to 5 PM Central, the default until they set their own)",
  ]);
  const own = { ...lee, hours: { ...lee.hours, days: "67", from: 570, isDefault: false } };
  expect(listObjections(utc("2026-12-05T16:00"), { ...alone, people: [own] }, dana)).toEqual([]);
});

test.each([
  ["2026-12-01T15:00", eastern, "Tuesday, December 1, 9:00 AM CST (10:00 AM Eastern for Dana)"],
  ["2026-12-01T15:00", central, "Tuesday, December 1, 9:00 AM CST"],
  ["2026-12-02T04:00", eastern, "Tuesday, December 1, 10:00 PM CST (11:00 PM Eastern for Dana)"],
  ["2026-12-02T05:30", eastern, "Tuesday, December 1, 11:30 PM CST (Wed 12:30 AM Eastern for Dana)"],
] as const)("shows %s in both zones", (at, other, text) => {
  expect(toBothText(utc(at), central, other, "Dana")).toBe(text);
});

test("takes the profile's state before the posting's, and says which", () => {
  expect(toZoneText("Dana", toApplicantZone("OH", "TX"))).toBe(
    "For Dana we use Eastern time, from the state in their profile.",
  );
  expect(toZoneText("Dana", toApplicantZone(null, "TX"))).toBe(
    "For Dana we use Central time, from the place of the posting. Texas has two time zones, and this is the one of most people there.",
  );
  expect(toZoneText("Dana", toApplicantZone(null, null))).toBe("We do not know the time zone of Dana.");
});
