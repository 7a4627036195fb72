import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { recheckPostings } from "#app/desk/markup/list/recheck.server.ts";
import { Judged, type JudgedView, ownSource } from "#app/desk/markup/screen/judged-view.tsx";
import { Score } from "#app/desk/markup/screen/markup-score.tsx";
import { toMarkupLines, toResultCard, toRuleResults } from "#app/desk/markup/screen/result-card.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { judgePosting } from "#app/jobs/checks/judgment/judge-posting.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Markup of ${data.title}` : "Job not found", isIndexed: false });

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const found = await findJobCheck(context, params.slug ?? "");
  if (!found) throw notFound();
  return found;
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  await requireForm(request, []);
  const found = await findJobCheck(context, params.slug ?? "");
  if (!found) throw notFound();
  await recheckPostings(context, viewer, [found.id]);
  throw goTo(deskPaths.adminJobValidation(found.slug));
}

export default function JobValidationPage() {
  const { slug, title, employer, score, isEligible, isRendered, judged } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={title}
      lead={employer.name}
      actions={
        <Form method="post">
          <Button look="outline" data-key="e">
            Save as its latest result
          </Button>
        </Form>
      }
    >
      <p className="flex flex-wrap items-center gap-3">
        <Score score={score} />
        {isEligible
          ? "Eligible for job search."
          : "Not eligible for job search until its errors are corrected."}
      </p>
      {!isRendered && (
        <Notice tone="warn" title="The page has no markup now">
          The posting is closed, or lacks what Google requires. Below is the markup that it would have.
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        <Link to={paths.job(slug)} className={buttonClass("outline")}>
          Open the posting
        </Link>
        <Link to={paths.employer(employer.slug)} className={buttonClass("outline")}>
          Open the employer
        </Link>
        <Link to={deskPaths.adminJobsValidation()} className="link inline-flex min-h-11 items-center">
          All postings
        </Link>
      </p>
      <Judged view={judged} source={ownSource} />
    </DeskPage>
  );
}

interface JobCheck {
  id: number;
  slug: string;
  title: string;
  employer: { name: string; slug: string };
  score: number;
  isEligible: boolean;
  isRendered: boolean;
  judged: JudgedView;
}

/** Judged now, not as stored. Null for a posting that was never public. */
async function findJobCheck({ db, env, now }: SiteContext, slug: string): Promise<JobCheck | null> {
  const job = await findJob(db, slug);
  if (!job) return null;
  const { checked, markup, isRendered, lines } = judgePosting(job, env.SITE_URL, now);
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    employer: { name: job.employer, slug: job.employerSlug },
    score: checked.score,
    isEligible: checked.isEligible,
    isRendered,
    judged: {
      results: toRuleResults(checked.findings, checked.posting),
      markup: toMarkupLines(markup, checked.findings),
      lines,
      card: toResultCard(markup, now),
    },
  };
}
