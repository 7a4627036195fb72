import { and, eq, gt, sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { sha256 } from "#app/platform/random.ts";
import { employers, invitations, memberships } from "#app/platform/schema.ts";
import { toEmptyCompanyRemoval } from "../claim/empty-company.server.ts";
import { isOpen, toTeamAudit } from "./invitations.server.ts";

const isGood = (secretHash: string, now: number) =>
  and(eq(invitations.secretHash, secretHash), isOpen, gt(invitations.expiresAt, now))!;

/** Joining as an owner who is not suspended would end the suspension of a company. */
const isFree = sql`NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = ${invitations.employerId})`;

/** Null once used, revoked or expired. Looking does not use it, because mail scanners open links. */
export async function findInvitation(db: Db, secret: string, now: number) {
  const [invitation] = await db
    .select({
      email: invitations.email,
      role: invitations.role,
      companyName: employers.name,
      companySlug: employers.slug,
    })
    .from(invitations)
    .innerJoin(employers, eq(employers.id, invitations.employerId))
    .where(isGood(await sha256(secret), now))
    .limit(1);
  return invitation ?? null;
}

/** Does nothing for another address or a used link. The update goes last, because the others check it. */
export async function acceptInvitation(
  { db, now }: SiteContext,
  viewer: Viewer,
  secret: string,
): Promise<boolean> {
  if (!viewer.emailVerified) return false;
  const isTheirs = and(isGood(await sha256(secret), now), eq(invitations.email, viewer.email), isFree)!;
  const company = sql`(SELECT employer_id FROM ${invitations} WHERE ${isTheirs})`;
  const joined = sql`json_object('user', cast(${viewer.id} AS INTEGER), 'to', (SELECT role FROM ${invitations} WHERE ${isTheirs}))`;
  const note = {
    action: "company.member",
    employerId: company,
    actorId: viewer.id,
    detail: joined,
    at: now,
  } as const;
  const batch = await db.batch([
    toTeamAudit(db, note, sql`${company} IS NOT NULL`),
    db
      .insert(memberships)
      .select(sql`SELECT ${viewer.id}, employer_id, role, ${now} FROM ${invitations} WHERE ${isTheirs}`)
      .onConflictDoNothing(),
    ...toEmptyCompanyRemoval(db, sql`${viewer.id}`, company, sql`${company} IS NOT NULL`),
    db.update(invitations).set({ usedAt: now }).where(isTheirs).returning({ id: invitations.id }),
  ]);
  return batch[4].length > 0;
}
