import type { z } from "zod";

type FormSchema = z.ZodObject | z.ZodDiscriminatedUnion<z.ZodObject[]>;

export function fieldNames(schema: FormSchema): string[] {
  const objects = "shape" in schema ? [schema] : schema.options;
  return [...new Set(objects.flatMap(({ shape }) => Object.keys(shape)))];
}

export interface FormProblem {
  code:
    | "unreadable_form"
    | "too_large"
    | "unexpected_field"
    | "unexpected_file"
    | "second_file"
    | "field_too_long";
  status: 400 | 413;
  text: string;
  /** Fields before the problem, so that the form can show them again. */
  read?: FormData;
}

export const unreadableForm: FormProblem = {
  code: "unreadable_form",
  status: 400,
  text: "We could not read the form, so nothing was sent. Please try again.",
};

export const tooLargeForm: FormProblem = {
  code: "too_large",
  status: 413,
  text: "The form is too large, so nothing was sent. Please send less text.",
};

export function unexpectedField(name: string | undefined): FormProblem {
  const text = `This form has no field ${toShownName(name)}, so nothing was sent.`;
  return { code: "unexpected_field", status: 400, text };
}

export function repeatedField(name: string): FormProblem {
  const text = `The field ${toShownName(name)} came twice, so nothing was sent.`;
  return { code: "unexpected_field", status: 400, text };
}

export function longField(name: string): FormProblem {
  const text = `The text in ${toShownName(name)} is too long, so nothing was sent. Please shorten it.`;
  return { code: "field_too_long", status: 413, text };
}

export function unexpectedFile(
  name: string | undefined,
  taken: string | readonly string[] | undefined,
): FormProblem {
  const fields = typeof taken === "string" ? [taken] : (taken ?? []);
  const [field, ...others] = fields;
  const rule = !field
    ? "This form takes no files"
    : others.length === 0
      ? `This form takes one file, in the field "${field}"`
      : `This form takes one file in each of ${fields.length} fields`;
  const isSecond = name !== undefined && fields.includes(name);
  const found = isSecond ? "You sent a second one" : `You sent one as ${toShownName(name)}`;
  const code = isSecond ? "second_file" : "unexpected_file";
  return { code, status: 400, text: `${rule}. ${found}, so nothing was sent.` };
}

const shownLength = 40;

/** Shortens a name from the request, so that no answer grows with it. */
function toShownName(name: string | undefined): string {
  if (!name) return "without a name";
  const shown = name.slice(0, shownLength).replace(/\p{C}/gu, "");
  return `"${shown}${name.length > shownLength ? "..." : ""}"`;
}
