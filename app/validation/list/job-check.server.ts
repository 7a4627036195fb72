import { judgePosting } from "#app/jobs/judging/judge-posting.ts";
import { findJob } from "#app/jobs/posting/job-page.server.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { JudgedView } from "../view/judged-view.tsx";
import { toMarkupLines } from "../view/markup-lines.ts";
import { toResultCard } from "../view/result-card.ts";
import { toRuleResults } from "../view/rule-results.ts";

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
