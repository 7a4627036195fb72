import { sql } from "drizzle-orm";
import { listMembersToMail } from "#app/accounts/email/member-emails.server.ts";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { hasFactor } from "#app/accounts/session/sessions.server.ts";
import type { Membership, SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
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
  context: SiteContext,
  { employerId, actorId, company }: OfOwner & { company: Pick<Membership, "employerName" | "employerSlug"> },
  isRequired: boolean,
): Promise<boolean> {
  const { db, env, now } = context;
  const to = isRequired ? 1 : 0;
  const mayChange = sql`${isOwner(actorId, employerId)} AND (${to} = 0 OR EXISTS (
    SELECT 1 FROM second_factors WHERE user_id = ${actorId} AND confirmed_at IS NOT NULL))`;
  const isChange = sql`${mayChange} AND EXISTS (SELECT 1 FROM employers WHERE id = ${employerId} AND requires_second_factor <> ${to})`;
  const detail = sql`json_object('to', ${isRequired ? "required" : "own choice"})`;
  const lacking = isRequired ? await listMembersToMail(db, employerId, sql`NOT ${hasFactor}`, mostTold) : [];
  const page = new URL(
    paths.secondFactor(undefined, workPaths.hiringHome(company.employerSlug)),
    env.SITE_URL,
  ).href;
  await db.$client.batch([
    ...lacking.map(({ email }) =>
      toOutboxInsertIf(db, toFactorMail(email, company.employerName, page), now, isChange),
    ),
    toTeamAudit(db, { action: "company.second_factor", employerId, actorId, detail, at: now }, isChange),
    toStatement(
      db,
      sql`UPDATE employers SET requires_second_factor = ${to} WHERE id = ${employerId} AND ${mayChange}`,
    ),
  ]);
  if (lacking.length > 0) sendOutboxSoon(context);
  return (await readOwnerRules(db, employerId)).requiresFactor === isRequired;
}

const mostTold = 50;

export const toFactorMail = (to: string, company: string, page: string): Mail => ({
  to,
  subject: `Turn on two-step log-in: ${company}`,
  body: [
    `${quote(company)} now requires two-step log-in. Its workspace opens for you once yours is on: it takes an app that shows codes, and about two minutes.`,
    `Turn it on:\n${page}`,
  ].join("\n\n"),
});

/**
 * By an owner. Postings of recruiters then wait for an owner, or also for the member with the address `approver`. Off, authors
 * publish what waits themselves. False when nobody in the team who could read postings has the address.
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
  ]);
  return changed!.meta.changes > 0;
}

export interface Approver {
  email: string;
  name: string;
}

const mostApprovers = 20;

/** Who is asked to approve a company's postings: the member that an owner named, or else the owners. */
export async function listApprovers(db: Db, employerId: number): Promise<Approver[]> {
  const approver = sql`(SELECT e.approver_id FROM employers e WHERE e.id = m.employer_id)`;
  const which = sql`iif(${approver} IS NULL, m.role = 'owner', m.user_id = ${approver})`;
  const members = await listMembersToMail(db, employerId, which, mostApprovers);
  return members.map((member) => ({ email: member.email, name: toDisplayName(member) }));
}
