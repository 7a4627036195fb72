import { z } from "zod";
import { site } from "#app/site.ts";

/** Bidirectional and invisible characters turn or hide the text around them. */
export const visible = /^[^\p{Cf}\p{Zl}\p{Zp}]*$/u;
export const invisibleText =
  "Please remove the invisible characters, such as those that change the direction";

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

const extension = String.raw`[,;]?\s*(?:x|ext(?:ension|n)?|#)[.:=]?\s*\d{1,6}`;
const phoneShape = new RegExp(String.raw`^\+?[\d\s().\-/]+(?:${extension})?$`, "i");
const phoneExtension = new RegExp(`${extension}$`, "i");

/** As it is pasted from a page or a document, with marks that no one sees and dashes that no keyboard has. */
const toPlainPhone = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^tel:\s*/i, "");

/** Any line, for forms that take a phone in any form. */
export function optionalPhoneLine() {
  return line(badLine, 40, toPlainPhone)
    .nullish()
    .transform((text) => text || null);
}

/** E.164 has at most 15 digits. Some countries' numbers are short, and say so with their code. */
function isPhone(phone: string): boolean {
  const digits = phone.replace(phoneExtension, "").replace(/\D/g, "").length;
  return phoneShape.test(phone) && digits >= (phone.startsWith("+") ? 8 : 10) && digits <= 15;
}

export function optionalPhone(wrong: string) {
  return optionalPhoneLine().refine((phone) => phone === null || isPhone(phone), wrong);
}

const inName = /^[^/\\:@<>]*$/;
/** "St.Mary" and "U.S.Care" are names. */
const webAddress =
  /\bwww\.|(?<!\b(?:st|ste|dr|mt|ft|mr|mrs|ms|ma|jr|sr))(?<=[\p{L}\p{N}-]{2})\.\p{L}{2,}|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|me|us|ru|cn|xyz|top|site|online|shop|link|click|live|app|dev|ly|edu|gov)\b/iu;

const phoneInName = /\d(?:\P{L}{0,3}\d){6}/u;
/** A Latin word with a letter of another alphabet looks like a name that it is not. */
const mixedWord =
  /(?=[\p{L}\p{M}'’-]*[\p{Script=Cyrillic}\p{Script=Greek}])(?=[\p{L}\p{M}'’-]*\p{Script=Latin})\p{L}/u;
const toLetters = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** For what gets into mails and pages of others: keeps links, addresses and markup out. */
export function requiredName(missing: string, maxLength: number) {
  return toName(requiredLine(missing, maxLength));
}

/** Null where it is empty: a person may have a single name. */
export function optionalName(maxLength: number) {
  return toName(line(badLine, maxLength))
    .nullish()
    .transform((name) => name || null);
}

function toName(typed: z.ZodString) {
  return typed
    .regex(inName, "Please leave out / \\ : @ < and >")
    .refine((name) => !webAddress.test(name.normalize("NFKC")), "Please enter a name, not a web address")
    .refine((name) => !phoneInName.test(name), "Please enter a name, without a phone number")
    .refine((name) => !mixedWord.test(name), "Please enter each word in letters of one alphabet")
    .refine((name) => !toLetters(name).includes(toLetters(site.name)), "Please leave out our own name");
}

function line(error: string, maxLength: number, toPlain = (typed: string) => typed) {
  return z
    .string({ error })
    .overwrite(toPlain)
    .trim()
    .max(maxLength, tooLong(maxLength))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, badLine)
    .regex(visible, invisibleText);
}

/** Removes characters that no keyboard types: NUL, half a surrogate pair, changes of direction. */
function text(error: string, maxLength: number) {
  return z
    .string({ error })
    .overwrite((typed) =>
      typed.replace(/[^\P{Cc}\t\r\n]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ""),
    )
    .trim()
    .max(maxLength, tooLong(maxLength));
}

function tooLong(maxLength: number): string {
  return `Please use at most ${maxLength.toLocaleString("en-US")} characters`;
}
