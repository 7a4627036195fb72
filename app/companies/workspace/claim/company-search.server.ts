import { and, asc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { employers } from "#app/accounts/schema.ts";
import { isKnownCompany } from "#app/companies/pitch/profile/known-company.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { isSameCompanyName, type Likeness, toLikeness } from "./company-name.ts";

const perRange = 20;
const mostFound = 8;

/** Most alike first. Leaves out companies that the viewer acts for. */
export async function findCompanies(db: Db, viewer: Pick<Viewer, "memberships">, typed: string) {
  const likeness = toLikeness(typed);
  if (likeness === null) return [];
  const found = await db.batch(toRanges(db, typed, likeness));
  const own = new Set(viewer.memberships.map(({ employerSlug }) => employerSlug));
  const bySlug = new Map(found.flat().map((company) => [company.slug, company]));
  return [...bySlug.values()]
    .filter(({ slug }) => !own.has(slug))
    .map((company) => ({ ...company, points: likeness.compare(company.name) }))
    .sort((a, b) => b.points - a.points || b.open - a.open)
    .slice(0, mostFound);
}

const mostSameNamed = 50;

/** Companies of this name, however it is spelled, with an owner or without. */
export async function listSameNamed(db: Db, name: string) {
  const likeness = toLikeness(name);
  if (likeness === null) return [];
  const hasOwner = sql<number>`EXISTS (SELECT 1 FROM memberships WHERE employer_id = ${employers}.id AND role = 'owner')`;
  const select = (slug: string) =>
    db
      .select({ ...companyColumns, hasOwner: hasOwner.mapWith(Boolean) })
      .from(employers)
      .where(startsWith(sql`${employers.slug}`, slug))
      .limit(mostSameNamed);
  const [bare, withThe] = await db.batch([select(likeness.slug), select(`the-${likeness.slug}`)]);
  return [...bare, ...withThe].filter((company) => isSameCompanyName(company.name, name));
}

function toRanges(db: Db, typed: string, { slug, firstWord }: Likeness) {
  const name = sql`${employers.name} COLLATE NOCASE`;
  const select = (range: SQL | undefined) =>
    db.select(companyColumns).from(employers).where(and(range, isKnownCompany)).limit(perRange);
  return [
    select(startsWith(sql`${employers.slug}`, slug)),
    select(startsWith(sql`${employers.slug}`, firstWord)),
    select(startsWith(name, typed.trim())).orderBy(asc(name)),
  ] as const;
}

/** A range, because LIKE with a parameter uses no index in SQLite. U+FFFF sorts after anything typed. */
const startsWith = (column: SQL, text: string) => and(gte(column, text), lt(column, `${text}\uffff`));

const mostCounted = 1000;

// Drizzle omits the table's name from a selected column.
const openCount = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${jobs} j
  WHERE j.employer_id = ${employers}.id AND j.status = 'open' LIMIT ${mostCounted}))`;

const companyColumns = {
  slug: employers.slug,
  name: employers.name,
  city: employers.city,
  stateCode: employers.stateCode,
  website: employers.website,
  domain: employers.domain,
  open: openCount.as("open"),
};

export async function findClaimable(db: Db, slug: string) {
  const [company] = await db
    .select({ id: employers.id, ...companyColumns })
    .from(employers)
    .where(sql`${eq(employers.slug, slug)} AND ${isKnownCompany}`)
    .limit(1);
  return company ?? null;
}
