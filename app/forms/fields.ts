import { z } from "zod";

const badLine = "Please use letters, spaces and punctuation only";

export function requiredLine(missing: string, maxLength: number) {
  return line(missing, maxLength).min(1, missing);
}

export function requiredText(missing: string, maxLength: number) {
  return text(missing, maxLength).min(1, missing);
}

export function optionalText(maxLength: number) {
  return text("Please enter text", maxLength)
    .nullish()
    .transform((typed) => typed ?? "");
}

export function optionalLine(maxLength: number) {
  return line(badLine, maxLength)
    .nullish()
    .transform((text) => text || null);
}

const phoneShape = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i;
const phoneDigits = /^\D*(?:\d\D*){10,21}$/;

export function optionalPhone(wrong: string) {
  return optionalLine(40).refine(
    (phone) => phone === null || (phoneShape.test(phone) && phoneDigits.test(phone)),
    wrong,
  );
}

function line(error: string, maxLength: number) {
  return z
    .string({ error })
    .trim()
    .max(maxLength, tooLong(maxLength))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, badLine);
}

/** Removes characters that no keyboard types, such as NUL or half a surrogate pair. */
function text(error: string, maxLength: number) {
  return z
    .string({ error })
    .overwrite((typed) => typed.replace(/[^\P{Cc}\t\r\n]|\p{Cs}/gu, ""))
    .trim()
    .max(maxLength, tooLong(maxLength));
}

function tooLong(maxLength: number): string {
  return `Please use at most ${maxLength.toLocaleString("en-US")} characters`;
}
