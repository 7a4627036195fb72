import { expect, test } from "vitest";
import { findTypedHours } from "./typed-hours.ts";

test.each([
  ["er rn 7p to 7a", "night"],
  ["icu 7pm-7am", "night"],
  ["cna 11-7", "night"],
  ["rn 1900-0700 tele", "night"],
  ["rn 19:00-07:30", "night"],
  ["rn 7p-7", "night"],
  ["lpn 3-11", "evening"],
  ["lpn 3-11pm", "evening"],
  ["lpn 230p-11p", "evening"],
  ["rn 7a to 7p", "day"],
  ["rn 7-7p", "day"],
  ["ma 8-5 m-f", "day"],
  ["rn 0700 - 1900", "day"],
])("reads the hours of %s as a %s shift", (text, shift) => {
  expect(findTypedHours(text)?.value).toBe(shift);
});

test.each([
  "rn 7-7",
  "rn 2-10 years experience",
  "rn 3-11 patients",
  "np 130-150k",
  "crna 7/7",
  "rn $45-52 an hour",
  "pay 2000-2300",
  "rn 7on-7off",
  "call 555-1234",
  "cna 11-7%",
])("reads no hours in %s", (text) => {
  expect(findTypedHours(text)).toBeNull();
});
