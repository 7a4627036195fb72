import { toDefaultExperience, toPlaceText } from "./card-view.ts";
import type { JobRecord } from "./find-job.server.ts";
import type { PayUnit } from "./job-draft.ts";
import { listPlaces, toPlaceName } from "./job-places.ts";
import type { JobListing } from "./listings.server.ts";

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
  const toDollars = (cents: number | null) => cents && cents / 100;
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    company: job.employer,
    location: toPlaceText(job),
    locations: job.workplace === "remote" ? [] : listPlaces(job).map(toPlaceName).filter(Boolean),
    employmentType: job.employmentType,
    employmentTypeInferred: job.employmentTypeInferred,
    salaryMin: toDollars(job.salaryMinCents),
    salaryMax: toDollars(job.salaryMaxCents),
    // What is paid by neither the hour nor the year counts with a shift. `payUnit` names it.
    salaryType: toSalaryType(job.payUnit) ?? "per-shift",
    payUnit: job.payUnit,
    shiftHours: job.shiftHours,
    hoursPerWeek: job.hoursPerWeek,
    contractWeeks: job.contractWeeks,
    urgency: job.urgency,
    benefits: job.benefits,
    createdAt: new Date(job.postedAt).toISOString(),
    validThrough: new Date(job.validThrough).toISOString(),
    confirmedAt: new Date(job.confirmedAt).toISOString(),
    confirmedBy: job.confirmedBy,
    remote: job.workplace === "remote",
    profession: job.profession,
    specialty: job.specialty,
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
