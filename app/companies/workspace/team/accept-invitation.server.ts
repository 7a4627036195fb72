import { sql } from "drizzle-orm";
import { isGoodInvitation } from "#app/accounts/sign-in/register.server.ts";
import { toEmptyCompanyRemoval } from "#app/companies/workspace/claim/empty-company.server.ts";
import { shownRole } from "#app/kit/platform/column-words.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toTeamAudit } from "./invitations.server.ts";

/** Joining as an owner who is not suspended would end the suspension of a company. */
const isFree = sql`NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = invitations.employer_id)`;

/** Does nothing for another address or a used link. The update goes last, because the others check it. */
export async function acceptInvitation(
  { db, now }: SiteContext,
  viewer: Pick<Viewer, "id" | "email" | "emailVerified">,
  secret: string,
): Promise<boolean> {
  if (!viewer.emailVerified) return false;
  const isTheirs = sql`${isGoodInvitation(await sha256(secret), now)} AND email = ${viewer.email} AND ${isFree}`;
  const company = sql`(SELECT employer_id FROM invitations WHERE ${isTheirs})`;
  const joined = sql`json_object('user', cast(${viewer.id} AS INTEGER), 'to', (SELECT ${sql.raw(shownRole)} FROM invitations WHERE ${isTheirs}))`;
  const note = {
    action: "company.member",
    employerId: company,
    actorId: viewer.id,
    detail: joined,
    at: now,
  } as const;
  const batch = await db.$client.batch([
    toTeamAudit(db, note, sql`${company} IS NOT NULL`),
    toStatement(
      db,
      sql`INSERT INTO memberships (user_id, employer_id, role, is_manager, created_at)
        SELECT ${viewer.id}, employer_id, role, is_manager, ${now} FROM invitations WHERE ${isTheirs} ON CONFLICT DO NOTHING`,
    ),
    ...toEmptyCompanyRemoval(db, sql`${viewer.id}`, company, sql`${company} IS NOT NULL`),
    toStatement(db, sql`UPDATE invitations SET used_at = ${now} WHERE ${isTheirs}`),
  ]);
  return batch.at(-1)!.meta.changes > 0;
}
