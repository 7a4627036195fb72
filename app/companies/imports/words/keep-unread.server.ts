import { dayMs } from "#app/kit/platform/durations.ts";
import type { UnreadWords } from "./list-unread.ts";

/** D1 takes values up to 2 MB, and a row of these is under 1 kB. */
export const mostUnreadPerPart = 500;

const mostOfSource = 1_000;

const removeUncounted = "DELETE FROM unread_words WHERE state = 'open' AND postings = 0";

interface UnreadRun {
  source: string;
  /** Shared by all parts of an import. */
  startedAt: number;
  isWhole: boolean;
}

/** Replaces what the source's previous import could not read. */
export async function keepUnread(
  d1: D1Database,
  counts: readonly UnreadCount[],
  { source, startedAt, isWhole }: UnreadRun,
): Promise<void> {
  const rows = JSON.stringify(counts);
  const added = [
    d1
      .prepare(
        `INSERT INTO unread_words (kind, phrase, first_seen_at, last_seen_at, samples)
          SELECT e.value ->> 'kind', e.value ->> 'phrase', ?2, ?2, e.value -> 'samples' FROM json_each(?1) e WHERE true
          ON CONFLICT (phrase, kind) DO UPDATE SET last_seen_at = excluded.last_seen_at, samples = excluded.samples`,
      )
      .bind(rows, startedAt),
    d1
      .prepare(
        `INSERT INTO unread_word_sources (word_id, source, postings, run_at)
          SELECT w.id, ?2, e.value ->> 'postings', ?3 FROM json_each(?1) e CROSS JOIN unread_words w
            ON w.phrase = e.value ->> 'phrase' AND w.kind = e.value ->> 'kind' WHERE true
          ON CONFLICT (word_id, source) DO UPDATE SET
            postings = iif(run_at = excluded.run_at, postings, 0) + excluded.postings, run_at = excluded.run_at`,
      )
      .bind(rows, source, startedAt),
  ];
  const replaced = [
    d1.prepare("DELETE FROM unread_word_sources WHERE source = ?1 AND run_at < ?2").bind(source, startedAt),
    d1
      .prepare(
        `DELETE FROM unread_word_sources WHERE source = ?1 AND word_id IN (SELECT word_id FROM unread_word_sources
          WHERE source = ?1 ORDER BY postings DESC LIMIT -1 OFFSET ${mostOfSource})`,
      )
      .bind(source),
    d1.prepare(removeUncounted),
  ];
  const statements = [...(counts.length > 0 ? added : []), ...(isWhole ? replaced : [])];
  if (statements.length > 0) await d1.batch(statements);
}

const keptMs = 180 * dayMs;

export async function removeOldUnread(d1: D1Database, now: number): Promise<void> {
  await d1.batch([
    d1.prepare("DELETE FROM unread_word_sources WHERE run_at < ?").bind(now - keptMs),
    d1.prepare(
      "DELETE FROM unread_word_sources WHERE source IN (SELECT source FROM employer_feeds WHERE status = 'off')",
    ),
    d1.prepare(removeUncounted),
  ]);
}

export interface UnreadSample {
  title: string;
  source: string;
  externalId: string;
}

export interface UnreadCount extends UnreadWords {
  postings: number;
  samples: UnreadSample[];
}

const mostHeld = 4_000;

const mostSamples = 3;

const longestTitle = 160;

/** Bounded memory: at 4,000 words the rarer half is dropped, so a count may be too low by what it lost. */
export function createUnreadCount() {
  let held = new Map<string, UnreadCount>();

  function dropRare() {
    const kept = [...held].sort(([, a], [, b]) => b.postings - a.postings).slice(0, mostHeld / 2);
    held = new Map(kept);
  }

  return {
    add(words: readonly UnreadWords[], { title, source, externalId }: UnreadSample) {
      for (const { kind, phrase } of words) {
        const key = `${kind} ${phrase}`;
        const count = held.get(key) ?? { kind, phrase, postings: 0, samples: [] };
        count.postings++;
        if (count.samples.length < mostSamples)
          count.samples.push({ title: title.slice(0, longestTitle), source, externalId });
        held.set(key, count);
        if (held.size >= mostHeld) dropRare();
      }
    },
    list: (most: number): UnreadCount[] =>
      [...held.values()].sort((a, b) => b.postings - a.postings).slice(0, most),
  };
}
