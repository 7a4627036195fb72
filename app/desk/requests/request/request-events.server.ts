import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import type { WrittenReply } from "./reply-templates.ts";

export interface DeskRequest {
  kind: "hire_request" | "contact";
  id: number;
}

interface NewEvent {
  request: DeskRequest;
  actorId: number;
  event: "status" | "assigned" | "note" | "answer" | "company";
  detail: Record<string, unknown>;
  at: number;
  idempotencyKey?: string;
}

/** @param isTrue SQL without parameters; nothing is written unless it holds */
export const toEventInsert = ({ $client }: Db, { request, ...event }: NewEvent, isTrue = "true") =>
  $client
    .prepare(
      `INSERT INTO request_events (kind, request_id, actor_id, event, detail, at, idempotency_key)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE ${isTrue}`,
    )
    .bind(
      request.kind,
      request.id,
      event.actorId,
      event.event,
      JSON.stringify(event.detail),
      event.at,
      event.idempotencyKey ?? null,
    );

const tables = { hire_request: "hire_requests", contact: "contacts" } as const;

/** SQL without parameters: kinds are ours, and ids are numbers. */
export const toExistsWhere = ({ kind, id }: DeskRequest, where: string): string =>
  `EXISTS (SELECT 1 FROM ${tables[kind]} WHERE id = ${Number(id)} AND ${where})`;

interface Writing {
  request: DeskRequest;
  actorId: number;
  now: number;
  idempotencyKey: string;
}

export async function addRequestNote(
  db: Db,
  { request, actorId, now, idempotencyKey }: Writing,
  text: string,
) {
  try {
    await toEventInsert(db, {
      request,
      actorId,
      event: "note",
      detail: { text },
      at: now,
      idempotencyKey,
    }).run();
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key")) throw error;
  }
}

export async function assignRequest(
  db: Db,
  { request, actorId, now }: Omit<Writing, "idempotencyKey">,
  assigneeId: number | null,
): Promise<boolean> {
  const to = assigneeId === null ? "NULL" : String(Number(assigneeId));
  const isAdmin =
    assigneeId === null
      ? "true"
      : `EXISTS (SELECT 1 FROM users WHERE id = ${to} AND role = 'admin' AND desk_role <> 'moderation' AND suspended_at IS NULL)`;
  const isChanged = `${toExistsWhere(request, `assigned_to IS NOT ${to}`)} AND ${isAdmin}`;
  const subject = `${request.kind}:${request.id}`;
  const detail = { to: assigneeId };
  const [allowed] = await db.$client.batch<{ allowed: number }>([
    db.$client.prepare(`SELECT ${isAdmin} AS allowed`),
    toEventInsert(db, { request, actorId, event: "assigned", detail, at: now }, isChanged),
    toAuditInsert(db, { actorId, action: `${request.kind}.assigned`, subject, detail, at: now }, isChanged),
    db.$client
      .prepare(
        `UPDATE ${tables[request.kind]} SET assigned_to = ${to}, updated_at = ?1 WHERE id = ?2 AND ${isChanged}`,
      )
      .bind(now, request.id),
  ]);
  return allowed?.results[0]?.allowed === 1;
}

/** Mails the answer, keeps it, marks a new request as contacted and gives one of nobody to who answers, in one batch that the same key never runs twice. */
export async function sendReply(
  context: SiteContext,
  { request, actorId, now, idempotencyKey }: Writing,
  to: string,
  { template, subject, text }: WrittenReply,
): Promise<void> {
  const { db, env } = context;
  const isNew = toExistsWhere(request, "status = 'new'");
  const isNobodys = toExistsWhere(request, "assigned_to IS NULL");
  const moved = { from: "new", to: "contacted" };
  const taken = { to: actorId };
  const about = `${request.kind}:${request.id}`;
  const answered = {
    request,
    actorId,
    event: "answer",
    detail: { template, subject, text },
    at: now,
  } as const;
  try {
    await db.$client.batch([
      toEventInsert(db, { ...answered, idempotencyKey }),
      toEventInsert(db, { request, actorId, event: "status", detail: moved, at: now }, isNew),
      toAuditInsert(db, {
        actorId,
        action: `${request.kind}.answer`,
        subject: about,
        detail: { template },
        at: now,
      }),
      toAuditInsert(
        db,
        { actorId, action: `${request.kind}.status`, subject: about, detail: moved, at: now },
        isNew,
      ),
      toEventInsert(db, { request, actorId, event: "assigned", detail: taken, at: now }, isNobodys),
      toAuditInsert(
        db,
        { actorId, action: `${request.kind}.assigned`, subject: about, detail: taken, at: now },
        isNobodys,
      ),
      toOutboxInserts(db, [{ to, replyTo: env.MAIL_TO, subject, body: text }], now),
      db.$client
        .prepare(
          `UPDATE ${tables[request.kind]} SET status = iif(status = 'new', 'contacted', status),
            assigned_to = ifnull(assigned_to, ?3), updated_at = ?1 WHERE id = ?2 AND (status = 'new' OR assigned_to IS NULL)`,
        )
        .bind(now, request.id, actorId),
    ]);
    sendOutboxSoon(context);
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key")) throw error;
  }
}
