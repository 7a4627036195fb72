import { judgePosting } from "#app/jobs/checks/judgment/judge-posting.ts";
import { findJob } from "#app/jobs/postings/record/job-page.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { JudgedView } from "#app/desk/markup/screen/judged-view.tsx";
import { toMarkupLines } from "#app/desk/markup/screen/markup-lines.ts";
import { toResultCard } from "#app/desk/markup/screen/result-card.ts";
import { toRuleResults } from "#app/desk/markup/screen/rule-results.ts";

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
export async function findJobCheck({ db, env, now }: SiteContext, slug: string): Promise<JobCheck | null> {
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
