import type { ImportRow } from "#app/companies/imports/store/outcome.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import type { ListedRun, OwnFeed } from "./employer-feed.server.ts";
import { type FeedHours, hourNames } from "./feed-terms.ts";
import { outcomeWords, toCountsLine, toFeedChip, toRunChip } from "./feed-words.ts";

export const toRunView = (company: string, feed: string, run: ListedRun) => ({
  publicId: run.publicId,
  at: toOfficeTime(run.startedAt),
  chip: toRunChip(run),
  counts: toCountsLine(run.counts, run.closed),
  note: run.note,
  to: (run.counts.seen ?? 0) > 0 ? paths.hiringFeedRun(company, feed, run.publicId) : null,
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

export const toRowView = ({ outcome, title, reason, externalId, at }: ImportRow, isCheck: boolean) => ({
  chip: { label: outcomeWords[outcome][isCheck ? "planned" : "done"], tone: outcomeWords[outcome].tone },
  title: title || "(no title)",
  reason,
  externalId: externalId.startsWith("by-content:") ? "" : externalId,
  at,
});

export type RowView = ReturnType<typeof toRowView>;
