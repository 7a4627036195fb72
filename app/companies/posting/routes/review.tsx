import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import type { Publisher } from "#app/companies/posting/publication/publisher.ts";
import { DraftSteps } from "#app/companies/posting/screens/draft-steps.tsx";
import { FindingList } from "#app/companies/posting/screens/finding-list.tsx";
import {
  type Approval,
  PublishForm,
  PublishNeeds,
  toApproverText,
} from "#app/companies/posting/screens/publish-part.tsx";
import type { CheckedPosting } from "#app/jobs/checks/rules/check-posting.ts";
import { JobArticle, type JobDetail } from "#app/jobs/page/job-article.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import type { action, loader } from "./review.server.ts";

interface ReviewScreenProps {
  draft: string;
  isEdit: boolean;
  isRead: boolean;
  preview: JobDetail;
  checked: CheckedPosting;
  publisher: Publisher;
  /** A person reads it before visitors do. */
  isReviewed: boolean;
  isFirst: boolean;
  /** Null for someone who publishes by themself. */
  approval: Approval | null;
  refused:
    | { problem: "errors" | "duplicate" | "gone" | "enough" | "suspended"; slug: string | null }
    | undefined;
}

function ReviewScreen(props: ReviewScreenProps) {
  const { draft, isEdit, isRead, preview, checked, publisher, isReviewed, isFirst, approval, refused } =
    props;
  const errors = checked.findings.filter(({ severity }) => severity === "error").length;
  const findings = <FindingList draft={draft} checked={checked} />;
  return (
    <div className="grid gap-stack lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <div className="grid gap-stack">
        {isRead && !approval?.asked && (
          <Notice title="We filled in what we could read.">
            Each field says where it was read. Please go through the steps once and correct the rest.
          </Notice>
        )}
        {refused && <Refusal refused={refused} />}
        {approval && <ApprovalState {...approval} />}
        {/* Errors come before the button, and advice after it. */}
        {errors > 0 && findings}
        {publisher.kind === "ready" ? (
          <PublishForm
            publisher={publisher}
            isEdit={isEdit}
            isReviewed={isReviewed}
            isFirst={isFirst}
            approval={approval}
            errors={errors}
          />
        ) : (
          <PublishNeeds kind={publisher.kind} back={paths.postingReview(draft)} />
        )}
        {errors === 0 && findings}
      </div>
      <section aria-labelledby="preview" className="grid min-w-0 gap-item">
        <h2 id="preview">Preview</h2>
        <div className="min-w-0 rounded-card border border-line p-4 sm:p-6">
          <JobArticle {...preview} heading="h2" isPreview />
        </div>
      </section>
    </div>
  );
}

function ApprovalState({ names, company, asked, sentBack }: Approval) {
  if (asked)
    return (
      <Notice title={`Waits for approval since ${asked}.`} live>
        {toApproverText(names)} can publish it or send it back with a note, and you get an email either way.
        What you change meanwhile is what they read.{" "}
        <Link to={workPaths.hiringHome(company)} className="link">
          Back to your workspace
        </Link>
      </Notice>
    );
  return (
    sentBack !== null && (
      <Notice tone="warn" title="Sent back to you:">
        <span className="wrap-anywhere whitespace-pre-line">{sentBack}</span>
      </Notice>
    )
  );
}

function Refusal({ refused: { problem, slug } }: { refused: NonNullable<ReviewScreenProps["refused"]> }) {
  if (problem === "errors")
    return (
      <Notice tone="bad" title="Not published yet." live>
        Please correct what is listed below first. Your draft is saved.
      </Notice>
    );
  if (problem === "suspended")
    return (
      <Notice tone="bad" title="Not published: your company is suspended." live>
        Your draft is saved. Your workspace says why nobody can publish for it now.
      </Notice>
    );
  if (problem === "enough")
    return (
      <Notice tone="warn" title="Ten of your postings wait for us already." live>
        Your draft is saved. You can publish it once we have read the first of them.
      </Notice>
    );
  if (problem === "gone")
    return (
      <Notice tone="warn" title="This draft was published or deleted in another tab." live>
        Nothing was sent twice.
      </Notice>
    );
  return (
    <Notice tone="warn" title="You already have this posting." live>
      It has the same title in the same place.{" "}
      {slug && (
        <Link to={paths.publishedPosting(slug)} className="link">
          Open it
        </Link>
      )}{" "}
      If it is another opening, give it a requisition number of its own, or another title, such as its unit.
    </Notice>
  );
}

export { action, headers, loader } from "./review.server.ts";

export const meta = () => toAccountMeta("Review and publish");

export default function ReviewPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={page.approval ? "Review and ask for approval" : "Review and publish"}
        lead={page.isEdit ? "You change a posting of yours." : "See it as candidates will."}
      />
      <div className="page grid gap-stack pb-section">
        <DraftSteps draft={page.draft} current="review" />
        <ReviewScreen {...page} refused={useActionData<typeof action>()} />
      </div>
    </>
  );
}
