import { requireFactor } from "#app/accounts/session/page-guard.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHeld } from "#app/jobs/changes/job-guards.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";

interface CompanyRow {
  id: number;
  slug: string;
  name: string;
  kind: "direct" | "agency";
  about: string;
  website: string | null;
  staff: number | null;
  approvedAt: number | null;
  isHeld: number;
  verifiedBy: "domain" | "review" | null;
}

export interface PostingCompany extends Omit<CompanyRow, "isHeld"> {
  isHeld: boolean;
}

export const pickCompany = (companies: readonly PostingCompany[], employerId: number | null) =>
  companies.find(({ id }) => id === employerId) ?? companies[0] ?? null;

const companyColumns = `id, slug, name, kind, about, website, staff, approved_at AS approvedAt, ${toHeld("employers.id")} AS isHeld,
  verified_by AS verifiedBy`;

const toPostingCompany = (row: CompanyRow): PostingCompany => ({ ...row, isHeld: row.isHeld === 1 });

/** For someone who was admitted to it. */
export async function findPostingCompany({ db }: Pick<SiteContext, "db">, id: number) {
  const row = await db.$client
    .prepare(`SELECT ${companyColumns} FROM employers WHERE id = ?`)
    .bind(id)
    .first<CompanyRow>();
  return row && toPostingCompany(row);
}

export async function listPostingCompanies(
  { db }: Pick<SiteContext, "db">,
  request: Request,
  viewer: Viewer | null,
): Promise<PostingCompany[]> {
  const own = (viewer?.memberships ?? []).filter(({ role }) => whoWrites.includes(role));
  requireFactor(own, request);
  const ids = own.map(({ employerId }) => employerId);
  if (ids.length === 0) return [];
  const { results } = await db.$client
    .prepare(`SELECT ${companyColumns} FROM employers WHERE id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(ids))
    .all<CompanyRow>();
  return results.map(toPostingCompany).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
