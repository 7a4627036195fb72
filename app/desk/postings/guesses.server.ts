import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import { toJobValues } from "#app/jobs/postings/record/job-rows.server.ts";
import { toWeekHours } from "#app/jobs/postings/record/pay-amounts.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";

export interface Guess {
  name: string;
  value: string;
  why: string;
}

/** What we store for the posting though it does not state it. */
export function listGuesses(posting: PostingContent): Guess[] {
  const { employmentType, experienceMonths } = toJobValues(posting);
  const hasPay = posting.salaryMinCents !== null || posting.salaryMaxCents !== null;
  const read = [findProfession(posting.profession)?.name, findSpecialty(posting.specialty)?.name];
  const guesses: [name: string, value: string | null, why: string][] = [
    [
      "Profession and specialty",
      posting.source ? read.filter(Boolean).join(", ") || null : null,
      "Read from the title and the text.",
    ],
    ["Job type", posting.employmentType === null ? typeNames[employmentType] : null, "Not stated."],
    [
      "Experience",
      posting.experienceMonths === null ? `${experienceMonths} months` : null,
      "Not stated in years or months.",
    ],
    [
      "Hours a week",
      hasPay && posting.facts.hoursPerWeek == null
        ? String(toWeekHours({ ...posting, hoursPerWeek: null }))
        : null,
      "Not stated. Pay by the week and the year is about these hours.",
    ],
  ];
  return guesses.flatMap(([name, value, why]) => (value ? [{ name, value, why }] : []));
}
