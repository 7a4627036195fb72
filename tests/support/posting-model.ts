import { isPossible, type JobStatus, type Transition } from "#app/jobs/postings/record/transitions.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

const hourMs = dayMs / 24;

/** What the rules of a posting's life say of it, without a database. */
export interface ModelledPosting {
  id: number;
  /** Shared by all of its postings. */
  company: { isApproved: boolean };
  /** Its status on its first day. */
  begun: JobStatus;
  status: JobStatus;
  confirmedAt: number;
  validThrough: number;
  askedAt: number | null;
  pausedAt: number | null;
  confirmations: number;
}

interface Begun {
  id: number;
  company: ModelledPosting["company"];
  status: JobStatus;
  now: number;
  validThrough: number;
}

export const createModel = ({ id, company, status, now, validThrough }: Begun): ModelledPosting => ({
  id,
  company,
  begun: status,
  status,
  confirmedAt: now,
  validThrough,
  askedAt: null,
  pausedAt: null,
  confirmations: 0,
});

export type PostingChange =
  | Exclude<Transition, "expire">
  | "edit"
  | "extend"
  | "confirm"
  | "mailedOpen"
  | "mailedFilled";

const answer = (job: ModelledPosting) => Object.assign(job, { askedAt: null, pausedAt: null });

function confirm(job: ModelledPosting, now: number): void {
  answer(Object.assign(job, { confirmedAt: now }));
}

function reopen(job: ModelledPosting, until: number, now: number): boolean {
  if (!isPossible("reopen", job.status) || until <= now || !job.company.isApproved) return false;
  confirm(Object.assign(job, { status: "open", validThrough: until }), now);
  return true;
}

/** Changes the model, and returns whether anything was to change. */
export function modelChange(
  job: ModelledPosting,
  change: PostingChange,
  now: number,
  until: number,
): boolean {
  switch (change) {
    case "edit": {
      if (job.status === "filled" || job.status === "removed") return false;
      // A new text of a company that is not approved is read first.
      if (["rejected", "withdrawn"].includes(job.status) || !job.company.isApproved)
        if (job.status !== "pending") answer(Object.assign(job, { status: "pending" }));
      job.validThrough = until;
      return true;
    }
    case "extend": {
      if (!["open", "paused"].includes(job.status) || until <= now || until <= job.validThrough) return false;
      job.validThrough = until;
      return true;
    }
    case "confirm": {
      if (job.status !== "open" || now - job.confirmedAt < hourMs) return false;
      confirm(job, now);
      job.confirmations++;
      return true;
    }
    case "mailedOpen":
      if (job.askedAt === null) return false;
      if (job.status === "paused" && !job.company.isApproved) return modelChange(job, "resubmit", now, until);
      if (job.status === "paused")
        reopen(job, job.validThrough > now ? job.validThrough : now + 30 * dayMs, now);
      else confirm(job, now);
      job.confirmations++;
      return true;
    case "mailedFilled":
      return job.askedAt !== null && modelChange(job, "fill", now, until);
    case "reopen":
      return reopen(job, until, now);
    case "approve": {
      if (job.status !== "pending") return false;
      job.company.isApproved = true;
      confirm(Object.assign(job, { status: "open" }), now);
      if (job.validThrough <= now) job.validThrough = now + 30 * dayMs;
      return true;
    }
    default: {
      if (!isPossible(change, job.status)) return false;
      const ends = {
        reject: "rejected",
        withdraw: "withdrawn",
        resubmit: "pending",
        review: "pending",
        restore: "pending",
        pause: "paused",
        fill: "filled",
        close: "closed",
        takeDown: "removed",
      };
      job.status = ends[change] as JobStatus;
      if (change === "takeDown") job.company.isApproved = false;
      if (change === "close") job.validThrough = Math.min(job.validThrough, now);
      answer(job);
      return true;
    }
  }
}

/** What the cron does: it expires, then closes 9 days after a pause, pauses 5 days after asking, asks after 14 days. */
export function modelCron(job: ModelledPosting, now: number): string[] {
  if (job.status === "open" && job.validThrough <= now) {
    answer(Object.assign(job, { status: "expired" }));
    return ["expire"];
  }
  if (job.status === "paused" && job.pausedAt !== null && job.pausedAt <= now - 9 * dayMs) {
    answer(Object.assign(job, { status: "closed", validThrough: Math.min(job.validThrough, now) }));
    return ["closeUnanswered"];
  }
  if (job.status === "open" && job.askedAt !== null && job.askedAt <= now - 5 * dayMs) {
    Object.assign(job, { status: "paused", pausedAt: now });
    return ["pauseUnanswered"];
  }
  if (job.status === "open" && job.askedAt === null && job.confirmedAt <= now - 14 * dayMs) {
    job.askedAt = now;
    return ["ask"];
  }
  return [];
}
