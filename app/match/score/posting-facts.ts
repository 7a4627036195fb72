import type { EmploymentType, SalaryType, Shift } from "#app/jobs/posting/job-draft.ts";
import type { JobWork } from "#app/licensing/eligibility.ts";

/** All that a score reads of a posting. Null is not stated; what an importer guessed counts as not stated. */
export interface PostingFacts {
  profession: string | null;
  specialty: string | null;
  employmentType: EmploymentType | null;
  shift: Shift | null;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  salaryType: SalaryType;
  shiftHours: number | null;
  hoursPerWeek: number | null;
  lat: number | null;
  lon: number | null;
  work: JobWork;
  experienceMonths: number | null;
  /** Of each group, any one certificate is enough. */
  certificates: readonly (readonly string[])[];
  skills: readonly string[];
}
