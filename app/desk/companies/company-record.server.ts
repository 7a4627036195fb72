import { toDisplayName } from "#app/accounts/session/names.ts";
import { type CareersContent, noContent } from "#app/companies/pitch/careers/careers-content.ts";
import { selectCompanyPage, toCompanyPageRow } from "#app/companies/pitch/careers/careers-page.server.ts";
import { isKnownEmployer, toVerifiedText } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { toCareersTexts } from "#app/companies/workspace/careers/careers-form.ts";
import { toWholeReach } from "#app/companies/workspace/frame/reach.ts";
import { toStatusCounts } from "#app/companies/workspace/jobs-table/row-queries.server.ts";
import {
  type DecisionRow,
  selectCompanyDecisions,
  toDecisionView,
} from "#app/desk/postings/poster-facts.server.ts";
import { deskStatusNames, listedStatuses } from "#app/desk/postings/posting-status.ts";
import { type ReportReason, reportReasons } from "#app/desk/reports/report-decision.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { listWarnings } from "#app/jobs/checks/warnings/posting-warnings.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toListDay, toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { toLogWords } from "./log-words.ts";

export interface CompanyRow {
  id: number;
  slug: string;
  name: string;
  kind: "direct" | "agency";
  about: string;
  website: string | null;
  city: string | null;
  stateCode: string | null;
  domain: string | null;
  verifiedAt: number | null;
  verifiedBy: "domain" | "review" | null;
  approvedAt: number | null;
  suspendedAt: number | null;
  suspendedReason: string | null;
  createdAt: number;
  isHeld: number;
}

export const findDeskCompany = ({ $client }: Db, slug: string): Promise<CompanyRow | null> =>
  $client
    .prepare(
      `SELECT id, slug, name, kind, about, website, city, state_code AS stateCode, domain, verified_at AS verifiedAt,
        verified_by AS verifiedBy, approved_at AS approvedAt, suspended_at AS suspendedAt,
        suspended_reason AS suspendedReason, created_at AS createdAt,
        EXISTS (SELECT 1 FROM held_employers h WHERE h.id = employers.id) AS isHeld FROM employers WHERE slug = ?1`,
    )
    .bind(slug)
    .first<CompanyRow>();

const mostPeople = 100;
const mostListed = 20;
/** Of a company with more postings, the reports of its newest ones. */
const mostLookedThrough = 2000;

interface PersonRow {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  since: number;
  verifiedAt: number | null;
  suspendedAt: number | null;
}
interface PostingRow {
  slug: string;
  title: string;
  status: JobStatus;
  postedAt: number;
}
interface ReportRow {
  id: number;
  slug: string;
  title: string;
  reason: ReportReason;
  state: "open" | "upheld" | "dismissed";
  at: number;
}
interface LineRow {
  id: number;
  publicId: string;
  text: string;
  state: string;
  at: number;
  by: string | null;
  detail: string;
}

/** Each of them reads an index of the company. */
export function selectCompanyParts({ $client: d1 }: Db, id: number): D1PreparedStatement[] {
  const prepare = (sql: string) => d1.prepare(sql).bind(id);
  return [
    prepare(`SELECT u.id, u.email, u.first_name AS firstName, u.last_name AS lastName,
      iif(m.is_manager, 'manager', m.role) AS role, m.created_at AS since,
      u.email_verified_at AS verifiedAt, u.suspended_at AS suspendedAt
      FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.employer_id = ?1 ORDER BY m.role LIMIT ${mostPeople}`),
    toStatusCounts(d1, toWholeReach(id)),
    prepare(`SELECT slug, title, status, posted_at AS postedAt FROM jobs WHERE employer_id = ?1
      ORDER BY posted_at DESC LIMIT ${mostListed}`),
    selectCompanyDecisions(d1, id),
    prepare(`SELECT r.id, j.slug, j.title, r.reason, r.state, r.created_at AS at
      FROM (SELECT id, slug, title FROM jobs WHERE employer_id = ?1 ORDER BY posted_at DESC LIMIT ${mostLookedThrough}) j
      CROSS JOIN job_reports r ON r.job_id = j.id ORDER BY r.id DESC LIMIT ${mostListed}`),
    prepare(`SELECT id, public_id AS publicId, ifnull(position, 'Hiring request') AS text, status AS state, created_at AS at
      FROM hire_requests WHERE employer_id = ?1 ORDER BY id DESC LIMIT ${mostListed}`),
    prepare(`SELECT id, public_id AS publicId, name AS text, status AS state, updated_at AS at FROM employer_feeds
      WHERE employer_id = ?1 ORDER BY created_at DESC LIMIT ${mostListed}`),
    prepare(`SELECT n.id, n.text, n.created_at AS at, trim(u.first_name || ' ' || u.last_name) AS "by" FROM employer_notes n
      LEFT JOIN users u ON u.id = n.author_id WHERE n.employer_id = ?1 ORDER BY n.id DESC LIMIT ${mostListed}`),
    prepare(`SELECT l.id, l.action AS text, l.detail, l.at, trim(u.first_name || ' ' || u.last_name) AS "by"
      FROM audit_log l LEFT JOIN users u ON u.id = l.actor_id WHERE l.subject IN (SELECT 'company:' || cast(?1 AS INTEGER)
        UNION ALL SELECT 'employer:' || cast(?1 AS INTEGER) UNION ALL SELECT 'company:' || former_id FROM employer_slugs WHERE employer_id = ?1
        UNION ALL SELECT 'employer:' || former_id FROM employer_slugs WHERE employer_id = ?1)
      ORDER BY l.id DESC LIMIT ${mostListed}`),
    selectCompanyPage(d1, "?1", id),
    prepare("SELECT count(*) AS images FROM company_images WHERE employer_id = ?1"),
    prepare("SELECT slug FROM employer_slugs WHERE employer_id = ?1 ORDER BY at LIMIT 50"),
  ];
}

const reportStates = { open: "Open", upheld: "Taken down", dismissed: "Left up" };

export async function readCompanyRecord(db: Db, company: CompanyRow) {
  const read = await db.$client.batch(selectCompanyParts(db, company.id));
  const [people, counts, postings, decisions, reports, requests, feeds, notes, log, pages, images, former] =
    read.map(({ results }) => results);
  const counted = new Map(
    (counts as { status: JobStatus; postings: number }[]).map(({ status, postings }) => [status, postings]),
  );
  const toLine = ({ id, text, state, at, by }: LineRow) => ({ id, text, state, by, at: toOfficeTime(at) });
  return {
    company: {
      ...{
        slug: company.slug,
        name: company.name,
        kind: company.kind,
        about: company.about,
        website: company.website,
      },
      place: [company.city, company.stateCode].filter(Boolean).join(", ") || null,
      verified: toVerifiedText(company),
      isTrusted: company.approvedAt !== null,
      isSuspended: company.suspendedAt !== null,
      isHeld: company.isHeld === 1,
      suspension: company.suspendedAt === null ? null : toOfficeTime(company.suspendedAt),
      suspendedReason: company.suspendedReason,
      since: toListDay(company.createdAt),
      former: (former as { slug: string }[]).map(({ slug }) => slug).join(", ") || null,
      publicTo: (await isKnownEmployer(db, company.id)) ? paths.employer(company.slug) : null,
      mergeTo: deskPaths.adminMergeEmployer(company.slug),
      logTo: deskPaths.adminAudit(`subject=company:${company.id}`),
    },
    page: toPageView(toCompanyPageRow({ results: pages! }), (images as { images: number }[])[0]!.images),
    people: (people as PersonRow[]).map((person) => ({
      id: person.id,
      name: toDisplayName(person),
      email: person.email,
      role: person.role,
      isConfirmed: person.verifiedAt !== null,
      isSuspended: person.suspendedAt !== null,
      since: toListDay(person.since),
      to: deskPaths.adminUser(person.id),
    })),
    counts: listedStatuses.map((status) => ({
      name: deskStatusNames[status],
      postings: counted.get(status) ?? 0,
    })),
    postings: (postings as PostingRow[]).map(({ slug, title, status, postedAt }) => ({
      ...{ slug, title, status },
      to: deskPaths.adminPosting(slug),
      posted: toListDay(postedAt),
    })),
    decisions: (decisions as DecisionRow[]).map(toDecisionView),
    reports: (reports as ReportRow[]).map(({ id, slug, title, reason, state, at }) => ({
      ...{ id, text: `${title}: ${reportReasons[reason]}`, state: reportStates[state], by: null },
      at: toOfficeTime(at),
      to: deskPaths.adminPosting(slug),
    })),
    requests: (requests as LineRow[]).map((row) => ({
      ...toLine(row),
      to: deskPaths.adminHireRequest(row.publicId),
    })),
    feeds: (feeds as LineRow[]).map((row) => ({ ...toLine(row), to: serverPaths.adminFeed(row.publicId) })),
    notes: (notes as LineRow[]).map(toLine),
    log: (log as LineRow[]).map((row) => ({
      ...toLine(row),
      ...toLogWords(row.text, JSON.parse(row.detail) as Record<string, unknown>),
    })),
  };
}

/** Null while it has none. */
function toPageView(row: ReturnType<typeof toCompanyPageRow>, photos: number) {
  if (!row && photos === 0) return null;
  const shown: CareersContent = row ? JSON.parse(row.shown) : noContent;
  const waiting: CareersContent | null =
    row?.waiting && row.askedAt !== null ? JSON.parse(row.waiting) : null;
  const toTexts = (content: CareersContent) =>
    Object.entries(toCareersTexts(content)).filter(([, text]) => text !== "");
  return {
    revision: row?.revision ?? 0,
    texts: toTexts(shown),
    waiting: waiting && toTexts(waiting),
    warnings: waiting
      ? listWarnings(toCareersTexts(waiting)).map(({ label, words }) => `${label}: ${words}`)
      : [],
    isDown: row !== null && row.downAt !== null,
    reason: row?.reason ?? null,
    photos,
  };
}

export type CompanyRecord = Awaited<ReturnType<typeof readCompanyRecord>>;
