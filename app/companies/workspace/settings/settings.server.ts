import { sql } from "drizzle-orm";
import { toChangeWrites } from "#app/companies/workspace/change/change-requests.server.ts";
import {
  type CompanyIdentity,
  type IdentityChange,
  toIdentityChange,
  toNotedFields,
} from "#app/companies/workspace/change/company-change.ts";
import { findProvenDomain } from "#app/companies/workspace/claim/email-domain.ts";
import { toTimeZone } from "#app/facts/reference/place/time-zones.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Settings } from "./settings.ts";

/** Someone knows it by its name and website: we approved or verified it, or it has postings. */
const toIsSettled = (employerId: number): string =>
  `EXISTS (SELECT 1 FROM employers e WHERE e.id = ${Number(employerId)} AND (e.approved_at IS NOT NULL
    OR e.verified_at IS NOT NULL OR EXISTS (SELECT 1 FROM jobs j WHERE j.employer_id = e.id)))`;

interface StoredSettings {
  name: string;
  kind: "direct" | "agency";
  website: string | null;
  about: string;
  city: string | null;
  stateCode: string | null;
  timeZone: string;
  staff: number | null;
  domain: string | null;
  verifiedAt: number | null;
  verifiedBy: "domain" | "review" | null;
}

export async function getSettings(db: Db, employerId: number): Promise<StoredSettings> {
  const [row] = await db.all<StoredSettings>(sql`
    SELECT name, kind, website, about, city, state_code AS stateCode, time_zone AS timeZone, staff, domain,
      verified_at AS verifiedAt, verified_by AS verifiedBy FROM employers WHERE id = ${employerId}`);
  return row!;
}

/** Checked in the write itself, because a colleague may remove the person at this moment. */
export const toIsWriter = (userId: number, employerId: number): string =>
  `EXISTS (SELECT 1 FROM memberships WHERE user_id = ${Number(userId)} AND employer_id = ${Number(employerId)}
    AND role IN ('owner', 'recruiter'))`;

/** What tells visitors who a settled company is waits for us; everything else is saved at once. */
export async function saveSettings(
  context: SiteContext,
  { viewer, employerId }: { viewer: Viewer; employerId: number },
  { timeZone, ...settings }: Settings,
): Promise<"saved" | "waiting"> {
  const { db, now } = context;
  const saved = await getSettings(db, employerId);
  const change = toIdentityChange(saved, settings);
  const isSettled = toIsSettled(employerId);
  const isWriter = toIsWriter(viewer.id, employerId);
  const isChange = Object.keys(change).length > 0;
  const kept = (field: keyof CompanyIdentity) =>
    field in change
      ? sql`iif(${sql.raw(isSettled)}, ${sql.identifier(field)}, ${settings[field]})`
      : sql`${settings[field]}`;
  const zone = timeZone ?? toTimeZone(settings.stateCode);
  const update = toStatement(
    db,
    sql`UPDATE employers SET name = ${kept("name")}, website = ${kept("website")}, about = ${kept("about")},
        kind = ${settings.kind}, city = ${settings.city}, state_code = ${settings.stateCode}, staff = ${settings.staff},
        time_zone = ${zone}
      WHERE id = ${employerId} AND ${sql.raw(isWriter)}`,
  );
  const isDirect = `${isWriter} AND NOT ${isSettled}`;
  const fields = { before: toNotedFields(pick(saved, change)), after: toNotedFields(change) };
  const entry = {
    actorId: viewer.id,
    action: "company_change.saved",
    subject: `company:${employerId}`,
    detail: fields,
    at: now,
  };
  const results = await db.$client.batch([
    ...(isChange
      ? [
          toAuditInsert(db, entry, isDirect),
          ...toChangeWrites(context, { viewer, employerId, saved, change }, `${isWriter} AND ${isSettled}`),
        ]
      : []),
    update,
    db.$client.prepare(`SELECT ${isSettled} AS isSettled`),
  ]);
  const [row] = results.at(-1)!.results as { isSettled: number }[];
  return isChange && row?.isSettled === 1 ? "waiting" : "saved";
}

const pick = (saved: CompanyIdentity, change: IdentityChange): IdentityChange =>
  Object.fromEntries(Object.keys(change).map((field) => [field, saved[field as keyof CompanyIdentity]]));

/** False when the viewer's email proves nothing about the website that is saved. */
export async function verifyDomain(
  { db, now }: SiteContext,
  { viewer, employerId }: { viewer: Viewer; employerId: number },
): Promise<boolean> {
  const company = await getSettings(db, employerId);
  const domain = viewer.emailVerified ? await findProvenDomain(viewer.email, company) : null;
  if (domain === null) return false;
  const isNew = `EXISTS (SELECT 1 FROM employers WHERE id = ${Number(employerId)} AND verified_by IS NOT 'domain')
    AND ${toIsWriter(viewer.id, employerId)}`;
  const entry = { actorId: viewer.id, action: "company.verified", subject: `company:${employerId}`, at: now };
  await db.$client.batch([
    toAuditInsert(db, entry, isNew),
    db.$client
      .prepare(
        `UPDATE employers SET domain = ?1, verified_at = ?2, verified_by = 'domain'
          WHERE id = ?3 AND website IS ?4 AND ${isNew}`,
      )
      .bind(domain, now, employerId, company.website),
  ]);
  return true;
}

/** The response clock counts the employer's working hours there. */
export const selectTimeZone = (d1: D1Database, employerId: number): D1PreparedStatement =>
  d1.prepare("SELECT time_zone AS timeZone FROM employers WHERE id = ?").bind(employerId);

export async function readTimeZone({ $client }: Db, employerId: number): Promise<string> {
  return (await selectTimeZone($client, employerId).first<string>("timeZone"))!;
}
