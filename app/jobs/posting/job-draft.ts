import type { employmentTypes, JobFacts, salaryTypes, shifts, workplaces } from "#app/platform/schema.ts";
import { toSlug } from "#app/text/slug.ts";

export type EmploymentType = (typeof employmentTypes)[number];
export type Workplace = (typeof workplaces)[number];
export type Shift = (typeof shifts)[number];
export type SalaryType = (typeof salaryTypes)[number];

/** Null means not stated. Money is integer cents, times are UTC milliseconds. */
export interface JobDraft {
  employer: { name: string; kind: "direct" | "agency"; about?: string; website?: string | null };
  title: string;
  profession: string | null;
  specialty: string | null;
  employmentType: EmploymentType | null;
  workplace: Workplace | null;
  shift: Shift | null;
  setting: string | null;
  urgency: "urgent" | "standard";
  city: string | null;
  stateCode: string | null;
  postalCode: string | null;
  lat: number | null;
  lon: number | null;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  salaryType: SalaryType;
  shiftHours: number | null;
  /** The states whose license the work needs. For remote work, the states it is open to. */
  licenseStates: string[];
  compactAccepted: boolean | null;
  benefits: string[];
  applyUrl: string | null;
  postedAt: number;
  confirmedAt: number;
  validThrough: number;
  /** Clean HTML, sanitized by the code that makes the draft. */
  descriptionHtml: string;
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  educationRequirements: string | null;
  educationCategory: string | null;
  experienceRequirements: string | null;
  experienceMonths: number | null;
  facts: JobFacts;
  source: { name: string; externalId: string; url: string | null; contentHash: string } | null;
}

/** Spec section 9: a posting without an end date is open for 30 days. */
export const defaultValidityMs = 30 * 24 * 60 * 60 * 1000;

/** Word order counts, because "ICU RN" and "RN ICU" may be two openings. */
export function toFingerprint(draft: Pick<JobDraft, "title" | "employer" | "city" | "stateCode">): string {
  return [draft.title, draft.employer.name, draft.city ?? "", draft.stateCode ?? ""].map(toSlug).join("|");
}
