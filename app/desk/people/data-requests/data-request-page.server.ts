import type { z } from "zod";
import {
  type answerDataSchema,
  requestKindNames,
  storedSourceNames,
  toDataDue,
  type toDataRequestSchema,
  toLawDue,
} from "#app/applications/erasure/data-request.ts";
import { erasedMention, toMentionPattern } from "#app/applications/erasure/erase-person.server.ts";
import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toErasedAddress } from "#app/kit/platform/mail.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { serverPaths } from "#app/server-paths.ts";
import {
  type DataRequestRow,
  type DataRequestState,
  findDataRequest,
  selectClosedRequests,
  selectOpenRequests,
} from "./data-request-list.server.ts";

const stateNames: [DataRequestState, string][] = [
  ["open", "Open"],
  ["done", "Done"],
  ["refused", "Refused"],
];

export async function readDataRequests({ db, now }: SiteContext, search: URLSearchParams) {
  const state = stateNames.find(([each]) => each === search.get("state"))?.[0] ?? "open";
  const place = parseIdPlace(search);
  const query = state === "open" ? selectOpenRequests(db) : selectClosedRequests(db, state, place);
  const read = (await query.all<DataRequestRow>()).results;
  const page = state === "open" ? { rows: read, newer: null, older: null } : toIdPage(read, place, { state });
  return {
    state,
    segments: stateNames.map(([each, label]) => ({
      label,
      to: deskPaths.adminDataRequests(each === "open" ? "" : `state=${each}`),
      isCurrent: each === state,
    })),
    rows: page.rows.map((row) => toDataRequestView(row, now)),
    newer: page.newer === null ? null : deskPaths.adminDataRequests(page.newer),
    older: page.older === null ? null : deskPaths.adminDataRequests(page.older),
  };
}

export async function getDataRequest({ db }: SiteContext, publicId = ""): Promise<DataRequestRow> {
  const row = await findDataRequest(db, publicId);
  if (!row) throw notFound();
  return row;
}

const subjectOf = (publicId: string) => `data_request:${publicId}`;

/** A second click with the same key adds nothing. */
export async function addDataRequest(
  { db, now }: SiteContext,
  actorId: number,
  { key, kind, email, source, received, reference }: z.output<ReturnType<typeof toDataRequestSchema>>,
): Promise<void> {
  const receivedAt = Date.parse(received);
  await db.$client.batch([
    toAuditInsert(
      db,
      { actorId, action: "data_request.add", subject: subjectOf(key), detail: { to: "open", kind }, at: now },
      // The schema allows only letters, digits and dashes in a key.
      `NOT EXISTS (SELECT 1 FROM data_requests WHERE public_id = '${key}')`,
    ),
    db.$client
      .prepare(
        `INSERT INTO data_requests (public_id, kind, email, source, reference, received_at, due_at, state, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?) ON CONFLICT (public_id) DO NOTHING`,
      )
      .bind(key, kind, email, source, reference, receivedAt, toDataDue(receivedAt), now),
  ]);
}

/** Not before an erasure is finished. Of an erased person, the request then keeps a scrambled address. */
export async function closeDataRequest(
  { db, now }: SiteContext,
  actorId: number,
  { publicId, email, kind }: Pick<DataRequestRow, "publicId" | "email" | "kind">,
  { state, note }: z.output<typeof answerDataSchema>,
): Promise<boolean> {
  const where = `public_id = ?1 AND state = 'open'
    AND (?2 = 'refused' OR kind <> 'erasure' OR erasure ->> 'finishedAt' IS NOT NULL)`;
  const isErased = kind === "erasure" && state === "done";
  const keptNote = isErased ? note.replace(toMentionPattern(email), erasedMention) : note;
  const [, closed] = await db.$client.batch([
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at) SELECT ?4, 'data_request.close',
          'data_request:' || public_id, json_object('from', state, 'to', ?2), ?3 FROM data_requests WHERE ${where}`,
      )
      .bind(publicId, state, now, actorId),
    db.$client
      .prepare(
        `UPDATE data_requests SET state = ?2, note = ?4, closed_at = ?3, email = ?5,
          erasure = json_remove(erasure, '$.employers') WHERE ${where}`,
      )
      .bind(publicId, state, now, keptNote, isErased ? await toErasedAddress(email) : email),
  ]);
  return closed!.meta.changes > 0;
}

/** California asks for records of requests for 24 months (CCPA regulations, section 7101). */
const keptDays = 730;

export async function removeOldDataRequests(db: Db, now: number): Promise<void> {
  await db.$client
    .prepare("DELETE FROM data_requests WHERE closed_at IS NOT NULL AND closed_at < ?")
    .bind(now - keptDays * 86_400_000)
    .run();
}

const soonDays = 7;

const toDayText = (ms: number): string => formatIsoDay(toIsoDay(ms));

function toStateChip({ state, dueAt }: DataRequestRow, now: number): Chip {
  if (state === "done") return { label: "Done", tone: "good" };
  if (state === "refused") return { label: "Refused", tone: "plain" };
  const days = Math.ceil((dueAt - now) / dayMs);
  if (days < 0) return { label: "Overdue", tone: "coral" };
  const label = days === 1 ? "Due in 1 day" : `Due in ${days} days`;
  return { label, tone: days <= soonDays ? "coral" : "amber" };
}

export function toDataRequestView(row: DataRequestRow, now: number) {
  return {
    publicId: row.publicId,
    kind: requestKindNames[row.kind],
    isErasure: row.kind === "erasure",
    isOpen: row.state === "open",
    email: row.email.startsWith("erased:") ? "an erased address" : row.email,
    source: row.reference
      ? `${storedSourceNames[row.source]}, ${row.reference}`
      : storedSourceNames[row.source],
    received: toDayText(row.receivedAt),
    due: toDayText(row.dueAt),
    lawDue: toDayText(toLawDue(row.receivedAt)),
    closed: row.closedAt === null ? null : toDayText(row.closedAt),
    note: row.note,
    chip: toStateChip(row, now),
    to: serverPaths.adminDataRequest(row.publicId),
  };
}
