import { z } from "zod";
import { optionalLine, optionalText, requiredLine } from "#app/kit/forms/fields.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { listWithOr } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export const questionKinds = ["short", "long", "one", "some", "yes-no", "number", "date", "file"] as const;
type QuestionKind = (typeof questionKinds)[number];

export const kindNames: Readonly<Record<QuestionKind, string>> = {
  short: "Short answer",
  long: "Long answer",
  one: "One of several options",
  some: "Any of several options",
  "yes-no": "Yes or no",
  number: "Number",
  date: "Date",
  file: "File",
};

export const mostQuestions = 12;
const mostOptions = 12;
export const mostNumber = 1_000_000_000;

/** Has the options that the employer writes. */
export const isChoice = (kind: QuestionKind): boolean => kind === "one" || kind === "some";

const badNumber = "Enter a number from 0 to 1,000,000,000";
const numberField = z.number().refine((value) => value >= 0 && value <= mostNumber);
const notOffered = "Enter answers that the question has, or leave this blank";
const optionField = requiredLine("Enter the option's text", 80);

/** An answer beside it is told to the applicant before sending, and never stops them. */
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

export type Question = z.output<typeof questionSchema>;
type KnockOut = z.output<typeof knockOut>;

export const questionSetSchema = z
  .array(questionSchema)
  .max(mostQuestions, `A posting has at most ${mostQuestions} questions`)
  .refine((set) => new Set(set.map(({ id }) => id)).size === set.length, "Ask each question once");

function fits(knockOut: KnockOut, kind: QuestionKind, options: readonly string[]): boolean {
  if ("least" in knockOut) return kind === "number";
  const possible = kind === "yes-no" ? yesOrNo : isChoice(kind) ? options : [];
  const isOne = kind !== "yes-no" || knockOut.wanted.length === 1;
  return isOne && knockOut.wanted.every((option) => possible.includes(option));
}

/** What the form sends for a question of that kind. */
export const yesOrNo: readonly string[] = ["yes", "no"];

/** Read before answering: "This employer asks for at least 2 years; you can still apply." */
export function toKnockOutNote(question: Question): string | null {
  const wanted = toWanted(question);
  return wanted && `This employer asks for ${wanted}; you can still apply.`;
}

/** "at least 2 years". Null where any answer is as good. */
export function toWanted({ kind, knockOut }: Pick<Question, "kind" | "knockOut">): string | null {
  if (!knockOut) return null;
  if ("least" in knockOut)
    return `at least ${[formatCount(knockOut.least), knockOut.unit].filter(Boolean).join(" ")}`;
  if (kind === "yes-no") return knockOut.wanted[0] === "yes" ? "“Yes”" : "“No”";
  const quoted = knockOut.wanted.map((option) => `“${option}”`);
  return kind === "some" ? listWithAnd(quoted) : listWithOr(quoted);
}

/** Of an answer that is given; what is left blank says nothing. */
export function isUnmet({ knockOut }: Question, value: unknown): boolean {
  if (!knockOut || value === null) return false;
  if ("least" in knockOut) return typeof value === "number" && value < knockOut.least;
  if (Array.isArray(value)) return !knockOut.wanted.every((option) => value.includes(option));
  return !knockOut.wanted.includes(typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
}
