import { expect, test } from "vitest";
import { fillText, listUnknown, type Values } from "./fill-text.ts";
import { standardTexts } from "./standard-texts.ts";

const values: Values = {
  title: "ICU Nurse",
  employer: "Harbor Ridge",
  place: "Portland, ME",
  pay: "$45 – $52 an hour",
  type: "Travel",
  shift: "Night shift",
  link: "https://example.com/jobs/icu?utm_campaign=social-7",
  tags: "#ICU",
};
const payless = { ...values, pay: "", shift: "" };

test.each([
  ["{title} in {place}", "ICU Nurse in Portland, ME"],
  ["{title}[: {pay}]", "ICU Nurse: $45 – $52 an hour"],
  ["Call [us] at {employer}", "Call [us] at Harbor Ridge"],
  ["{title}{title}", "ICU NurseICU Nurse"],
  ["{Title} {} { title }", "{Title} {} { title }"],
  ["{toString} {__proto__} {constructor}", "{toString} {__proto__} {constructor}"],
])("fills %j", (text, filled) => {
  expect(fillText(text, values)).toBe(filled);
});

test.each([
  ["{title}[: {pay}]", "ICU Nurse"],
  ["{title}\n[Pay: {pay}]\n{link}", `ICU Nurse\n${values.link}`],
  ["{title}\n{pay}\n{link}", `ICU Nurse\n${values.link}`],
  ["{title}\n\n[{pay}]\n\n{employer}", "ICU Nurse\n\nHarbor Ridge"],
  ["[{pay}, {place}]", ""],
  ["[{type}][, {shift}]", "Travel"],
])("leaves out what the posting does not say: %j", (text, filled) => {
  expect(fillText(text, payless)).toBe(filled);
});

test("puts a value in as it is, whatever a title has in it", () => {
  const title = "{link} [{pay}] $& $1 \\n <b>";
  expect(fillText("[{title}] {employer}", { ...values, title })).toBe(`${title} Harbor Ridge`);
});

test("names what is in braces and no variable", () => {
  expect(listUnknown("{title} {salary} {salary} {toString} {}")).toEqual(["salary", "toString", ""]);
  for (const text of Object.values(standardTexts)) expect(listUnknown(text)).toEqual([]);
});
