import { toToldStateSql } from "#app/applications/notices/told-state.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

/** Without an answer by then, the applicant may ask how it stands, and once in each week after it. */
export const answerDueMs = 14 * dayMs;
export const askAgainMs = 7 * dayMs;

interface Waiting {
  state: string;
  answeredAt: number | null;
  createdAt: number;
  askedAt: number | null;
}

/** Null where an answer is there or no longer to come. */
export const toAskFrom = ({ state, answeredAt, createdAt, askedAt }: Waiting): number | null =>
  (state === "new" || state === "in-review") && answeredAt === null
    ? Math.max(createdAt + answerDueMs, (askedAt ?? 0) + askAgainMs)
    : null;

interface Written {
  /** As told to the applicant. */
  state: string;
  answeredAt: number | null;
  messagesStoppedAt: number | null;
}

/** Whether the employer said anything that can be replied to, also after it ended. An answer in the future is not told yet. */
export const canReply = ({ state, answeredAt, messagesStoppedAt }: Written, now: number): boolean =>
  state !== "withdrawn" &&
  messagesStoppedAt === null &&
  ((answeredAt !== null && answeredAt <= now) || state === "interview" || state === "offer");

/** The same as SQL about the application `a`. */
export const toCanReplySql = (now: number): string =>
  `a.state <> 'withdrawn' AND a.messages_stopped_at IS NULL
    AND (a.answered_at <= ${Number(now)} OR ${toToldStateSql("a", now)} IN ('interview', 'offer'))`;
