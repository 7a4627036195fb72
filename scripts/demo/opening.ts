import type { EmploymentType } from "#app/jobs/postings/record/posting-content.ts";
import type { City } from "./demo-reference.ts";
import type { DemoRole, Employer } from "./pools.ts";

export interface Opening {
  role: DemoRole;
  type: EmploymentType;
  employer: Employer;
  /** Null for work from home. */
  city: City | null;
}
