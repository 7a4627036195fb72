import { listPostingCompanies, pickCompany } from "#app/companies/posting/draft/companies.server.ts";
import type { PostingDraft } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { pickErrors } from "#app/companies/posting/draft/read-draft.ts";
import { findStepOf, type WizardStep } from "#app/companies/posting/draft/wizard-steps.ts";
import { readPosting, showPosting } from "#app/companies/posting/publication/draft-posting.server.ts";
import type { JobDetail } from "#app/jobs/page/job-article.tsx";
import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import type { FormErrors } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { checkStep } from "./check-draft.server.ts";
import type { CheckedStep } from "./checked-step.ts";

interface SeenStep {
  posting: JobDraft;
  preview: JobDetail;
  errors: FormErrors;
  checked: CheckedStep;
}

/** Checks a field only once the employer has reached it. */
export async function lookAtStep(
  context: SiteContext,
  request: Request,
  draft: PostingDraft,
  step: WizardStep,
): Promise<SeenStep> {
  const companies = await listPostingCompanies(context, await context.viewer());
  const company = pickCompany(companies, draft.employerId);
  const { posting, errors } = await readPosting(context, draft, company);
  const preview = await showPosting(context, posting, company?.slug ?? "preview");
  // The review page asks for what is not filled in yet.
  const isWhole = new URL(request.url).searchParams.has("check");
  const isReached = (field: string) =>
    field in draft.content.values || (isWhole && findStepOf(field) === step);
  const asked = { posting, errors, company, standing: preview.standing, now: context.now };
  return {
    posting,
    preview,
    errors: Object.fromEntries(Object.entries(pickErrors(errors, step)).filter(([name]) => isReached(name))),
    checked: checkStep(asked, step, isReached),
  };
}
