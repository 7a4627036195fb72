import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { answerEndedPostings } from "#app/applications/applicants/ending/ended-postings.server.ts";
import { isAnotherCompany } from "#app/companies/workspace/change/company-change.ts";
import { everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { touched } from "#app/jobs/changes/job-guards.server.ts";
import { rewriteEntries } from "#app/jobs/search/index/company-entries.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { workPaths } from "#app/work-paths.ts";
import type { CompanyEdit } from "./company-steps.tsx";
import { toLiftedMail, toSuspendedMail } from "./operator-mail.ts";

interface ChangedCompany {
  id: number;
  slug: string;
  name: string;
}

export interface Changing {
  company: ChangedCompany;
  actorId: number;
}

const toWhere = ({ id }: ChangedCompany, condition: string): string =>
  `EXISTS (SELECT 1 FROM employers e WHERE e.id = ${Number(id)} AND ${condition})`;

export const toCompanyEntry = (
  { db, now }: SiteContext,
  { company, actorId }: Changing,
  action: string,
  detail: object,
  isTrue: string,
) =>
  toAuditInsert(
    db,
    {
      actorId,
      action: `company.${action}`,
      subject: `company:${company.id}`,
      detail: { ...detail },
      at: now,
    },
    isTrue,
  );

async function toMails(
  { db, env, now }: SiteContext,
  company: ChangedCompany,
  text: typeof toLiftedMail,
  isTrue: string,
) {
  const emails = await listMemberEmails(db, company.id, everyMember);
  const address = new URL(workPaths.hiringJobs(company.slug), env.SITE_URL).href;
  const mail = text({ company: company.name, address });
  return toOutboxInserts(
    db,
    emails.map((to) => ({ to, ...mail })),
    now,
    isTrue,
  );
}

/** Its open postings pause. What its people cannot do then is in migrations/0056. False when it was suspended before. */
export async function suspendCompany(
  context: SiteContext,
  changing: Changing,
  reason: string,
): Promise<boolean> {
  const { db, now } = context;
  const { company, actorId } = changing;
  const isActive = toWhere(company, "e.suspended_at IS NULL");
  const results = await db.$client.batch([
    toCompanyEntry(context, changing, "suspend", { reason }, isActive),
    await toMails(context, company, (about) => toSuspendedMail(about, reason), isActive),
    db.$client
      .prepare(
        `UPDATE jobs SET status = 'paused', status_by = ?2, status_reason = ?3, ${touched("?4")}
          WHERE employer_id = ?1 AND status = 'open' AND ${isActive}`,
      )
      .bind(company.id, actorId, `The company is suspended: ${reason}`, now),
    db.$client
      .prepare(
        "UPDATE employers SET suspended_at = ?2, suspended_reason = ?3 WHERE id = ?1 AND suspended_at IS NULL",
      )
      .bind(company.id, now, reason),
  ]);
  await answerEndedPostings(context, `j.employer_id = ${Number(company.id)}`);
  sendOutboxSoon(context);
  return results.at(-1)!.meta.changes > 0;
}

/** Its people reopen what they still hire for. */
export async function liftSuspension(context: SiteContext, changing: Changing): Promise<boolean> {
  const { company } = changing;
  const isSuspended = toWhere(company, "e.suspended_at IS NOT NULL");
  const results = await context.db.$client.batch([
    toCompanyEntry(context, changing, "unsuspend", {}, isSuspended),
    await toMails(context, company, toLiftedMail, isSuspended),
    context.db.$client
      .prepare(
        "UPDATE employers SET suspended_at = NULL, suspended_reason = NULL WHERE id = ?1 AND suspended_at IS NOT NULL",
      )
      .bind(company.id),
  ]);
  sendOutboxSoon(context);
  return results.at(-1)!.meta.changes > 0;
}

/** What is open stays open. The next posting waits for a person, and feeds wait with it. */
export async function reviewAgain(context: SiteContext, changing: Changing): Promise<boolean> {
  const { company } = changing;
  const isTrusted = toWhere(company, "e.approved_at IS NOT NULL");
  const results = await context.db.$client.batch([
    toCompanyEntry(context, changing, "review_again", {}, isTrusted),
    context.db.$client
      .prepare("UPDATE employers SET approved_at = NULL WHERE id = ?1 AND approved_at IS NOT NULL")
      .bind(company.id),
  ]);
  return results.at(-1)!.meta.changes > 0;
}

/** The log has each field that changed, before and after. */
export async function editCompany(
  context: SiteContext,
  changing: Changing,
  edit: CompanyEdit,
): Promise<boolean> {
  const { db } = context;
  const { company } = changing;
  const before = await db.$client
    .prepare("SELECT name, kind, website, about FROM employers WHERE id = ?1")
    .bind(company.id)
    .first<CompanyEdit>();
  const fields = (Object.keys(edit) as (keyof CompanyEdit)[]).filter(
    (field) => before![field] !== edit[field],
  );
  if (fields.length === 0) return false;
  const pick = (from: CompanyEdit) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  const isAnother = isAnotherCompany(pick(before!), pick(edit));
  await db.$client.batch([
    toCompanyEntry(context, changing, "edit", { from: pick(before!), to: pick(edit) }, "true"),
    db.$client
      .prepare(
        `UPDATE employers SET verified_at = NULL, verified_by = NULL, domain = NULL WHERE id = ?1 AND ${isAnother ? "true" : "false"}`,
      )
      .bind(company.id),
    db.$client
      .prepare("UPDATE employers SET name = ?2, kind = ?3, website = ?4, about = ?5 WHERE id = ?1")
      .bind(company.id, edit.name, edit.kind, edit.website, edit.about),
  ]);
  if (fields.includes("name") || fields.includes("kind")) await rewriteEntries(db, company.id);
  return true;
}

export async function addCompanyNote(
  { db, now }: SiteContext,
  { company, actorId }: Changing,
  note: string,
  idempotencyKey: string,
): Promise<void> {
  await db.$client
    .prepare(
      `INSERT INTO employer_notes (employer_id, author_id, text, idempotency_key, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(company.id, actorId, note, idempotencyKey, now)
    .run();
}
