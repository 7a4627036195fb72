import { z } from "zod";
import { passwordField } from "#app/accounts/account-fields.ts";

export const codeField = z
  .string({ error: "Code is required" })
  .trim()
  .min(1, "Code is required")
  .max(40, "Please enter the 6 digits that your app shows, or a recovery code");

/** Takes a recovery code too. */
export const codeSchema = z.object({ code: codeField });

export const startSchema = z.object({ password: passwordField });

export const turnOffSchema = z.object({ password: passwordField, code: codeField });

export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(withoutBlanks(typed));

/** Apps show a code as two groups of three. */
export const withoutBlanks = (typed: string): string => typed.replace(/\s/g, "");
