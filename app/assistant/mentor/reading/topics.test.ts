import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";
import { listTopics } from "./topics.ts";

test.each([
  ["Which ICU jobs could I take in Texas, and what do they pay?", ["jobs", "pay"]],
  ["What do ICU nurses earn in Texas, and which jobs are open?", ["pay", "jobs"]],
])("answers in the order of the question: %s", (question, topics) => {
  const asked = listTopics(readQuestion(question, () => []));
  expect(asked.filter((topic) => topics.includes(topic))).toEqual(topics);
});
