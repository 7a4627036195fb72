import { inArray, type SQL } from "drizzle-orm";
import { type CheckedMarkup, checkMarkup } from "#app/jobs/checks/markup/check-markup.ts";
import type { MarkupPage } from "#app/jobs/checks/markup/markup-page.ts";
import type { MarkupRuleId } from "#app/jobs/checks/markup/markup-rules.ts";
import { toParagraphTexts } from "#app/jobs/checks/markup/shown-text.ts";
import { type JobRecord, selectLiveRecords } from "#app/jobs/postings/record/find-job.server.ts";
import { type JobView, toApply, toJobState, toJobView } from "#app/jobs/postings/record/job-view.ts";
import { hasAmount } from "#app/jobs/postings/record/pay.ts";
import { toJobPosting, toMarkup } from "#app/jobs/postings/shape/job-posting.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { toJsonLdText } from "#app/kit/ui/json-ld-script.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export interface PostingCheck {
  jobId: number;
  rulesVersion: number;
  score: number;
  errors: number;
  warnings: number;
  rules: MarkupRuleId[];
  isEligible: boolean;
  hasPay: boolean;
}

export async function judgeLive(db: Db, of: SQL, siteUrl: string, now: number): Promise<PostingCheck[]> {
  const records = await selectLiveRecords(db, of, now);
  return records.map((record) => {
    const { checked } = judgePosting(record, siteUrl, now);
    const grave = new Set(
      checked.findings
        .filter(({ severity }) => severity === "E" || severity === "P")
        .map(({ ruleId }) => ruleId),
    );
    const rules = [...new Set(checked.findings.map(({ ruleId }) => ruleId))].sort();
    return {
      jobId: record.id,
      rulesVersion: checked.rulesVersion,
      score: checked.score,
      errors: grave.size,
      warnings: rules.length - grave.size,
      rules,
      isEligible: checked.isEligible,
      hasPay: checked.posting?.baseSalary !== undefined,
    };
  });
}

/** Writes only changes: a night's run over a million postings must not write a million rows. */
export function toChecksUpsert(
  db: Db,
  checks: readonly PostingCheck[],
  now: number,
  isTrue = "true",
): D1PreparedStatement {
  const rows = checks.map(({ rules, ...check }) => ({ ...check, rules: JSON.stringify(rules) }));
  return db.$client
    .prepare(
      `INSERT INTO markup_checks (job_id, rules_version, score, errors, warnings, rules, checked_at)
        SELECT value ->> 'jobId', value ->> 'rulesVersion', value ->> 'score', value ->> 'errors', value ->> 'warnings',
          value ->> 'rules', ?2 FROM json_each(?1) WHERE ${isTrue} AND EXISTS (SELECT 1 FROM jobs WHERE id = value ->> 'jobId')
        ON CONFLICT DO UPDATE SET rules_version = excluded.rules_version, score = excluded.score, errors = excluded.errors,
          warnings = excluded.warnings, rules = excluded.rules, checked_at = excluded.checked_at
        WHERE rules_version <> excluded.rules_version OR score <> excluded.score OR errors <> excluded.errors
          OR rules <> excluded.rules`,
    )
    .bind(JSON.stringify(rows), now);
}

/** Also forgets postings that are not live. */
export async function toRecheck(
  { db, env, now }: Pick<SiteContext, "db" | "env" | "now">,
  ids: readonly number[],
): Promise<D1PreparedStatement[]> {
  const checks = ids.length === 0 ? [] : await judgeLive(db, inArray(jobs.id, [...ids]), env.SITE_URL, now);
  const live = new Set(checks.map(({ jobId }) => jobId));
  return [
    toChecksUpsert(db, checks, now),
    db.$client
      .prepare("UPDATE markup_checks SET checked_at = ?2 WHERE job_id IN (SELECT value FROM json_each(?1))")
      .bind(JSON.stringify([...live]), now),
    db.$client
      .prepare("DELETE FROM markup_checks WHERE job_id IN (SELECT value FROM json_each(?1))")
      .bind(JSON.stringify(ids.filter((id) => !live.has(id)))),
  ];
}

/** If it fails, the nightly run repeats it. */
export function recheckSoon(context: SiteContext, slug: string): void {
  const work = async () => {
    const row = await context.db.$client
      .prepare("SELECT id FROM jobs WHERE slug = ?1")
      .bind(slug)
      .first<{ id: number }>();
    if (row) await context.db.$client.batch(await toRecheck(context, [row.id]));
  };
  context.waitUntil(work().catch((error) => logError("markup.recheck", error)));
}

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
