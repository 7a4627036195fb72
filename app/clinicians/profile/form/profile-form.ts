import { z } from "zod";
import {
  maxMiles,
  maxPay,
  maxPlaceLength,
  maxYears,
  mostCertificates,
  mostSpecialties,
  paidPer,
} from "#app/clinicians/profile/record/limits.ts";
import {
  type AboutPart,
  isoDate,
  type PayAmount,
  type ProfileRecord,
} from "#app/clinicians/profile/record/profile.ts";
import { mostLicenseStates } from "#app/facts/licensing/license-fields.ts";
import { findMultistateProblem } from "#app/facts/licensing/multistate.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { findCertificate } from "#app/facts/reference/profession/certificates.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";
import { employmentTypes, shifts } from "#app/kit/platform/column-words.ts";
import { findSpecialtyByName } from "./find-specialty.ts";
import { rowNumbers } from "./form-values.ts";

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Please use letters, numbers and punctuation only.")
    .default("");

const oneOf = (isKnown: (value: string) => boolean, message: string) =>
  shortText(100).refine((value) => value === "" || isKnown(value), message);

const tick = z.enum(["", "1"]).default("");
const day = shortText(40).refine(
  (value) => value === "" || isoDate.safeParse(value).success,
  "Enter the day as 2027-03-31.",
);
const state = oneOf((value) => parseState(value) !== null, "Choose a state from the list.");
const certificate = oneOf((value) => findCertificate(value) !== null, "Choose a certificate from the list.");
const specialty = oneOf(
  (value) => findSpecialtyByName(value) !== null,
  "Our list has no such specialty. Choose one of it, or enter yours under “For applications”, which keeps it as you write it.",
);

function wholeNumber(least: number, most: number) {
  const isNumber = (value: string) =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most;
  return oneOf(isNumber, `Write a whole number from ${least} to ${most}.`);
}

const toDollars = (text: string): number => Number(text.replace(/[$,\s]/g, ""));
const money = oneOf((value) => {
  const dollars = toDollars(value);
  return /^\$?\s*\d[\d,]*(\.\d{1,2})?$/.test(value) && dollars > 0 && dollars <= maxPay;
}, "Enter dollars, such as 48.50 or 98,000.");
const period = z.enum(paidPer).catch("hour");

const numbered = <Schema extends z.ZodType>(name: string, count: number, schema: Schema) =>
  Object.fromEntries(rowNumbers(count).map((row) => [`${name}${row}`, schema]));
const named = <Schema extends z.ZodType>(prefix: string, names: readonly string[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [`${prefix}-${name}`, schema]));

const rows = z.object({
  ...numbered("license", mostLicenseStates, state),
  ...numbered("licenseExpires", mostLicenseStates, day),
  ...numbered("specialty", mostSpecialties, specialty),
  ...numbered("certificate", mostCertificates, certificate),
  ...numbered("certificateExpires", mostCertificates, day),
  ...numbered("multistate", mostLicenseStates, tick),
  ...named("type", employmentTypes, tick),
  ...named("shift", shifts, tick),
});

const fixed = z.object({
  profession: oneOf((value) => findProfession(value) !== null, "Choose a profession from the list."),
  years: wholeNumber(0, maxYears),
  place: shortText(maxPlaceLength),
  pay: money,
  payPer: period,
  minPay: money,
  minPayPer: period,
  miles: wholeNumber(1, maxMiles),
  useLicenses: tick,
  expiryMails: tick,
});
const schema = z.object({ ...rows.shape, ...fixed.shape } as Record<string, z.ZodType<string>>);

/** `version` is that of the record in the form, and `intent` is the button's. */
export const profileFields = [...Object.keys(schema.shape), "version", "intent"];

type SaidProfile = Pick<ProfileRecord, "profession" | "licenses" | "isQuiet"> & {
  about: Omit<AboutPart, "goals">;
};
type ReadForm = { ok: true; said: SaidProfile } | { ok: false; errors: FormErrors };

export function readProfileForm(values: FormValues): ReadForm {
  const parsed = schema.safeParse(values);
  const errors = { ...toErrors(parsed.error), ...findRowProblems(values) };
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const said = parsed.data;
  const { profession, years, place, pay, payPer, minPay, minPayPer, miles } = fixed.parse(values);
  const ticked = <Name extends string>(prefix: string, names: readonly Name[]) =>
    names.filter((name) => said[`${prefix}-${name}`] === "1");
  return {
    ok: true,
    said: {
      profession: profession || null,
      licenses: listFilled(said, "license", mostLicenseStates).map(({ row, value, expires }) => ({
        state: parseState(value)!.code,
        multistate: said[`multistate${row}`] === "1",
        expires,
      })),
      isQuiet: said.useLicenses !== "1",
      about: {
        specialties: listFilled(said, "specialty", mostSpecialties).map(
          ({ value }) => findSpecialtyByName(value)!.slug,
        ),
        certificates: listFilled(said, "certificate", mostCertificates).map(({ value, expires }) => ({
          code: value,
          expires,
        })),
        years: toNumber(years),
        place: place || null,
        pay: toPay(pay, payPer),
        types: ticked("type", employmentTypes),
        shifts: ticked("shift", shifts),
        minPay: toPay(minPay, minPayPer),
        miles: toNumber(miles),
        expiryMails: said.expiryMails === "1",
      },
    },
  };
}

const toNumber = (text: string): number | null => (text ? Number(text) : null);
const toPay = (text: string, per: PayAmount["per"]): PayAmount | null =>
  text ? { amount: toDollars(text), per } : null;

const listFilled = (said: Record<string, string>, name: string, most: number) =>
  rowNumbers(most).flatMap((row) => {
    const value = said[`${name}${row}`];
    return value ? [{ row, value, expires: said[`${name}Expires${row}`] || null }] : [];
  });

function toErrors(error: z.ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}

function findRowProblems(values: FormValues): Record<string, string> {
  const errors: Record<string, string> = {};
  const check = (name: "license" | "certificate", most: number, missing: string, twice: string) => {
    const seen = new Set<string>();
    for (const row of rowNumbers(most)) {
      const value = (values[`${name}${row}`] ?? "").trim();
      const state = name === "license" ? parseState(value) : null;
      const key = state?.code ?? value;
      if (!value && values[`${name}Expires${row}`]) errors[`${name}${row}`] = missing;
      if (value && seen.has(key)) errors[`${name}${row}`] = twice;
      const problem =
        state &&
        values[`multistate${row}`] === "1" &&
        findMultistateProblem(values.profession || null, state.code);
      if (problem) errors[`${name}${row}`] ??= `${problem} Clear the tick.`;
      seen.add(key);
    }
  };
  check(
    "license",
    mostLicenseStates,
    "Choose the state of this license, or remove its date.",
    "This state is listed twice.",
  );
  check(
    "certificate",
    mostCertificates,
    "Choose the certificate, or remove its date.",
    "This certificate is listed twice.",
  );
  return errors;
}
