import { expect, test } from "vitest";
import type { Question } from "#app/jobs/questions/question.ts";
import {
  moveTyped,
  partNames,
  readTypedQuestions,
  toFirstErrors,
  toFormValues,
  toNewQuestion,
  toPartName,
  toQuestions,
  toTypedQuestion,
} from "./typed-questions.ts";

const questions: Question[] = [
  {
    ...{ id: "years", kind: "number", label: "Years in the ICU?", help: "Full years.", options: [] },
    ...{ isRequired: true, knockOut: { least: 2.5, unit: "years" } },
  },
  {
    ...{ id: "held", kind: "some", label: "Which do you hold?", help: "", options: ["BLS", "ACLS"] },
    ...{ isRequired: false, knockOut: { wanted: ["BLS", "ACLS"] } },
  },
  {
    ...{ id: "float", kind: "yes-no", label: "Can you float?", help: "", options: [] },
    ...{ isRequired: true, knockOut: null },
  },
];

test("gives the same questions back from the form that shows them", () => {
  const typed = questions.map(toTypedQuestion);
  const form = new FormData();
  for (const [name, value] of Object.entries(toFormValues(typed))) if (value !== "") form.set(name, value);
  expect(readTypedQuestions(form)).toEqual(typed);
  expect(toQuestions(typed)).toEqual({ questions, errors: {} });
});

test("names the field of each thing to correct", () => {
  const typed = [
    toNewQuestion("a", "short"),
    { ...toNewQuestion("b", "number"), label: "Years?", least: "two" },
    { ...toNewQuestion("c", "one"), label: "Shift?", options: "Days\n\n  \n" },
    { ...toNewQuestion("d", "one"), label: "Unit?", options: "ICU\nPACU", wanted: "NICU" },
  ];
  expect(toQuestions(typed)).toEqual({
    questions: null,
    errors: {
      "q0-label": "Enter the question",
      "q1-least": "Enter a number from 0 to 1,000,000,000",
      "q2-options": "Enter at least two options",
      "q3-wanted": "Enter answers that the question has, or leave this blank",
    },
  });
});

test("names all that is wrong with a question at once", () => {
  const blank = { ...toNewQuestion("a", "one"), options: "Days" };
  expect(Object.keys(toQuestions([blank]).errors)).toEqual(["q0-label", "q0-options"]);
});

test("says the first thing wrong of each field, in the order of the page", () => {
  const found = [
    ["q0-label", "first"],
    ["q1-label", "other"],
    ["q0-label", "second"],
  ] as const;
  expect(Object.entries(toFirstErrors(found))).toEqual([
    ["q0-label", "first"],
    ["q1-label", "other"],
  ]);
});

test("moves and removes questions, and says what to go on with", () => {
  const typed = questions.map(toTypedQuestion);
  const ids = (step: string) => moveTyped(typed, step).typed.map(({ id }) => id);
  expect(ids("up-1")).toEqual(["held", "years", "float"]);
  expect(ids("down-0")).toEqual(["held", "years", "float"]);
  expect(ids("remove-1")).toEqual(["years", "float"]);
  expect(moveTyped(typed, "down-0").focus).toBe("down-1");
  expect(moveTyped(typed, "up-1").focus).toBe("q0-label");
  expect(moveTyped(typed, "down-1").focus).toBe("q2-label");
});

test.each(["up-0", "down-2", "down-9", "remove-12", "up--1", "remove-1.5", "constructor", ""])(
  "changes nothing for a press of %j that no list offers",
  (step) => {
    const typed = questions.map(toTypedQuestion);
    expect(moveTyped(typed, step).typed).toEqual(typed);
  },
);

test("reads any form without failing, and at most twelve questions", () => {
  for (const value of ["", "__proto__", "\0", "x".repeat(65_536), "-1", "NaN", "\ud800"]) {
    const form = new FormData();
    for (const name of [...partNames, toPartName(12, "id"), "q99-id"]) form.set(name, value);
    const typed = readTypedQuestions(form);
    expect(typed).toHaveLength(12);
    expect(toQuestions(typed).questions).toBeNull();
  }
});
