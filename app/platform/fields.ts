import { z } from "zod";

const badLine = "Please use letters, spaces and punctuation only";

/** One line that must be there, with its outer blanks off. */
export function requiredLine(missing: string, maxLength: number) {
  return line(missing, maxLength).min(1, missing);
}

/** Text of several lines; what no keyboard writes, as a NUL, is left out. */
export function requiredText(missing: string, maxLength: number) {
  return z
    .string({ error: missing })
    .overwrite((text) => text.replace(/[^\P{Cc}\t\r\n]/gu, ""))
    .trim()
    .min(1, missing)
    .max(maxLength, tooLong(maxLength));
}

/** One line that may be left out; then it reads as null. */
export function optionalLine(maxLength: number) {
  return line(badLine, maxLength)
    .nullish()
    .transform((text) => text || null);
}

function line(error: string, maxLength: number) {
  return z
    .string({ error })
    .trim()
    .max(maxLength, tooLong(maxLength))
    .regex(/^\P{Cc}*$/u, badLine);
}

function tooLong(maxLength: number): string {
  return `Please use at most ${maxLength.toLocaleString("en-US")} characters`;
}
