import { sql } from "drizzle-orm";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { isOwner, toTeamAudit } from "./invitations.server.ts";

export async function isFactorRequired(db: Db, employerId: number): Promise<boolean> {
  const rows = await db.all(
    sql`SELECT 1 FROM employers WHERE id = ${employerId} AND requires_second_factor = 1`,
  );
  return rows.length > 0;
}

/** By an owner. False for one who would close the workspace to themself. */
export async function requireTeamFactor(
  { db, now }: SiteContext,
  { employerId, actorId }: { employerId: number; actorId: number },
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
  return (await isFactorRequired(db, employerId)) === isRequired;
}
