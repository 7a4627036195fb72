import type { AboutPart, PayAmount, ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import type { FormValues } from "#app/kit/forms/shown-form.tsx";

export const rowNumbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

export function toFormValues(record: ProfileRecord, specialtyOptions: string): FormValues {
  const { profession, licenses, isQuiet, about } = record;
  const values: Record<string, string> = { profession: profession ?? "" };
  for (const [at, { state, multistate, expires }] of licenses.entries()) {
    values[`license${at + 1}`] = state;
    values[`multistate${at + 1}`] = multistate ? "1" : "";
    values[`licenseExpires${at + 1}`] = expires ?? "";
  }
  values.useLicenses = isQuiet ? "" : "1";
  return about ? { ...values, ...toAboutValues(about, specialtyOptions) } : values;
}

function toAboutValues(about: AboutPart, specialtyOptions: string) {
  const values: Record<string, string> = {
    years: about.years === null ? "" : String(about.years),
    place: about.place ?? "",
    miles: about.miles === null ? "" : String(about.miles),
    ...toPayValues("pay", about.pay),
    ...toPayValues("minPay", about.minPay),
    expiryMails: about.expiryMails ? "1" : "",
  };
  const names = new Map(listOptions(specialtyOptions));
  for (const [at, slug] of about.specialties.entries()) values[`specialty${at + 1}`] = names.get(slug) ?? "";
  for (const [at, { code, expires }] of about.certificates.entries()) {
    values[`certificate${at + 1}`] = code;
    values[`certificateExpires${at + 1}`] = expires ?? "";
  }
  for (const type of about.types) values[`type-${type}`] = "1";
  for (const shift of about.shifts) values[`shift-${shift}`] = "1";
  return values;
}

const toPayValues = (name: "pay" | "minPay", pay: PayAmount | null) =>
  pay ? { [name]: String(pay.amount), [`${name}Per`]: pay.per } : {};

/** One more than are filled in, and at least two. */
export function countRows(values: FormValues, name: "license" | "certificate", most: number): number {
  const last = rowNumbers(most).findLast((row) => values[`${name}${row}`] || values[`${name}Expires${row}`]);
  return Math.min(most, Math.max(2, (last ?? 0) + 1));
}

export interface PackedOptions {
  professions: string;
  specialties: string;
  certificates: string;
}

type Option = readonly [value: string, name: string];

/** Three long lists as strings make the page's data a third as long. */
export const packOptions = (options: readonly Option[]): string =>
  options.map((option) => option.join("=")).join("\n");

export const listOptions = (packed: string): Option[] =>
  packed.split("\n").map((line) => line.split("=") as unknown as Option);
