import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { companyClaims, employers, memberships } from "#app/platform/schema.ts";
import { toTimeZone } from "#app/reference/place/time-zones.ts";
import { isAtCompany, toCompanyDomain } from "../claim/email-domain.ts";
import type { Settings } from "./settings.ts";

/** Candidates know a claimed company by the name of its postings. */
const isClaimed = sql<number>`EXISTS (SELECT 1 FROM ${companyClaims} c
  WHERE c.employer_id = ${employers}.id AND c.state = 'approved')`;

export async function getSettings(db: Db, employerId: number) {
  const [row] = await db
    .select({
      name: employers.name,
      kind: employers.kind,
      website: employers.website,
      about: employers.about,
      city: employers.city,
      stateCode: employers.stateCode,
      timeZone: employers.timeZone,
      staff: employers.staff,
      domain: employers.domain,
      verifiedAt: employers.verifiedAt,
      verifiedBy: employers.verifiedBy,
      isNameKept: isClaimed.mapWith(Boolean),
    })
    .from(employers)
    .where(eq(employers.id, employerId))
    .limit(1);
  return row!;
}

/** Checked in the write itself, because a colleague may remove the person at this moment. */
const isWriter = (userId: number, employerId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${memberships} WHERE user_id = ${userId} AND employer_id = ${employerId} AND role IN ('owner', 'recruiter'))`;

export async function saveSettings(
  db: Db,
  { viewer, employerId }: { viewer: Viewer; employerId: number },
  { name, timeZone, ...settings }: Settings,
): Promise<void> {
  await db
    .update(employers)
    .set({
      ...settings,
      name: sql`iif(${isClaimed}, ${employers.name}, ${name})`,
      timeZone: timeZone ?? toTimeZone(settings.stateCode),
    })
    .where(and(eq(employers.id, employerId), isWriter(viewer.id, employerId)));
}

/** False when the viewer's email proves nothing about the website that is saved. */
export async function verifyDomain(
  { db, now }: SiteContext,
  { viewer, employerId }: { viewer: Viewer; employerId: number },
): Promise<boolean> {
  const company = await getSettings(db, employerId);
  const domain = toCompanyDomain(company);
  if (!viewer.emailVerified || !domain || !isAtCompany(viewer.email, company)) return false;
  await db
    .update(employers)
    .set({ domain, verifiedAt: now, verifiedBy: "domain" })
    .where(
      and(
        eq(employers.id, employerId),
        sql`${employers.verifiedBy} IS NOT 'domain'`,
        isWriter(viewer.id, employerId),
        company.website === null ? undefined : eq(employers.website, company.website),
      ),
    );
  return true;
}
