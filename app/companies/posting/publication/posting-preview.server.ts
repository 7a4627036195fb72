import type { JobDetail } from "#app/jobs/page/job-article.tsx";
import { findJobMarket } from "#app/jobs/page/job-detail.server.ts";
import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import type { JobRecord } from "#app/jobs/postings/record/job-page.server.ts";
import { toJobValues } from "#app/jobs/postings/record/job-rows.server.ts";
import { toJobView } from "#app/jobs/postings/record/job-view.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

/** Without the license question, which only the job page answers. */
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

/** Paused, so that nobody can apply to a preview. */
export function toPreview(draft: JobDraft, companySlug: string): JobRecord {
  const { employer, source, ...values } = toJobValues(draft);
  const { descriptionHtml, responsibilities, requirements, skills, facts, ...rest } = values;
  const { educationRequirements, educationCategory, experienceRequirements, ...listing } = rest;
  const { experienceMonths, experienceInferred, ...shown } = listing;
  return {
    ...shown,
    // Multiples of 3 are marked as hot.
    id: 1,
    slug: "preview",
    status: "paused",
    isPausedByUs: false,
    isChecked: false,
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
