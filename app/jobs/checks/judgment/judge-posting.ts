import { type CheckedMarkup, checkMarkup } from "#app/jobs/checks/markup/check-markup.ts";
import type { MarkupPage } from "#app/jobs/checks/markup/markup-page.ts";
import type { JobRecord } from "#app/jobs/postings/record/job-page.server.ts";
import { toJobPosting, toMarkup } from "#app/jobs/postings/record/job-posting.ts";
import { toApply, toJobState, toJobView } from "#app/jobs/postings/record/job-view.ts";
import { hasAmount } from "#app/jobs/postings/record/pay.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { toJsonLdText } from "#app/kit/ui/json-ld-script.tsx";
import { listShownLines } from "./shown-lines.ts";

interface JudgedPosting {
  checked: CheckedMarkup;
  markup: Record<string, unknown>;
  /** False while the posting lacks what Google requires: then the page omits its markup. */
  isRendered: boolean;
  lines: string[];
}

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
    statesPay: hasAmount(job),
  };
  return {
    checked: checkMarkup({ scripts: [toJsonLdText(markup)], page, siteName: site.name, now }),
    markup,
    isRendered: isLive && toJobPosting(job, url) !== null,
    lines,
  };
}
