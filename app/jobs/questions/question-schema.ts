import { z } from "zod";
import { optionalLine, optionalText, requiredLine } from "#app/kit/forms/fields.ts";
import {
  isChoice,
  type KnockOut,
  mostNumber,
  mostOptions,
  mostQuestions,
  type Question,
  questionKinds,
  yesOrNo,
} from "./question.ts";

const badNumber = "Enter a number from 0 to 1,000,000,000";
const numberField = z.number().refine((value) => value >= 0 && value <= mostNumber);
const notOffered = "Enter answers that the question has, or leave this blank";
const optionField = requiredLine("Enter the option's text", 80);

const knockOut = z.union(
  [
    z.object({ least: numberField, unit: optionalLine(20).transform((unit) => unit ?? "") }),
    z.object({ wanted: z.array(optionField).min(1).max(mostOptions) }),
  ],
  { error: ({ input }) => (isNumberRule(input) ? badNumber : notOffered) },
);

const isNumberRule = (input: unknown) => typeof input === "object" && input !== null && "least" in input;

/** Then its options are checked even if another field is wrong, so that a form names all at once. */
const hasOptionList = ({ value, issues }: z.core.ParsePayload): boolean =>
  typeof value === "object" &&
  value !== null &&
  !issues.some(({ path }) => path?.[0] === "options" || path?.[0] === "kind");

const questionSchema = z
  .object({
    id: z.string().regex(/^[\w-]{1,40}$/),
    kind: z.enum(questionKinds, { error: "Choose the kind of answer" }),
    label: requiredLine("Enter the question", 200),
    help: optionalText(300),
    options: z.array(optionField).max(mostOptions, `Use at most ${mostOptions} options`),
    isRequired: z.boolean(),
    knockOut: knockOut.nullable(),
  })
  .refine(({ kind, options }) => !isChoice(kind) || options.length > 1, {
    path: ["options"],
    error: "Enter at least two options",
    when: hasOptionList,
  })
  .refine(({ kind, options }) => isChoice(kind) || options.length === 0, {
    path: ["options"],
    error: "This kind of answer has no options",
    when: hasOptionList,
  })
  .refine(({ options }) => new Set(options.map((option) => option.toLowerCase())).size === options.length, {
    path: ["options"],
    error: "Enter each option once",
    when: hasOptionList,
  })
  .refine(({ kind, options, knockOut }) => !knockOut || fits(knockOut, kind, options), {
    path: ["knockOut"],
    error: notOffered,
  });

export const questionSetSchema: z.ZodType<Question[]> = z
  .array(questionSchema)
  .max(mostQuestions, `A posting has at most ${mostQuestions} questions`)
  .refine((set) => new Set(set.map(({ id }) => id)).size === set.length, "Ask each question once");

function fits(knockOut: KnockOut, kind: Question["kind"], options: readonly string[]): boolean {
  if ("least" in knockOut) return kind === "number";
  const possible = kind === "yes-no" ? yesOrNo : isChoice(kind) ? options : [];
  const isOne = kind !== "yes-no" || knockOut.wanted.length === 1;
  return isOne && knockOut.wanted.every((option) => possible.includes(option));
}
