import { isChoice, mostQuestions, type Question, questionKinds } from "#app/jobs/questions/question.ts";
import { questionSetSchema } from "#app/jobs/questions/question-schema.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";

const parts = ["id", "kind", "label", "help", "options", "required", "least", "unit", "wanted"] as const;

/** As in the form: options and wanted answers are lines, and nothing is checked. */
export type TypedQuestion = Record<(typeof parts)[number], string>;

export const toPartName = (at: number, part: (typeof parts)[number]): string => `q${at}-${part}`;

export const partNames: readonly string[] = Array.from({ length: mostQuestions }, (_, at) =>
  parts.map((part) => toPartName(at, part)),
).flat();

export function readTypedQuestions(form: FormData): TypedQuestion[] {
  const places = Array.from({ length: mostQuestions }, (_, at) => at);
  return places
    .filter((at) => form.has(toPartName(at, "id")))
    .map(
      (at) =>
        Object.fromEntries(
          parts.map((part) => [part, String(form.get(toPartName(at, part)) ?? "")]),
        ) as TypedQuestion,
    );
}

export const toFormValues = (typed: readonly TypedQuestion[]): FormValues =>
  Object.fromEntries(
    typed.flatMap((question, at) => parts.map((part) => [toPartName(at, part), question[part]])),
  );

export const toNewQuestion = (id: string, kind: string): TypedQuestion => ({
  ...{ id, kind: questionKinds.find((each) => each === kind) ?? "short", label: "", help: "", options: "" },
  ...{ required: "1", least: "", unit: "", wanted: "" },
});

export const toTypedQuestion = ({ knockOut, ...question }: Question): TypedQuestion => ({
  ...{ id: question.id, kind: question.kind, label: question.label, help: question.help },
  options: question.options.join("\n"),
  required: question.isRequired ? "1" : "",
  least: knockOut && "least" in knockOut ? String(knockOut.least) : "",
  unit: knockOut && "least" in knockOut ? knockOut.unit : "",
  wanted: knockOut && "wanted" in knockOut ? knockOut.wanted.join("\n") : "",
});

interface Read {
  /** Null while something is wrong. */
  questions: Question[] | null;
  /** By the names of the form's fields; "" for the whole list. */
  errors: FormErrors;
}

export function toQuestions(typed: readonly TypedQuestion[]): Read {
  const read = questionSetSchema.safeParse(typed.map(toUnchecked));
  if (read.success) return { questions: read.data, errors: {} };
  const found = read.error.issues.map(({ path: [at, part, inner], message }) => {
    const question = typeof at === "number" ? typed[at] : undefined;
    return [question ? toPartName(Number(at), toPart(question, part, inner)) : "", message] as const;
  });
  return { questions: null, errors: toFirstErrors(found) };
}

/** The first of a field says enough, and the first of all is focused. */
export const toFirstErrors = (found: readonly (readonly [name: string, text: string])[]): FormErrors =>
  Object.fromEntries(found.filter(([name], at) => found.findIndex(([other]) => other === name) === at));

function toUnchecked({ id, kind, label, help, options, required, ...knockOut }: TypedQuestion) {
  return {
    ...{ id, kind, label, help, isRequired: required === "1" },
    options: hasOptions(kind) ? toLines(options) : [],
    knockOut: toUncheckedKnockOut(kind, knockOut),
  };
}

function toUncheckedKnockOut(
  kind: string,
  { least, unit, wanted }: Pick<TypedQuestion, "least" | "unit" | "wanted">,
) {
  if (kind === "number")
    return least.trim() === "" ? null : { least: Number(least.replaceAll(",", "")), unit };
  const lines = toLines(wanted);
  return lines.length > 0 ? { wanted: lines } : null;
}

const toLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function toPart({ kind }: TypedQuestion, part: unknown, inner: unknown): (typeof parts)[number] {
  if (part === "knockOut") return kind !== "number" ? "wanted" : inner === "unit" ? "unit" : "least";
  return parts.find((each) => each === part) ?? "label";
}

interface Moved {
  typed: TypedQuestion[];
  /** The button or field to go on with. */
  focus: string | null;
}

/** A place that the list does not have changes nothing. */
export function moveTyped(typed: readonly TypedQuestion[], step: string): Moved {
  const [, way, place] = /^(up|down|remove)-(\d{1,2})$/.exec(step) ?? [];
  const at = Number(place);
  const question = typed[at];
  if (!way || !question) return { typed: [...typed], focus: null };
  const rest = typed.toSpliced(at, 1);
  if (way === "remove") return { typed: rest, focus: null };
  const to = Math.min(rest.length, Math.max(0, way === "up" ? at - 1 : at + 1));
  const isAtEnd = to === (way === "up" ? 0 : rest.length);
  return {
    typed: rest.toSpliced(to, 0, question),
    focus: isAtEnd ? toPartName(to, "label") : `${way}-${to}`,
  };
}

export const hasOptions = (kind: string): boolean => isChoice(kind as Question["kind"]);
