import { toPostingDraft } from "./draft/draft.ts";
import type { FindPoint } from "./draft/find-point.ts";
import type { Source } from "./format/bytes.ts";
import { BrokenFile } from "./format/posting.ts";
import { readRecords, toSourceName } from "./format/records.ts";
import { findLayout } from "./format/sniff.ts";
import type { FeedHeader } from "./format/xml.ts";
import { createBatches } from "./store/batches.server.ts";
import { type Closing, closeRun } from "./store/closing.server.ts";
import type { Counts, LeftOut } from "./store/outcome.ts";

export interface ImportOptions {
  /** Null to use the feed's own name. */
  source: string | null;
  now: number;
  isDryRun: boolean;
  /** UTC milliseconds. Overrides every posting's end, for trying out an old feed. */
  openUntil: number | null;
  findPoint: FindPoint;
  onProgress?: (bytes: number, seen: number) => void;
  onLeftOut?: (entry: LeftOut) => void;
}

export interface ImportResult extends Closing {
  source: string;
  format: string;
  counts: Counts;
  broken: { problem: string; at: string } | null;
}

/** Returns null for a format we do not read. */
export async function importJobs(
  db: D1Database,
  feed: Source,
  options: ImportOptions,
): Promise<ImportResult | null> {
  const layout = findLayout(feed.head);
  if (!layout) return null;
  const header: FeedHeader = { publisher: "" };
  const counts: Counts = {
    seen: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    merged: 0,
    rejected: 0,
    skipped: 0,
  };
  const leaveOut = (entry: LeftOut) => {
    counts[entry.outcome]++;
    options.onLeftOut?.(entry);
  };
  const batches = createBatches(db, counts, leaveOut, options);
  let source = options.source;
  let bytes = 0;
  let broken: ImportResult["broken"] = null;

  try {
    for await (const item of readRecords(feed, layout, header, (read) => (bytes += read))) {
      counts.seen++;
      options.onProgress?.(bytes, counts.seen);
      if ("problem" in item) {
        leaveOut({ outcome: "rejected", at: item.at, reason: item.problem, title: "", externalId: "" });
        continue;
      }
      const { posting, at } = item;
      source ??= toSourceName(feed.name, layout, header, posting);
      const reading = toPostingDraft(posting, { ...options, source });
      const { title, externalId } = posting;
      if (reading.ok) await batches.add(reading.draft, at);
      else leaveOut({ outcome: reading.outcome, at, reason: reading.reason, title, externalId });
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    broken = { problem: error.message, at: error.at };
  }
  await batches.flush();
  options.onProgress?.(bytes, counts.seen);
  source ??= toSourceName(feed.name, layout, header, { url: "", employer: "" });
  const isFinished = !broken && !options.isDryRun && counts.seen > counts.rejected;
  const closing = isFinished ? await closeRun(db, source, counts, options.now) : { closed: 0, note: null };
  return { source, format: layout.format, counts, broken, ...closing };
}
