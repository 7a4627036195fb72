import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import type { RuleId } from "./rule-table.ts";

type Written = Pick<
  JobDraft,
  | "title"
  | "profession"
  | "employmentType"
  | "workplace"
  | "city"
  | "stateCode"
  | "postalCode"
  | "salaryMinCents"
  | "salaryMaxCents"
  | "salaryType"
  | "shiftHours"
  | "licenseStates"
  | "compactAccepted"
  | "benefits"
  | "applyUrl"
  | "postedAt"
  | "validThrough"
  | "descriptionHtml"
  | "responsibilities"
  | "requirements"
  | "skills"
  | "educationRequirements"
  | "educationCategory"
  | "experienceRequirements"
  | "experienceMonths"
  | "facts"
>;

/** A posting as it is typed. A whole JobDraft fits. What only some postings need is asked for when it matters. */
export interface CheckedDraft extends Written {
  employer: Pick<JobDraft["employer"], "name">;
  /** For an agency: the facility that the work is at. */
  facility?: { name: string | null; isWithheld: boolean };
  /** For travel and locum work: what is paid beside the taxable rate, and for how many hours pay is guaranteed. */
  weeklyStipendCents?: number | null;
  guaranteedHours?: number | null;
}

/** Dollars an hour for the occupation in the place, in cents. */
export interface PayMarket {
  p10Cents: number;
  p90Cents: number;
  /** "registered nurses in the Denver metro area" */
  label: string;
  source: FindingSource;
}

export interface Checked {
  draft: CheckedDraft;
  /** `staff` counts all employees. Null when the company has not said. */
  company: { kind: "direct" | "agency"; staff: number | null };
  /** When it is checked, UTC milliseconds. */
  asked: number;
  market: PayMarket | null;
}

/** Errors block publishing. */
export type Severity = "error" | "warning" | "hint";

export interface FindingSource {
  title: string;
  url: string | null;
  /** "2026-09-23", "2026-09" or "2026": when it was last read. */
  asOf: string;
}

/** The form's field that a finding is shown at. */
export type CheckedField =
  | "title"
  | "profession"
  | "employmentType"
  | "employer"
  | "facility"
  | "workplace"
  | "city"
  | "stateCode"
  | "postalCode"
  | "salary"
  | "salaryMin"
  | "salaryMax"
  | "salaryType"
  | "shiftHours"
  | "hoursPerWeek"
  | "contractWeeks"
  | "weeklyStipend"
  | "guaranteedHours"
  | "licenseStates"
  | "compactAccepted"
  | "benefits"
  | "description"
  | "responsibilities"
  | "requirements"
  | "skills"
  | "educationRequirements"
  | "experienceRequirements"
  | "experienceMonths"
  | "requisitionId"
  | "signOnBonus"
  | "productivity"
  | "applyUrl"
  | "postedAt"
  | "validThrough";

export interface Finding {
  rule: RuleId;
  severity: Severity;
  field: CheckedField;
  /** What is wrong. */
  text: string;
  /** What to write or do instead. */
  fix: string | null;
  source?: FindingSource;
}
