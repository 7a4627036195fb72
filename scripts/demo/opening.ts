import type { EmploymentType } from "#app/jobs/posting/job-draft.ts";
import type { Employer, Role } from "./pools.ts";
import type { City } from "./reference.ts";

export interface Opening {
  role: Role;
  type: EmploymentType;
  employer: Employer;
  /** Null for work from home. */
  city: City | null;
}
