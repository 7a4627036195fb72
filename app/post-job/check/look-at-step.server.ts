import type { FormErrors } from "#app/forms/shown-form.tsx";
import type { JobDetail } from "#app/jobs/detail/job-article.tsx";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { listPostingCompanies, pickCompany } from "../draft/companies.server.ts";
import type { PostingDraft } from "../draft/posting-drafts.server.ts";
import { pickErrors } from "../draft/read-draft.ts";
import { findStepOf, type WizardStep } from "../draft/wizard-steps.ts";
import { showPosting } from "../publish/posting-preview.server.ts";
import { readPosting } from "../publish/read-posting.server.ts";
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
