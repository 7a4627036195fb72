import { isOpenSql, openStates } from "#app/facts/reference/application-states.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { SettableState } from "./applicant-states.ts";

interface StateChange {
  employerId: number;
  publicIds: readonly string[];
  to: SettableState;
  actorId: number;
  now: number;
}

/** An application that ended opens again only while its sender has no later or open one (migrations/0064). */
const canOpenSql = `(${isOpenSql} OR NOT EXISTS (
  SELECT 1 FROM applications o WHERE o.job_id = applications.job_id AND lower(o.email) = lower(applications.email)
    AND o.id <> applications.id AND (o.${isOpenSql} OR (o.id > applications.id AND o.state <> 'withdrawn'))))`;

/** Returns how many changed. Leaves out those who withdrew, have the state, applied elsewhere or applied again. */
export async function changeApplicantStates({ $client }: Db, change: StateChange): Promise<number> {
  const { employerId, publicIds, to, actorId, now } = change;
  const where = `employer_id = ?1 AND public_id IN (SELECT value FROM json_each(?2)) AND state NOT IN ('withdrawn', ?3)
    AND ${openStates.some((state) => state === to) ? canOpenSql : "true"}`;
  const results = await $client.batch([
    $client
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?4, 'state', json_object('from', state, 'to', ?3), ?5 FROM applications WHERE ${where}`,
      )
      .bind(employerId, JSON.stringify(publicIds), to, actorId, now),
    $client
      .prepare(`UPDATE applications SET state = ?3, updated_at = ?4 WHERE ${where} RETURNING id`)
      .bind(employerId, JSON.stringify(publicIds), to, now),
  ]);
  // Counts returned rows, because `changes` includes what triggers change.
  return results[1]!.results.length;
}

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
