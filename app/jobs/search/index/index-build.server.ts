import { sql } from "drizzle-orm";
import { selectContentRows, toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import {
  bulkMerging,
  keySql,
  mergeWords,
  toEntryWrites,
  toMerging,
  toRecount,
  usualMerging,
} from "./index-writes.server.ts";
import { type SearchEntry, toSearchEntry } from "./search-entry.ts";

interface BuildProgress {
  done: number;
  of: number;
  isFinished: boolean;
}

interface Place {
  lastId: number;
  of: number;
  isFinished: boolean;
}

const idsPerPart = 250;

/** One transaction per part. Builds may overlap: an entry is written only for the row it was made of. */
export async function buildNextPart(db: Db, now: number): Promise<BuildProgress> {
  const place = await findPlace(db);
  if (place.isFinished) return { done: place.of, of: place.of, isFinished: true };
  if (place.lastId >= place.of) return finish(db, place, now);
  const upTo = Math.min(place.lastId + idsPerPart, place.of);
  await writePart(db, await readPart(db, place.lastId, upTo));
  return { done: upTo, of: place.of, isFinished: false };
}

/** Each makes two queries, and the free plan allows a Worker 50. */
const partsPerRun = 20;

/** For the cron: 60,000 postings an hour until the index has our version. */
export async function continueBuild(db: Db, now: number): Promise<void> {
  for (let part = 0; part < partsPerRun; part++) if ((await buildNextPart(db, now)).isFinished) return;
}

/** Without a Worker's limits. */
const idsPerLongPart = 2_000;

/** Reads the next part while it writes. Returns false when the index already had our version. */
export async function buildIndex(db: Db, onProgress: (progress: BuildProgress) => void = () => {}) {
  for (let rounds = 0; ; rounds++) {
    const place = await findPlace(db);
    if (place.isFinished) return rounds > 0;
    // Another build may be ahead of this one.
    if (place.lastId < place.of) await buildAfter(db, place, onProgress);
    else {
      onProgress(await finish(db, place, Date.now()));
      await mergeWords(db.$client);
    }
  }
}

async function buildAfter(db: Db, { lastId, of }: Place, onProgress: (progress: BuildProgress) => void) {
  await db.$client.batch(toMerging(db.$client, bulkMerging));
  const read = (after: number) => readPart(db, after, Math.min(after + idsPerLongPart, of));
  for (let reading = read(lastId), done = lastId; done < of; ) {
    const part = await reading;
    done = part.upTo;
    reading = done < of ? read(done) : reading;
    await writePart(db, part);
    onProgress({ done, of, isFinished: false });
  }
}

async function finish(db: Db, { lastId, of }: Place, now: number): Promise<BuildProgress> {
  const d1 = db.$client;
  await d1.batch([...toRecount(d1), ...toMerging(d1, usualMerging), keepPlace(db, lastId, lastId, now)]);
  return { done: of, of, isFinished: true };
}

export async function forgetBuild(db: Db): Promise<void> {
  await db.run(sql`DELETE FROM index_build`);
}

async function findPlace(db: Db): Promise<Place> {
  const [place] = await db.all<{ lastId: number; isFinished: number; of: number }>(sql`
    SELECT ifnull(b.last_id, 0) AS lastId, b.finished_at IS NOT NULL AS isFinished, m.of AS of
    FROM (SELECT ifnull(max(id), 0) AS of FROM jobs) m
    LEFT JOIN index_build b ON b.id = 1 AND b.version = ${indexVersion}`);
  return { lastId: place?.lastId ?? 0, isFinished: place?.isFinished === 1, of: place?.of ?? 0 };
}

/** A build that is behind another does not move the place back. */
const keepPlace = ({ $client }: Db, from: number, upTo: number, finishedAt: number | null) =>
  $client
    .prepare(
      `INSERT INTO index_build (id, version, last_id, finished_at) VALUES (1, ?1, ?3, ?4)
        ON CONFLICT (id) DO UPDATE SET version = ?1, last_id = ?3, finished_at = ?4
        WHERE version <> ?1 OR (last_id = ?2 AND finished_at IS NULL)`,
    )
    .bind(indexVersion, from, upTo, finishedAt);

interface Part {
  after: number;
  upTo: number;
  entries: (SearchEntry & { id: number; updatedAt: number })[];
}

async function readPart(db: Db, after: number, upTo: number): Promise<Part> {
  const rows = await selectContentRows(
    db,
    sql`jobs.id > ${after} AND jobs.id <= ${upTo} AND +jobs.status = 'open'`,
  ).orderBy(sql`jobs.posted_at`);
  const entries = rows.map((row) => ({
    ...toSearchEntry(toPostingContent(row)),
    id: row.job.id,
    updatedAt: row.job.updatedAt,
  }));
  return { after, upTo, entries };
}

async function writePart(db: Db, { after, upTo, entries }: Part): Promise<void> {
  const d1 = db.$client;
  await d1.batch([
    d1
      .prepare(
        `DELETE FROM job_index WHERE key IN
          (SELECT ${keySql("j")} FROM jobs j WHERE j.id > ? AND j.id <= ? AND +j.status <> 'open')`,
      )
      .bind(after, upTo),
    ...toEntryWrites(
      d1,
      entries,
      "j.id = e.value ->> 'id' AND j.updated_at = e.value ->> 'updatedAt' AND +j.status = 'open'",
    ),
    keepPlace(db, after, upTo, null),
  ]);
}

/** A hash of the entries' form (search-entry.test.ts). If the stored one differs, the index is rebuilt. */
export const indexVersion = "c3269d844d22";
