import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import type { JobRecord } from "#app/jobs/posting/job-page.server.ts";
import { toJobValues } from "#app/jobs/posting/job-rows.server.ts";

/** What the job page would read. It is paused, so that nobody applies to a preview. */
export function toPreview(draft: JobDraft, companySlug: string): JobRecord {
  const { employer, source, ...values } = toJobValues(draft);
  const { descriptionHtml, responsibilities, requirements, skills, facts, ...rest } = values;
  const { educationRequirements, educationCategory, experienceRequirements, ...listing } = rest;
  const { experienceMonths, experienceInferred, ...shown } = listing;
  return {
    ...shown,
    // Not a multiple of 3, which would make it hot.
    id: 1,
    slug: "preview",
    status: "paused",
    employer: employer.name,
    employerKind: employer.kind,
    employerSlug: companySlug,
    employerAbout: employer.about ?? "",
    employerWebsite: employer.website ?? null,
    facts,
    payEvents: [],
    details: {
      descriptionHtml,
      responsibilities,
      requirements,
      skills,
      facts,
      educationRequirements,
      educationCategory,
      experienceRequirements,
      experienceMonths,
      experienceInferred,
    },
  };
}
