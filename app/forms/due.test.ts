import { expect, test } from "vitest";
import { isOverdue, toDueText } from "./due.ts";

const hour = 60 * 60_000;
const now = Date.UTC(2026, 10, 22, 12);

test.each([
  [0, "due in 24 h"],
  [20.5 * hour, "due in 3 h"],
  [23.25 * hour, "due in 45 min"],
  [24 * hour - 1000, "due in 1 min"],
  [24 * hour, "1 min overdue"],
  [29 * hour, "5 h overdue"],
  [24 * hour + 47.5 * hour, "47 h overdue"],
  [24 * hour + 75 * hour, "3 days overdue"],
])("after %d ms says %s", (age, text) => {
  expect(toDueText(now - age, now)).toBe(text);
  expect(isOverdue(now - age, now)).toBe(text.includes("overdue"));
});
