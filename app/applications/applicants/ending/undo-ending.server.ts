import { canOpenSql } from "#app/applications/applicants/stages/applicant-changes.server.ts";
import { toBlindSql } from "#app/applications/notices/blind.ts";
import { reopenOrHold } from "#app/jobs/changes/reopen-or-hold.server.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

interface StoredEnding {
  id: number;
  jobId: number | null;
  jobStatus: JobStatus | null;
  jobEndsAt: number | null;
  jobTitle: string | null;
  tellAt: number;
  undoneAt: number | null;
  /** None once a message was undone. */
  people: number;
  /** 1 where nobody was moved. */
  isMessage: number;
}

/** SQL: whether nobody was moved. */
const toIsMessageSql = (ending: string): string =>
  `NOT EXISTS (SELECT 1 FROM application_events m WHERE m.ending_id = ${ending} AND m.kind = 'state')`;

export const findEnding = ({ $client }: Db, employerId: number, publicId: string) =>
  $client
    .prepare(
      `SELECT n.id, n.job_id AS jobId, n.job_status AS jobStatus, n.job_ends_at AS jobEndsAt, j.title AS jobTitle,
          n.tell_at AS tellAt, n.undone_at AS undoneAt,
          (SELECT count(*) FROM application_events v WHERE v.ending_id = n.id AND v.detail ->> 'undone' IS NULL
            AND v.kind = iif(${toIsMessageSql("n.id")}, 'answer', 'state')) AS people,
          ${toIsMessageSql("n.id")} AS isMessage
        FROM application_endings n LEFT JOIN jobs j ON j.id = n.job_id WHERE n.public_id = ?1 AND n.employer_id = ?2`,
    )
    .bind(publicId, employerId)
    .first<StoredEnding>();

export interface Letter {
  publicId: string;
  firstName: string;
  jobTitle: string;
  isBlind: number;
  template: string;
  text: string;
}

/** As many as one page of the list has. */
const mostLetters = 20;

/** What it would have mailed, to be written again once it is undone. */
export async function listLetters({ $client }: Db, { id }: StoredEnding): Promise<Letter[]> {
  const { results } = await $client
    .prepare(
      `SELECT applications.public_id AS publicId, applications.first_name AS firstName, applications.job_title AS jobTitle,
          ${toBlindSql("applications")} AS isBlind, v.detail ->> 'template' AS template, v.detail ->> 'text' AS text
        FROM application_events v JOIN applications ON applications.id = v.application_id
        WHERE v.ending_id = ?1 AND v.kind = 'answer' ORDER BY applications.id LIMIT ${mostLetters}`,
    )
    .bind(id)
    .all<Letter>();
  return results;
}

interface Undone {
  /** Null when none was to reopen. */
  posting: "open" | "held" | "closed" | null;
}

/** So long the company has to answer those whom it puts back on an ended posting. */
const answeredWithinMs = dayMs;

/** Takes back the states, the mails that wait and the answers. Null once the applicants were told. */
export async function undoEnding(
  { db, now }: Pick<SiteContext, "db" | "now">,
  ending: StoredEnding,
  employerId: number,
  actorId: number,
): Promise<Undone | null> {
  const d1 = db.$client;
  const id = Number(ending.id);
  const isPossible = `EXISTS (SELECT 1 FROM application_endings n WHERE n.id = ${id} AND n.undone_at IS NULL AND n.tell_at > ${now})`;
  const those = `SELECT v.application_id FROM application_events v WHERE v.ending_id = ${id} AND v.kind IN ('state', 'answer')`;
  const isMessage = toIsMessageSql(String(id));
  const before = `(SELECT v.detail ->> 'from' FROM application_events v WHERE v.application_id = applications.id
    AND v.ending_id = ${id} AND v.kind = 'state' ORDER BY v.id LIMIT 1)`;
  // Someone who was moved since, or applied again, stays.
  const isAsEnded = `id IN (${those}) AND (${isMessage} OR (${id} = (SELECT v.ending_id FROM application_events v
    WHERE v.application_id = applications.id AND v.kind = 'state' ORDER BY v.id DESC LIMIT 1) AND ${canOpenSql}))`;
  const restored = `SELECT id FROM applications WHERE ${isAsEnded}`;
  // Those of before counted as answered at once.
  const isAnswer = `answered_at IN (SELECT value FROM application_endings n, json_each(json_array(n.at, n.tell_at)) WHERE n.id = ${id})`;
  const results = await d1.batch([
    d1
      .prepare(
        `UPDATE applications SET answered_at = NULL, updated_at = ?1
          WHERE id IN (${those}) AND ${isMessage} AND ${isAnswer} AND ${isPossible}`,
      )
      .bind(now),
    d1.prepare(
      `DELETE FROM outbox WHERE application_id IN (${restored}) AND sent_at IS NULL AND send_after = next_attempt_at
        AND send_after = ${Number(ending.tellAt)} AND ${isPossible}`,
    ),
    d1.prepare(
      `DELETE FROM application_events WHERE ending_id = ${id} AND kind = 'answer'
        AND application_id IN (${restored}) AND ${isPossible}`,
    ),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at, ending_id)
          SELECT id, ?1, 'state', json_object('from', state, 'to', ${before}, 'undone', 1), ?2, ${id} FROM applications
          WHERE ${isAsEnded} AND ${before} IS NOT NULL AND ${isPossible}`,
      )
      .bind(actorId, now),
    d1
      .prepare(
        `UPDATE applications SET state = ${before}, updated_at = ?1,
          answered_at = iif(${isAnswer}, NULL, answered_at)
          WHERE id IN (SELECT v.application_id FROM application_events v WHERE v.ending_id = ${id} AND v.detail ->> 'undone' = 1)
            AND ${isPossible}`,
      )
      .bind(now),
    d1
      .prepare(
        `INSERT INTO ended_postings (job_id, due_at) SELECT j.id, ?2 FROM jobs j WHERE j.id = ?1 AND ${isPossible}
          ON CONFLICT (job_id) DO UPDATE SET due_at = excluded.due_at`,
      )
      .bind(ending.jobId, now + answeredWithinMs),
    d1.prepare(`UPDATE application_endings SET undone_at = ?1 WHERE id = ${id} AND ${isPossible}`).bind(now),
  ]);
  if (results.at(-1)!.meta.changes === 0) return null;
  return { posting: await reopen(db, ending, employerId, actorId, now) };
}

async function reopen(
  db: Db,
  { jobId, jobStatus, jobEndsAt }: StoredEnding,
  employerId: number,
  userId: number,
  now: number,
): Promise<Undone["posting"]> {
  if (jobId === null || jobEndsAt === null) return null;
  if (jobStatus !== "open") return "closed";
  const by = { userId, confirms: "nobody" } as const;
  return (await reopenOrHold(db, { id: jobId, employerId }, jobEndsAt, by, now)) ?? "closed";
}
