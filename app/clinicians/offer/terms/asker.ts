import * as z from "zod";
import { type Filing, filings } from "#app/facts/reference/pay/filing.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { NumberField } from "./number-fields.ts";
import type { SharedName } from "./offer-address.ts";

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

export interface Asker {
  profession: string | null;
  specialty: string | null;
  /** Months. */
  stay: number;
  /** 1 to 12. */
  month: number;
  filing: Filing;
  otherIncome: number;
}

const practices = new Set(["physician", "dentist", "optometrist", "podiatrist"]);

/** From overtime: who practices medicine, the others of 29 CFR 541.304(b) among them, needs no salary for it. */
export const isExempt = ({ profession }: Asker): boolean => profession !== null && practices.has(profession);

const usualStay = 24;

const fields = z.object({
  stay: toTypedNumber({ label: "", unit: "months", most: 120, least: 1, example: "24" }),
  other: toTypedNumber({ label: "", unit: "dollars", most: 50_000_000, example: "60,000" }),
  month: z.coerce.number().int().min(1).max(12).catch(0),
  filing: z.enum(filings).catch(filings[0]),
});

export function parseAsker(
  typed: Partial<Record<SharedName, string>>,
  thisMonth: number,
): { asker: Asker; errors: Partial<Record<SharedName, string>> } {
  const result = fields.safeParse(typed);
  const role = typed.role ?? "";
  const profession = findProfession(role)?.slug ?? (physicianSpecialtyCodes.has(role) ? "physician" : null);
  const said = result.data;
  return {
    asker: {
      profession,
      specialty: physicianSpecialtyCodes.has(role) ? role : null,
      stay: said?.stay ?? usualStay,
      month: said?.month || thisMonth,
      filing: said?.filing ?? filings[0],
      otherIncome: said?.other ?? 0,
    },
    errors: Object.fromEntries(
      (result.error?.issues ?? []).map(({ path, message }) => [path[0] as SharedName, message]),
    ),
  };
}
