import { sql } from "drizzle-orm";
import { listEmployerOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { toCompanyAddress } from "#app/jobs/search/percolator/search-address.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import type { Crumb } from "#app/pages/page/breadcrumbs.ts";
import { paths } from "#app/paths.ts";
import { findAnswerFigures } from "./answer-times.server.ts";
import { toProfileFacts } from "./profile-facts.ts";

const mostPages = 500;

export async function getEmployerPage(context: SiteContext, request: Request, slug: string) {
  const employer = await findEmployer(context.db, slug.toLowerCase());
  if (!employer) {
    const kept = await findFormerEmployer(context.db, slug.toLowerCase());
    throw kept === null ? notFound() : movedTo(request, paths.employer(kept));
  }
  if (employer.slug !== slug) throw movedTo(request, paths.employer(employer.slug));
  const page = readPage(request);
  const [openings, answers, pay] = await Promise.all([
    listEmployerOpenings(context.db, employer.id, page, context.now),
    page === 1 ? findAnswerFigures(context.db, employer.id, context.now) : null,
    page === 1 ? countStatedPay(context.db, employer.id) : null,
  ]);
  if (page > 1 && openings.jobs.length === 0) throw notFound();
  const { name, about, website } = employer;
  const place = [employer.city, employer.stateCode].filter(Boolean).join(", ");
  const jobs = openings.total === 1 ? "job" : "jobs";
  const trail: Crumb[] = [
    { name: "Jobs", path: paths.jobs() },
    { name, path: paths.employer(slug) },
  ];
  return {
    employer: { slug, name, about, website, place, isAgency: employer.kind === "agency" },
    verified: toVerifiedText(employer),
    known: pay && toProfileFacts(answers, pay),
    openings,
    alert: toCompanyAddress(slug),
    page,
    heading: openings.total === 0 ? "No open jobs right now" : `${formatTotal(openings)} open ${jobs}`,
    trail,
    canonical: paths.employer(slug, page),
  };
}

export interface EmployerRow {
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
}

const employerColumns = sql`id, slug, name, kind, about, website, city, state_code AS stateCode, domain,
  verified_at AS verifiedAt, verified_by AS verifiedBy`;

/** A company that visitors know: one that we approved, or that a feed of ours named. */
export async function findEmployer(db: Db, slug: string): Promise<EmployerRow | null> {
  const [row] = await db.all<EmployerRow>(sql`
    SELECT ${employerColumns} FROM employers WHERE slug = ${slug} AND ${isKnownCompany}`);
  return row ?? null;
}

/** Those that visitors know, in the order of their slugs. */
export const listEmployers = (db: Db, after: string, limit: number): Promise<EmployerRow[]> =>
  db.all<EmployerRow>(sql`
    SELECT ${employerColumns} FROM employers WHERE slug > ${after} AND ${isKnownCompany} ORDER BY slug LIMIT ${limit}`);

function readPage(request: Request): number {
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
  return Math.min(page, mostPages);
}

const mostCounted = 1000;

/** Counts at most the newest 1,000 open postings. */
export async function countStatedPay(
  db: Db,
  employerId: number,
): Promise<{ postings: number; withPay: number }> {
  const [row] = await db.all<{ postings: number; withPay: number }>(
    sql`SELECT count(*) AS postings, count(pay) AS withPay FROM (
      SELECT coalesce(salary_min_cents, salary_max_cents) AS pay FROM jobs
      WHERE employer_id = ${employerId} AND status = 'open' ORDER BY posted_at DESC LIMIT ${mostCounted})`,
  );
  return row!;
}

/** The slug of the company that the one with this slug became part of. Null for any other slug. */
export const findFormerEmployer = ({ $client }: Db, slug: string): Promise<string | null> =>
  $client
    .prepare("SELECT e.slug FROM employer_slugs s JOIN employers e ON e.id = s.employer_id WHERE s.slug = ?1")
    .bind(slug)
    .first<string>("slug");

/**
 * SQL about the row of `employers`: whether visitors know the company. One that was just registered is nobody else's
 * business, whatever domain it proves: nobody reads what it says of itself before we do, and one that we suspended is gone.
 */
export const isKnownCompany = sql`(employers.approved_at IS NOT NULL
  OR EXISTS (SELECT 1 FROM jobs j WHERE j.employer_id = employers.id AND j.status IN ('open', 'paused', 'filled', 'expired', 'closed')))
  AND NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = employers.id)`;

export const isKnownEmployer = async (db: Db, id: number): Promise<boolean> =>
  (await db.all(sql`SELECT 1 FROM employers WHERE employers.id = ${id} AND ${isKnownCompany}`)).length > 0;

interface Verified {
  domain: string | null;
  verifiedAt: number | null;
  verifiedBy: "domain" | "review" | null;
}

export function toVerifiedText({ domain, verifiedAt, verifiedBy }: Verified): string | null {
  if (verifiedAt === null) return null;
  const day = toOfficeDay(verifiedAt);
  if (verifiedBy === "domain" && domain) return `an email at ${domain} was confirmed on ${day}`;
  return `we checked on ${day} that the people here act for this employer`;
}
