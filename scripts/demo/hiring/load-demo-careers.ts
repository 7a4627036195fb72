import type { CareersContent } from "#app/companies/pitch/careers/careers-content.ts";

const content: CareersContent = {
  text: `Northquill has ten hospitals and a medical group in Ohio, Indiana and Michigan. Most of us live within half an hour of where we work, and many of us trained here.

Nurses help set the staffing grid of their own unit and meet with the chief nurse every month. New graduates stay with one preceptor for twelve weeks. Nobody floats in their first six months.

We post the pay range of every job, and offers are made inside it.`,
  values: [
    {
      title: "Schedules out early",
      text: "Schedules are posted six weeks ahead, and shifts can be traded in the app without a call.",
    },
    {
      title: "Time to chart",
      text: "Clinic days end with 40 minutes of charting that nobody books over.",
    },
    {
      title: "Paid to keep learning",
      text: "We pay for a first specialty certification, the exam and the review course.",
    },
  ],
  video: null,
};

/** What the invented company says of itself on its page. Kept where the owner has changed it. */
export const loadDemoCareers = (db: D1Database, employerSlug: string) =>
  db
    .prepare(
      `INSERT OR IGNORE INTO company_pages (employer_id, revision, shown) SELECT id, 1, ?2 FROM employers WHERE slug = ?1`,
    )
    .bind(employerSlug, JSON.stringify(content))
    .run();
