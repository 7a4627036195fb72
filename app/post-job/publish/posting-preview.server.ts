import type { JobDetail } from "#app/jobs/detail/job-article.tsx";
import { findJobMarket } from "#app/jobs/detail/job-detail.server.ts";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import type { JobRecord } from "#app/jobs/posting/job-page.server.ts";
import { toJobValues } from "#app/jobs/posting/job-rows.server.ts";
import { toJobView } from "#app/jobs/posting/job-view.ts";
import type { SiteContext } from "#app/platform/context.ts";

/** What the job page would show, without the question about one's license, which only that page answers. */
export async function showPosting(
  context: SiteContext,
  posting: JobDraft,
  companySlug: string,
): Promise<JobDetail> {
  const record = toPreview(posting, companySlug);
  const job = toJobView(record, context.now);
  const license = job.license && { ...job.license, form: null };
  return { job: { ...job, license }, ...(await findJobMarket(context, record)) };
}

/** What the job page would read. It is paused, so that nobody applies to a preview. */
function toPreview(draft: JobDraft, companySlug: string): JobRecord {
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
