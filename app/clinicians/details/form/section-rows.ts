import type { DetailSection } from "#app/clinicians/profile/details/profile-details.ts";
import { rowNumbers } from "#app/clinicians/profile/form/form-values.ts";
import {
  mostEducation,
  mostExperience,
  mostHiddenEmployers,
  mostNumberedLicenses,
  mostReferences,
} from "#app/clinicians/profile/record/limits.ts";
import type { FormValues } from "#app/kit/forms/shown-form.tsx";

interface SectionRows {
  names: readonly string[];
  most: number;
}

// Apart from the schemas, so that browsers do not load them.
const sectionRows: Partial<Record<DetailSection, SectionRows>> = {
  licenses: { names: ["state", "profession", "number", "issued"], most: mostNumberedLicenses },
  education: { names: ["degree", "school", "year"], most: mostEducation },
  experience: { names: ["facility", "title", "unit", "from", "to", "beds", "ehr"], most: mostExperience },
  references: { names: ["name", "relation", "reach"], most: mostReferences },
  privacy: { names: ["hidden"], most: mostHiddenEmployers },
};

export const findSectionRows = (section: DetailSection): SectionRows =>
  sectionRows[section] ?? { names: [], most: 0 };

export const listRowFields = ({ names, most }: SectionRows): string[] =>
  rowNumbers(most).flatMap((row) => names.map((name) => `${name}${row}`));

const isFilled = (values: FormValues, { names }: SectionRows, row: number) =>
  names.some((name) => values[`${name}${row}`]?.trim());

/** Numbers of the rows in which something was typed. */
export const listFilledRows = (section: DetailSection, values: FormValues): number[] => {
  const rows = findSectionRows(section);
  return rowNumbers(rows.most).filter((row) => isFilled(values, rows, row));
};

/** One more than are filled in, so that there is one to write in. */
export const countShownRows = (section: DetailSection, values: FormValues): number =>
  Math.min(findSectionRows(section).most, (listFilledRows(section, values).at(-1) ?? 0) + 1);

/** What was typed without a row. Those below it move up. */
export function removeRow(section: DetailSection, values: FormValues, removed: number): FormValues {
  const { names, most } = findSectionRows(section);
  const moved = rowNumbers(most).flatMap((row) =>
    names.map((name) => [`${name}${row}`, values[`${name}${row < removed ? row : row + 1}`] ?? ""]),
  );
  return { ...values, ...Object.fromEntries(moved) };
}

export const toRowValues = (rows: readonly Readonly<Record<string, string | null>>[]): FormValues =>
  Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(row).map(([name, value]) => [`${name}${at + 1}`, value ?? ""] as const),
    ),
  );
