import { and, eq, sql } from "drizzle-orm";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInsertIf } from "#app/platform/mail.ts";
import { auditLog, companyClaims, employers, memberships, users } from "#app/platform/schema.ts";
import { toClaimApprovedMail, toClaimRefusedMail, toJoinedMail } from "./claim-mail.ts";
import { toEmptyCompanyRemoval } from "./empty-company.server.ts";
import type { ClaimState } from "./own-claims.server.ts";

const isPending = (publicId: string) =>
  and(eq(companyClaims.publicId, publicId), eq(companyClaims.state, "pending"))!;

/** For a batch whose last statement decides the claim: the others write only before that, so only once. */
const whilePending = (publicId: string) =>
  sql`EXISTS (SELECT 1 FROM ${companyClaims} WHERE ${isPending(publicId)})`;

const ofClaim = (publicId: string, column: "user_id" | "employer_id") =>
  sql`(SELECT ${sql.raw(column)} FROM ${companyClaims} WHERE public_id = ${publicId})`;

interface Approval {
  publicId: string;
  domain: string | null;
  decidedBy: number | null;
  mails: readonly Mail[];
  now: number;
}

/** Owner of a company without one, otherwise recruiter. Nothing happens to a claim that was decided before. */
export function toApprovalWrites(db: Db, { publicId, domain, decidedBy, mails, now }: Approval) {
  const way = domain === null ? "review" : "domain";
  const isWaiting = whilePending(publicId);
  const company = ofClaim(publicId, "employer_id");
  const isNews = sql`${employers.verifiedAt} IS NULL OR (${way} = 'domain' AND ${employers.verifiedBy} IS NOT 'domain')`;
  const role = sql`iif(EXISTS (SELECT 1 FROM ${memberships} o WHERE o.employer_id = c.employer_id AND o.role = 'owner'), 'recruiter', 'owner')`;
  return [
    db
      .insert(memberships)
      .select(
        sql`SELECT c.user_id, c.employer_id, ${role}, ${now} FROM ${companyClaims} c WHERE c.public_id = ${publicId} AND c.state = 'pending'`,
      )
      .onConflictDoNothing(),
    db
      .update(employers)
      .set({
        verifiedAt: sql`iif(${isNews}, ${now}, ${employers.verifiedAt})`,
        verifiedBy: sql`iif(${isNews}, ${way}, ${employers.verifiedBy})`,
        domain: sql`coalesce(${employers.domain}, ${domain})`,
      })
      .where(and(sql`${employers.id} = ${company}`, isWaiting)),
    ...toEmptyCompanyRemoval(db, ofClaim(publicId, "user_id"), company, isWaiting),
    ...mails.map((mail) => toOutboxInsertIf(db, mail, now, isWaiting)),
    ...toDecisionWrites(db, publicId, "approved", { decidedBy, reason: null, now }),
  ] as const;
}

function toDecisionWrites(
  db: Db,
  publicId: string,
  state: "approved" | "refused",
  { decidedBy, reason, now }: { decidedBy: number | null; reason: string | null; now: number },
) {
  const detail = sql`json_object('to', ${state})`;
  return [
    db.insert(auditLog).select(
      sql`SELECT NULL, ${decidedBy}, 'company-claim.decision', 'company-claim:' || id, ${detail}, ${now}
          FROM ${companyClaims} WHERE ${isPending(publicId)} AND ${decidedBy} IS NOT NULL`,
    ),
    db
      .update(companyClaims)
      .set({ state, reason, decidedAt: now, decidedBy })
      .where(isPending(publicId))
      .returning({ id: companyClaims.id }),
  ] as const;
}

type Decision = { decision: "approve" } | { decision: "refuse"; reason: string };
type Decided = { isKnown: false } | { isKnown: true; state: ClaimState };

/** Repeating a decision changes nothing, and neither does a contrary one. */
export async function decideClaim(
  context: SiteContext,
  publicId: string,
  decision: Decision,
  decidedBy: number,
): Promise<Decided> {
  const { db, env, now } = context;
  const claim = await findClaim(db, publicId);
  if (!claim) return { isKnown: false };
  if (decision.decision === "approve") {
    const mails = [
      toClaimApprovedMail(claim, env.SITE_URL),
      ...(await listJoinedMails(db, claim, env.SITE_URL)),
    ];
    await db.batch(toApprovalWrites(db, { publicId, domain: null, decidedBy, mails, now }));
  } else {
    const { reason } = decision;
    const mail = toClaimRefusedMail(claim, reason, env.SITE_URL);
    await db.batch([
      toOutboxInsertIf(db, mail, now, whilePending(publicId)),
      ...toDecisionWrites(db, publicId, "refused", { decidedBy, reason, now }),
    ]);
  }
  sendOutboxSoon(context);
  return { isKnown: true, state: (await findClaim(db, publicId))!.state };
}

async function findClaim(db: Db, publicId: string) {
  const [claim] = await db
    .select({
      state: companyClaims.state,
      employerId: companyClaims.employerId,
      email: users.email,
      company: { name: employers.name, slug: employers.slug },
    })
    .from(companyClaims)
    .innerJoin(users, eq(users.id, companyClaims.userId))
    .innerJoin(employers, eq(employers.id, companyClaims.employerId))
    .where(eq(companyClaims.publicId, publicId))
    .limit(1);
  return claim ?? null;
}

export async function listJoinedMails(
  db: Db,
  claim: { employerId: number; email: string; company: { name: string; slug: string } },
  origin: string,
): Promise<Mail[]> {
  const owners = await listMemberEmails(db, claim.employerId, ["owner"]);
  return owners
    .filter((email) => email !== claim.email)
    .map((email) => toJoinedMail(email, { ...claim, role: "recruiter" }, origin));
}
