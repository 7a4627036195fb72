import "#app/jobs/postings/record/job-card.css";
import "#app/pages/page/workspace.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { longestNote } from "#app/companies/posting/publication/review-notes.ts";
import { FindingList } from "#app/companies/posting/screens/finding-list.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { JobArticle } from "#app/jobs/page/job-article.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { action, loader } from "./approval.server.ts";

export { action, headers, loader } from "./approval.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("Approve a posting", data?.isRefused));

export default function ApprovalPage() {
  const { company, title, author, asked, current, changes, sentBack, reply, revision, preview, checked } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isPending = useNavigation().formData !== undefined;
  const noteError = refused?.problem === "note" ? refused.text : null;
  return (
    <HiringPage
      company={company}
      part="home"
      title={title}
      lead={`${author} asked on ${asked} that you approve it.`}
    >
      <div className="grid gap-stack lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
        <div className="grid gap-stack top-4 lg:sticky">
          {refused && !noteError && (
            <Notice tone="warn" title={refused.text} live>
              {refused.problem === "duplicate" && refused.to && (
                <Link to={refused.to} className="link">
                  Open that posting
                </Link>
              )}
            </Notice>
          )}
          {sentBack !== null && (
            <Notice title="Sent back before, with this note:">
              <span className="wrap-anywhere whitespace-pre-line">{sentBack}</span>
            </Notice>
          )}
          {reply !== null && (
            <Notice title={`${author} writes:`}>
              <span className="wrap-anywhere whitespace-pre-line">{reply}</span>
            </Notice>
          )}
          <section aria-labelledby="decide" className="grid gap-item">
            <h2 id="decide" className="text-lg">
              Your answer
            </h2>
            <Form method="post" className="grid justify-items-start gap-2">
              <input type="hidden" name="revision" value={revision} />
              <p className="text-ink-2 text-md">
                {current ? "It changes a posting that visitors see. " : "It is not on the site yet. "}
                {author} gets an email when it is published.
                {current && (
                  <>
                    {" "}
                    <Link to={current} className="link">
                      See it as it is now
                    </Link>
                  </>
                )}
              </p>
              <Button name="decision" value="approve" aria-disabled={isPending}>
                Approve and publish
              </Button>
            </Form>
            <Form method="post" className="grid justify-items-start gap-2">
              <label htmlFor="note" className="font-semibold text-md">
                Or send it back: what should change?
              </label>
              <textarea
                id="note"
                name="note"
                rows={4}
                maxLength={longestNote}
                defaultValue={refused && "note" in refused ? refused.note : ""}
                required
                aria-invalid={noteError ? true : undefined}
                aria-describedby={noteError ? "note-error" : undefined}
                className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink"
              />
              {noteError && (
                <p id="note-error" role="alert" className="text-coral text-sm">
                  {noteError}
                </p>
              )}
              <Button name="decision" value="back" look="outline" aria-disabled={isPending}>
                Send back
              </Button>
            </Form>
          </section>
          {changes && (
            <section aria-labelledby="changes" className="grid gap-item">
              <h2 id="changes" className="text-lg">
                What changes
              </h2>
              {changes.length === 0 && <p>Nothing that visitors read.</p>}
              <dl className="grid gap-2">
                {changes.map(({ name, before, after }) => (
                  <div
                    key={name}
                    className="wrap-anywhere whitespace-pre-line rounded-card border border-line bg-surface p-4"
                  >
                    <dt className="font-semibold">{name}</dt>
                    <dd className="text-ink-2">{before ? <del>{before}</del> : "Not stated"}</dd>
                    <dd>{after ? <ins>{after}</ins> : "Not stated"}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <FindingList draft={null} checked={checked} />
        </div>
        <section aria-labelledby="preview" className="grid min-w-0 gap-item">
          <h2 id="preview" className="text-lg">
            Preview
          </h2>
          <div className="min-w-0 rounded-card border border-line p-4 sm:p-6">
            <JobArticle {...preview} heading="h2" isPreview />
          </div>
        </section>
      </div>
    </HiringPage>
  );
}
