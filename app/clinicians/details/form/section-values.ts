import type { z } from "zod";
import {
  type DetailSection,
  listLicenseRows,
  type ProfileDetails,
} from "#app/clinicians/profile/details/profile-details.ts";
import type { ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";
import { toMonthText } from "./resume-month.ts";
import { findSectionRows, listFilledRows, listRowFields, toRowValues } from "./section-rows.ts";
import {
  authorizationSection,
  contactSection,
  educationRow,
  experienceRow,
  hiddenRow,
  privacySection,
  referenceRow,
  specialtySection,
  toLicenseRow,
} from "./section-schemas.ts";

type Read<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

type Readers = {
  [Section in DetailSection]: (values: FormValues, today: string) => Read<ProfileDetails[Section]>;
};

const readers: Readers = {
  contact: (values) => readOne(contactSection, values),
  licenses: (values, today) => readRows("licenses", toLicenseRow(today), values),
  education: (values) => readRows("education", educationRow, values),
  experience: (values) => readRows("experience", experienceRow, values),
  authorization: (values) => readOne(authorizationSection, values),
  references: (values) => readRows("references", referenceRow, values),
  privacy(values) {
    const said = readOne(privacySection, values);
    const rows = readRows("privacy", hiddenRow, values);
    if (!said.ok || !rows.ok)
      return { ok: false, errors: { ...(said.ok ? {} : said.errors), ...(rows.ok ? {} : rows.errors) } };
    const hidden = rows.value.map(({ hidden: name }) => ({ slug: null, name }));
    return { ok: true, value: { ...said.value, hidden } };
  },
  specialty: (values) => readOne(specialtySection, values),
};

export const detailSections = Object.keys(readers) as DetailSection[];

export const isDetailSection = (section: unknown): section is DetailSection =>
  typeof section === "string" && Object.hasOwn(readers, section);

/** @param today such as "2026-11-28" */
export const readSection = <Section extends DetailSection>(
  section: Section,
  values: FormValues,
  today: string,
): Read<ProfileDetails[Section]> => readers[section](values, today);

const singleFields: Partial<Record<DetailSection, readonly string[]>> = {
  contact: Object.keys(contactSection.shape),
  authorization: Object.keys(authorizationSection.shape),
  privacy: Object.keys(privacySection.shape),
  specialty: Object.keys(specialtySection.shape),
};

/** Of all forms of the page. `version` is that of the section in the form, and `intent` the button's. */
export const detailFields: readonly string[] = [
  ...["section", "version", "intent", "rows", "of", "at"],
  ...detailSections.flatMap((section) => [
    ...(singleFields[section] ?? []),
    ...listRowFields(findSectionRows(section)),
  ]),
];

function readOne<Schema extends z.ZodType>(schema: Schema, values: FormValues): Read<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(values);
  return success ? { ok: true, value: data } : { ok: false, errors: toErrors(error, "") };
}

function readRows<Schema extends z.ZodType>(
  section: DetailSection,
  schema: Schema,
  values: FormValues,
): Read<z.output<Schema>[]> {
  const read: z.output<Schema>[] = [];
  let errors: FormErrors = {};
  const { names } = findSectionRows(section);
  for (const row of listFilledRows(section, values)) {
    const cells = Object.fromEntries(names.map((name) => [name, values[`${name}${row}`] ?? ""]));
    const { success, data, error } = schema.safeParse(cells);
    if (success) read.push(data);
    else errors = { ...errors, ...toErrors(error, String(row)) };
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: read };
}

function toErrors(error: z.ZodError, row: string): FormErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[`${String(path[0])}${row}`] ??= message;
  return errors;
}

const toText = (value: string | number | null): string => (value === null ? "" : String(value));
const toAnswer = (said: boolean | null): string => (said === null ? "" : said ? "yes" : "no");

type Shown = Pick<ProfileRecord, "profession" | "licenses">;

const writers: {
  [Section in DetailSection]: (value: ProfileDetails[Section], record: Shown) => FormValues;
} = {
  contact: (contact) => Object.fromEntries(Object.entries(contact).map(([name, said]) => [name, said ?? ""])),
  licenses: (licenses, record) =>
    toRowValues(
      listLicenseRows(record, { licenses }).map(({ state, profession, number, issued }) => ({
        state,
        profession,
        number,
        issued,
      })),
    ),
  education: (rows) => toRowValues(rows.map((row) => ({ ...row, year: toText(row.year) }))),
  experience: (rows) =>
    toRowValues(
      rows.map((row) => ({
        ...row,
        from: toMonthText(row.from),
        to: toMonthText(row.to),
        beds: toText(row.beds),
      })),
    ),
  authorization: ({ mayWork, needsSponsor }) => ({
    mayWork: toAnswer(mayWork),
    needsSponsor: toAnswer(needsSponsor),
  }),
  references: (rows) => toRowValues(rows),
  privacy: ({ visibility, agencies, area, start, hidden }) => ({
    visibility,
    agencies: toAnswer(agencies),
    area: area?.name ?? "",
    start: start ?? "",
    ...toRowValues(hidden.map(({ name }) => ({ hidden: name }))),
  }),
  specialty: ({ unlisted }) => ({ unlisted: unlisted ?? "" }),
};

export const toSectionValues = <Section extends DetailSection>(
  section: Section,
  details: ProfileDetails,
  record: Shown,
): FormValues => writers[section](details[section], record);
