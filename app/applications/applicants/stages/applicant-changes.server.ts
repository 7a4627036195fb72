import type { ApplicantState, SettableState } from "#app/applications/applicants/applicant-states.ts";
import { toNameColumns } from "#app/applications/notices/blind.ts";
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
import { findStage, type StageWriter, toWriterSql } from "./stage-store.server.ts";
import type { Stage } from "./stages.ts";

interface StageMove extends StageWriter {
  /** Public ids, each with the stage in which the person saw it, if the form said so. */
  seen: ReadonlyMap<string, number | null>;
  /** An ending has a module of its own, because it can be undone (`endApplications`). */
  to: Stage & { state: MovedState };
}

type MovedState = Exclude<SettableState, "not-selected">;

export const isMove = (to: Stage): to is StageMove["to"] => to.state !== "not-selected";

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

interface Moves {
  moved: number;
  /** How many of them get an email. */
  mailed: number;
}

/**
 * Leaves out those who withdrew, stand there, go by other stages, applied again, or were moved
 * since they were seen. Whose state changes gets a mail, once a day for the same news.
 */
export async function moveApplicants(told: Told, { seen, to, ...writer }: StageMove): Promise<Moves> {
  const { db, now } = told;
  const { employerId, userId } = writer;
  const { state } = to;
  const d1 = db.$client;
  const { results: addressees } = await d1
    .prepare(
      `SELECT ${addresseeColumns} FROM applications
        WHERE employer_id = ?1 AND public_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(employerId, JSON.stringify([...seen.keys()]))
    .all<Addressee>();
  if (addressees.length === 0) return { moved: 0, mailed: 0 };
  const those = addressees.map(({ id }) => Number(id)).join(", ");
  const overtaken = addressees.flatMap(({ id, publicId }) => {
    const stage = seen.get(publicId) ?? null;
    return stage === null ? [] : [`(id = ${Number(id)} AND stage_id <> ${Number(stage)})`];
  });
  const where = `employer_id = ${Number(employerId)} AND id IN (${those}) AND NOT (${overtaken.join(" OR ") || "false"})
    AND state <> 'withdrawn' AND stage_id <> ${Number(to.id)}
    AND stage_id IN (SELECT s.id FROM stages s WHERE s.template_id = ${Number(to.template)})
    AND ${toWriterSql(writer)} AND ${openStates.some((open) => open === state) ? canOpenSql : "true"}`;
  const isChanged = `${where} AND state <> '${state}'`;
  const toMails = state === "new" ? null : await toNoticeInsert(told, state, addressees);
  const results = await d1.batch([
    toWaitingMailDelete(told, `SELECT id FROM applications WHERE ${isChanged}`),
    d1
      .prepare(
        `DELETE FROM application_events WHERE kind = 'answer' AND application_id IN (SELECT id FROM applications WHERE ${isChanged})
          AND ending_id IN (SELECT id FROM application_endings WHERE employer_id = ?1 AND tell_at > ?2)`,
      )
      .bind(employerId, now),
    ...(toMails && state !== "new" ? [toMails(`${isChanged} AND ${toIsNews(state, now)}`)] : []),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'state', json_object('from', state, 'to', ?2), ?3 FROM applications WHERE ${isChanged}`,
      )
      .bind(userId, state, now),
    d1
      .prepare(
        `INSERT INTO stage_moves (application_id, actor_id, left_stage, stage, at) SELECT applications.id, ?1, s.name, ?2, ?3
          FROM applications JOIN stages s ON s.id = stage_id WHERE applications.id IN (SELECT id FROM applications WHERE ${where})`,
      )
      .bind(userId, to.name, now),
    d1
      .prepare(`UPDATE applications SET stage_before = stage_id, stage_id = ?3, state = ?1, updated_at = ?2,
          answered_at = iif(answered_at > ?2, NULL, answered_at) WHERE ${where} RETURNING id`)
      .bind(state, now, to.id),
  ]);
  // Counts returned rows, because `changes` includes what triggers change.
  return { moved: results.at(-1)!.results.length, mailed: toMails ? results[2]!.results.length : 0 };
}

interface BackMove extends StageWriter {
  /** Public ids, each with the stage that it came from. */
  from: ReadonlyMap<string, number | null>;
  /** The stage where they were moved to. */
  stands: number;
}

/** Leaves out those whom someone has moved since. Moving back is no news, so nobody is emailed. */
export async function moveBack(told: Told, { from, stands, ...writer }: BackMove): Promise<number> {
  let moved = 0;
  for (const id of new Set(from.values())) {
    const to = id === null ? null : await findStage(told.db, writer.employerId, id);
    if (!to || !isMove(to)) continue;
    const those = [...from].filter(([, stage]) => stage === id);
    const seen = new Map(those.map(([publicId]) => [publicId, stands] as const));
    moved += (await moveApplicants(told, { ...writer, seen, to })).moved;
  }
  return moved;
}

/** Who moved one of these since it was seen, and where it stands now. Not where both chose the same. */
export async function findMovedMeanwhile(
  { $client }: Db,
  employerId: number,
  seen: StageMove["seen"],
  to: number,
): Promise<string[]> {
  const { results } = await $client
    .prepare(
      `SELECT ${toNameColumns("a")}, s.name AS stage, (SELECT trim(u.first_name || ' ' || u.last_name) FROM
          (SELECT actor_id, at FROM (SELECT actor_id, at FROM stage_moves WHERE application_id = a.id ORDER BY id DESC LIMIT 1)
            UNION ALL SELECT actor_id, at FROM (SELECT actor_id, at FROM application_events
              WHERE application_id = a.id AND kind = 'state' ORDER BY id DESC LIMIT 1) ORDER BY at DESC LIMIT 1) m
          JOIN users u ON u.id = m.actor_id) AS actor
        FROM json_each(?2) p CROSS JOIN applications a ON a.public_id = p.key LEFT JOIN stages s ON s.id = a.stage_id
        WHERE a.employer_id = ?1 AND p.value IS NOT NULL AND a.stage_id IS NOT p.value AND a.stage_id IS NOT ?3`,
    )
    .bind(employerId, JSON.stringify(Object.fromEntries(seen)), to)
    .all<{ firstName: string; lastName: string; stage: string | null; actor: string | null }>();
  return results.map(({ firstName, lastName, stage, actor }) => {
    const name = `${firstName} ${lastName}`.trim();
    return stage === null
      ? `${name} withdrew meanwhile.`
      : `${actor || "Someone"} moved ${name} to “${stage}” meanwhile.`;
  });
}

const toIsNews = (to: Exclude<MovedState, "new">, now: number): string =>
  `state IN (${newsFrom[to].map((state) => `'${state}'`).join(", ")}) AND NOT EXISTS (SELECT 1 FROM application_events v
    WHERE v.application_id = applications.id AND v.kind = 'state' AND v.detail ->> 'to' = '${to}' AND v.at > ${now - dayMs})`;
