import { toFeedPosting } from "#app/companies/imports/draft/draft.ts";
import { emptyPosting } from "#app/companies/imports/format/posting.ts";
import { createUnreadCount, keepUnread } from "#app/companies/imports/words/keep-unread.server.ts";
import { readReaderWords } from "#app/companies/imports/words/reader-words.server.ts";
import { hourMs } from "#app/kit/platform/durations.ts";

const counts = { seen: 44, created: 0, updated: 3, unchanged: 35, merged: 1, rejected: 1, skipped: 4 };
const rows = [
  ["rejected", "Physical Therapist", "It names no employer.", "NQ-118", "86:1"],
  ["skipped", "Cook", "It is not a healthcare role.", "NQ-131", "97:1"],
  ["skipped", "Groundskeeper", "It is not a healthcare role.", "NQ-140", "104:1"],
  ["skipped", "Cytogeneticist", "It is not a healthcare role.", "NQ-142", "106:1"],
  ["skipped", "Cytogeneticist - Evenings", "It is not a healthcare role.", "NQ-143", "107:1"],
  ["updated", "Registered Nurse - ICU", "", "NQ-101", "4:1"],
  ["unchanged", "Registered Nurse - Bariatric Unit", "", "NQ-105", "8:1"],
  ["unchanged", "Orthotist", "", "NQ-108", "11:1"],
  ["unchanged", "Registered Nurse - Telemetry", "", "NQ-102", "5:1"],
  [
    "merged",
    "Registered Nurse - Telemetry",
    "The feed has this title in this place already.",
    "NQ-103",
    "6:1",
  ],
].map(([outcome = "", title = "", reason = "", externalId = "", at = ""]) => ({
  outcome,
  title,
  reason,
  externalId,
  at,
}));

async function keepDemoWords(db: D1Database, source: string, now: number): Promise<void> {
  const words = await readReaderWords(db);
  const unread = createUnreadCount();
  for (const { title, externalId } of rows) {
    const posting = { ...emptyPosting, title, externalId, employer: "Northquill Health" };
    const context = { source, now, openUntil: null, findPoint: () => null, words };
    unread.add(toFeedPosting(posting, context).unread, { title, source, externalId });
  }
  await keepUnread(db, unread.list(rows.length), { source, startedAt: now, isWhole: true });
}

/** One is not confirmed. Neither is ever fetched. */
export async function loadDemoFeeds(db: D1Database, employerSlug: string, now: number): Promise<void> {
  const feed = db.prepare(
    `INSERT OR IGNORE INTO employer_feeds (public_id, employer_id, source, name, address, status, pause_reason, created_at, updated_at)
      SELECT ?1, id, 'feed-' || ?1, ?2, ?3, ?4, ?5, ?6, ?6 FROM employers WHERE slug = ?7`,
  );
  const run = db.prepare(
    `INSERT OR IGNORE INTO feed_runs (public_id, feed_id, kind, started_at, finished_at, outcome, counts, note, rows)
      SELECT ?1, id, ?3, ?4, ?4, ?5, ?6, ?7, ?8 FROM employer_feeds WHERE public_id = ?2`,
  );
  const paused = "The feed held 18 good postings where 39 are usual, so nothing was closed.";
  const whole = JSON.stringify(counts);
  const smaller = JSON.stringify({
    ...counts,
    seen: 18,
    updated: 0,
    unchanged: 18,
    merged: 0,
    rejected: 0,
    skipped: 0,
  });
  const first = JSON.stringify({ ...counts, created: 38, updated: 0, unchanged: 0 });
  const listed = JSON.stringify(rows);
  await db.batch([
    feed.bind(
      "demo-board",
      "careers.northquill.example",
      "https://careers.northquill.example/jobs.xml",
      "paused",
      paused,
      now,
      employerSlug,
    ),
    feed.bind("demo-file", "spring-openings.xml", null, "draft", null, now, employerSlug),
    run.bind("demo-board-1", "demo-board", "import", now - 30 * hourMs, "done", whole, null, listed),
    run.bind("demo-board-2", "demo-board", "import", now - 6 * hourMs, "shrunk", smaller, paused, "[]"),
    run.bind("demo-file-1", "demo-file", "check", now - hourMs, "done", first, null, listed),
  ]);
  await keepDemoWords(db, "feed-demo-board", now - 30 * hourMs);
}
