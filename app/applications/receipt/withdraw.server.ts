import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { toWaitingMailDelete } from "#app/applications/notices/notice-inserts.server.ts";
import { toIsUntoldSql, toToldStateSql } from "#app/applications/notices/told-state.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { optionalText } from "#app/kit/forms/fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { paths } from "#app/paths.ts";

/** More than the form takes is cut, so that a long word keeps nobody from withdrawing. */
export const readWithdrawalNote = (form: FormData): string =>
  optionalText(mostNote).parse(String(form.get("note") ?? "").slice(0, mostNote));

const mostNote = 500;

interface Withdrawn {
  id: number;
  state: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  employerId: number | null;
  companySlug: string | null;
}

export const toWithdrawnMail = (
  { firstName, lastName, jobTitle }: Pick<Withdrawn, "firstName" | "lastName" | "jobTitle">,
  note: string,
  page: string | null,
): Omit<Mail, "to"> => ({
  subject: `Application withdrawn: ${jobTitle}`,
  body: [
    `${quote(`${firstName} ${lastName}`.trim())} withdrew the application for ${quote(jobTitle)}.`,
    ...(note ? [quote(note)] : []),
    ...(page ? [`See it in your workspace:\n${page}`] : []),
  ].join("\n\n"),
});

/**
 * Tells the company's owners and recruiters once, or us if there are none. The caller knows that it is the applicant's own.
 * False where there is no such application; one that ended already stays as it is.
 */
export async function withdrawApplication(
  context: SiteContext,
  publicId: string,
  { actorId, note }: { actorId: number | null; note: string },
): Promise<boolean> {
  const { db, env, now } = context;
  const d1 = db.$client;
  const found = await d1
    .prepare(
      `SELECT a.id, a.first_name AS firstName, a.last_name AS lastName, a.job_title AS jobTitle,
        ${toToldStateSql("a", now)} AS state, a.employer_id AS employerId, e.slug AS companySlug
        FROM applications a LEFT JOIN employers e ON e.id = a.employer_id WHERE a.public_id = ?1`,
    )
    .bind(publicId)
    .first<Withdrawn>();
  if (!found) return false;
  const { id, employerId, companySlug } = found;
  const writers = employerId === null ? [] : await listMemberEmails(db, employerId, ["owner", "recruiter"]);
  const page =
    companySlug && writers.length > 0 ? env.SITE_URL + paths.hiringApplicant(companySlug, publicId) : null;
  const mail = toWithdrawnMail(found, note, page);
  const mails = (writers.length > 0 ? writers : [env.MAIL_TO]).map((to) => ({ to, ...mail }));
  const where = `id = ${Number(id)} AND (${isOpenSql} OR ${toIsUntoldSql("applications", now)})`;
  await d1.batch([
    toWaitingMailDelete(context, `SELECT id FROM applications WHERE ${where}`),
    toOutboxInserts(db, mails, now, `EXISTS (SELECT 1 FROM applications WHERE ${where})`),
    d1.prepare(`UPDATE applications SET state = 'withdrawn', updated_at = ?1 WHERE ${where}`).bind(now),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'state', json_object('from', ?4, 'to', 'withdrawn', 'note', ?3), ?2 FROM applications
          WHERE id = ?5 AND state = 'withdrawn' AND NOT EXISTS (SELECT 1 FROM application_events v
            WHERE v.application_id = applications.id AND v.kind = 'state' AND v.detail ->> 'to' = 'withdrawn')`,
      )
      .bind(actorId, now, note, found.state, id),
  ]);
  sendOutboxSoon(context);
  return true;
}
