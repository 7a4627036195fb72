import { takeLastWords } from "#app/clinicians/profile/record/last-words.ts";
import type { AboutPart, ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { readKept, writeKept } from "#app/facts/licensing/memory/license-memory.ts";

/** The server writes the license's name, because it knows the professions. */
export interface NamedRecord {
  record: ProfileRecord;
  label: string;
}

export const readKeptRecord = (): ProfileRecord => readKept() as unknown as ProfileRecord;

/** Keeps the last word on each part, from any tab or device. */
export function keepRecord({ record, label }: NamedRecord): void {
  const kept = readKept();
  const isNewer = record.licenseSaidAt > kept.licenseSaidAt || record.aboutSaidAt > kept.aboutSaidAt;
  if (isNewer) writeKept(takeLastWords(kept, { ...record, label }));
}

/** The server knows no goals of signed-out people. */
export function keepChecked({ record, label }: NamedRecord): void {
  const goals = (readKept().about as AboutPart | null)?.goals ?? [];
  keepRecord({ record: { ...record, about: record.about && { ...record.about, goals } }, label });
}

/** Keeps the times, so that the person's other devices erase theirs too. */
export function eraseKept(at = Date.now()): void {
  writeKept({
    profession: null,
    licenses: [],
    isQuiet: false,
    label: "",
    licenseSaidAt: at,
    about: null,
    aboutSaidAt: at,
  });
}
