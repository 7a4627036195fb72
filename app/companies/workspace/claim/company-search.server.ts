import { type SQL, sql } from "drizzle-orm";
import { isKnownCompany } from "#app/companies/pitch/public-page/employer-page.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { isSameCompanyName, type Likeness, toLikeness } from "./company-name.ts";

const perRange = 20;
const mostFound = 8;

/** Most alike first. Leaves out companies that the viewer acts for. */
export async function findCompanies(db: Db, viewer: Pick<Viewer, "memberships">, typed: string) {
  const likeness = toLikeness(typed);
  if (likeness === null) return [];
  const found = await db.$client.batch<Company>(toRanges(db, typed, likeness));
  const own = new Set(viewer.memberships.map(({ employerSlug }) => employerSlug));
  const bySlug = new Map(found.flatMap(({ results }) => results).map((company) => [company.slug, company]));
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
  const select = (slug: string) =>
    toStatement(
      db,
      sql`SELECT ${companyColumns}, EXISTS (SELECT 1 FROM memberships WHERE employer_id = employers.id AND role = 'owner') AS hasOwner
        FROM employers WHERE ${startsWith(sql`employers.slug`, slug)} LIMIT ${mostSameNamed}`,
    );
  const found = await db.$client.batch<Company & { hasOwner: number }>([
    select(likeness.slug),
    select(`the-${likeness.slug}`),
  ]);
  return found
    .flatMap(({ results }) => results)
    .filter((company) => isSameCompanyName(company.name, name))
    .map((company) => ({ ...company, hasOwner: company.hasOwner === 1 }));
}

function toRanges(db: Db, typed: string, { slug, firstWord }: Likeness) {
  const name = sql`employers.name COLLATE NOCASE`;
  const select = (range: SQL, order = sql``) =>
    toStatement(
      db,
      sql`SELECT ${companyColumns} FROM employers WHERE ${range} AND ${isKnownCompany} ${order} LIMIT ${perRange}`,
    );
  return [
    select(startsWith(sql`employers.slug`, slug)),
    select(startsWith(sql`employers.slug`, firstWord)),
    select(startsWith(name, typed.trim()), sql`ORDER BY ${name}`),
  ];
}

/** A range, because LIKE with a parameter uses no index in SQLite. U+FFFF sorts after anything typed. */
const startsWith = (column: SQL, text: string): SQL =>
  sql`${column} >= ${text} AND ${column} < ${`${text}\uffff`}`;

const mostCounted = 1000;

interface Company {
  slug: string;
  name: string;
  city: string | null;
  stateCode: string | null;
  website: string | null;
  domain: string | null;
  open: number;
}

const companyColumns = sql`employers.slug, employers.name, employers.city, employers.state_code AS stateCode,
  employers.website, employers.domain, (SELECT count(*) FROM (SELECT 1 FROM jobs j
    WHERE j.employer_id = employers.id AND j.status = 'open' LIMIT ${mostCounted})) AS open`;

export async function findClaimable(db: Db, slug: string) {
  const [company] = await db.all<Company & { id: number }>(sql`
    SELECT employers.id, ${companyColumns} FROM employers WHERE employers.slug = ${slug} AND ${isKnownCompany}`);
  return company ?? null;
}
