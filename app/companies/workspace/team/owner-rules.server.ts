import { sql } from "drizzle-orm";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { isOwner, toTeamAudit } from "./invitations.server.ts";
import { approvals } from "./owner-rules.tsx";

interface OwnerRules {
  requiresFactor: boolean;
  requiresApproval: boolean;
  /** Email of the member who approves beside the owners. */
  approver: string | null;
}

/** What the owners of a company ask of its team. */
export async function readOwnerRules({ $client }: Db, employerId: number): Promise<OwnerRules> {
  const row = await $client
    .prepare(
      `SELECT requires_second_factor AS factor, requires_approval AS approval,
        (SELECT email FROM users WHERE id = approver_id) AS approver FROM employers WHERE id = ?`,
    )
    .bind(employerId)
    .first<{ factor: number; approval: number; approver: string | null }>();
  return {
    requiresFactor: row?.factor === 1,
    requiresApproval: row?.approval === 1,
    approver: row?.approver ?? null,
  };
}

interface OfOwner {
  employerId: number;
  actorId: number;
}

/** By an owner. False for one who would close the workspace to themself. */
export async function requireTeamFactor(
  { db, now }: SiteContext,
  { employerId, actorId }: OfOwner,
  isRequired: boolean,
): Promise<boolean> {
  const to = isRequired ? 1 : 0;
  const mayChange = sql`${isOwner(actorId, employerId)} AND (${to} = 0 OR EXISTS (
    SELECT 1 FROM second_factors WHERE user_id = ${actorId} AND confirmed_at IS NOT NULL))`;
  const isChange = sql`${mayChange} AND EXISTS (SELECT 1 FROM employers WHERE id = ${employerId} AND requires_second_factor <> ${to})`;
  const detail = sql`json_object('to', ${isRequired ? "required" : "own choice"})`;
  await db.$client.batch([
    toTeamAudit(db, { action: "company.second_factor", employerId, actorId, detail, at: now }, isChange),
    toStatement(
      db,
      sql`UPDATE employers SET requires_second_factor = ${to} WHERE id = ${employerId} AND ${mayChange}`,
    ),
  ]);
  return (await readOwnerRules(db, employerId)).requiresFactor === isRequired;
}

/**
 * By an owner. Postings of recruiters then wait for an owner, or also for the member with the address `approver`. Off, what
 * waits is a draft again. False when nobody in the team who could read postings has the address.
 */
export async function requireApproval(
  { db, now }: SiteContext,
  { employerId, actorId }: OfOwner,
  isRequired: boolean,
  approver: string,
): Promise<boolean> {
  const to = isRequired ? 1 : 0;
  const isNamed = isRequired && approver !== approvals.owners;
  const named = sql`(SELECT m.user_id FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.employer_id = ${employerId} AND m.is_manager = 0 AND u.email = ${isNamed ? approver : ""})`;
  const isChange = sql`${isOwner(actorId, employerId)} AND (${isNamed ? 0 : 1} OR ${named} IS NOT NULL)`;
  const detail = sql`json_object('to', ${isRequired ? "required" : "off"}, 'user', ${named})`;
  const [, changed] = await db.$client.batch([
    toTeamAudit(db, { action: "company.approval", employerId, actorId, detail, at: now }, isChange),
    toStatement(
      db,
      sql`UPDATE employers SET requires_approval = ${to}, approver_id = ${named} WHERE id = ${employerId} AND ${isChange}`,
    ),
    toStatement(
      db,
      sql`UPDATE posting_drafts SET asked_at = NULL WHERE employer_id = ${employerId} AND asked_at IS NOT NULL AND ${isChange} AND ${to} = 0`,
    ),
  ]);
  return changed!.meta.changes > 0;
}
