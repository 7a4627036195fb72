import { expect, test } from "vitest";
import { isOverdue, toDueAt, toDueText, toOverdueBefore } from "./due.ts";

const at = (text: string) => Date.parse(text);
const minute = 60_000;
const hour = 60 * minute;

test.each([
  ["on a Monday, to the same time on Tuesday", "2026-11-23T15:05-05:00", "2026-11-24T15:05-05:00"],
  ["on a Friday, to the same time on Monday", "2026-11-20T15:00-05:00", "2026-11-23T15:00-05:00"],
  ["on a Saturday, to the opening on Tuesday", "2026-11-21T11:30-05:00", "2026-11-24T08:00-05:00"],
  ["on a Sunday night, to the opening on Tuesday", "2026-11-22T23:59-05:00", "2026-11-24T08:00-05:00"],
  ["before we open, to the next opening", "2026-11-24T06:00-05:00", "2026-11-25T08:00-05:00"],
  ["when we open, to the next opening", "2026-11-24T08:00-05:00", "2026-11-25T08:00-05:00"],
  ["after we close, to the opening after next", "2026-11-17T18:00-05:00", "2026-11-19T08:00-05:00"],
  ["before Thanksgiving", "2026-11-25T15:00-05:00", "2026-11-27T15:00-05:00"],
  ["on Thanksgiving", "2026-11-26T15:00-05:00", "2026-11-30T08:00-05:00"],
  ["before Christmas on a Friday", "2026-12-24T15:00-05:00", "2026-12-28T15:00-05:00"],
  ["before Independence Day, kept on a Monday", "2027-07-02T15:00-04:00", "2027-07-06T15:00-04:00"],
  ["before Juneteenth, kept on a Friday", "2027-06-17T15:00-04:00", "2027-06-21T15:00-04:00"],
  ["before New Year, kept on the last day of the year", "2027-12-30T15:00-05:00", "2028-01-03T15:00-05:00"],
  ["before Memorial Day", "2027-05-28T15:00-04:00", "2027-06-01T15:00-04:00"],
  ["before the third Monday of January", "2027-01-15T15:00-05:00", "2027-01-19T15:00-05:00"],
  ["over a second Monday of January, which is none", "2027-01-08T15:00-05:00", "2027-01-11T15:00-05:00"],
  ["in the last minute of a Thursday", "2026-11-19T17:59-05:00", "2026-11-20T17:59-05:00"],
  ["on a Friday night, to the opening on Tuesday", "2026-11-20T21:00-05:00", "2026-11-24T08:00-05:00"],
  ["over the night when clocks go back", "2026-10-30T15:00-04:00", "2026-11-02T15:00-05:00"],
  ["over the night when clocks go forward", "2027-03-12T15:00-05:00", "2027-03-15T15:00-04:00"],
  ["in the hour that comes twice", "2026-11-01T01:30-05:00", "2026-11-03T08:00-05:00"],
  ["over New Year", "2026-12-31T09:00-05:00", "2027-01-04T09:00-05:00"],
  ["before 1970", "1969-12-26T09:00-05:00", "1969-12-29T09:00-05:00"],
])("promises an answer to what is sent %s", (_, sent, due) => {
  expect(new Date(toDueAt(at(sent))).toISOString()).toBe(new Date(due).toISOString());
});

test.each([
  "2026-11-23T07:59:59-05:00",
  "2026-11-23T08:00-05:00",
  "2026-11-24T15:05-05:00",
  "2026-11-24T18:00-05:00",
  "2026-11-21T12:00-05:00",
  "2026-11-02T10:00-05:00",
  "2027-03-15T08:00-04:00",
  "2027-03-14T12:00-04:00",
])("counts as overdue on %s just what came early enough", (text) => {
  const now = at(text);
  const border = toOverdueBefore(now);
  expect(isOverdue(border, now)).toBe(true);
  expect(isOverdue(border + 1, now)).toBe(false);
});

test("agrees at each quarter of an hour about what is overdue", () => {
  const first = at("2026-10-26T00:00-04:00");
  const sent = Array.from({ length: 21 * 24 * 4 }, (_, step) => first + step * 15 * minute);
  for (const now of sent.filter((_, step) => step % 63 === 0)) {
    const border = toOverdueBefore(now);
    expect(sent.filter((each) => isOverdue(each, now) !== each <= border)).toEqual([]);
  }
});

const due = at("2026-11-23T15:00-05:00");
const sent = at("2026-11-20T15:00-05:00");

test.each([
  [sent, "due Mon 3:00 PM ET"],
  [due - 3.5 * hour, "due Mon 3:00 PM ET"],
  [due - 45.5 * minute, "due in 45 min"],
  [due - 1000, "due in 1 min"],
  [due, "1 min overdue"],
  [due + 5 * hour, "5 h overdue"],
  [due + 47.5 * hour, "47 h overdue"],
  [due + 75 * hour, "3 days overdue"],
])("at %d says %s", (now, text) => {
  expect(toDueText(sent, now)).toBe(text);
});
