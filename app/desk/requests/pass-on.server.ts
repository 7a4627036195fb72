import {
  type Addressee,
  addresseeColumns,
  toNoticeInsert,
} from "#app/applications/notices/notice-inserts.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { officeZone, toOfficeDay } from "#app/kit/text/when.ts";
import { fromWallTime } from "#app/kit/text/workday.ts";
import { toPassOnDays } from "./pass-on-days.ts";

interface PassedOn {
  publicId: string;
  /** "2026-11-27" */
  day: string;
  actorId: number;
}

interface ToPass extends Addressee {
  createdAt: number;
}

/** Tells the applicant once. "missing" for one that is not ours to pass on, "day" for a day before it was sent or to come. */
export async function passOn(
  context: SiteContext,
  { publicId, day, actorId }: PassedOn,
): Promise<"done" | "unchanged" | "day" | "missing"> {
  const { db, now } = context;
  const d1 = db.$client;
  const found = await d1
    .prepare(
      `SELECT ${addresseeColumns}, applications.created_at AS createdAt FROM applications
        WHERE public_id = ?1 AND is_for_desk = 1`,
    )
    .bind(publicId)
    .first<ToPass>();
  if (!found) return "missing";
  const { first, today } = toPassOnDays(found.createdAt, now);
  if (day < first || day > today) return "day";
  const on = day === today ? now : fromWallTime(Date.parse(day) + dayMs - hourMs, officeZone);
  const isTheirs = `id = ${Number(found.id)} AND is_for_desk = 1 AND passed_on_at IS NULL AND state <> 'withdrawn'`;
  const isNew = `${isTheirs} AND desk_status = 'new'`;
  const toApplicant = await toNoticeInsert(context, "passed-on", [found], { day: toOfficeDay(on) });
  const results = await d1.batch([
    toApplicant(`${isTheirs} AND ${isOpenSql}`),
    toAuditInsert(
      db,
      {
        actorId,
        action: "application.passed-on",
        subject: `application:${found.id}`,
        detail: { on },
        at: now,
      },
      `EXISTS (SELECT 1 FROM applications WHERE ${isTheirs})`,
    ),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'passed-on', json_object('on', ?2), ?3 FROM applications WHERE ${isTheirs}
          UNION ALL SELECT id, ?1, 'desk-status', json_object('from', 'new', 'to', 'contacted'), ?3 FROM applications WHERE ${isNew}`,
      )
      .bind(actorId, on, now),
    d1
      .prepare(
        `UPDATE applications SET passed_on_at = ?1, updated_at = ?2,
          desk_status = iif(desk_status = 'new', 'contacted', desk_status) WHERE ${isTheirs}`,
      )
      .bind(on, now),
  ]);
  sendOutboxSoon(context);
  return results.at(-1)!.meta.changes > 0 ? "done" : "unchanged";
}
