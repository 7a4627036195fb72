import { type SQL, sql } from "drizzle-orm";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { toClaimContent } from "./claim-rules.ts";
import { findProvenDomain } from "./email-domain.ts";
import {
  toClaimApprovedMail,
  toClaimRefusedMail,
  toEmptyCompanyRemoval,
  toJoinedMail,
} from "./empty-company.server.ts";
import type { ClaimState } from "./own-claims.server.ts";

const isPending = (publicId: string, asRead = sql`true`): SQL =>
  sql`company_claims.public_id = ${publicId} AND company_claims.state = 'pending' AND ${asRead}`;

/** For a batch whose last statement decides the claim: the others write only before that, so only once. */
const whilePending = (publicId: string, asRead?: SQL) =>
  sql`EXISTS (SELECT 1 FROM company_claims WHERE ${isPending(publicId, asRead)})`;

const ofClaim = (publicId: string, column: "user_id" | "employer_id") =>
  sql`(SELECT ${sql.raw(column)} FROM company_claims WHERE public_id = ${publicId})`;

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
  const isNews = sql`verified_at IS NULL OR (${way} = 'domain' AND verified_by IS NOT 'domain')`;
  const role = sql`iif(${hadOwner ? 1 : 0} OR EXISTS (SELECT 1 FROM memberships o WHERE o.employer_id = c.employer_id AND o.role = 'owner'), 'recruiter', 'owner')`;
  return [
    toStatement(
      db,
      sql`INSERT INTO memberships (user_id, employer_id, role, created_at)
        SELECT c.user_id, c.employer_id, ${role}, ${now} FROM company_claims c
        WHERE c.public_id = ${publicId} AND ${isWaiting} ON CONFLICT DO NOTHING`,
    ),
    toStatement(
      db,
      sql`UPDATE employers SET verified_at = iif(${isNews}, ${now}, verified_at),
          verified_by = iif(${isNews}, ${way}, verified_by), domain = coalesce(domain, ${domain})
        WHERE id = ${company} AND ${isWaiting}`,
    ),
    ...toEmptyCompanyRemoval(db, ofClaim(publicId, "user_id"), company, isWaiting),
    ...mails.map((mail) => toOutboxInsertIf(db, mail, now, isWaiting)),
    ...toDecisionWrites(db, publicId, "approved", { decidedBy, reason: null, now, asRead }),
  ];
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
  const isThis = isPending(publicId, asRead);
  return [
    toStatement(
      db,
      sql`INSERT INTO audit_log (actor_id, action, subject, detail, at)
        SELECT ${decidedBy}, 'company-claim.decision', 'company-claim:' || id, json_object('to', ${state}), ${now}
        FROM company_claims WHERE ${isThis} AND ${decidedBy} IS NOT NULL`,
    ),
    toStatement(
      db,
      sql`UPDATE company_claims SET state = ${state}, reason = ${reason}, decided_at = ${now}, decided_by = ${decidedBy}
        WHERE ${isThis}`,
    ),
  ];
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
    await db.$client.batch(
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
    await db.$client.batch([
      toOutboxInsertIf(db, mail, now, whilePending(publicId, asRead)),
      ...toDecisionWrites(db, publicId, "refused", { decidedBy, reason, now, asRead }),
    ]);
  }
  sendOutboxSoon(context);
  const after = (await findClaim(db, publicId))!;
  return { isKnown: true, state: after.state, content: toClaimContent(after) };
}

interface ClaimRow {
  state: ClaimState;
  way: "domain" | "review";
  employerId: number;
  email: string;
  message: string;
  claimant: string;
  hasOwner: number;
  name: string;
  slug: string;
  domain: string | null;
  website: string | null;
}

export async function findClaim(db: Db, publicId: string) {
  const [row] = await db.all<ClaimRow>(sql`
    SELECT c.state, c.way, c.employer_id AS employerId, u.email, c.message,
      trim(u.first_name || ' ' || u.last_name) AS claimant, e.name, e.slug, e.domain, e.website,
      EXISTS (SELECT 1 FROM memberships m WHERE m.employer_id = c.employer_id AND m.role = 'owner') AS hasOwner
    FROM company_claims c JOIN users u ON u.id = c.user_id JOIN employers e ON e.id = c.employer_id
    WHERE c.public_id = ${publicId}`);
  if (!row) return null;
  const { name, slug, domain, website, ...claim } = row;
  return { ...claim, hasOwner: row.hasOwner === 1, company: { name, slug, domain, website } };
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
