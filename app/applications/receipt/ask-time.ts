import { openStates } from "#app/facts/reference/application-states.ts";
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

/** Whether the employer said anything that can be replied to. */
export const canReply = ({ state, answeredAt }: Pick<Waiting, "state" | "answeredAt">): boolean =>
  openStates.some((open) => open === state) &&
  (answeredAt !== null || state === "interview" || state === "offer");
