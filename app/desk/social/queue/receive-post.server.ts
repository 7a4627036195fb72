import { z } from "zod";
import { toShownPosting } from "#app/desk/social/text/fill-text.ts";
import { type NetworkTexts, networks } from "#app/desk/social/text/networks.ts";
import { toFilled, toSharedValues } from "#app/desk/social/text/posting-values.ts";
import {
  checkFilled,
  checkTyped,
  hasErrors,
  readTexts,
  type TextErrors,
  textFields,
} from "#app/desk/social/text/typed-texts.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { type ChangedPost, changePost, findPost, type ReadPost, removePost } from "./change-post.server.ts";
import { canBeSent } from "./queue-view.ts";
import { sendDuePosts } from "./send-due.server.ts";

const fields = z.object({
  intent: z.enum(["save", "schedule", "send", "remove"]),
  revision: z.coerce.number().int().min(1).max(1_000_000),
  due: z.string().max(40).optional(),
  /** What the page showed of the posting. */
  posting: z.string().max(5000).optional(),
});

interface RefusedPost {
  ok: false;
  texts: NetworkTexts;
  due: string;
  problem: string | null;
  errors: TextErrors;
  dueError: string | null;
}

type Received = { ok: true; done: "draft" | "scheduled" | "sent" | "failed" | "removed" } | RefusedPost;

const stale =
  "The post was changed somewhere else meanwhile. Below is what you typed: open the post again, compare, and save.";

const changedPosting =
  "The company changed the posting after this page was shown, and nothing was sent or scheduled. Below is how the post looks now: read it again first.";

export async function receivePost(
  context: SiteContext,
  request: Request,
  publicId: string,
  actorId: number,
): Promise<Received> {
  const { db, env, now } = context;
  const found = await findPost(db, publicId);
  const form = await requireForm(request, [...Object.keys(fields.shape), ...textFields]);
  const parsed = fields.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw notFound();
  const { intent, revision, due = "", posting } = parsed.data;
  if (intent === "remove") {
    if (found) await removePost(db, found.post, { actorId, now });
    return { ok: true, done: "removed" };
  }
  if (!found) throw notFound();
  const texts = readTexts(form);
  const refuse = (why: Partial<RefusedPost>): RefusedPost => ({
    ok: false,
    texts,
    due,
    problem: null,
    errors: {},
    dueError: null,
    ...why,
  });
  const errors = checkTyped(texts);
  if (hasErrors(errors)) return refuse({ errors });
  const filled = toFilled(texts, found.job, { siteUrl: env.SITE_URL, postId: found.post.id });
  const write = (to: "draft" | "scheduled", stateAt: number) =>
    changePost(db, found, { texts, filled, to, stateAt }, { revision, actorId, now });
  const toReceived = (changed: ChangedPost): Received =>
    changed === "stale" ? refuse({ problem: stale }) : { ok: true, done: changed };
  if (intent === "save") return toReceived(await write("draft", now));
  if (posting !== undefined && posting !== toShownPosting(toSharedValues(found.job)))
    return refuse({ problem: changedPosting });
  const refusal = refuseSending(found, filled, now) ?? (intent === "schedule" && refuseDue(found, due, now));
  if (refusal) return refuse(refusal);
  const dueAt = intent === "send" ? now : fromOfficeClock(due)!;
  const changed = await write("scheduled", dueAt);
  if (changed !== "scheduled" || intent === "schedule") return toReceived(changed);
  await sendDuePosts(db, env.SITE_URL, now);
  return { ok: true, done: (await findPost(db, publicId))?.post.state ?? "sent" };
}

function refuseSending(found: ReadPost, filled: NetworkTexts, now: number): Partial<RefusedPost> | null {
  if (found.post.state === "sent") return null;
  if (!canBeSent(found, now)) return { problem: "The posting is closed, so its post cannot be sent." };
  if (networks.every((network) => filled[network] === ""))
    return { problem: "Enter a text for at least one network." };
  const errors = checkFilled(filled);
  return hasErrors(errors) ? { errors } : null;
}

function refuseDue({ job, post }: ReadPost, due: string, now: number): Partial<RefusedPost> | null {
  if (post.state === "sent") return null;
  const dueAt = fromOfficeClock(due);
  if (dueAt === null)
    return { dueError: "Please choose a date and a time that exist, such as 11/24/2026, 9:00 AM" };
  if (dueAt <= now)
    return { dueError: "This time is over. Choose a later one, or put the post into the feed now." };
  if (dueAt >= job.validThrough)
    return { dueError: "The posting closes before then. Choose an earlier time." };
  return null;
}

const zone = "America/New_York";

let format: Intl.DateTimeFormat | undefined;

/** "2026-11-23T15:05" in our office's time zone, for a date and time field. */
export function toOfficeClock(ms: number): string {
  format ??= new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
  return format.format(ms).replace(" ", "T");
}

/** Null for a time skipped in March. Takes the first of the hour that is repeated in November. */
export function fromOfficeClock(clock: string): number | null {
  const text = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)?$/.exec(clock.trim())?.[1];
  const asUtc = text ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  // Eastern Daylight Time and Eastern Standard Time.
  const found = [4, 5].map((hours) => asUtc + hours * 60 * minuteMs);
  return found.find((ms) => toOfficeClock(ms) === text) ?? null;
}

/** "2026-11-23", in our office's time zone. */
export function toOfficeMonday(ms: number): string {
  const day = new Date(`${toOfficeClock(ms).slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
