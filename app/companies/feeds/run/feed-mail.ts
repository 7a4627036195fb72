import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";

export interface PausedFeed {
  publicId: string;
  name: string;
  employerId: number;
  employerSlug: string;
  /** Paused by an operator: only an operator starts it again. */
  isHeld?: boolean;
}

type Text = Omit<Mail, "to">;

export const toFeedStoppedMail = (feed: PausedFeed, reason: string, siteUrl: string): Text => ({
  subject: `Your job feed "${feed.name}" was not imported`,
  body: `${site.name} could not import your job feed "${quote(feed.name)}".

What happened: ${quote(reason)}

We try again, and wait longer each time. You can upload another file, or remove the feed and add it anew, at any time. Open your feed:
${toFeedAddress(feed, siteUrl)}

If it happens again, write to us: ${new URL(paths.contact(), siteUrl)}`,
});

export const toFeedPausedMail = (feed: PausedFeed, reason: string, siteUrl: string): Text => ({
  subject: `Your job feed "${feed.name}" is paused`,
  body: `${site.name} paused your job feed "${quote(feed.name)}".

Why: ${quote(reason)}

Your postings stay as they are, and nothing was closed. ${
    feed.isHeld
      ? `When this is put right, write to us and we start the feed again. Write to us:
${new URL(paths.contact(), siteUrl)}

Your feed:`
      : "See the feed and start it again:"
  }
${toFeedAddress(feed, siteUrl)}`,
});

const toFeedAddress = ({ employerSlug, publicId }: PausedFeed, siteUrl: string): URL =>
  new URL(workPaths.hiringFeed(employerSlug, publicId), siteUrl);
