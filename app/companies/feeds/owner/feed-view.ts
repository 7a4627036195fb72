import type { ImportRow, Outcome } from "#app/companies/imports/store/outcome.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { workPaths } from "#app/work-paths.ts";
import type { ListedRun, OwnFeed } from "./employer-feed.server.ts";
import { type FeedHours, hourNames } from "./feed-terms.ts";

export const toRunView = (company: string, feed: string, run: ListedRun) => ({
  publicId: run.publicId,
  at: toOfficeTime(run.startedAt),
  chip: toRunChip(run),
  counts: toCountsLine(run.counts, run.closed),
  note: run.note,
  to: (run.counts.seen ?? 0) > 0 ? workPaths.hiringFeedRun(company, feed, run.publicId) : null,
});

export type RunView = ReturnType<typeof toRunView>;

export const toFeedView = (feed: OwnFeed) => ({
  publicId: feed.publicId,
  name: feed.name,
  address: feed.address,
  chip: toFeedChip(feed),
  isDraft: feed.status === "draft",
  isPaused: feed.status === "paused",
  isApproved: feed.isApproved,
  pauseReason: feed.pauseReason,
  canResume: feed.status === "paused" && !feed.isHeld,
  isHeld: feed.isHeld,
  everyHours: feed.everyHours,
  schedule: feed.address === null ? "When you upload a file" : hourNames[feed.everyHours as FeedHours],
  next:
    feed.status === "active" && feed.isApproved && feed.nextFetchAt ? toOfficeTime(feed.nextFetchAt) : null,
});

export type FeedView = ReturnType<typeof toFeedView>;

export const toRowView = (
  { outcome, title, about = "", reason, externalId, at }: ImportRow,
  isCheck: boolean,
) => ({
  chip: { label: outcomeWords[outcome][isCheck ? "planned" : "done"], tone: outcomeWords[outcome].tone },
  title: title || "(no title)",
  about,
  reason,
  externalId: externalId.startsWith("by-content:") ? "" : externalId,
  at: toPlace(at),
});

/** "line 86, column 1", of "86:1" or "line 86:1". */
const toPlace = (at: string): string => at.replace(/^(?:line )?(\d+):(\d+)$/, "line $1, column $2");

export type RowView = ReturnType<typeof toRowView>;

interface ShownFeed {
  status: "draft" | "active" | "paused" | "off";
  address: string | null;
  isApproved: boolean;
}

export function toFeedChip({ status, isApproved }: ShownFeed): Chip {
  if (status === "draft") return { label: "Not published yet", tone: "amber" };
  if (status === "paused") return { label: "Paused", tone: "coral" };
  return isApproved ? { label: "Active", tone: "good" } : { label: "Waiting for review", tone: "amber" };
}

interface ShownRun {
  kind: "check" | "import";
  finishedAt: number | null;
  outcome: string | null;
}

const outcomeChips: Record<string, Chip> = {
  done: { label: "Imported", tone: "good" },
  unchanged: { label: "No changes", tone: "good" },
  shrunk: { label: "Much smaller than usual", tone: "coral" },
  broken: { label: "Broken off", tone: "coral" },
  unreadable: { label: "Not readable", tone: "coral" },
  failed: { label: "Not reached", tone: "amber" },
};

export function toRunChip({ kind, finishedAt, outcome }: ShownRun): Chip {
  if (finishedAt === null) return { label: "Running", tone: "blue" };
  if (kind === "check" && outcome === "done") return { label: "Checked", tone: "blue" };
  return outcomeChips[outcome ?? ""] ?? { label: "Running", tone: "blue" };
}

const outcomeWords: Record<Outcome, { done: string; planned: string; tone: Chip["tone"] }> = {
  created: { done: "Published", planned: "Will be published", tone: "good" },
  updated: { done: "Updated", planned: "Will be updated", tone: "good" },
  unchanged: { done: "Unchanged", planned: "Unchanged", tone: "plain" },
  merged: { done: "Same as another", planned: "Same as another", tone: "blue" },
  rejected: { done: "Rejected", planned: "Will be rejected", tone: "coral" },
  skipped: { done: "Left out", planned: "Will be left out", tone: "amber" },
};

const counted: readonly (readonly [Outcome, string])[] = [
  ["created", "new"],
  ["updated", "updated"],
  ["unchanged", "unchanged"],
  ["merged", "same as another"],
  ["rejected", "rejected"],
  ["skipped", "left out"],
];

export function toCountsLine(counts: Readonly<Record<string, number>>, closed: number): string | null {
  const { seen = 0 } = counts;
  const parts = counted
    .filter(([outcome]) => counts[outcome])
    .map(([outcome, word]) => `${formatCount(counts[outcome]!)} ${word}`);
  const closing = closed > 0 ? `${formatCount(closed)} closed` : "";
  if (seen === 0) return closing || null;
  return [`${formatCount(seen)} ${seen === 1 ? "posting" : "postings"}: ${parts.join(", ")}`, closing]
    .filter(Boolean)
    .join("; ");
}
