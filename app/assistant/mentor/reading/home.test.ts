import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

test.each([
  ["paramedic with a Virginia cert, can I run calls in Tennessee", "VA", ["TN"]],
  ["EMT in Idaho picking up shifts in Utah, does the compact cover it", "ID", ["UT"]],
  ["California RN moving to Nevada, do I need a new license", "CA", ["NV"]],
  ["psychologist in Pennsylvania - can I see a patient who moved to Florida", "PA", ["FL"]],
  ["florida LPN with multi state licence, can i take a job in Georgia", "FL", ["GA"]],
  ["California doctor here, can I get a Nevada license faster", "CA", ["NV"]],
  ["I'm an FNP in Utah with a job offer in Delaware", "UT", ["DE"]],
  ["need my resp therapist license in new york, i hold one in florida", "FL", ["NY"]],
  ["single state illinois LPN going to wisconsin", "IL", ["WI"]],
])("reads where the license is from in “%s”", (question, held, states) => {
  const asked = readQuestion(question, () => []);
  expect(asked.held?.state).toBe(held);
  expect(asked.states).toEqual(states);
});

test("takes no home for granted where two states' pay is compared", () => {
  expect(readQuestion("Nurse in Ohio, is the pay better in Texas", () => []).held).toBeNull();
});
