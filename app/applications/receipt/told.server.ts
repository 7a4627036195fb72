import { sql } from "drizzle-orm";
import { toIsToldSql, toToldStateSql, toWaySql } from "#app/applications/notices/told-state.ts";
import type { applicationEvents } from "#app/applications/schema.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { askStoredFiles, type StoredFile } from "./sent-files.server.ts";

/** SQL for `Standing`, and for when something may be asked. */
export const toStandingColumns = (of: string, now: number): string =>
  `${toToldStateSql(of, now)} AS state, ${toWaySql(of)} AS way, ${of}.is_for_desk AS isForDesk,
    ${of}.seen_at AS seenAt, ${of}.passed_on_at AS passedOnAt, ${of}.created_at AS createdAt,
    ${of}.answered_at AS answeredAt, ${of}.messages_stopped_at AS messagesStoppedAt,
    ${of}.contact_shared_at AS contactSharedAt, (SELECT max(q.at) FROM application_events q
      WHERE q.application_id = ${of}.id AND q.kind = 'asked') AS askedAt, ${toAskedOtherSql(of)} AS askedOther, (SELECT r.kind FROM application_events r
      WHERE r.application_id = ${of}.id AND r.kind IN (${referenceKinds}) ORDER BY r.id DESC LIMIT 1) AS "references"`;

/** SQL: 1 once the applicant asked for another recruiter. */
export const toAskedOtherSql = (of: string): string =>
  `EXISTS (SELECT 1 FROM application_events o WHERE o.application_id = ${of}.id AND o.kind = 'reply'
    AND o.detail ->> 'asks' = 'another-recruiter')`;

/** SQL. The last of them says whether the employer waits for references. */
export const referenceKinds = "'references-asked', 'references-sent', 'references-declined'";

/** Whether what this key writes was written before: the same press, or the same mail. */
export const isEventKnown = async ({ $client }: Db, idempotencyKey: string): Promise<boolean> =>
  (await $client
    .prepare("SELECT 1 AS n FROM application_events WHERE idempotency_key = ?1")
    .bind(idempotencyKey)
    .first("n")) !== null;

const mostEvents = 200;

interface EventRow {
  kind: (typeof applicationEvents.$inferSelect)["kind"];
  /** JSON. */
  detail: string;
  at: number;
}

/** Its files, and what happened to it as far as its sender may know. */
export async function findToldParts(db: Db, applicationId: number, now: number) {
  const [files, events] = await db.$client.batch([
    askStoredFiles(db, applicationId),
    toStatement(
      db,
      sql`SELECT kind, detail, at FROM application_events
        WHERE application_id = ${applicationId} AND ${sql.raw(toIsToldSql("application_events", now))}
        ORDER BY id LIMIT ${mostEvents}`,
    ),
  ]);
  return {
    files: files!.results as unknown as StoredFile[],
    events: (events!.results as unknown as EventRow[]).map(({ kind, detail, at }) => ({
      ...{ kind, at },
      detail: JSON.parse(detail) as Record<string, unknown>,
    })),
  };
}

export type ToldParts = Awaited<ReturnType<typeof findToldParts>>;
