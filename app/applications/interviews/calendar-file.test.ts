import ICAL from "ical.js";
import { expect, test } from "vitest";
import { toCalendarFile, toInterviewFile } from "./calendar-file.ts";

const license = {
  id: "license-TX",
  day: "2028-02-29",
  title: "Texas license expires; renew, early",
  text: `By your profile.\nÉé ${"ß".repeat(80)}`,
  url: "https://clinward.example/dashboard/profile",
  remindDays: 30,
};
const talk = {
  ...{ publicId: "ab12", sequence: 2, minutes: 30, place: "https://meet.example/abc" },
  // In Denver nine in the morning, the day after clocks go forward.
  startAt: Date.UTC(2027, 2, 15, 15),
  timeZone: "America/Denver",
  title: "Interview with Harbor Health: ICU Nurse",
  text: "https://clinward.example/interviews/ab12",
};

const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

test("is read back by another library: days without a time, interviews at their place's time", () => {
  const file = toCalendarFile("Dates", [license], [talk], "clinward.example", Date.UTC(2026, 10, 28, 12, 5));
  const [day, meeting] = read(file);
  expect(day!.startDate.toString()).toBe("2028-02-29");
  expect(day!.startDate.isDate).toBe(true);
  expect([day!.summary, day!.description]).toEqual([license.title, license.text]);
  expect(day!.uid).toBe("license-TX@clinward.example");
  expect(file).toContain("DTSTAMP:20261128T120500Z");
  expect(file).toContain("TRIGGER:-P30D");
  expect(meeting!.startDate.toString()).toBe("2027-03-15T09:00:00");
  expect(meeting!.uid).toBe("interview-ab12@clinward.example");
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
});

test("is a calendar without dates, too, and takes no line of someone else's", () => {
  expect(toCalendarFile("Dates", [], [], "a.example", 0)).not.toContain("VEVENT");
  const file = toCalendarFile(
    "Dates",
    [{ ...license, title: "x\r\nATTENDEE:mailto:a@b.example" }],
    [],
    "a.example",
    0,
  );
  expect(file.split("\r\n").filter((line: string) => line.startsWith("ATTENDEE"))).toEqual([]);
});

test("keeps names with commas, colons, quotes and line breaks within their own line", () => {
  const file = toInterviewFile(
    "REQUEST",
    {
      ...{ ...talk, title: "Interview; with\r\nX-OTHER:1" },
      organizer: { name: 'Smith, Jones: "Clinic"; LLC', email: "a@clinward.example" },
      attendees: [{ name: "Dana\r\nX-OTHER:1", email: "dana@example.com" }],
    },
    "clinward.example",
    0,
  );
  const [meeting] = read(file);
  expect(file.split("\r\n").filter((line: string) => line.startsWith("X-OTHER"))).toEqual([]);
  expect(meeting!.organizer).toMatch(/^mailto:a@clinward.example$/i);
  const organizer = meeting!.component.getFirstProperty("organizer")!;
  expect(organizer.getParameter("cn")).toBe("Smith, Jones:  Clinic ; LLC");
});
