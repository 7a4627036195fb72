import { toBlindSql } from "#app/applications/notices/blind.ts";
import { toNoticeInsert } from "#app/applications/notices/notice-inserts.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { referenceStates } from "./applicant-view.ts";
import type { FoundApplicant } from "./find-applicant.server.ts";

/** Once in an application's life, by anyone of the company. False where it was asked before or is too early or late. */
export async function askForReferences(
  context: SiteContext,
  { id, publicId, userId }: FoundApplicant["applicant"],
  { employerId, actorId }: { employerId: number; actorId: number },
): Promise<boolean> {
  const { db, now } = context;
  const where = `applications.id = ${Number(id)} AND applications.employer_id = ${Number(employerId)}
    AND applications.state IN (${referenceStates.map((state) => `'${state}'`).join(", ")})
    AND NOT EXISTS (SELECT 1 FROM application_events r WHERE r.application_id = applications.id
      AND r.kind = 'references-asked') AND NOT ${toBlindSql("applications")}`;
  const toApplicant = await toNoticeInsert(context, "references", [{ id, publicId, userId }]);
  const [, asked] = await db.$client.batch([
    toApplicant(where),
    db.$client
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, at)
          SELECT id, ?1, 'references-asked', ?2 FROM applications WHERE ${where}`,
      )
      .bind(actorId, now),
  ]);
  sendOutboxSoon(context);
  return asked!.meta.changes > 0;
}
