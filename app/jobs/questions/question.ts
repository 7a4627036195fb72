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
export const mostOptions = 12;
export const mostNumber = 1_000_000_000;

/** An answer beside it is told to the applicant before sending, and never stops them. */
export type KnockOut = { least: number; unit: string } | { wanted: string[] };

export interface Question {
  id: string;
  kind: QuestionKind;
  label: string;
  help: string;
  options: string[];
  isRequired: boolean;
  knockOut: KnockOut | null;
}

export const toFieldName = (id: string): string => `q-${id}`;

/** Has the options that the employer writes. */
export const isChoice = (kind: QuestionKind): boolean => kind === "one" || kind === "some";

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
