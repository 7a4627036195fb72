import { type CheckedMarkup, checkMarkup } from "#app/jobs/checks/markup/check-markup.ts";
import type { MarkupPage } from "#app/jobs/checks/markup/markup-page.ts";
import type { JobRecord } from "#app/jobs/posting/job-page.server.ts";
import { toJobPosting, toMarkup } from "#app/jobs/posting/job-posting.ts";
import { toApply, toJobState, toJobView } from "#app/jobs/posting/job-view.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { toJsonLdText } from "#app/ui/json-ld-script.tsx";
import { listShownLines } from "./shown-lines.ts";

interface JudgedPosting {
  checked: CheckedMarkup;
  /** As the page has it or would have it. */
  markup: Record<string, unknown>;
  /** The page leaves it out while it lacks what Google requires. */
  isRendered: boolean;
  lines: string[];
}

/** The checklist on a posting's markup and page as they are rendered from its row. */
export function judgePosting(job: JobRecord, siteUrl: string, now: number): JudgedPosting {
  const url = new URL(paths.job(job.slug), siteUrl).href;
  const state = toJobState(job, now);
  const isLive = state === "open" || state === "closing";
  const lines = listShownLines(toJobView(job, now));
  const markup = toMarkup(job, url);
  const page: MarkupPage = {
    text: lines.join("\n"),
    status: job.status === "removed" ? 410 : 200,
    robots: isLive ? "index" : "noindex",
    canonical: url,
    isList: false,
    isListedInRobotsTxt: false,
    needsLogIn: false,
    apply: toApply(job) === null ? "here" : "elsewhere",
    isOpen: isLive,
    isAgency: job.employerKind === "agency",
  };
  return {
    checked: checkMarkup({ scripts: [toJsonLdText(markup)], page, siteName: site.name, now }),
    markup,
    isRendered: isLive && toJobPosting(job, url) !== null,
    lines,
  };
}
