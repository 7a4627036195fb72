import { requireFactor } from "#app/accounts/session/page-guard.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
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

const companyColumns = `id, slug, name, kind, about, website, staff, approved_at AS approvedAt, ${toHeldCompany("employers.id")} AS isHeld,
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

/** Leaves out a company whose two-step log-in the viewer lacks, unless it is the one meant (its id or slug) or they write for no other. */
export async function listPostingCompanies(
  { db }: Pick<SiteContext, "db">,
  request: Request,
  viewer: Viewer | null,
  meant: number | string | null = null,
): Promise<PostingCompany[]> {
  const own = (viewer?.memberships ?? []).filter(({ role }) => whoWrites.includes(role));
  const open = own.filter(({ needsFactor }) => !needsFactor);
  requireFactor(
    open.length > 0 ? own.filter((each) => each.employerId === meant || each.employerSlug === meant) : own,
    request,
  );
  const ids = open.map(({ employerId }) => employerId);
  if (ids.length === 0) return [];
  const { results } = await db.$client
    .prepare(`SELECT ${companyColumns} FROM employers WHERE id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(ids))
    .all<CompanyRow>();
  return results.map(toPostingCompany).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
