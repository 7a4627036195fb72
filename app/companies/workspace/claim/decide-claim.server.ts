import { and, eq, type SQL, sql } from "drizzle-orm";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { employers, memberships, users } from "#app/accounts/schema.ts";
import { companyClaims } from "#app/companies/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { auditLog } from "#app/kit/schema.ts";
import { toClaimContent } from "./claim-rules.ts";
import { findProvenDomain } from "./email-domain.ts";
import {
  toClaimApprovedMail,
  toClaimRefusedMail,
  toEmptyCompanyRemoval,
  toJoinedMail,
} from "./empty-company.server.ts";
import type { ClaimState } from "./own-claims.server.ts";

const isPending = (publicId: string, asRead?: SQL) =>
  and(eq(companyClaims.publicId, publicId), eq(companyClaims.state, "pending"), asRead)!;

/** For a batch whose last statement decides the claim: the others write only before that, so only once. */
const whilePending = (publicId: string, asRead?: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${companyClaims} WHERE ${isPending(publicId, asRead)})`;

const ofClaim = (publicId: string, column: "user_id" | "employer_id") =>
  sql`(SELECT ${sql.raw(column)} FROM ${companyClaims} WHERE public_id = ${publicId})`;

interface Approval {
  publicId: string;
  domain: string | null;
  decidedBy: number | null;
  mails: readonly Mail[];
  now: number;
  /** SQL about the row of the claim. */
  asRead?: SQL;
  /** As the page said it: they become no more than that. */
  hadOwner?: boolean;
}

/** Owner of a company without one, otherwise recruiter. Nothing happens to a claim that was decided before. */
export function toApprovalWrites(
  db: Db,
  { publicId, domain, decidedBy, mails, now, asRead, hadOwner = false }: Approval,
) {
  const way = domain === null ? "review" : "domain";
  const isWaiting = whilePending(publicId, asRead);
  const company = ofClaim(publicId, "employer_id");
  const isNews = sql`${employers.verifiedAt} IS NULL OR (${way} = 'domain' AND ${employers.verifiedBy} IS NOT 'domain')`;
  const role = sql`iif(${hadOwner ? 1 : 0} OR EXISTS (SELECT 1 FROM ${memberships} o WHERE o.employer_id = c.employer_id AND o.role = 'owner'), 'recruiter', 'owner')`;
  return [
    db
      .insert(memberships)
      .select(
        sql`SELECT c.user_id, c.employer_id, ${role}, ${now} FROM ${companyClaims} c WHERE c.public_id = ${publicId} AND ${isWaiting}`,
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
    ...toDecisionWrites(db, publicId, "approved", { decidedBy, reason: null, now, asRead }),
  ] as const;
}

function toDecisionWrites(
  db: Db,
  publicId: string,
  state: "approved" | "refused",
  {
    decidedBy,
    reason,
    now,
    asRead,
  }: { decidedBy: number | null; reason: string | null; now: number; asRead?: SQL },
) {
  const detail = sql`json_object('to', ${state})`;
  return [
    db.insert(auditLog).select(
      sql`SELECT NULL, ${decidedBy}, 'company-claim.decision', 'company-claim:' || id, ${detail}, ${now}
          FROM ${companyClaims} WHERE ${isPending(publicId, asRead)} AND ${decidedBy} IS NOT NULL`,
    ),
    db
      .update(companyClaims)
      .set({ state, reason, decidedAt: now, decidedBy })
      .where(isPending(publicId, asRead))
      .returning({ id: companyClaims.id }),
  ] as const;
}

type Decision = { read: string } & ({ decision: "approve" } | { decision: "refuse"; reason: string });
type Decided =
  | { isKnown: false }
  | { isKnown: true; state: ClaimState; content: ReturnType<typeof toClaimContent> };

/** Repeating a decision changes nothing, and neither does a contrary one, nor one about what was changed since. */
export async function decideClaim(
  context: SiteContext,
  publicId: string,
  decision: Decision,
  decidedBy: number,
): Promise<Decided> {
  const { db, env, now } = context;
  const claim = await findClaim(db, publicId);
  if (!claim) return { isKnown: false };
  const content = toClaimContent(claim);
  if (JSON.stringify(content) !== decision.read) return { isKnown: true, state: claim.state, content };
  const asRead = sql`EXISTS (SELECT 1 FROM users u JOIN employers e ON e.id = company_claims.employer_id
    WHERE u.id = company_claims.user_id AND u.email = ${claim.email} AND trim(u.first_name || ' ' || u.last_name) = ${claim.claimant}
      AND e.name = ${claim.company.name} AND e.website IS ${claim.company.website})`;
  if (decision.decision === "approve") {
    const mails = [
      toClaimApprovedMail(claim, env.SITE_URL),
      ...(await listJoinedMails(db, claim, env.SITE_URL)),
    ];
    const domain = claim.way === "domain" ? await findProvenDomain(claim.email, claim.company) : null;
    await db.batch(
      toApprovalWrites(db, {
        publicId,
        domain,
        decidedBy,
        mails,
        now,
        asRead,
        hadOwner: claim.hasOwner,
      }),
    );
  } else {
    const { reason } = decision;
    const mail = toClaimRefusedMail(claim, reason, env.SITE_URL);
    await db.batch([
      toOutboxInsertIf(db, mail, now, whilePending(publicId, asRead)),
      ...toDecisionWrites(db, publicId, "refused", { decidedBy, reason, now, asRead }),
    ]);
  }
  sendOutboxSoon(context);
  const after = (await findClaim(db, publicId))!;
  return { isKnown: true, state: after.state, content: toClaimContent(after) };
}

export async function findClaim(db: Db, publicId: string) {
  const [claim] = await db
    .select({
      state: companyClaims.state,
      way: companyClaims.way,
      employerId: companyClaims.employerId,
      email: users.email,
      message: companyClaims.message,
      claimant: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      hasOwner:
        sql<boolean>`EXISTS (SELECT 1 FROM memberships m WHERE m.employer_id = ${companyClaims.employerId} AND m.role = 'owner')`.mapWith(
          Boolean,
        ),
      company: {
        name: employers.name,
        slug: employers.slug,
        domain: employers.domain,
        website: employers.website,
      },
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
