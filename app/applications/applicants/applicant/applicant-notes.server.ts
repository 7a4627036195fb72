import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";

interface NewNote {
  employerId: number;
  publicId: string;
  authorId: number;
  text: string;
  idempotencyKey: string;
  now: number;
}

export async function addApplicantNote({ $client }: Db, note: NewNote): Promise<void> {
  const { employerId, publicId, authorId, text, idempotencyKey, now } = note;
  try {
    await $client
      .prepare(
        `INSERT INTO application_notes (application_id, author_id, text, idempotency_key, created_at)
          SELECT id, ?3, ?4, ?5, ?6 FROM applications WHERE public_id = ?1 AND employer_id = ?2`,
      )
      .bind(publicId, employerId, authorId, text, idempotencyKey, now)
      .run();
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key")) throw error;
  }
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
