import { z } from "zod";

/** One line that must be there, with its outer blanks off. */
export function requiredLine(missing: string, maxLength: number) {
  return requiredText(missing, maxLength).regex(
    /^\P{Cc}*$/u,
    "Please use letters, spaces and punctuation only",
  );
}

export function requiredText(missing: string, maxLength: number) {
  return z.string({ error: missing }).trim().min(1, missing).max(maxLength, tooLong(maxLength));
}

/** One line that may be left out; then it reads as null. */
export function optionalLine(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, tooLong(maxLength))
    .regex(/^\P{Cc}*$/u, "Please use letters, spaces and punctuation only")
    .nullish()
    .transform((text) => text || null);
}

function tooLong(maxLength: number): string {
  return `Please use at most ${maxLength.toLocaleString("en-US")} characters`;
}
