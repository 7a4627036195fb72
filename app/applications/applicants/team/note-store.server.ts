import { toMemberMails, toMemberSql } from "#app/companies/workspace/team/member-mails.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";

interface NewNote {
  employerId: number;
  publicId: string;
  authorId: number;
  text: string;
  idempotencyKey: string;
  /** The members that the note names. Its author gets no mail. */
  told: readonly number[];
  mail: Omit<Mail, "to">;
}

/** Returns how many colleagues get a mail. A second press of the same form writes nothing. */
export async function addApplicantNote(context: SiteContext, note: NewNote): Promise<number> {
  const { db, now } = context;
  const { employerId, publicId, authorId, text, idempotencyKey, told, mail } = note;
  const { mails, isMember } = await toMemberMails(
    db,
    { employerId, publicId },
    told.filter((id) => id !== authorId),
    mail,
  );
  const isNoted = `EXISTS (SELECT 1 FROM application_notes WHERE idempotency_key = '${idempotencyKey}')`;
  try {
    await db.$client.batch([
      db.$client
        .prepare(
          `INSERT INTO application_notes (application_id, author_id, text, idempotency_key, created_at)
            SELECT id, ?3, ?4, ?5, ?6 FROM applications
            WHERE public_id = ?1 AND employer_id = ?2 AND ${toMemberSql("p.id = ?3", employerId, "applications.job_id")}`,
        )
        .bind(publicId, employerId, authorId, text, idempotencyKey, now),
      db.$client
        .prepare(
          `INSERT INTO note_mentions (user_id, note_id) SELECT w.user_id, n.id FROM application_notes n
            JOIN memberships w ON w.employer_id = ?1 WHERE n.idempotency_key = ?2
              AND w.user_id IN (SELECT value FROM json_each(?3)) AND w.user_id <> n.author_id`,
        )
        .bind(employerId, idempotencyKey, JSON.stringify(told)),
      toOutboxInserts(db, mails, now, `${isNoted} AND ${isMember}`),
    ]);
    sendOutboxSoon(context);
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key")) throw error;
  }
  return mails.length;
}

export async function removeApplicantNote(
  { $client }: Db,
  {
    employerId,
    publicId,
    authorId,
    id,
  }: Pick<NewNote, "employerId" | "publicId" | "authorId"> & { id: number },
): Promise<boolean> {
  const { meta } = await $client
    .prepare(
      `DELETE FROM application_notes WHERE id = ?4 AND author_id = ?3 AND application_id =
        (SELECT id FROM applications WHERE public_id = ?1 AND employer_id = ?2)`,
    )
    .bind(publicId, employerId, authorId, id)
    .run();
  return meta.changes > 0;
}
