import { type SQL, sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { findClaimable } from "./company-search.server.ts";
import { listJoinedMails, toApprovalWrites } from "./decide-claim.server.ts";
import { findProvenDomain } from "./email-domain.ts";
import { withdrawWaiting } from "./own-claims.server.ts";

const mostPending = 5;
const mostADay = 10;

type Claimed =
  | { ok: true; publicId: string; isApproved: boolean }
  | { ok: false; reason: "unverified" | "too-many" | "unknown" };

/** Nobody is admitted unseen: an owner hears of it by email, and no applicant has written to the company yet. */
const isWatched = (employerId: number) =>
  sql`(EXISTS (SELECT 1 FROM memberships WHERE employer_id = ${employerId} AND role = 'owner')
    AND NOT EXISTS (SELECT 1 FROM applications WHERE employer_id = ${employerId}))`;

export async function mayAdmitAtOnce({ db }: Pick<SiteContext, "db">, employerId: number): Promise<boolean> {
  const [row] = await db.all<{ may: number }>(sql`SELECT ${isWatched(employerId)} AS may`);
  return row?.may === 1;
}

/** Approves a claim at once if the claimant's email proves it and an owner watches. Repeating a claim adds nothing. */
export async function claimCompany(
  context: SiteContext,
  viewer: Viewer,
  slug: string,
  message: string,
): Promise<Claimed> {
  const { db, env, now } = context;
  if (!viewer.emailVerified) return { ok: false, reason: "unverified" };
  const company = await findClaimable(db, slug);
  if (!company || viewer.memberships.some(({ employerSlug }) => employerSlug === slug))
    return { ok: false, reason: "unknown" };
  const publicId = randomId();
  const proven = await findProvenDomain(viewer.email, company);
  const domain = proven !== null && !(await wasMember(context, viewer, company.id)) ? proven : null;
  const insert = toStatement(
    db,
    sql`INSERT INTO company_claims (public_id, employer_id, user_id, state, way, message, created_at)
      SELECT ${publicId}, ${company.id}, ${viewer.id}, 'pending', ${domain ? "domain" : "review"}, ${message}, ${now}
      WHERE (SELECT count(*) FROM company_claims WHERE user_id = ${viewer.id} AND created_at > ${now - dayMs}) < ${mostADay}
        AND (SELECT count(*) FROM company_claims WHERE user_id = ${viewer.id} AND state = 'pending') < ${mostPending}
        AND NOT EXISTS (SELECT 1 FROM memberships WHERE user_id = ${viewer.id} AND employer_id = ${company.id})
      ON CONFLICT DO NOTHING`,
  );
  if (domain === null) await insert.run();
  else {
    const claim = { employerId: company.id, email: viewer.email, company };
    const mails = await listJoinedMails(db, claim, env.SITE_URL);
    await db.$client.batch([
      // A claim that waits for an admin gives way to one that the email proves, as after a change of address.
      withdrawWaiting(db, viewer.id, company.id, now),
      insert,
      ...toApprovalWrites(db, {
        publicId,
        domain,
        decidedBy: null,
        mails,
        now,
        asRead: isWatched(company.id),
      }),
    ]);
    sendOutboxSoon(context);
  }
  return findClaimed(context, viewer, company.id);
}

/** "ann+hr@harbor.org" is the mailbox of "ann@harbor.org". */
const toMailbox = (email: SQL) =>
  sql`iif(instr(${email}, '+') BETWEEN 2 AND instr(${email}, '@'), substr(${email}, 1, instr(${email}, '+') - 1) || substr(${email}, instr(${email}, '@')), ${email})`;

/** A removed member who comes back needs a person's decision, because their email may still work. Merged companies count. */
async function wasMember({ db }: SiteContext, viewer: Viewer, employerId: number): Promise<boolean> {
  const isOf = sql`employer_id = ${employerId}`;
  const mailbox = toMailbox(sql`${viewer.email}`);
  const isSame = (id: SQL) =>
    sql`EXISTS (SELECT 1 FROM users WHERE id = ${id} AND ${toMailbox(sql`users.email`)} = ${mailbox})`;
  const [row] = await db.all<{ was: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM company_claims WHERE ${isOf} AND state = 'approved' AND ${isSame(sql`user_id`)})
      OR EXISTS (SELECT 1 FROM invitations WHERE ${isOf} AND used_at IS NOT NULL AND ${toMailbox(sql`invitations.email`)} = ${mailbox})
      OR EXISTS (SELECT 1 FROM audit_log WHERE subject IN (SELECT ${`company:${employerId}`}
          UNION ALL SELECT 'company:' || former_id FROM employer_slugs WHERE ${isOf})
        AND action = 'company.member' AND detail ->> 'to' = 'removed' AND ${isSame(sql`detail ->> 'user'`)}) AS was`,
  );
  return row?.was === 1;
}

async function findClaimed({ db }: SiteContext, viewer: Viewer, employerId: number): Promise<Claimed> {
  const [claim] = await db.all<{ publicId: string; state: "pending" | "approved" }>(sql`
    SELECT public_id AS publicId, state FROM company_claims
    WHERE user_id = ${viewer.id} AND employer_id = ${employerId} AND state IN ('pending', 'approved')
    ORDER BY created_at DESC, id DESC LIMIT 1`);
  if (!claim) return { ok: false, reason: "too-many" };
  return { ok: true, publicId: claim.publicId, isApproved: claim.state === "approved" };
}
