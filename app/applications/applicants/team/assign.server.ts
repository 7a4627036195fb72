import { toWriterSql } from "#app/applications/applicants/stages/stage-store.server.ts";
import { toMemberMails, toMemberSql } from "#app/companies/workspace/team/member-mails.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";

interface Assignment {
  employerId: number;
  applicationId: number;
  publicId: string;
  memberId: number | null;
  actorId: number;
  /** To who gets the applicant. Nobody tells themselves. */
  mail: Omit<Mail, "to">;
}

/** True if a colleague gets a mail of it. */
export async function assignApplicant(context: SiteContext, assignment: Assignment): Promise<boolean> {
  const { db, now } = context;
  const d1 = db.$client;
  const { memberId, actorId, mail } = assignment;
  const employerId = Number(assignment.employerId);
  const member = memberId === null ? "NULL" : String(Number(memberId));
  const where = `id = ${Number(assignment.applicationId)} AND employer_id = ${employerId} AND assigned_to IS NOT ${member}
    AND ${toWriterSql({ employerId, userId: actorId })}
    AND (${member} IS NULL OR ${toMemberSql(`p.id = ${member}`, employerId, "applications.job_id")})`;
  const told = memberId === null || memberId === actorId ? [] : [memberId];
  const { mails, isMember } = await toMemberMails(
    db,
    { employerId, publicId: assignment.publicId },
    told,
    mail,
  );
  const [mailed] = await d1.batch([
    toOutboxInserts(db, mails, now, `${isMember} AND EXISTS (SELECT 1 FROM applications WHERE ${where})`),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'assigned', json_object('to', ?2), ?3 FROM applications WHERE ${where}`,
      )
      .bind(actorId, memberId, now),
    d1
      .prepare(`UPDATE applications SET assigned_to = ?1, updated_at = ?2 WHERE ${where}`)
      .bind(memberId, now),
  ]);
  sendOutboxSoon(context);
  return mailed!.meta.changes > 0;
}
