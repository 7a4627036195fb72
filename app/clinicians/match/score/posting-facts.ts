import type { EmploymentType, PayUnit, Shift } from "#app/jobs/postings/record/job-draft.ts";
import type { JobWork } from "#app/facts/licensing/eligibility.ts";

/** All that a score reads about a posting. Null means not stated; what an importer guessed is null too. */
export interface PostingFacts {
  profession: string | null;
  specialty: string | null;
  employmentType: EmploymentType | null;
  shift: Shift | null;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  payUnit: PayUnit;
  shiftHours: number | null;
  hoursPerWeek: number | null;
  lat: number | null;
  lon: number | null;
  work: JobWork;
  experienceMonths: number | null;
  /** Any one certificate of each group is enough. */
  certificates: readonly (readonly string[])[];
  skills: readonly string[];
}
