import { expect, test } from "vitest";
import { answerWithinMs, readClock, toDaysBetween, toWorkingMs } from "./response-clock.ts";

const hour = 3_600_000;
const newYork = "America/New_York";
const at = (text: string) => Date.parse(text);

test.each([
  ["within a day", "2026-11-23T10:00-05:00", "2026-11-23T15:00-05:00", newYork, 5],
  ["from before the office opens", "2026-11-23T06:00-05:00", "2026-11-23T09:00-05:00", newYork, 1],
  [
    "from after it closes to the next morning",
    "2026-11-23T19:00-05:00",
    "2026-11-24T09:00-05:00",
    newYork,
    1,
  ],
  ["overnight", "2026-11-23T17:00-05:00", "2026-11-24T09:00-05:00", newYork, 2],
  ["over a weekend", "2026-11-20T17:00-05:00", "2026-11-23T09:00-05:00", newYork, 2],
  ["on a weekend", "2026-11-21T09:00-05:00", "2026-11-22T17:00-05:00", newYork, 0],
  ["over a whole week", "2026-11-16T08:00-05:00", "2026-11-23T08:00-05:00", newYork, 50],
  ["while clocks go back", "2026-10-30T17:00-04:00", "2026-11-02T09:00-05:00", newYork, 2],
  ["while clocks go forward", "2026-03-06T17:00-05:00", "2026-03-09T09:00-04:00", newYork, 2],
  [
    "in a zone without daylight saving time",
    "2026-10-30T17:00-07:00",
    "2026-11-02T09:00-07:00",
    "America/Phoenix",
    2,
  ],
  [
    "in Hawaii, while New York sleeps",
    "2026-11-23T14:00-10:00",
    "2026-11-23T17:00-10:00",
    "Pacific/Honolulu",
    3,
  ],
  ["over Thanksgiving", "2026-11-25T17:00-05:00", "2026-11-27T09:00-05:00", newYork, 2],
  ["from within a holiday", "2026-11-26T12:00-05:00", "2026-11-27T09:00-05:00", newYork, 1],
  ["over a Fourth of July on a Saturday", "2026-07-02T17:00-04:00", "2026-07-06T09:00-04:00", newYork, 2],
  ["over Christmas and New Year's", "2026-12-24T08:00-05:00", "2027-01-04T08:00-05:00", newYork, 50],
  ["before 1970", "1969-12-31T09:00-05:00", "1969-12-31T10:00-05:00", newYork, 1],
])("counts working hours %s", (_, from, to, zone, hours) => {
  expect(toWorkingMs(at(from), at(to), zone)).toBe(hours * hour);
});

test("counts nothing for an answer from before the question", () => {
  expect(toWorkingMs(at("2026-11-24T10:00-05:00"), at("2026-11-23T10:00-05:00"), newYork)).toBe(0);
});

test("says how long someone waits and until when to answer", () => {
  const sent = at("2026-11-20T15:00-05:00");
  expect(readClock(sent, at("2026-11-20T15:20-05:00"), newYork)).toEqual({
    waiting: "Waiting under 1 hour for a first answer.",
    due: "answer by Tue, Nov 24",
    isOverdue: false,
  });
  const due = (now: string) => readClock(sent, at(now), newYork).due;
  expect(due("2026-11-23T10:00-05:00")).toBe("answer by tomorrow");
  expect(due("2026-11-24T14:30-05:00")).toBe("answer by 3:00 PM today");
  expect(readClock(sent, at("2026-11-24T15:00-05:00"), newYork)).toEqual({
    waiting: "Waiting 4 days for a first answer.",
    due: "late since this afternoon",
    isOverdue: true,
  });
  expect(due("2026-11-25T15:00-05:00")).toBe("late since yesterday");
  expect(due("2027-01-04T15:00-05:00")).toBe("late since Tue, Nov 24, 2026");
});

test("names the day on which two working days have passed", () => {
  for (const since of [
    "2026-11-20T07:00-05:00",
    "2026-11-21T10:00-05:00",
    "2026-11-24T17:59-05:00",
    "2026-11-25T15:00-05:00",
    "2026-12-24T09:00-05:00",
  ]) {
    const from = at(since);
    const late = [...Array(24 * 14).keys()].map((hours) => from + hours * hour);
    const first = late.find((now) => toWorkingMs(from, now, newYork) >= answerWithinMs)!;
    expect(readClock(from, first, newYork).due, since).toMatch(/^late since this/);
    expect(readClock(from, first - hour, newYork).due, since).toMatch(/^answer by .*today$|tomorrow$|, /);
  }
});

test("counts days by the company's calendar", () => {
  expect(toDaysBetween(at("2026-11-22T23:00-05:00"), at("2026-11-23T01:00-05:00"), newYork)).toBe(1);
  expect(
    toDaysBetween(at("2026-11-22T23:00-05:00"), at("2026-11-23T01:00-05:00"), "America/Los_Angeles"),
  ).toBe(0);
});
