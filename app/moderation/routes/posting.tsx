import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/desk-page.tsx";
import { findNotice } from "#app/forms/find-notice.ts";
import { JobArticle } from "#app/jobs/detail/job-article.tsx";
import { toPostingTexts } from "#app/jobs/warnings/posting-texts.ts";
import { listWarnings } from "#app/jobs/warnings/posting-warnings.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { requireForm } from "#app/platform/form/form-stream.ts";
import { goTo, notFound, unprocessed } from "#app/platform/http.ts";
import { decidePosting, decisionSchema } from "#app/post-job/publish/decide-posting.server.ts";
import { showPosting } from "#app/post-job/publish/posting-preview.server.ts";
import {
  listReviewChanges,
  type ReviewContent,
  readReviewContent,
  toReviewContent,
} from "#app/post-job/publish/review-content.ts";
import { findReviewedPosting } from "#app/post-job/publish/reviewed-posting.server.ts";
import { toOfficeTime } from "#app/text/when.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { DifferenceTable } from "../posting/difference-table.tsx";
import { AsRead, RejectForm } from "../posting/reject-form.tsx";
import { findLastReview } from "../posting/waiting-postings.server.ts";
import { WarningTable } from "../posting/warning-table.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Check: ${data.title}` : "Posting", isIndexed: false });

const doneTexts: Record<string, string> = {
  approve: "The posting is live, and its company has an email.",
  reject: "The posting was sent back, and its company has your reason by email.",
  late: "Nothing was decided: the posting does not wait any more, or its company is suspended.",
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const found = await findReviewedPosting(context.db, params.slug ?? "");
  if (!found) throw notFound();
  const review = await findLastReview(context.db, found.id);
  const done = new URL(request.url).searchParams.get("done");
  const { posting, ...shown } = found;
  const content = toReviewContent(posting);
  return {
    slug: shown.slug,
    asRead: { revision: shown.revision, read: JSON.stringify(content) },
    title: shown.title,
    status: shown.status,
    reason: shown.reason,
    company: shown.company,
    companyPath: paths.employer(shown.companySlug),
    sent: toOfficeTime(shown.sentAt),
    done: findNotice(doneTexts, done),
    before: review && {
      at: toOfficeTime(review.at),
      decision: review.decision,
      reason: review.reason,
      differences: listReviewChanges(JSON.parse(review.content) as ReviewContent, content),
    },
    warnings: listWarnings(toPostingTexts(posting)),
    preview: await showPosting(context, posting, shown.companySlug),
  };
}

/** The words of a posting, encoded for a form. */
const longestRead = 4 * 1024 * 1024;

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, ["decision", "reason", "revision", "read"], {
    maxBytes: longestRead,
    maxFieldBytes: longestRead,
  });
  const submission = parseWithZod(form, { schema: decisionSchema });
  if (submission.status !== "success") {
    if (form.get("decision") !== "reject") throw notFound();
    return unprocessed({ result: submission.reply(), differences: null });
  }
  const slug = params.slug ?? "";
  const outcome = await decidePosting(context, slug, submission.value, viewer.id);
  if (outcome === "missing") throw notFound();
  if (outcome === "changed") {
    const read = readReviewContent(submission.value.read);
    const found = await findReviewedPosting(context.db, slug);
    const differences = read && found ? listReviewChanges(read, toReviewContent(found.posting)) : [];
    // A typed reason stays in its field.
    const result = submission.value.decision === "reject" ? submission.reply() : undefined;
    return data({ result, differences }, { status: 409 });
  }
  throw goTo(paths.adminPosting(slug, `done=${outcome === "decided" ? submission.value.decision : "late"}`));
}

export default function PostingPage() {
  const { title, status, reason, company, companyPath, sent, done, asRead, before, warnings, preview } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title={title}
      lead={
        <>
          <Link to={companyPath} className="link">
            {company}
          </Link>
          , sent {sent}, {status}
        </>
      }
    >
      {done && !answer && <Notice live tone="good" title={done} />}
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
      {status === "pending" && (
        <section aria-label="Decision" className="grid max-w-2xl gap-item">
          <Form method="post">
            <AsRead asRead={asRead} />
            <Button name="decision" value="approve" data-key="e">
              Approve
            </Button>
          </Form>
          <RejectForm key={asRead.revision} asRead={asRead} answer={answer?.result ? answer : undefined} />
        </section>
      )}
      {status === "rejected" && <Notice title="Sent back with this reason">{reason}</Notice>}
      <WarningTable warnings={warnings} />
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
        <h2 id="preview">What visitors will see</h2>
        <div className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
          <JobArticle {...preview} heading="h2" isPreview />
        </div>
      </section>
    </DeskPage>
  );
}
