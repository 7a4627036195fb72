import { z } from "zod";
import { runFeed } from "#app/companies/feeds/run/feed-run.server.ts";
import type { Membership, SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { notFound, tooManyRequests } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import {
  askForRun,
  confirmFeed,
  type OfCompany,
  pauseFeed,
  removeFeed,
  resumeFeed,
  setSchedule,
} from "./feed-changes.server.ts";
import { type FeedHours, feedHours } from "./feed-terms.ts";

const fields = ["intent", "everyHours", "postings"] as const;
const hours = z.coerce
  .number()
  .refine((value): value is FeedHours => feedHours.includes(value as FeedHours))
  .transform((value) => value as FeedHours);
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("confirm"), everyHours: hours }),
  z.object({ intent: z.literal("schedule"), everyHours: hours }),
  z.object({
    intent: z.enum(["run", "pause", "resume", "resume-smaller"]),
    everyHours: z.unknown().optional(),
  }),
  z.object({ intent: z.literal("remove"), postings: z.enum(["keep", "close"]) }),
]);

type FeedChange =
  | "confirmed"
  | "scheduled"
  | "ran"
  | "waiting"
  | "paused"
  | "resumed"
  | "removed"
  | "held"
  | "approval"
  | "unchanged";

export async function receiveFeedForm(
  { db, env, now }: SiteContext,
  request: Request,
  feed: OfCompany & { fileName: string | null },
  { userId, publishing }: { userId: number } & Pick<Membership, "publishing">,
): Promise<FeedChange> {
  const form = schema.safeParse(Object.fromEntries(await requireForm(request, fields)));
  if (!form.success) throw notFound();
  const sent = form.data;
  const ran = async () => {
    if (!(await isWithinLimit(env.REQUEST_LIMIT, request)))
      throw tooManyRequests("You have run feeds often in the last minute. Please wait a minute.");
    // It is counted with the feed, and the queue tries it again.
    await runFeed(db, env, feed.id, now).catch((error) => logError("feeds.run", error, { feedId: feed.id }));
  };
  const asks = publishing === "asks";
  switch (sent.intent) {
    case "confirm":
      if (!(await confirmFeed(db, feed, sent.everyHours, userId, now))) return asks ? "approval" : "held";
      await ran();
      return "confirmed";
    case "schedule":
      return (await setSchedule(db, feed, sent.everyHours, now)) ? "scheduled" : "unchanged";
    case "run":
      if (!(await askForRun(db, feed, userId, now)))
        return asks && feed.fileName !== null ? "approval" : "waiting";
      await ran();
      return "ran";
    case "pause":
      return (await pauseFeed(db, feed, now)) ? "paused" : "unchanged";
    case "remove": {
      const isClosing = sent.postings === "close";
      return (await removeFeed(db, env, feed, { isClosing, userId, now })) === null ? "held" : "removed";
    }
    default: {
      const isNewSize = sent.intent === "resume-smaller";
      if (await resumeFeed(db, feed, { isNewSize, userId, now })) return "resumed";
      return asks ? "approval" : "held";
    }
  }
}
