import { z } from "zod";
import { optionalLine, optionalText, requiredLine, requiredText } from "#app/kit/forms/fields.ts";
import { eeoQuestions, toEeoFieldName } from "./eeo.ts";
import {
  isChoice,
  isUnmet,
  mostNumber,
  mostQuestions,
  type Question,
  toFieldName,
  toKnockOutNote,
  toWanted,
  yesOrNo,
} from "./question.ts";

/** As it was asked: later changes of the question leave it alone. */
export interface QuestionAnswer {
  id: string;
  label: string;
  kind: Question["kind"];
  value: string | number | string[] | boolean | null;
}

/** Fields of questions that the posting had before, no more than it could have. */
export function toIsFormerField(): (name: string) => boolean {
  const seen = new Set<string>();
  return (name) => {
    if (!/^q-[\w-]{1,40}$/.test(name)) return false;
    if (seen.size < mostQuestions) seen.add(name);
    return seen.has(name);
  };
}

const unanswered = "Please answer this question";
const chooseOne = "Please choose one of the options";
const shortLength = 300;
const longLength = 2000;

/** For the `shape` of a form's schema. Files are not in it: who takes the form reads them from its stream. */
export const toAnswerFields = (questions: readonly Question[]): Record<string, z.ZodType> =>
  Object.fromEntries(
    questions
      .filter(({ kind }) => kind !== "file")
      .map((question) => [toFieldName(question.id), toField(question)]),
  );

/** For the same `shape`: the voluntary questions, none of them required. */
export const eeoFields: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  eeoQuestions.map(({ name, options }) => [
    toEeoFieldName(name),
    z.enum(options.map(({ value }) => value)).nullish(),
  ]),
);

/** Fields that a form may send several times, once for each option chosen. */
export const listRepeatedFields = (questions: readonly Question[]): string[] =>
  questions.filter(({ kind }) => kind === "some").map(({ id }) => toFieldName(id));

function toField({ kind, options, isRequired }: Question): z.ZodType {
  if (kind === "some") return toSomeField(options, isRequired);
  if (kind === "short") return isRequired ? requiredLine(unanswered, shortLength) : optionalLine(shortLength);
  if (kind === "long") return isRequired ? requiredText(unanswered, longLength) : optionalText(longLength);
  const field =
    kind === "number"
      ? toNumberField()
      : kind === "date"
        ? z.iso.date({ error: (issue) => toMissing(issue.input, "Please enter a day of the calendar") })
        : z.enum(kind === "yes-no" ? yesOrNo : options, {
            error: (issue) =>
              toMissing(issue.input, kind === "yes-no" ? "Please choose yes or no" : chooseOne),
          });
  return isRequired ? field : field.nullish();
}

const toMissing = (input: unknown, wrong: string) =>
  input === undefined || input === null || input === "" ? unanswered : wrong;

const toNumberField = () =>
  z
    .number({ error: (issue) => toMissing(issue.input, "Please enter a number, such as 2 or 2.5") })
    .refine((value) => value >= 0 && value <= mostNumber, "Please enter a number from 0 to 1,000,000,000");

function toSomeField(options: readonly string[], isRequired: boolean): z.ZodType {
  const list = z
    .array(z.enum(options, { error: chooseOne }), { error: unanswered })
    .max(options.length, chooseOne);
  return isRequired ? list.min(1, "Please choose at least one of the options") : list.nullish();
}

/** `values` are what the schema of these fields gave. A file has its name there, or nothing. */
export function toAnswers(
  questions: readonly Question[],
  values: Readonly<Record<string, unknown>>,
): QuestionAnswer[] {
  return questions.map(({ id, label, kind, options }) => {
    const name = toFieldName(id);
    const given = Object.hasOwn(values, name) ? values[name] : null;
    return { id, label, kind, value: toValue(kind, options, given) };
  });
}

function toValue(
  kind: Question["kind"],
  options: readonly string[],
  given: unknown,
): QuestionAnswer["value"] {
  if (kind === "some") {
    const chosen = Array.isArray(given) ? options.filter((option) => given.includes(option)) : [];
    return chosen.length > 0 ? chosen : null;
  }
  if (kind === "yes-no") return given === "yes" ? true : given === "no" ? false : null;
  if (kind === "number") return typeof given === "number" ? given : null;
  return typeof given === "string" && given !== "" ? given : null;
}

/** What the employer asks for, by the ids of the answers that are something else: "at least 2 years". */
export const findKnockOuts = (
  questions: readonly Question[],
  answers: readonly QuestionAnswer[],
): ReadonlyMap<string, string> =>
  new Map(
    questions.flatMap((question) => {
      const answer = answers.find(({ id }) => id === question.id);
      const wanted = toWanted(question);
      return answer && wanted && isUnmet(question, answer.value) ? [[question.id, wanted] as const] : [];
    }),
  );

/** JSON Schema 2020-12 of the value that the field takes. */
export function toQuestionJsonSchema(question: Question): Record<string, unknown> {
  const { kind, label, help, options, knockOut } = question;
  return {
    title: label,
    ...(help && { description: help }),
    ...toJsonType(kind, options),
    ...(knockOut && { "x-knockout": { ...knockOut, note: toKnockOutNote(question) } }),
  };
}

function toJsonType(kind: Question["kind"], options: readonly string[]): Record<string, unknown> {
  if (isChoice(kind)) {
    const oneOf = options.map((option) => ({ const: option, title: option }));
    return kind === "one"
      ? { type: "string", oneOf }
      : { type: "array", items: { type: "string", oneOf }, uniqueItems: true, maxItems: options.length };
  }
  if (kind === "yes-no") return { type: "string", oneOf: [toConst("yes", "Yes"), toConst("no", "No")] };
  if (kind === "number") return { type: "number", minimum: 0, maximum: mostNumber };
  if (kind === "date") return { type: "string", format: "date" };
  if (kind === "file") return { type: "string", "x-kind": "file" };
  return { type: "string", maxLength: kind === "short" ? shortLength : longLength };
}

const toConst = (value: string, title: string) => ({ const: value, title });
