import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireFactor, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { toPostingTrail } from "#app/companies/posting/draft/wizard-steps.ts";
import { findOwnedPosting, showPosting } from "#app/companies/posting/publication/read-posting.server.ts";
import { JobArticle } from "#app/jobs/page/job-article.tsx";
import { isHidden, type JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { dueRule, toDueAt } from "#app/kit/forms/due.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { postingTerms } from "#app/posting-terms.ts";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Your posting");
export const headers = accountHeaders;

const titles: Record<JobStatus, string> = {
  pending: "Your posting waits for approval",
  rejected: "Please change your posting",
  withdrawn: "Your posting is withdrawn",
  open: "Your posting is live",
  paused: "Your posting is paused",
  filled: "Your posting is filled",
  expired: "Your posting has expired",
  closed: "Your posting is closed",
  removed: "Your posting was taken down",
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  requireFactor(viewer.memberships, request);
  const found = await findOwnedPosting(context.db, viewer, params.slug ?? "");
  if (!found) throw notFound();
  const { posting, sentAt, ...shown } = found;
  return {
    trail: toPostingTrail(shown.title, paths.publishedPosting(shown.slug)),
    ...shown,
    applyUrl: posting.applyUrl,
    due: toOfficeTime(toDueAt(sentAt)),
    // Hidden from everyone else, so it has no public page.
    preview: isHidden(shown.status) ? await showPosting(context, posting, shown.company) : null,
  };
}

export default function PublishedPage() {
  const { slug, title, status, reason, company, companyName, applyUrl, due, preview, canWrite, canEdit } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={titles[status]} lead={`${title}, ${companyName}`} />
      <div className="page grid [&>*]:max-w-3xl justify-items-start gap-stack pb-section">
        {status === "pending" && (
          <Notice title={`A person reads it by ${due}.`}>
            {dueRule} You get an email when it appears, or when something has to change first.{" "}
            {postingTerms.laterReading}
          </Notice>
        )}
        {reason && (status === "rejected" || status === "removed") && (
          <Notice tone="warn" title="The reason">
            {reason}
          </Notice>
        )}
        {status === "withdrawn" && (
          <Notice title="Only your company sees it.">
            It appears once you send it for review again and we have approved it.
          </Notice>
        )}
        {status === "open" && (
          <p>
            It is in the search now.{" "}
            <Link to={paths.job(slug)} className="link">
              See your posting
            </Link>
          </p>
        )}
        <ol className="grid list-decimal gap-2 pl-5">
          {applyUrl ? (
            <li>Candidates apply on your own site. The posting leads them there.</li>
          ) : (
            <>
              <li>
                Candidates apply here in about two minutes. Your owners and recruiters get an email for each.
              </li>
              <li>You answer them in your workspace. Fast answers are shown on your company's page.</li>
            </>
          )}
          <li>Every 14 days we ask whether you are still hiring. One click in the email answers it.</li>
        </ol>
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink to={workPaths.hiringJobs(company)}>Open my jobs</ButtonLink>
          {canWrite && status === "withdrawn" && (
            <Form method="post" action={workPaths.hiringJobs(company)}>
              <input type="hidden" name="pick0" value={slug} />
              <Button name="do" value="resubmit" look="outline">
                Send for review again
              </Button>
            </Form>
          )}
          {canWrite && !applyUrl && (
            <ButtonLink to={workPaths.hiringQuestions(company, slug)} look="outline">
              Add questions for applicants
            </ButtonLink>
          )}
          {canEdit && (
            <Form method="post" action={paths.postJob()}>
              <input type="hidden" name="template" value={slug} />
              <Button name="intent" value="edit" look="outline">
                {status === "rejected" || status === "withdrawn"
                  ? "Edit and send again"
                  : "Edit this posting"}
              </Button>
            </Form>
          )}
        </div>
      </div>
      {preview && (
        <section aria-labelledby="preview" className="page grid gap-item pb-section">
          <h2 id="preview">Preview</h2>
          <div className="min-w-0 rounded-card border border-line p-4 sm:p-6">
            <JobArticle {...preview} heading="h2" isPreview />
          </div>
        </section>
      )}
    </>
  );
}
