import { expect, test } from "vitest";
import { type Question, toKnockOutNote } from "./question.ts";
import { questionSetSchema } from "./question-schema.ts";

const ask = (changed: Record<string, unknown>) => ({
  ...{ id: "a", kind: "short", label: "Which EHRs have you used?", help: "", options: [] },
  ...{ isRequired: false, knockOut: null, ...changed },
});
const listProblems = (...set: Record<string, unknown>[]) =>
  questionSetSchema.safeParse(set.map(ask)).error?.issues.map(({ message }) => message) ?? [];

test("takes each kind of question", () => {
  expect(
    listProblems(
      { id: "a" },
      { id: "b", kind: "long" },
      { id: "c", kind: "one", options: ["Days", "Nights"], knockOut: { wanted: ["Nights"] } },
      { id: "d", kind: "some", options: ["BLS", "ACLS"], knockOut: { wanted: ["BLS", "ACLS"] } },
      { id: "e", kind: "yes-no", knockOut: { wanted: ["yes"] } },
      { id: "f", kind: "number", knockOut: { least: 2.5, unit: "years" } },
      { id: "g", kind: "date" },
      { id: "h", kind: "file", isRequired: true },
    ),
  ).toEqual([]);
});

test.each([
  [{ label: "  " }, "Enter the question"],
  [{ label: "x".repeat(201) }, "Please use at most 200 characters"],
  [
    { label: "Years\u202e?" },
    "Please remove the invisible characters, such as those that change the direction",
  ],
  [{ kind: "essay" }, "Choose the kind of answer"],
  [{ kind: "one", options: ["Days"] }, "Enter at least two options"],
  [{ kind: "one", options: ["Days", "days"] }, "Enter each option once"],
  [{ kind: "one", options: ["Days", " "] }, "Enter the option's text"],
  [{ kind: "some", options: Array.from({ length: 13 }, (_, at) => `${at}`) }, "Use at most 12 options"],
  [{ options: ["Days", "Nights"] }, "This kind of answer has no options"],
  [
    { kind: "one", options: ["Days", "Nights"], knockOut: { wanted: ["Evenings"] } },
    "Enter answers that the question has, or leave this blank",
  ],
  [{ knockOut: { least: 2, unit: "" } }, "Enter answers that the question has, or leave this blank"],
  [
    { kind: "yes-no", knockOut: { wanted: ["yes", "no"] } },
    "Enter answers that the question has, or leave this blank",
  ],
])("refuses %j", (changed, problem) => {
  expect(listProblems(changed)).toEqual([problem]);
});

test("refuses a thirteenth question, and the same question twice", () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ id: `${at}` }));
  expect(listProblems(...many)).toEqual(["A posting has at most 12 questions"]);
  expect(listProblems({ id: "a" }, { id: "a" })).toEqual(["Ask each question once"]);
});

test.each([
  [{ kind: "number", knockOut: { least: 2, unit: "years" } }, "at least 2 years"],
  [{ kind: "number", knockOut: { least: 1200, unit: "" } }, "at least 1,200"],
  [{ kind: "yes-no", knockOut: { wanted: ["no"] } }, "“No”"],
  [{ kind: "one", options: ["A", "B", "C"], knockOut: { wanted: ["A", "B"] } }, "“A” or “B”"],
  [{ kind: "some", options: ["BLS", "ACLS"], knockOut: { wanted: ["BLS", "ACLS"] } }, "“BLS” and “ACLS”"],
])("says before answering what %j wants", (changed, words) => {
  const [question] = questionSetSchema.parse([ask(changed)]) as [Question];
  expect(toKnockOutNote(question)).toBe(`This employer asks for ${words}; you can still apply.`);
});
