import {
  type Addressee,
  addresseeColumns,
  type Told,
  toNoticeInsert,
  toWaitingMailDelete,
} from "#app/applications/notices/notice-inserts.server.ts";
import { isOpenSql, openStates } from "#app/facts/reference/application-states.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { ApplicantState, SettableState } from "./applicant-states.ts";

interface StateChange {
  employerId: number;
  publicIds: readonly string[];
  /** An ending has a module of its own, because it can be undone (`endApplications`). */
  to: MovedState;
  actorId: number;
}

type MovedState = Exclude<SettableState, "not-selected">;

/** From which states a move is news to the applicant. Moving back corrects a mistake, and says nothing. */
const newsFrom: Record<Exclude<MovedState, "new">, readonly ApplicantState[]> = {
  "in-review": ["new", "not-selected"],
  interview: ["new", "in-review", "not-selected"],
  offer: ["new", "in-review", "interview", "not-selected"],
  hired: ["new", "in-review", "interview", "offer", "not-selected"],
};

/** An application that ended opens again only while its sender has no later or open one (migrations/0064). */
export const canOpenSql = `(${isOpenSql} OR NOT EXISTS (
  SELECT 1 FROM applications o WHERE o.job_id = applications.job_id AND lower(o.email) = lower(applications.email)
    AND o.id <> applications.id AND (o.${isOpenSql} OR (o.id > applications.id AND o.state <> 'withdrawn'))))`;

/**
 * Returns how many changed. Leaves out those who withdrew, have the state, applied elsewhere or applied again. Each of the
 * others gets a mail, once a day for the same news.
 */
export async function changeApplicantStates(
  told: Told,
  { employerId, publicIds, to, actorId }: StateChange,
): Promise<number> {
  const { db, now } = told;
  const d1 = db.$client;
  const { results: addressees } = await d1
    .prepare(
      `SELECT ${addresseeColumns} FROM applications
        WHERE employer_id = ?1 AND public_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(employerId, JSON.stringify(publicIds))
    .all<Addressee>();
  if (addressees.length === 0) return 0;
  const where = `employer_id = ${Number(employerId)} AND id IN (${addressees.map(({ id }) => Number(id)).join(", ")})
    AND state NOT IN ('withdrawn', '${to}') AND ${openStates.some((state) => state === to) ? canOpenSql : "true"}`;
  const results = await d1.batch([
    toWaitingMailDelete(told, `SELECT id FROM applications WHERE ${where}`),
    d1
      .prepare(
        `DELETE FROM application_events WHERE kind = 'answer' AND application_id IN (SELECT id FROM applications WHERE ${where})
          AND ending_id IN (SELECT id FROM application_endings WHERE employer_id = ?1 AND tell_at > ?2)`,
      )
      .bind(employerId, now),
    ...(to === "new"
      ? []
      : [(await toNoticeInsert(told, to, addressees))(`${where} AND ${toIsNews(to, now)}`)]),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'state', json_object('from', state, 'to', ?2), ?3 FROM applications WHERE ${where}`,
      )
      .bind(actorId, to, now),
    d1
      .prepare(`UPDATE applications SET state = ?1, updated_at = ?2, answered_at = iif(answered_at > ?2, NULL, answered_at)
          WHERE ${where} RETURNING id`)
      .bind(to, now),
  ]);
  // Counts returned rows, because `changes` includes what triggers change.
  return results.at(-1)!.results.length;
}

const toIsNews = (to: Exclude<MovedState, "new">, now: number): string =>
  `state IN (${newsFrom[to].map((state) => `'${state}'`).join(", ")}) AND NOT EXISTS (SELECT 1 FROM application_events v
    WHERE v.application_id = applications.id AND v.kind = 'state' AND v.detail ->> 'to' = '${to}' AND v.at > ${now - dayMs})`;

interface Assignment {
  employerId: number;
  publicId: string;
  memberId: number | null;
  actorId: number;
  now: number;
}

export async function assignApplicant({ $client }: Db, assignment: Assignment): Promise<void> {
  const { employerId, publicId, memberId, actorId, now } = assignment;
  const where = `employer_id = ?1 AND public_id = ?2 AND assigned_to IS NOT ?3
    AND (?3 IS NULL OR EXISTS (SELECT 1 FROM memberships WHERE user_id = ?3 AND employer_id = ?1))`;
  await $client.batch([
    $client
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?4, 'assigned', json_object('to', ?3), ?5 FROM applications WHERE ${where}`,
      )
      .bind(employerId, publicId, memberId, actorId, now),
    $client
      .prepare(`UPDATE applications SET assigned_to = ?3, updated_at = ?4 WHERE ${where}`)
      .bind(employerId, publicId, memberId, now),
  ]);
}
