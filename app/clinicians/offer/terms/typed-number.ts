import * as z from "zod";
import { formatCount } from "#app/kit/ui/count.ts";
import type { NumberField } from "./number-fields.ts";

/** "$48.50", "95,000", "95k" and "4 %" as people write them. */
const typed = /^([-−])?\$?\s*((?:\d{1,3}(?:,\d{3})+|\d{1,9})?(?:\.\d{1,6})?)\s*(k)?\s*%?$/i;

function readNumber(text: string): number | null {
  const [, minus, digits, thousand] = typed.exec(text.trim()) ?? [];
  if (!digits || digits === ".") return null;
  return Number(digits.replaceAll(",", "")) * (thousand ? 1_000 : 1) * (minus ? -1 : 1);
}

/** Null when nothing was typed. */
export const toTypedNumber = ({ most, least = 0, example = "12" }: NumberField) =>
  z
    .string()
    .max(200, `Enter a number, such as ${example}.`)
    .transform((text, context) => {
      if (!text.trim()) return null;
      const number = readNumber(text);
      const problem =
        number === null
          ? `Enter a number, such as ${example}.`
          : number < least
            ? `Enter ${formatCount(least)} or more.`
            : number > most
              ? `Enter ${formatCount(most)} or less.`
              : null;
      if (problem === null) return number;
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    })
    .nullable()
    .default(null);
