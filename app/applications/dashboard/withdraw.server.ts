import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { canWithdraw } from "./application-words.ts";
import { findOwnApplication } from "./own-application.server.ts";

/** Tells the company's owners and recruiters once, or us if there are none. False for someone else's. */
export async function withdrawApplication(
  context: SiteContext,
  userId: number,
  publicId: string,
): Promise<boolean> {
  const { db, env, now } = context;
  const found = await findOwnApplication(db, userId, publicId);
  if (!found) return false;
  if (!canWithdraw(found.state)) return true;
  const { company } = found;
  const writers = company ? await listMemberEmails(db, company.id, ["owner", "recruiter"]) : [];
  const page = company && writers.length > 0 ? paths.hiringApplicant(company.slug, publicId) : null;
  const mail = {
    subject: `Application withdrawn: ${found.jobTitle}`,
    body: [
      `${`${found.firstName} ${found.lastName}`.trim()} withdrew the application for ${found.jobTitle}.`,
      ...(page ? [`In your workspace:\n${env.SITE_URL}${page}`] : []),
    ].join("\n\n"),
  };
  const mails = (writers.length > 0 ? writers : [env.MAIL_TO]).map((to) => ({ to, ...mail }));
  const where = `id = ${Number(found.id)} AND ${isOpenSql}`;
  const d1 = db.$client;
  await d1.batch([
    toOutboxInserts(db, mails, now, `EXISTS (SELECT 1 FROM applications WHERE ${where})`),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'state', json_object('from', state, 'to', 'withdrawn'), ?2 FROM applications WHERE ${where}`,
      )
      .bind(userId, now),
    d1.prepare(`UPDATE applications SET state = 'withdrawn', updated_at = ?1 WHERE ${where}`).bind(now),
  ]);
  sendOutboxSoon(context);
  return true;
}
