import { sql } from "drizzle-orm";
import { selectContentRows, toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import { keySql, toBindable } from "#app/jobs/search/index/index-writes.server.ts";
import { toSearchEntry } from "#app/jobs/search/index/search-entry.ts";
import { toInCircle, toInStates } from "#app/jobs/search/results/search-statements.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { areasMark, toCompanyToken } from "./saved-searches.server.ts";

/** A Worker reads and indexes so many in about a second. */
const openingsPerRun = 200;
const candidatesPerRead = 50_000;
const searchesPerStatement = 1_000;
const statementsPerBatch = 10;

interface Matched {
  openings: number;
  /** Searches that have a word of an opening, and so were asked exactly. */
  candidates: number;
  rowsRead: number;
  rowsWritten: number;
  /** Whether openings are left for another run. */
  isMore: boolean;
}

/**
 * The oldest openings meet the saved searches, and search_hits keeps who found what. The work grows with the openings:
 * a search is asked only if one of them has a word of its rarest part, and then once for all of them, by the MATCH of
 * the job list. Running it again, or twice at once, writes the same. `toDue` is written with the mark that they were matched,
 * by the run's number in search_hits: what would follow it alone would be lost where a Worker ends between the two.
 */
export async function matchOpenings(
  db: Db,
  now: number,
  toDue?: (run: number) => D1PreparedStatement,
): Promise<Matched> {
  const d1 = db.$client;
  const spent = { rowsRead: 0, rowsWritten: 0 };
  const note = <Result extends D1Result>(result: Result): Result => {
    spent.rowsRead += result.meta.rows_read;
    spent.rowsWritten += result.meta.rows_written;
    return result;
  };
  const openings = await db.all<{ seq: number; jobId: number }>(sql`
    SELECT seq, job_id AS jobId FROM openings WHERE matched_at IS NULL ORDER BY seq LIMIT ${openingsPerRun}`);
  if (openings.length === 0)
    return { openings: 0, candidates: 0, rowsRead: 0, rowsWritten: 0, isMore: false };
  const first = openings[0]!.seq;
  const run = openings.at(-1)!.seq;
  const [anyone] = await db.all(sql`SELECT 1 FROM saved_searches LIMIT 1`);
  let candidates = 0;
  if (anyone) {
    note(await writeWords(db, openings));
    for (let after = 0; ; ) {
      const ids = await listCandidates(d1, after, note);
      candidates += ids.length;
      await matchExactly(d1, ids, [first, run], note);
      if (ids.length < candidatesPerRead) break;
      after = ids.at(-1)!;
    }
  }
  const range = [first, run] as const;
  const results = await d1.batch([
    d1.prepare("DELETE FROM openings_fts WHERE rowid BETWEEN ? AND ?").bind(...range),
    d1
      .prepare("UPDATE openings SET matched_at = ?3 WHERE seq BETWEEN ?1 AND ?2 AND matched_at IS NULL")
      .bind(...range, now),
    ...(toDue ? [toDue(run)] : []),
  ]);
  for (const result of results) note(result);
  return { openings: openings.length, candidates, ...spent, isMore: openings.length === openingsPerRun };
}

/** The words of jobs_fts, made by the same code, and one for the company. */
async function writeWords(db: Db, openings: readonly { seq: number; jobId: number }[]): Promise<D1Result> {
  const ids = JSON.stringify(openings.map(({ jobId }) => jobId));
  const rows = await selectContentRows(
    db,
    sql`jobs.id IN (SELECT value FROM json_each(${ids})) AND +jobs.status = 'open'`,
  );
  const seqById = new Map(openings.map(({ seq, jobId }) => [jobId, seq]));
  const entries = rows.map((row) => {
    const { title, terms, place, body, keys } = toSearchEntry(toPostingContent(row));
    const { id, employerId } = row.job;
    return {
      seq: seqById.get(id),
      title,
      employer: row.employer.name,
      terms,
      place,
      body,
      keys: `${keys} ${toCompanyToken(employerId)}`,
    };
  });
  const results = await db.$client.batch(
    toBindable(entries).map((part) =>
      db.$client
        .prepare(
          `INSERT OR REPLACE INTO openings_fts (rowid, title, employer, terms, place, body, keys)
            SELECT value ->> 'seq', value ->> 'title', value ->> 'employer', value ->> 'terms', value ->> 'place',
              value ->> 'body', value ->> 'keys' FROM json_each(?)`,
        )
        .bind(part),
    ),
  );
  return results.at(-1)!;
}

async function listCandidates(
  d1: D1Database,
  after: number,
  note: <R extends D1Result>(result: R) => R,
): Promise<number[]> {
  const { results } = note(
    await d1
      .prepare(
        `SELECT json_group_array(id) AS ids FROM (
          SELECT DISTINCT w.doc AS id FROM openings_terms o CROSS JOIN saved_searches_terms w ON w.term = o.term
          WHERE w.doc > ? ORDER BY 1 LIMIT ${candidatesPerRead})`,
      )
      .bind(after)
      .all<{ ids: string }>(),
  );
  return JSON.parse(results[0]!.ids);
}

const isInCircle = toInCircle({ lat: "s.lat", lon: "s.lon", shrink: "s.shrink", reach: "s.reach" });

/** How a search with several places ends: with their JSON. */
const areasAt = `instr(s.match, '${areasMark}[')`;
const areas = `substr(s.match, ${areasAt} + ${areasMark.length}, length(s.match) - ${areasAt} - ${areasMark.length + 1})`;
const ofArea = (at: number) => `(c.value ->> ${at})`;
const isInArea = `(EXISTS (SELECT 1 FROM json_each(${areas}, '$[0]') c
    WHERE ${toInCircle({ lat: ofArea(0), lon: ofArea(1), shrink: ofArea(2), reach: ofArea(3) })})
  OR ${toInStates(`SELECT value FROM json_each(${areas}, '$[1]')`)})`;

/** `job_index` has the figures that no word can say, and only open postings. */
const matchSql = `INSERT INTO search_hits (search_id, run, seqs)
  SELECT s.id, ?3, json_group_array(f.rowid) FROM json_each(?1) c CROSS JOIN saved_searches s ON s.id = c.value
    CROSS JOIN openings_fts f ON openings_fts MATCH s.match AND f.rowid BETWEEN ?2 AND ?3
    CROSS JOIN openings o ON o.seq = f.rowid CROSS JOIN jobs j ON j.id = o.job_id
    CROSS JOIN job_index i ON i.key = ${keySql("j")}
  WHERE s.match IS NOT NULL AND CASE WHEN s.lat IS NOT NULL THEN ${isInCircle}
    WHEN ${areasAt} > 0 THEN ${isInArea} ELSE 1 END AND (s.pay_cents IS NULL OR s.pay_cents <=
    CASE s.pay_unit WHEN 'hour' THEN i.hour_cents WHEN 'week' THEN i.week_cents ELSE i.year_cents END)
  GROUP BY s.id ON CONFLICT (search_id, run) DO UPDATE SET seqs = excluded.seqs`;

async function matchExactly(
  d1: D1Database,
  ids: readonly number[],
  range: readonly [number, number],
  note: (result: D1Result) => D1Result,
): Promise<void> {
  const statements: D1PreparedStatement[] = [];
  for (let from = 0; from < ids.length; from += searchesPerStatement)
    statements.push(
      d1.prepare(matchSql).bind(JSON.stringify(ids.slice(from, from + searchesPerStatement)), ...range),
    );
  for (let from = 0; from < statements.length; from += statementsPerBatch)
    for (const result of await d1.batch(statements.slice(from, from + statementsPerBatch))) note(result);
}
