import { resumedSet } from "#app/companies/feeds/owner/feed-changes.server.ts";
import { toPauseNotices } from "#app/companies/feeds/run/feed-notice.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import type { DeskFeedRow } from "./desk-feeds.server.ts";

const toIsThere = ({ id }: DeskFeedRow, state: string) =>
  `EXISTS (SELECT 1 FROM employer_feeds WHERE id = ${id} AND ${state})`;

const mayHold = "status <> 'off' AND is_held = 0";

const toNote = (
  { db, now }: SiteContext,
  actorId: number,
  feed: DeskFeedRow,
  to: "active" | "paused",
  isStill: string,
) =>
  toAuditInsert(
    db,
    {
      actorId,
      action: "feed.status",
      subject: `feed:${feed.publicId}`,
      detail: { from: feed.status, to },
      at: now,
    },
    toIsThere(feed, isStill),
  );

/** Even if its company paused it before, until an operator resumes it. Mails the reason to the company's owners. */
export async function pauseByDesk(
  context: SiteContext,
  actorId: number,
  feed: DeskFeedRow,
  reason: string,
): Promise<boolean> {
  const { db, env, now } = context;
  const [, , paused] = await db.$client.batch([
    toNote(context, actorId, feed, "paused", mayHold),
    await toPauseNotices(db, env.SITE_URL, { ...feed, isHeld: true }, reason, now, toIsThere(feed, mayHold)),
    db.$client
      .prepare(
        `UPDATE employer_feeds SET status = 'paused', pause_reason = ?2, is_held = 1, updated_at = ?3 WHERE id = ?1 AND ${mayHold}`,
      )
      .bind(feed.id, reason, now),
  ]);
  sendOutboxSoon(context);
  return paused!.meta.changes > 0;
}

export async function resumeByDesk(
  context: SiteContext,
  actorId: number,
  feed: DeskFeedRow,
): Promise<boolean> {
  const { db, now } = context;
  const [, resumed] = await db.$client.batch([
    toNote(context, actorId, feed, "active", "status = 'paused'"),
    db.$client
      .prepare(`UPDATE employer_feeds SET ${resumedSet} WHERE id = ?1 AND ?2 AND status = 'paused'`)
      .bind(feed.id, 1, now),
  ]);
  return resumed!.meta.changes > 0;
}
