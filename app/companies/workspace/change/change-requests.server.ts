import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type CompanyIdentity, type IdentityChange, toNotedFields } from "./company-change.ts";

interface WaitingChange {
  id: number;
  publicId: string;
  employerId: number;
  before: IdentityChange;
  after: IdentityChange;
  createdAt: number;
}

interface ChangeRow extends Omit<WaitingChange, "before" | "after"> {
  before: string;
  after: string;
}

const columns = `c.id, c.public_id AS publicId, c.employer_id AS employerId, c.before, c.after, c.created_at AS createdAt`;

export const parseChange = <Row extends ChangeRow>({ before, after, ...row }: Row) => ({
  ...row,
  before: JSON.parse(before) as IdentityChange,
  after: JSON.parse(after) as IdentityChange,
});

export async function findWaitingChange({ $client }: Db, employerId: number): Promise<WaitingChange | null> {
  const row = await $client
    .prepare(`SELECT ${columns} FROM company_changes c WHERE c.employer_id = ?1 AND c.state = 'pending'`)
    .bind(employerId)
    .first<ChangeRow>();
  return row && parseChange(row);
}

/** The last change, where we refused it and nothing was asked since. */
export async function findRefusedChange({ $client }: Db, employerId: number) {
  const row = await $client
    .prepare(
      `SELECT * FROM (SELECT ${columns}, c.state, c.reason, c.decided_at AS decidedAt FROM company_changes c
        WHERE c.employer_id = ?1 ORDER BY c.id DESC LIMIT 1) WHERE state = 'refused'`,
    )
    .bind(employerId)
    .first<ChangeRow & { reason: string; decidedAt: number }>();
  return row && parseChange(row);
}

export interface DeskChangeRow extends ChangeRow {
  company: string;
  companySlug: string;
  askedBy: string | null;
}

const mostListed = 50;

/** Oldest first, because each has its 24-hour clock. */
export const selectWaitingChanges = ({ $client }: Db): D1PreparedStatement =>
  $client.prepare(
    `SELECT ${columns}, e.name AS company, e.slug AS companySlug, u.email AS askedBy FROM company_changes c
      JOIN employers e ON e.id = c.employer_id LEFT JOIN users u ON u.id = c.asked_by
      WHERE c.state = 'pending' ORDER BY c.created_at LIMIT ${mostListed}`,
  );

interface Asking {
  viewer: Viewer;
  employerId: number;
  saved: CompanyIdentity;
  change: IdentityChange;
}

/** Replaces the company's change that waits. `isTrue` is SQL without parameters. Asking twice adds nothing. */
export function toChangeWrites(
  { db, now }: Pick<SiteContext, "db" | "now">,
  { viewer, employerId, saved, change }: Asking,
  isTrue: string,
): D1PreparedStatement[] {
  const fields = Object.keys(change) as (keyof CompanyIdentity)[];
  const before = JSON.stringify(Object.fromEntries(fields.map((field) => [field, saved[field]])));
  const after = JSON.stringify(change);
  const noted = JSON.stringify({ before: toNotedFields(JSON.parse(before)), after: toNotedFields(change) });
  const isNew = `${isTrue} AND NOT EXISTS (SELECT 1 FROM company_changes WHERE employer_id = ${Number(employerId)}
    AND state = 'pending' AND before = ?1 AND after = ?2)`;
  return [
    db.$client
      .prepare(
        `UPDATE company_changes SET state = 'withdrawn', decided_at = ?3 WHERE employer_id = ?4 AND state = 'pending' AND ${isNew}`,
      )
      .bind(before, after, now, employerId),
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at)
          SELECT ?3, 'company_change.asked', ?4, ?6, ?5 WHERE ${isNew}`,
      )
      .bind(before, after, viewer.id, `company:${employerId}`, now, noted),
    db.$client
      .prepare(
        `INSERT INTO company_changes (public_id, employer_id, asked_by, state, before, after, created_at)
          SELECT ?3, ?4, ?5, 'pending', ?1, ?2, ?6 WHERE ${isNew}`,
      )
      .bind(before, after, randomId(), employerId, viewer.id, now),
  ];
}

/** False when it was decided meanwhile. */
export async function withdrawChange(
  { db, now }: SiteContext,
  viewer: Viewer,
  employerId: number,
): Promise<boolean> {
  const isWaiting = `EXISTS (SELECT 1 FROM company_changes WHERE employer_id = ${Number(employerId)} AND state = 'pending')
    AND EXISTS (SELECT 1 FROM memberships WHERE user_id = ${Number(viewer.id)} AND employer_id = ${Number(employerId)}
      AND role IN ('owner', 'recruiter'))`;
  const entry = {
    actorId: viewer.id,
    action: "company_change.withdrawn",
    subject: `company:${employerId}`,
    at: now,
  };
  const [, withdrawn] = await db.$client.batch([
    toAuditInsert(db, entry, isWaiting),
    db.$client
      .prepare(
        `UPDATE company_changes SET state = 'withdrawn', decided_at = ?1, decided_by = ?2
          WHERE employer_id = ?3 AND state = 'pending' AND ${isWaiting}`,
      )
      .bind(now, viewer.id, employerId),
  ]);
  return withdrawn!.meta.changes > 0;
}
