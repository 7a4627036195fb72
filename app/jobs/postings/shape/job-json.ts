import { toDefaultExperience, toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import { toPublicPosting } from "./public-posting.ts";

/** The three words of spec section 3. */
const salaryTypes = { hour: "hourly", shift: "per-shift", year: "yearly" } as const satisfies Partial<
  Record<PayUnit, string>
>;

/** Null for what is paid by another unit. */
export const toSalaryType = (unit: PayUnit) =>
  unit in salaryTypes ? salaryTypes[unit as keyof typeof salaryTypes] : null;

export type JobJson = ReturnType<typeof toJobJson>;

/** Spec section 3: dollars, ISO times, and null for what the posting does not say. */
export function toJobJson(job: JobListing) {
  const posting = toPublicPosting(job);
  return {
    id: posting.id,
    slug: posting.slug,
    title: posting.title,
    company: posting.employer.name,
    location: toPlaceText(job),
    locations: posting.places.map(({ city, state }) => toPlaceName({ city, stateCode: state })),
    employmentType: posting.employmentType,
    employmentTypeInferred: posting.employmentTypeInferred,
    salaryMin: posting.pay?.min ?? null,
    salaryMax: posting.pay?.max ?? null,
    // What is paid by neither the hour nor the year counts with a shift. `payUnit` names it.
    salaryType: toSalaryType(job.payUnit) ?? "per-shift",
    payUnit: job.payUnit,
    shiftHours: posting.shiftHours,
    hoursPerWeek: posting.hoursPerWeek,
    contractWeeks: posting.contractWeeks,
    urgency: posting.urgency,
    benefits: posting.benefits,
    createdAt: posting.postedAt,
    validThrough: posting.validThrough,
    confirmedAt: posting.confirmedAt,
    confirmedBy: posting.confirmedBy,
    remote: posting.workplace === "remote",
    profession: posting.profession,
    specialty: posting.specialty,
  };
}

export function toJobDetailJson(job: JobRecord) {
  const { details } = job;
  return {
    ...toJobJson(job),
    description: details.descriptionHtml,
    requirements: details.requirements,
    educationRequirements: details.educationRequirements,
    experienceRequirements:
      details.experienceRequirements ??
      (details.experienceInferred ? toDefaultExperience(details.experienceMonths) : null),
    skills: details.skills,
    status: job.status,
    applyUrl: job.applyUrl,
  };
}
