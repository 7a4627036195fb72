import { expect, test } from "vitest";
import { toCalendarFile } from "./calendar.ts";

const entry = {
  id: "license-TX",
  day: "2028-02-29",
  title: "Texas license expires; renew, early",
  text: `By your profile.\nÉé ${"ß".repeat(80)}`,
  url: "https://clinward.example/dashboard/profile",
  remindDays: 30,
};

test("writes dates as RFC 5545 has them", () => {
  const file = toCalendarFile("Dates", [entry], "clinward.example", Date.UTC(2026, 10, 28, 12, 5));
  const lines = file.split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:By your profile.\\nÉé ${"ß".repeat(80)}\r\n`);
  expect(lines).toContain("DTSTART;VALUE=DATE:20280229");
  expect(lines).toContain("DTSTAMP:20261128T120500Z");
  expect(lines).toContain("SUMMARY:Texas license expires\\; renew\\, early");
  expect(lines).toContain("UID:license-TX@clinward.example");
  expect(lines).toContain("TRIGGER:-P30D");
});

test("is a calendar without dates, too, and takes no line of someone else's", () => {
  expect(toCalendarFile("Dates", [], "a.example", 0)).not.toContain("VEVENT");
  const file = toCalendarFile(
    "Dates",
    [{ ...entry, title: "x\r\nATTENDEE:mailto:a@b.example" }],
    "a.example",
    0,
  );
  expect(file.split("\r\n").filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
});
