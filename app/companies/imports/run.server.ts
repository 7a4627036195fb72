import { toPlainText } from "#app/companies/imports/draft/clean-html.ts";
import { toFeedPosting } from "#app/companies/imports/draft/draft.ts";
import type { FindPoint } from "#app/companies/imports/draft/where.ts";
import type { Source } from "#app/companies/imports/format/bytes.ts";
import { BrokenFile, type Item, type Posting } from "#app/companies/imports/format/posting.ts";
import { findLayout, readRecords, toSourceName } from "#app/companies/imports/format/records.ts";
import type { FeedHeader } from "#app/companies/imports/format/xml.ts";
import { createBatches } from "#app/companies/imports/store/batches.server.ts";
import { type Closing, closeRun } from "#app/companies/imports/store/closing.server.ts";
import { type Counts, type ImportRow, noCounts } from "#app/companies/imports/store/outcome.ts";
import {
  createUnreadCount,
  keepUnread,
  mostUnreadPerPart,
} from "#app/companies/imports/words/keep-unread.server.ts";
import { readReaderWords } from "#app/companies/imports/words/reader-words.server.ts";
import { loadFurtherPlaces } from "#app/facts/reference/place/further-places.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { toSlug } from "#app/kit/text/slug.ts";

export interface ImportOptions {
  source: string | null;
  now: number;
  isDryRun: boolean;
  /** UTC milliseconds. Overrides every posting's end, for trying out an old feed. */
  openUntil: number | null;
  findPoint: FindPoint;
  owner?: ImportOwner;
  complete?: (drafts: PostingContent[]) => Promise<PostingContent[]>;
  /** For a part of a large feed: `from` postings were handled by earlier parts, with these `counts`. */
  part?: { from: number; most: number; counts: Counts };
  onProgress?: (bytes: number, seen: number) => void;
  onRow?: (row: ImportRow) => void;
}

export interface ImportResult extends Closing {
  source: string;
  format: string;
  counts: Counts;
  broken: { problem: string; at: string } | null;
  isWhole: boolean;
}

export async function importJobs(
  db: D1Database,
  feed: Source,
  options: ImportOptions,
): Promise<ImportResult | null> {
  const layout = findLayout(feed.head);
  if (!layout) return null;
  await loadFurtherPlaces();
  const { owner, part, now, isDryRun } = options;
  const header: FeedHeader = { publisher: "" };
  const counts = { ...(part?.counts ?? noCounts()) };
  const onRow = (row: ImportRow) => {
    counts[row.outcome]++;
    options.onRow?.(row);
  };
  const batches = createBatches(db, onRow, { ...options, employerId: owner?.id ?? null });
  const words = await readReaderWords(db);
  const unread = createUnreadCount();
  let source = options.source;
  let bytes = 0;
  let at = 0;
  let broken: ImportResult["broken"] = null;
  let isWhole = true;

  async function take(item: Item) {
    if ("problem" in item) {
      onRow({ outcome: "rejected", at: item.at, reason: item.problem, title: "", externalId: "" });
      return;
    }
    const posting = owner ? toOwnPosting(item.posting, owner) : item.posting;
    source ??= toSourceName(feed.name, layout!, header, posting);
    const reading = toFeedPosting(posting, { ...options, source, words });
    const { title, externalId } = posting;
    if (reading.ok) {
      const { employer } = reading.draft;
      unread.add(reading.unread, {
        title: reading.draft.title,
        source,
        externalId: reading.draft.source!.externalId,
      });
      await batches.add(
        owner ? { ...reading.draft, employer: { ...employer, kind: owner.kind } } : reading.draft,
        item.at,
      );
    } else {
      unread.add(reading.unread, { title, source, externalId });
      onRow({ outcome: reading.outcome, at: item.at, reason: reading.reason, title, externalId });
    }
  }

  try {
    for await (const item of readRecords(feed, layout, header, (read) => (bytes += read))) {
      at++;
      if (part && at <= part.from) {
        if ("posting" in item) batches.skip(item.posting.externalId);
        continue;
      }
      if (part && at > part.from + part.most) {
        isWhole = false;
        break;
      }
      counts.seen++;
      options.onProgress?.(bytes, counts.seen);
      await take(item);
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    broken = { problem: error.message, at: error.at };
  }
  await batches.flush();
  options.onProgress?.(bytes, counts.seen);
  source ??= toSourceName(feed.name, layout, header, { url: "", employer: "" });
  if (!isDryRun)
    await keepUnread(db, unread.list(mostUnreadPerPart), {
      source,
      startedAt: now,
      isWhole: isWhole && !broken,
    });
  const isFinished = isWhole && !broken && !isDryRun && counts.seen > counts.rejected;
  const closing = isFinished ? await closeRun(db, source, counts, now) : { closed: 0, note: null };
  return { source, format: layout.format, counts, broken, isWhole, ...closing };
}

interface ImportOwner {
  id: number;
  name: string;
  kind: "direct" | "agency";
}

/** An employer posts only under its own name. A hospital that the feed names is where the work is. */
function toOwnPosting(posting: Posting, owner: ImportOwner): Posting {
  const named = toPlainText(posting.employer);
  const isOther = toSlug(named) !== "" && toSlug(named) !== toSlug(owner.name);
  return { ...posting, employer: owner.name, facility: isOther ? named.slice(0, 120) : "" };
}
