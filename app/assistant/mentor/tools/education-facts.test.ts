import { expect, test } from "vitest";
import { readQuestion } from "#app/assistant/mentor/reading/read-question.ts";
import { describeEducation } from "./education-facts.ts";

const tell = (question: string) =>
  describeEducation(readQuestion(question, () => [])).map(({ text }) => text);

test.each([
  ["does Florida require human trafficking CE", /^Yes: the topics that Florida requires.*human trafficking/],
  ["implicit bias training for nurses in Ohio", /does not name implicit bias among the topics that Ohio/],
  ["does California require implicit bias CE", /^We cannot say if California.*names no topics/],
  ["opioid hours for a PA in Texas", /^We have no rule on opioid courses for physician assistants in Texas/],
  ["which states require domestic violence CE", /^By our file, Florida, Kentucky and Massachusetts require/],
])("answers a question on one topic in its first sentence: %s", (question, text) => {
  expect(tell(question)[0]).toMatch(text);
});

test("tells the hours after the topic, and alone when no topic is named", () => {
  expect(tell("human trafficking course for nurses in Florida")[1]).toMatch(/requires 24 contact hours/);
  expect(tell("CE hours for nurses in Florida")[0]).toMatch(/requires 24 contact hours/);
});
