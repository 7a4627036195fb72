import type { z } from "zod";
import { toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";
import { toErasedAddress } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import type { SuppressionReason, suppressionSchema } from "./suppression.ts";

interface Suppression {
  id: number;
  publicId: string;
  email: string;
  reason: SuppressionReason;
  at: number;
}

export async function listSuppressions(db: Db, place: ListPlace): Promise<Suppression[]> {
  const read = await db.$client
    .prepare(
      `SELECT id, public_id AS publicId, email, reason, at FROM mail_suppressions WHERE true ${toIdPageSql(place, "id")}`,
    )
    .all<Suppression>();
  return read.results;
}

/** False if the address is already on the list, or an admin's: an owner alone stops the mails to another admin. */
export async function addSuppression(
  { db, now }: SiteContext,
  actorId: number,
  { email, reason }: z.output<typeof suppressionSchema>,
): Promise<boolean> {
  const publicId = randomId();
  const [, added] = await db.$client.batch([
    // Shows the address again, so that someone can take it off the list.
    db.$client
      .prepare("UPDATE mail_suppressions SET email = ? WHERE email = ?")
      .bind(email, await toErasedAddress(email)),
    db.$client
      .prepare(
        `INSERT INTO mail_suppressions (public_id, email, reason, at) SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (
            SELECT 1 FROM users u WHERE u.email = ?2 AND u.role = 'admin' AND NOT EXISTS (
              SELECT 1 FROM users me WHERE me.id = ?5 AND me.desk_role = 'owner'))
          ON CONFLICT (email) DO NOTHING`,
      )
      .bind(publicId, email, reason, now, actorId),
    toAuditInsert(
      db,
      {
        actorId,
        action: "mail_suppression.add",
        subject: `mail_suppression:${publicId}`,
        detail: { to: reason },
        at: now,
      },
      `EXISTS (SELECT 1 FROM mail_suppressions WHERE public_id = '${publicId}')`,
    ),
  ]);
  return added!.meta.changes > 0;
}

export async function removeSuppression(
  { db, now }: SiteContext,
  actorId: number,
  publicId: string,
): Promise<boolean> {
  const [, removed] = await db.$client.batch([
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at)
          SELECT ?1, 'mail_suppression.remove', 'mail_suppression:' || public_id, json_object('from', reason), ?2
          FROM mail_suppressions WHERE public_id = ?3`,
      )
      .bind(actorId, now, publicId),
    db.$client.prepare("DELETE FROM mail_suppressions WHERE public_id = ?").bind(publicId),
  ]);
  return removed!.meta.changes > 0;
}
