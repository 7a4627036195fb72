import type { jobs } from "#app/platform/schema.ts";

export type JobStatus = (typeof jobs.$inferSelect)["status"];

interface Step {
  from: readonly JobStatus[];
  to: JobStatus;
}

/** Must match migrations/0030_guard_states.sql, because the database refuses all others. */
export const transitions = {
  approve: { from: ["pending"], to: "open" },
  reject: { from: ["pending"], to: "rejected" },
  resubmit: { from: ["rejected"], to: "pending" },
  pause: { from: ["open"], to: "paused" },
  reopen: { from: ["paused", "filled", "expired", "closed"], to: "open" },
  fill: { from: ["open", "paused", "expired"], to: "filled" },
  expire: { from: ["open", "paused"], to: "expired" },
  close: { from: ["pending", "rejected", "open", "paused"], to: "closed" },
  takeDown: { from: ["pending", "open", "paused", "filled", "expired", "closed"], to: "removed" },
} as const satisfies Record<string, Step>;

export type Transition = keyof typeof transitions;

/** Opening needs an entry in the search, so openJob does it. */
export type LeavingTransition = Exclude<Transition, "approve" | "reopen">;

/** Visible only to the employer and to us. */
export const hiddenStatuses = ["pending", "rejected"] as const satisfies JobStatus[];

export const isPossible = (transition: Transition, status: JobStatus): boolean =>
  transitions[transition].from.some((from) => from === status);
