import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { paths } from "#app/paths.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { site } from "#app/site.ts";

interface PausedFeed {
  publicId: string;
  name: string;
  employerId: number;
  employerSlug: string;
  /** Paused by an operator: only an operator starts it again. */
  isHeld?: boolean;
}

/** For the batch that ends a run which stopped again and again. The feed stays active. */
export async function toStopNotices(
  db: Db,
  siteUrl: string,
  feed: PausedFeed,
  reason: string,
  now: number,
  isTrue: string,
) {
  const owners = await listMemberEmails(db, feed.employerId, ["owner"]);
  const body = `${site.name} could not import your job feed "${feed.name}".

What happened: ${reason}

We try again, and wait longer each time. You can upload another file, or remove the feed and add it anew, at any time:
${new URL(paths.hiringFeed(feed.employerSlug, feed.publicId), siteUrl)}

If it happens again, write to us: ${new URL(paths.contact(), siteUrl)}`;
  const mails = owners.map((to) => ({ to, subject: `Your job feed "${feed.name}" was not imported`, body }));
  return toOutboxInserts(db, mails, now, isTrue);
}

/** For the batch that pauses the feed. `isTrue` is SQL without parameters; mails nothing unless it holds. */
export async function toPauseNotices(
  db: Db,
  siteUrl: string,
  feed: PausedFeed,
  reason: string,
  now: number,
  isTrue?: string,
) {
  const owners = await listMemberEmails(db, feed.employerId, ["owner"]);
  const body = `${site.name} paused your job feed "${feed.name}".

Why: ${reason}

Your postings stay as they are, and nothing was closed. ${
    feed.isHeld
      ? `When this is put right, write to us and we start the feed again: ${new URL(paths.contact(), siteUrl)}
The feed:`
      : "See the feed and start it again here:"
  }
${new URL(paths.hiringFeed(feed.employerSlug, feed.publicId), siteUrl)}`;
  const mails = owners.map((to) => ({
    to,
    subject: `Your job feed "${feed.name}" is paused`,
    body,
  }));
  return toOutboxInserts(db, mails, now, isTrue);
}
