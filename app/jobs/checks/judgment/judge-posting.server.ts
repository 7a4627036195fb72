import { type CheckedMarkup, checkMarkup } from "#app/jobs/checks/markup/check-markup.ts";
import type { MarkupPage } from "#app/jobs/checks/markup/markup-page.ts";
import { toParagraphTexts } from "#app/jobs/checks/markup/shown-text.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { type JobView, toApply, toJobState, toJobView } from "#app/jobs/postings/record/job-view.ts";
import { hasAmount } from "#app/jobs/postings/record/pay.ts";
import { toJobPosting, toMarkup } from "#app/jobs/postings/shape/job-posting.ts";
import { toJsonLdText } from "#app/kit/ui/json-ld-script.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

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

/** tests/pages/markup.test.ts compares these lines with the page. */
export function listShownLines(job: JobView): string[] {
  const { pay, employer, apply } = job;
  return [
    job.badges.map(({ label }) => label).join(" "),
    job.title,
    [employer.name, job.place].filter(Boolean).join(" · "),
    `Confirmed open ${job.confirmed}`,
    `Posted ${job.posted}`,
    ...job.tiles.map(({ label, value, note }) =>
      [label, value ?? (label === "Pay" ? "Competitive" : "Not stated"), note].filter(Boolean).join(": "),
    ),
    ...job.facts.map(({ label, value }) => `${label}: ${value}`),
    `${job.state === "closed" ? "Closed" : "Closes"} ${job.closes}`,
    [pay.amount, pay.unit].filter(Boolean).join(" "),
    ...(pay.note ? [pay.note] : []),
    ...job.payHistory,
    ...toParagraphTexts(job.descriptionHtml),
    ...toList("What you will do", job.responsibilities),
    ...toList("What they ask", [...job.needs, job.skills.join(", ")]),
    ...toList("Benefits", job.benefits),
    employer.isAgency ? "Staffing agency hiring for a facility" : "Hires directly",
    employer.about,
    apply ? `Apply at ${apply.host}` : "Apply on this site",
  ].filter(Boolean);
}

const toList = (title: string, items: readonly string[]): string[] =>
  items.some(Boolean) ? [title, ...items] : [];
