import { type Told, toNoticeInsert } from "#app/applications/notices/notice-inserts.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { isFetchedAhead } from "#app/kit/platform/http.ts";
import type { FoundApplicant } from "./find-applicant.server.ts";

/** A browser that fetches a page in advance shows it to nobody. */
export const isOpened = (request: Request): boolean => request.method === "GET" && !isFetchedAhead(request);

/** Tells the applicant the first time that someone of the company opens what she sent. */
export async function noteSeen(
  told: Told,
  {
    id,
    publicId,
    userId,
    seenAt,
    state,
  }: Pick<FoundApplicant["applicant"], "id" | "publicId" | "userId" | "seenAt" | "state">,
  employerId: number,
  actorId: number,
): Promise<boolean> {
  if (seenAt !== null || state === "withdrawn") return false;
  const { db, now } = told;
  const d1 = db.$client;
  const isUnseen = `id = ${Number(id)} AND employer_id = ${Number(employerId)} AND seen_at IS NULL AND state <> 'withdrawn'`;
  const toApplicant = await toNoticeInsert(told, "seen", [{ id, publicId, userId }]);
  const results = await d1.batch([
    // Someone who heard more by now needs no word of it.
    toApplicant(`${isUnseen} AND state = 'new'`),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, at)
          SELECT id, ?1, 'seen', ?2 FROM applications WHERE ${isUnseen}`,
      )
      .bind(actorId, now),
    d1.prepare(`UPDATE applications SET seen_at = ?1 WHERE ${isUnseen}`).bind(now),
  ]);
  return results[0]!.meta.changes > 0;
}

/** What the applicant wrote counts as read once anyone of the company opened it. A later message stays news. */
export const noteRead = ({ $client }: Db, employerId: number, { id, newsAt }: FoundApplicant["applicant"]) =>
  $client
    .prepare("UPDATE applications SET news_at = NULL WHERE id = ?1 AND employer_id = ?2 AND news_at = ?3")
    .bind(id, employerId, newsAt)
    .run();

interface Opened {
  /** Of the application. */
  id: number;
  actorId: number;
  /** The file, or the whole application. */
  what: { file?: string; field?: string; by?: "desk" };
  /** No second line for the same since then: a browser may ask twice for one press. */
  since: number;
  now: number;
}

/** A line that the applicant reads. */
export const noteOpened = ({ $client }: Db, { id, actorId, what, since, now }: Opened) =>
  $client
    .prepare(
      `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
        SELECT ?1, ?2, 'opened', ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM application_events
          WHERE application_id = ?1 AND actor_id = ?2 AND kind = 'opened' AND detail = ?3 AND at > ?5)`,
    )
    .bind(id, actorId, JSON.stringify(what), now, since)
    .run();
