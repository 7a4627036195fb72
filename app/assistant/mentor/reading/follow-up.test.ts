import { expect, test } from "vitest";
import { completeFollowUp, leansOnBefore } from "./follow-up.ts";
import { readQuestion } from "./read-question.ts";

const complete = (now: string, before: string, isSure = false) =>
  completeFollowUp(
    readQuestion(now, () => []),
    readQuestion(before, () => []),
    isSure,
  );

test.each([
  [
    "What about Nevada?",
    "Can I work in Ohio with my Texas RN license?",
    "Can I work in Nevada with my Texas RN license",
  ],
  ["and for LPNs?", "What do registered nurses make in Ohio?", "What do LPNs make in Ohio"],
  ["How about Texas", "is florida a compact state", "is in Texas a compact state"],
])("completes “%s” with the question before", (now, before, whole) => {
  expect(complete(now, before)).toBe(whole);
});

test("takes along who and where a follow-up with words of its own is about", () => {
  expect(complete("and after taxes?", "What do I keep of $90,000 in Ohio?")).toMatch(
    /after taxes.*90,000.*Ohio/,
  );
  expect(complete("what do they pay there?", "Are there ICU jobs in Texas?", true)).toMatch(
    /pay there.*Texas/,
  );
});

test("takes the place along when a follow-up asks for something else", () => {
  expect(complete("what about overtime there?", "What do RNs earn in Ohio?")).toMatch(/overtime there.*Ohio/);
  expect(complete("how many hours of ce do they want", "is Ohio in the compact", true)).toMatch(/ce.*Ohio/i);
});

test("knows a follow-up that says nothing by itself", () => {
  const read = (text: string) => readQuestion(text, () => []);
  expect(leansOnBefore(read("what about there?"))).toBe(true);
  for (const whole of ["what about Nevada?", "and for PAs?", "what about overtime?"])
    expect(leansOnBefore(read(whole)), whole).toBe(false);
});

test.each([
  "How do I negotiate a nursing offer?",
  "What do pharmacists earn in Texas?",
  "Do I need a new license to work in Oregon as a physical therapist from Idaho?",
])("leaves a question that stands alone: %s", (now) => {
  expect(complete(now, "Can I work in Ohio with my Texas RN license?", true)).toBeNull();
});
