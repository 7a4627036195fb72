import { toDisplayName } from "#app/accounts/session/names.ts";
import { findCompanyDomain, findProvenDomain } from "#app/companies/workspace/claim/email-domain.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toOfficeDay, toOfficeTime } from "#app/kit/text/when.ts";

interface PosterRow {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: number;
  verifiedAt: number | null;
  suspendedAt: number | null;
  role: string | null;
}

interface CompanyRow {
  slug: string;
  website: string | null;
  domain: string | null;
  approvedAt: number | null;
  createdAt: number;
}

export interface DecisionRow {
  id: number;
  slug: string;
  title: string;
  decision: "approve" | "reject";
  reason: string | null;
  at: number;
  by: string | null;
}

const mostShown = 10;
/** Of a company with more postings, the decisions about its newest ones. */
const mostLookedThrough = 2000;

/** Also about the posting itself, newest first. */
export const selectCompanyDecisions = (d1: D1Database, employerId: number): D1PreparedStatement =>
  d1
    .prepare(
      `SELECT r.id, j.slug, j.title, r.decision, r.reason, r.at, trim(u.first_name || ' ' || u.last_name) AS "by"
        FROM (SELECT id, slug, title FROM jobs WHERE employer_id = ?1 ORDER BY posted_at DESC LIMIT ${mostLookedThrough}) j
        CROSS JOIN posting_reviews r ON r.job_id = j.id LEFT JOIN users u ON u.id = r.decided_by
        ORDER BY r.id DESC LIMIT ${mostShown}`,
    )
    .bind(employerId);

export const toDecisionView = ({ id, slug, title, decision, reason, at, by }: DecisionRow) => ({
  ...{ id, title, reason, by },
  to: deskPaths.adminPosting(slug),
  words: decision === "approve" ? "Approved" : "Sent back",
  at: toOfficeTime(at),
});

/** Who posted it, whether that person is at the company, and what we decided before. */
export async function readPostingFacts({ db, now }: SiteContext, job: { id: number; employerId: number }) {
  const d1 = db.$client;
  const [posters, companies, decisions, reports] = await d1.batch([
    d1
      .prepare(
        `SELECT u.id, u.email, u.first_name AS firstName, u.last_name AS lastName, u.created_at AS createdAt,
          u.email_verified_at AS verifiedAt, u.suspended_at AS suspendedAt,
          (SELECT m.role FROM memberships m WHERE m.user_id = u.id AND m.employer_id = ?2) AS role
          FROM job_events v JOIN users u ON u.id = v.actor_id WHERE v.job_id = ?1 AND v.kind = 'state'
            AND (v.detail ->> 'from' IS NULL OR v.detail ->> 'to' = 'pending') ORDER BY v.id DESC LIMIT 1`,
      )
      .bind(job.id, job.employerId),
    d1
      .prepare(
        "SELECT slug, website, domain, approved_at AS approvedAt, created_at AS createdAt FROM employers WHERE id = ?1",
      )
      .bind(job.employerId),
    selectCompanyDecisions(d1, job.employerId),
    d1
      .prepare("SELECT count(*) AS reports FROM job_reports WHERE job_id = ?1 AND state = 'open'")
      .bind(job.id),
  ]);
  const [poster] = posters!.results as unknown as PosterRow[];
  const company = companies!.results[0] as unknown as CompanyRow;
  const domain = await findCompanyDomain(company);
  return {
    poster: poster
      ? toPosterView(poster, (await findProvenDomain(poster.email, company)) !== null, domain, now)
      : null,
    isFirst: company.approvedAt === null,
    companySince: toOfficeDay(company.createdAt),
    openReports: (reports!.results[0] as { reports: number }).reports,
    decisions: (decisions!.results as unknown as DecisionRow[]).map(toDecisionView),
  };
}

function toPosterView(poster: PosterRow, isAt: boolean, domain: string | null, now: number) {
  return {
    name: toDisplayName(poster),
    email: poster.email,
    to: deskPaths.adminUser(poster.id),
    role: poster.role ?? "no longer in the team",
    isConfirmed: poster.verifiedAt !== null,
    isSuspended: poster.suspendedAt !== null,
    account: `${toAgeText(now - poster.createdAt)} (since ${toOfficeDay(poster.createdAt)})`,
    isNew: now - poster.createdAt < newMs,
    domain: {
      isSame: isAt,
      isKnown: domain !== null,
      text: isAt
        ? `The email is at ${domain}, the company's domain.`
        : domain === null
          ? "The company states no domain of its own to compare with."
          : `The email is not at ${domain}, the company's domain.`,
    },
  };
}

const newMs = 7 * dayMs;

function toAgeText(ms: number): string {
  const days = Math.floor(ms / dayMs);
  if (days < 1) return "Less than a day old";
  return days === 1 ? "1 day old" : `${days} days old`;
}
