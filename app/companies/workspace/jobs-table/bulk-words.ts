import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import { isHidden, isPossible, type JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { statusNames } from "./table-search.ts";

export const bulkActions = {
  confirm: { button: "Confirm open", done: "Confirmed" },
  extend: { button: "Extend 30 days", done: "Extended" },
  pause: { button: "Pause", done: "Paused" },
  fill: { button: "Mark filled", done: "Marked as filled:" },
  close: { button: "Close", done: "Closed" },
  resubmit: { button: "Send for review again", done: "Sent" },
  duplicate: { button: "Duplicate", done: "Duplicated" },
} as const;
export type BulkAction = keyof typeof bulkActions;

export interface BulkDone {
  action: BulkAction;
  picked: number;
  changed: number;
  /** Hidden ones that were closed. */
  withdrawn: number;
  reopened: number;
  /** Waiting for us to read them. */
  sent: number;
  /** Have open applications, so they end on pages of their own. */
  asked: { title: string; open: number; to: string }[];
  left: JobStatus[];
  missing: number;
  until: number;
}

export function toBulkText({
  action,
  picked,
  changed,
  withdrawn,
  reopened,
  sent,
  asked,
  left,
  missing,
  until,
}: BulkDone): string {
  if (picked === 0) return "Nothing changed. Check the postings that you want to change first.";
  if (action === "duplicate" && missing === 0)
    return "Nothing changed. Check one posting to use as a template for a new one.";
  const end = action === "extend" ? ` to ${formatIsoDay(toPostingDate(until))}` : "";
  return [
    changed > 0 && `${bulkActions[action].done} ${changed}${end}.`,
    withdrawn > 0 &&
      `Withdrew ${withdrawn}. ${withdrawn === 1 ? "It was" : "They were"} not public, so ${withdrawn === 1 ? "it has" : "they have"} no closed page.`,
    reopened > 0 && `Reopened ${reopened}${end}.`,
    sent > 0 && `Sent ${sent} to us. We read ${sent === 1 ? "it" : "them"} before anyone else can.`,
    changed + withdrawn + reopened + sent === 0 && asked.length === 0 && "Nothing changed.",
    asked.length > 0 &&
      `${asked.length === 1 ? "1 posting has" : `${asked.length} postings have`} open applications, so ${asked.length === 1 ? "it stays" : "they stay"} as ${asked.length === 1 ? "it is" : "they are"}. End ${asked.length === 1 ? "it" : "each"} here, and we mail them:`,
    ...toLeftTexts(action, left),
    missing > 0 && `${missing} ${missing === 1 ? "was" : "were"} not found.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const unchangedTexts: Partial<Record<BulkAction, string>> = {
  confirm: "confirmed within the hour",
  extend: "open for longer",
};

function toLeftTexts(action: BulkAction, left: readonly JobStatus[]): string[] {
  return [...new Set(left)].map((status) => {
    const count = left.filter((each) => each === status).length;
    const already = status === "open" ? unchangedTexts[action] : undefined;
    const name = already ?? statusNames[status].toLowerCase();
    if (already || status === aims[action])
      return `${count} ${count === 1 ? "was" : "were"} already ${name}.`;
    const them = count === 1 ? "it" : "them";
    const advice =
      isPossible("resubmit", status) &&
      isHidden(status) &&
      ` Correct ${them} and send ${them} for review again.`;
    return `${count} ${count === 1 ? "is" : "are"} ${name}, which “${bulkActions[action].button}” does not change.${advice || ""}`;
  });
}

/** What a posting has become that the action finds done. */
const aims: Partial<Record<BulkAction, JobStatus>> = {
  confirm: "open",
  extend: "open",
  pause: "paused",
  fill: "filled",
  close: "closed",
  resubmit: "pending",
};
