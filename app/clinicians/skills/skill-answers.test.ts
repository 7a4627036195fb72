import { expect, test } from "vitest";
import { countRated, readAnswers, type SkillAnswers, writeAnswers } from "./skill-answers.ts";

const answers: SkillAnswers = new Map([
  ["arterial-line", { rating: 2, last: 1 }],
  ["crrt", { rating: 0, last: null }],
  ["ecmo", { rating: null, last: 3 }],
]);

test("writes answers as a short text and reads them back", () => {
  const text = writeAnswers(answers);
  expect(text).toBe("arterial-line.21~crrt.0-~ecmo.-3");
  expect(readAnswers(text)).toEqual(answers);
  expect(countRated(answers)).toBe(2);
});

test("leaves out what is neither rated nor dated", () => {
  expect(writeAnswers(new Map([["crrt", { rating: null, last: null }]]))).toBe("");
  expect(readAnswers("").size).toBe(0);
});

test.each(["crrt", "crrt.9-", "crrt.24", "__proto__.21", "<b>.21", "crrt.21 ", `${"a".repeat(61)}.21`])(
  "skips %s, which no checklist wrote",
  (text) => {
    expect([...readAnswers(`${text}~vent.32`).keys()]).toEqual(["vent"]);
  },
);
