import type { jobDetails, jobs } from "#app/jobs/schema.ts";
import type { employmentTypes, payUnits, shifts, workplaces } from "#app/kit/platform/column-words.ts";
import { toSlug } from "#app/kit/text/slug.ts";

export type EmploymentType = (typeof employmentTypes)[number];
export type Workplace = (typeof workplaces)[number];
export type Shift = (typeof shifts)[number];
export type PayUnit = (typeof payUnits)[number];

type Listing = typeof jobs.$inferSelect;
type Details = typeof jobDetails.$inferSelect;

/** Null means not stated; job-rows.server.ts says how it is stored. */
export interface PostingContent
  extends Omit<
      Listing,
      | "id"
      | "slug"
      | "employerId"
      | "employmentType"
      | "employmentTypeInferred"
      | "hoursPerWeek"
      | "contractWeeks"
      | "status"
      | "statusBy"
      | "statusReason"
      | "origin"
      | "fingerprint"
      | "createdAt"
      | "updatedAt"
    >,
    Omit<Details, "jobId" | "experienceMonths" | "experienceInferred"> {
  employer: { name: string; kind: "direct" | "agency"; about?: string; website?: string | null };
  employmentType: EmploymentType | null;
  experienceMonths: number | null;
  source: {
    name: string;
    externalId: string;
    url: string | null;
    contentHash: string;
    /** Its number tells it from another posting of its source with this title and place. */
    isTwin?: boolean;
    /** What the feed says of the pay where that could not be read, and whether only the unit is missing. */
    unreadPay?: { text: string; lacksUnit: boolean };
    /** As the company calls it. */
    department?: string;
  } | null;
}

/** Characters of a company's word for its unit. */
export const mostOfDepartment = 60;

/** Spec section 9: a posting without an end date is open for 30 days. */
export const defaultValidityMs = 30 * 24 * 60 * 60 * 1000;

type Named = Pick<PostingContent, "title" | "employer" | "city" | "stateCode"> &
  Partial<Pick<PostingContent, "source">>;

/** Keeps the word order, because "ICU RN" and "RN ICU" may be two openings. */
export function toFingerprint({ title, employer, city, stateCode, source }: Named): string {
  const likeness = [title, employer.name, city ?? "", stateCode ?? ""].map(toSlug).join("|");
  return source?.isTwin ? `${likeness}|${source.name} ${source.externalId}` : likeness;
}
