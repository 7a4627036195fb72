import { inArray, sql } from "drizzle-orm";
import { employers } from "#app/accounts/schema.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHeld } from "#app/jobs/changes/many-jobs.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";

export type PostingCompany = Awaited<ReturnType<typeof listPostingCompanies>>[number];

export const pickCompany = (companies: readonly PostingCompany[], employerId: number | null) =>
  companies.find(({ id }) => id === employerId) ?? companies[0] ?? null;

export async function listPostingCompanies({ db }: Pick<SiteContext, "db">, viewer: Viewer | null) {
  const ids = (viewer?.memberships ?? [])
    .filter(({ role }) => whoWrites.includes(role))
    .map(({ employerId }) => employerId);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: employers.id,
      slug: employers.slug,
      name: employers.name,
      kind: employers.kind,
      about: employers.about,
      website: employers.website,
      staff: employers.staff,
      approvedAt: employers.approvedAt,
      isHeld: sql<number>`${sql.raw(toHeld("employers.id"))}`.mapWith(Boolean),
      verifiedBy: employers.verifiedBy,
    })
    .from(employers)
    .where(inArray(employers.id, ids));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
