import { expect, test } from "vitest";
import { readQuestion } from "#app/assistant/mentor/reading/read-question.ts";
import { describeOvertime } from "./overtime-facts.ts";

const tell = (question: string) =>
  describeOvertime(readQuestion(question, () => []))
    .map(({ text }) => text)
    .join(" ");

test.each([
  ["mandatory overtime in New Jersey", /^New Jersey limits mandatory overtime.*34:11-56a31/],
  ["mandatory overtime in Texas", /^Texas limits.*no citation/],
  ["mandatory overtime in Ohio", /^No state limit that we know of.*do not have Ohio.*labor office/],
])("says whether a state limits mandatory overtime: %s", (question, text) => {
  expect(tell(question)).toMatch(text);
});

test("answers whether one can be made to stay without a yes, and of pay first what pays", () => {
  expect(tell("can my hospital mandate me in West Virginia")).toMatch(
    /^West Virginia limits.*may not simply require it/,
  );
  expect(tell("do I get overtime after 12 hours in Colorado")).toMatch(
    /^Colorado requires overtime pay after 12/,
  );
});

test("says which states pay overtime by the day, and the federal rule elsewhere", () => {
  expect(tell("overtime in Colorado")).toContain("Colorado requires overtime pay after 12 hours in a day");
  expect(tell("overtime in Ohio")).toMatch(/no overtime by the day in Ohio.*after 40 hours a week/);
});

test("lists the states when none is named, and when all others are asked for", () => {
  expect(tell("which states limit mandatory overtime")).toMatch(/name 18 states.*Alaska.*West Virginia/);
  expect(tell("which states besides Texas limit mandatory overtime")).toMatch(/name 18 states/);
});
