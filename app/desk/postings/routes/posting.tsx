// The preview is HTML of the server, which brings no styles.
import "#app/facts/licensing/memory/license-detail.css";
import "#app/jobs/page/job-detail.css";
import "#app/jobs/postings/record/job-card.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { DifferenceTable } from "#app/desk/postings/difference-table.tsx";
import { GuessedPart, LawPart } from "#app/desk/postings/law-and-guesses.tsx";
import { DecisionList, listDoubts, PosterFacts } from "#app/desk/postings/poster-facts.tsx";
import { deskStatusNames, deskStatusTones } from "#app/desk/postings/posting-status.ts";
import { AsRead, RejectForm, StepsForm, WarningTable } from "#app/desk/postings/steps-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { PlainIsland } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./posting.server.ts";

export { action, loader } from "./posting.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Check: ${data.title}` : "Posting", isIndexed: false });

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
      <Chips
        chips={[
          { label: deskStatusNames[status], tone: deskStatusTones[status] },
          ...(status === "pending" ? [page.due, ...listDoubts(facts)] : []),
        ]}
      />
      {isHeld && (
        <Notice tone="warn" title="The company is suspended, or all of its owners are.">
          None of its postings opens. Its own page says more.
        </Notice>
      )}
      {reason && <Notice title="The reason that its company reads">{reason}</Notice>}
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-stack">
          <LawPart laws={page.laws} />
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
          <GuessedPart guesses={page.guesses} />
          <section aria-labelledby="preview" className="grid gap-item">
            <h2 id="preview">{status === "open" ? "What visitors see" : "What visitors will see"}</h2>
            <PlainIsland
              key={asRead.revision}
              name="posting-preview"
              html={page.preview}
              className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6"
            />
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
