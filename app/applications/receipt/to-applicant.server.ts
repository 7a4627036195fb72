import type { applications } from "#app/applications/schema.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { type NewFile, toFileInserts } from "./sent-files.server.ts";

type State = (typeof applications.$inferSelect)["state"];

/** SQL about the application `of`: the company may still write to its sender. */
export const toMayAnswerSql = (of: string): string =>
  `${of}.state <> 'withdrawn' AND ${of}.messages_stopped_at IS NULL`;

export const mayAnswerSql = toMayAnswerSql("a");

interface Told {
  employerId: number;
  applicationId: number;
  actorId: number;
  /** SQL about the application `a`, beside that it is the company's and takes messages. */
  where?: string;
  /** What has to be done first: `where` says whether it was. */
  before?: readonly D1PreparedStatement[];
  /** Of the event: the message with its subject. */
  detail: object;
  /** In the bucket already. A caller drops them where nothing was told. */
  files?: readonly NewFile[];
  mail: Mail;
  /** To others than her. */
  mails?: readonly Mail[];
  /** The stage that it moves the application to, and from which. None for a message that moves nothing. */
  moves: { to: State | null; from: readonly State[] };
  /** Of `toIdempotencyKey`. */
  idempotencyKey: string;
}

/**
 * A company's message to an applicant with what it says is done, its stage and its mail: one batch, which the same key never
 * runs twice. False where she withdrew, takes no messages, or `where` does not hold.
 */
export async function tellApplicant(context: WorkContext, told: Told): Promise<boolean> {
  const { db, now } = context;
  const d1 = db.$client;
  const { before = [], detail, files = [], mail, mails = [], moves, idempotencyKey, actorId } = told;
  const where = `a.id = ${Number(told.applicationId)} AND a.employer_id = ${Number(told.employerId)} AND ${mayAnswerSql}
    AND ${told.where ?? "true"}`;
  const isMoved = `state IN (${moves.from.map((state) => `'${state}'`)})`;
  try {
    const results = await d1.batch([
      ...before,
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at, idempotency_key)
            SELECT a.id, ?1, 'answer', ?2, ?3, ?4 FROM applications a WHERE ${where}`,
        )
        .bind(actorId, JSON.stringify(detail), now, idempotencyKey),
      toFileInserts(db, files, `(SELECT a.id FROM applications a WHERE ${where})`),
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
            SELECT a.id, ?1, 'state', json_object('from', state, 'to', ?2), ?3 FROM applications a WHERE ${where} AND ${isMoved}`,
        )
        .bind(actorId, moves.to, now),
      toOutboxInserts(db, [mail, ...mails], now, `EXISTS (SELECT 1 FROM applications a WHERE ${where})`),
      d1
        .prepare(
          `UPDATE applications AS a SET answered_at = min(coalesce(answered_at, ?1), ?1), state = iif(${isMoved}, ?2, state),
            updated_at = ?1 WHERE ${where} RETURNING id`,
        )
        .bind(now, moves.to),
    ]);
    sendOutboxSoon(context);
    return results.at(-1)!.results.length > 0;
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) return true;
    throw error;
  }
}
