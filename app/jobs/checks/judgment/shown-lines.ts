import { toParagraphTexts } from "#app/jobs/checks/markup/shown-text.ts";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";

/** tests/pages/markup.test.ts compares these lines with the page. */
export function listShownLines(job: JobView): string[] {
  const { pay, employer, apply } = job;
  return [
    job.badges.map(({ label }) => label).join(" "),
    job.title,
    [employer.name, job.place].filter(Boolean).join(" · "),
    job.freshness,
    ...job.tiles.map(({ label, value, note }) =>
      [label, value ?? (label === "Pay" ? "Competitive" : "Not stated"), note].filter(Boolean).join(": "),
    ),
    ...job.facts.map(({ label, value }) => `${label}: ${value}`),
    `${job.state === "closed" ? "Closed" : "Closes"} ${job.closes}`,
    [pay.amount, pay.unit, pay.note].filter(Boolean).join(" "),
    ...job.payHistory,
    ...toParagraphTexts(job.descriptionHtml),
    ...toList("What you will do", job.responsibilities),
    ...toList("What you need", [...job.needs, job.skills.join(", ")]),
    ...toList("Benefits", job.benefits),
    employer.isAgency ? "Staffing agency hiring for a facility" : "Hires directly",
    employer.about,
    apply ? `Apply at ${apply.host}` : "Apply on this site",
  ].filter(Boolean);
}

const toList = (title: string, items: readonly string[]): string[] =>
  items.some(Boolean) ? [title, ...items] : [];
