import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { findReviewedPosting } from "#app/companies/posting/publication/decide-posting.server.ts";
import { showPosting } from "#app/companies/posting/publication/draft-posting.server.ts";
import {
  listReviewChanges,
  type ReviewContent,
  toReviewContent,
} from "#app/companies/posting/publication/review-content.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { findLastReview } from "#app/desk/postings/desk-postings.server.ts";
import { DifferenceTable } from "#app/desk/postings/difference-table.tsx";
import { readPostingFacts } from "#app/desk/postings/poster-facts.server.ts";
import { DecisionList, PosterFacts } from "#app/desk/postings/poster-facts.tsx";
import { findPostingNotice } from "#app/desk/postings/posting-notices.ts";
import { deskStatusNames, deskStatusTones } from "#app/desk/postings/posting-status.ts";
import { listPostingSteps } from "#app/desk/postings/posting-steps.ts";
import { receivePostingForm } from "#app/desk/postings/receive-posting-form.server.ts";
import { AsRead, RejectForm, StepsForm, WarningTable } from "#app/desk/postings/steps-form.tsx";
import { toPostingTexts } from "#app/jobs/checks/warnings/posting-texts.ts";
import { listWarnings } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { JobArticle } from "#app/jobs/page/job-article.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Check: ${data.title}` : "Posting", isIndexed: false });

async function getPosting({ db }: SiteContext, slug = "") {
  const found = await findReviewedPosting(db, slug);
  if (!found) throw notFound();
  return found;
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { posting, ...found } = await getPosting(context, params.slug);
  const [review, facts, preview] = await Promise.all([
    findLastReview(context.db, found.id),
    readPostingFacts(context, found),
    showPosting(context, posting, found.companySlug),
  ]);
  const { slug, title, status, reason, company, companySlug, revision, updatedAt, isHeld } = found;
  const content = toReviewContent(posting);
  return {
    ...{ slug, title, status, reason, company, updatedAt, isHeld },
    asRead: { revision, read: JSON.stringify(content) },
    companyPath: paths.adminEmployer(companySlug),
    publicPath: paths.job(slug),
    log: paths.adminAudit(`subject=job:${found.id}`),
    sent: toOfficeTime(found.sentAt),
    notice: findPostingNotice(new URL(request.url).searchParams.get("done")),
    steps: listPostingSteps(status),
    before: review && {
      at: toOfficeTime(review.at),
      decision: review.decision,
      reason: review.reason,
      differences: listReviewChanges(JSON.parse(review.content) as ReviewContent, content),
    },
    warnings: listWarnings(toPostingTexts(posting)),
    facts,
    preview,
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receivePostingForm(context, request, await getPosting(context, params.slug), viewer.id);
}

export default function PostingPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { slug, title, status, reason, company, updatedAt, asRead, isHeld, notice, steps, before, facts } =
    page;
  return (
    <DeskPage
      title={title}
      lead={
        <>
          <Link to={page.companyPath} className="link">
            {company}
          </Link>
          , sent {page.sent}
        </>
      }
    >
      {notice && !answer && <Notice live tone={notice.tone} title={notice.title} />}
      {answer?.differences && (
        <>
          <Notice live tone="warn" title="Nothing was decided yet.">
            The posting or its company changed after you opened this page. Read what changed, then decide
            again.
          </Notice>
          <DifferenceTable
            title="Changed since you opened the page"
            same="The words are the same. A detail that is not listed here changed, or it was sent again."
            differences={answer.differences}
          />
        </>
      )}
      <Chips chips={[{ label: deskStatusNames[status], tone: deskStatusTones[status] }]} />
      {isHeld && (
        <Notice tone="warn" title="The company is suspended, or all of its owners are.">
          None of its postings opens. Its own page says more.
        </Notice>
      )}
      {reason && <Notice title="The reason that its company reads">{reason}</Notice>}
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-stack">
          {status === "pending" && (
            <section key={slug} aria-label="Decision" className="grid max-w-2xl gap-item">
              {!isHeld && (
                <Form method="post">
                  <AsRead asRead={asRead} />
                  <Button name="decision" value="approve" data-key="e">
                    Approve
                  </Button>
                </Form>
              )}
              <RejectForm
                key={asRead.revision}
                asRead={asRead}
                answer={answer?.form === "reject" ? answer : undefined}
              />
            </section>
          )}
          <WarningTable warnings={page.warnings} />
          {before && (
            <DifferenceTable
              title={`Changed since ${before.at}`}
              note={
                before.reason &&
                `${before.decision === "approve" ? "Approved" : "Sent back"} then: ${before.reason}`
              }
              same="The posting says what it said then."
              differences={before.differences}
            />
          )}
          <section aria-labelledby="preview" className="grid gap-item">
            <h2 id="preview">{status === "open" ? "What visitors see" : "What visitors will see"}</h2>
            <div className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
              <JobArticle {...page.preview} heading="h2" isPreview />
            </div>
          </section>
        </div>
        <div className="grid min-w-0 gap-stack">
          <PosterFacts facts={facts} />
          <section aria-labelledby="decisions" className="grid gap-3">
            <h2 id="decisions">Our decisions about this company</h2>
            <DecisionList decisions={facts.decisions} />
          </section>
          {steps.length > 0 && (
            <StepsForm
              key={`${slug} ${status}`}
              steps={steps}
              changedAt={updatedAt}
              answer={answer?.form === "step" ? answer : undefined}
            />
          )}
          <p className="flex flex-wrap gap-x-6">
            <Link to={page.publicPath} className="link inline-flex min-h-11 items-center">
              Its public page
            </Link>
            <DeskLink to={page.log} className="link inline-flex min-h-11 items-center" otherwise={null}>
              What was done to it
            </DeskLink>
          </p>
        </div>
      </div>
    </DeskPage>
  );
}
