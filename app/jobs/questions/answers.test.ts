import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  findKnockOuts,
  listRepeatedFields,
  type QuestionAnswer,
  toAnswerFields,
  toAnswers,
  toQuestionJsonSchema,
} from "./answers.ts";
import { type Question, questionKinds, toFieldName } from "./question.ts";
import { questionSetSchema } from "./question-schema.ts";

const ask = (kind: Question["kind"], changed: Partial<Question> = {}): Question => ({
  ...{ id: kind, kind, label: `The ${kind} question`, help: "", isRequired: true, knockOut: null },
  options: kind === "one" || kind === "some" ? ["BLS", "ACLS", "PALS"] : [],
  ...changed,
});
const everyKind = questionKinds.map((kind) => ask(kind));

type Sent = Record<string, string | string[]>;

interface Read {
  errors: Record<string, string[] | null>;
  answers: QuestionAnswer[];
}

function answer(questions: readonly Question[], sent: Sent): Read {
  const form = new FormData();
  for (const [id, values] of Object.entries(sent))
    for (const value of [values].flat()) form.append(toFieldName(id), value);
  const submission = parseWithZod(form, { schema: z.object(toAnswerFields(questions)) });
  return submission.status === "success"
    ? { errors: {}, answers: toAnswers(questions, submission.value) }
    : { errors: submission.error ?? {}, answers: [] };
}

const good: Sent = {
  short: "Epic",
  long: "Six years of ICU.\nTwo of them at night.",
  one: "BLS",
  some: ["PALS", "BLS"],
  "yes-no": "no",
  number: "2.5",
  date: "2027-01-04",
};

test("keeps each kind of answer with the question as it was asked", () => {
  const { answers } = answer(everyKind, good);
  expect(answers.map(({ id, value }) => [id, value])).toEqual([
    ["short", "Epic"],
    ["long", "Six years of ICU.\nTwo of them at night."],
    ["one", "BLS"],
    ["some", ["BLS", "PALS"]],
    ["yes-no", false],
    ["number", 2.5],
    ["date", "2027-01-04"],
    ["file", null],
  ]);
  expect(answers[0]).toEqual({ id: "short", kind: "short", label: "The short question", value: "Epic" });
});

test("takes one box ticked of several, and lets only such fields come several times", () => {
  expect(answer([ask("some")], { some: "ACLS" }).answers[0]!.value).toEqual(["ACLS"]);
  expect(listRepeatedFields(everyKind)).toEqual(["q-some"]);
});

test("asks for each required answer, and for none that is not", () => {
  const empty = { short: " ", long: "", number: "", date: "" };
  const { errors } = answer(everyKind, empty);
  expect(Object.keys(errors)).toHaveLength(everyKind.length - 1);
  expect(errors["q-some"]).toEqual(["Please choose at least one of the options"]);
  expect(errors["q-yes-no"]).toEqual(["Please answer this question"]);
  const optional = everyKind.map((question) => ({ ...question, isRequired: false }));
  const { answers } = answer(optional, empty);
  expect(answers.map(({ value }) => value)).toEqual(everyKind.map(() => null));
});

test.each([
  ["short", "x".repeat(301), "Please use at most 300 characters"],
  ["short", "two\nlines", "Please use letters, spaces and punctuation only"],
  ["long", "x".repeat(2001), "Please use at most 2,000 characters"],
  ["one", "CPR", "Please choose one of the options"],
  ["one", "__proto__", "Please choose one of the options"],
  ["some", ["BLS", "CPR"], "Please choose one of the options"],
  ["yes-no", "on", "Please choose yes or no"],
  ["number", "two", "Please enter a number, such as 2 or 2.5"],
  ["number", "-1", "Please enter a number from 0 to 1,000,000,000"],
  ["number", "1e300", "Please enter a number from 0 to 1,000,000,000"],
  ["date", "2027-02-30", "Please enter a day of the calendar"],
  ["date", "next week", "Please enter a day of the calendar"],
] as const)("refuses for %s: %j", (kind, sent, problem) => {
  const { errors } = answer([ask(kind)], { [kind]: sent as string | string[] });
  expect(Object.values(errors).flat()).toEqual([problem]);
});

test("says which answers are not what the employer asks for", () => {
  const questions = [
    ask("number", { label: "Years in the ICU", knockOut: { least: 2, unit: "years" } }),
    ask("some", { knockOut: { wanted: ["BLS", "ACLS"] } }),
    ask("yes-no", { label: "Can you float?", knockOut: { wanted: ["yes"] } }),
    ask("one", { isRequired: false, knockOut: { wanted: ["PALS"] } }),
  ];
  const find = (sent: Sent) => [...findKnockOuts(questions, answer(questions, sent).answers)];
  expect(find({ number: "1", some: ["BLS"], "yes-no": "no" })).toEqual([
    ["number", "at least 2 years"],
    ["some", "“BLS” and “ACLS”"],
    ["yes-no", "“Yes”"],
  ]);
  expect(find({ number: "2", some: ["ACLS", "BLS"], "yes-no": "yes" })).toEqual([]);
});

test("describes each question as JSON Schema", () => {
  expect(toQuestionJsonSchema(ask("one", { help: "Of the AHA.", knockOut: { wanted: ["BLS"] } }))).toEqual({
    title: "The one question",
    description: "Of the AHA.",
    type: "string",
    oneOf: ["BLS", "ACLS", "PALS"].map((option) => ({ const: option, title: option })),
    "x-knockout": { wanted: ["BLS"], note: "This employer asks for “BLS”; you can still apply." },
  });
  expect(everyKind.map((question) => toQuestionJsonSchema(question).type)).toEqual(
    everyKind.map(({ kind }) => (kind === "some" ? "array" : kind === "number" ? "number" : "string")),
  );
});

const hostile = [
  ...[
    "",
    " ",
    "__proto__",
    "constructor",
    "\0",
    "\ud800",
    "\u202eliame",
    "<script>",
    "1e999",
    "NaN",
    "-0",
    "0x10",
  ],
  ...[
    "9".repeat(400),
    "x".repeat(100_000),
    "[object Object]",
    "2027-13-01",
    "0000-00-00",
    "null",
    "undefined",
  ],
];

test("reads any answer to any question without failing, and keeps no more than its limits", () => {
  for (const sent of hostile)
    for (const many of [1, 2, 40])
      for (const question of everyKind.map((each) => ({ ...each, isRequired: many === 1 }))) {
        const { answers } = answer([question], { [question.kind]: Array.from({ length: many }, () => sent) });
        for (const { value } of answers) expect(JSON.stringify(value).length).toBeLessThan(2100);
      }
});

test("reads any values of an API without failing", () => {
  const values: unknown[] = [
    null,
    undefined,
    0,
    Number.NaN,
    true,
    [],
    [[]],
    {},
    { toString: null },
    ["BLS", 3],
    10n,
  ];
  const schema = z.object(toAnswerFields(everyKind));
  for (const value of values) {
    const body = Object.fromEntries(everyKind.map(({ id }) => [toFieldName(id), value]));
    expect(schema.safeParse(body).success).toBe(false);
    expect(toAnswers(everyKind, body)).toHaveLength(everyKind.length);
  }
});

test("refuses any hostile set of questions without failing", () => {
  const values: unknown[] = [
    ...hostile,
    null,
    7,
    true,
    [],
    {},
    [{}],
    { least: "x" },
    { wanted: [{}] },
    { wanted: [] },
  ];
  const keys = Object.keys(ask("one")) as (keyof Question)[];
  for (const value of values) {
    expect(questionSetSchema.safeParse(value).success).toBe(Array.isArray(value) && value.length === 0);
    for (const key of keys)
      for (const kind of questionKinds) {
        const read = questionSetSchema.safeParse([{ ...ask(kind), [key]: value }]);
        if (read.success) expect(JSON.stringify(read.data).length).toBeLessThan(2500);
      }
  }
});
