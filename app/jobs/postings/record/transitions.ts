import type { jobs } from "#app/jobs/schema.ts";

export type JobStatus = (typeof jobs.$inferSelect)["status"];

interface Step {
  from: readonly JobStatus[];
  to: JobStatus;
}

/**
 * Must match migrations/0068_take_down_hidden.sql, because the database refuses all others. Nothing leads from a
 * hidden status to a public one but our approval, and `reopen` needs an approved company beside it (`mayOpen`).
 */
export const transitions = {
  approve: { from: ["pending"], to: "open" },
  reject: { from: ["pending"], to: "rejected" },
  /** Its company wants it read again, or may not open it by itself. */
  resubmit: { from: ["rejected", "withdrawn", "paused", "filled", "expired", "closed"], to: "pending" },
  withdraw: { from: ["pending", "rejected"], to: "withdrawn" },
  /** We want to read a public posting again. */
  review: { from: ["open"], to: "pending" },
  restore: { from: ["removed"], to: "pending" },
  pause: { from: ["open"], to: "paused" },
  reopen: { from: ["paused", "filled", "expired", "closed"], to: "open" },
  fill: { from: ["open", "paused", "expired"], to: "filled" },
  expire: { from: ["open", "paused"], to: "expired" },
  close: { from: ["open", "paused"], to: "closed" },
  takeDown: {
    from: ["pending", "rejected", "withdrawn", "open", "paused", "filled", "expired", "closed"],
    to: "removed",
  },
} as const satisfies Record<string, Step>;

export type Transition = keyof typeof transitions;

/** Opening needs an entry in the search, so openJob does it. */
export type LeavingTransition = Exclude<Transition, "approve" | "reopen">;

/** Visible only to the employer and to us. */
export const hiddenStatuses = ["pending", "rejected", "withdrawn"] as const satisfies JobStatus[];

export const isHidden = (status: JobStatus): boolean => hiddenStatuses.some((hidden) => hidden === status);

/** Has a public page, as a posting that has ended has. */
export const isOnSite = (status: JobStatus | null): boolean =>
  status !== null && status !== "removed" && !isHidden(status);

/** What an ending does to a posting: closing withdraws a hidden one. Null when it cannot end so. */
export function findTransition(
  ending: "fill" | "close",
  status: JobStatus,
): "fill" | "close" | "withdraw" | null {
  if (isPossible(ending, status)) return ending;
  return ending === "close" && isPossible("withdraw", status) ? "withdraw" : null;
}

export const isPossible = (transition: Transition, status: JobStatus): boolean =>
  transitions[transition].from.some((from) => from === status);
