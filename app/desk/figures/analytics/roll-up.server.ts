import { rawSearchesKeptDays } from "#app/kit/vitals/remove-old-figures.server.ts";
import { fewestAskers } from "#app/kit/vitals/search-words.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";

/** `posting_parts` has the other postings, which are too many rows to add up for a page. */
const mostPostings = 50;

const topPostings = (measure: "views" | "starts", name: string) => `
  SELECT day, '${name} ' || substr(key, instr(key, ' ') + 1), value FROM (
    SELECT day, key, value, row_number() OVER (PARTITION BY day ORDER BY value DESC, key) AS place
    FROM posting_parts, json_each(counts) WHERE day < ?1 AND key GLOB '${measure} *'
  ) WHERE place <= ${mostPostings}`;

// A write for each posting, so once a day. Every night copies each day whose parts are still there, as below, and writes
// what changed.
const addUpPostings = `
  INSERT INTO posting_months (posting, month, counts)
  SELECT posting, month, json_group_object(name, n) FROM (
    SELECT substr(key, instr(key, ' ') + 1) AS posting, substr(day, 1, 7) AS month,
      day || ' ' || substr(key, 1, instr(key, ' ') - 1) AS name, value AS n
    FROM posting_parts, json_each(counts) WHERE day < ?1
  )
  GROUP BY 1, 2
  ON CONFLICT (posting, month) DO UPDATE SET counts = json_patch(posting_months.counts, excluded.counts)
  WHERE json_patch(posting_months.counts, excluded.counts) <> posting_months.counts`;

// An outage delays beacons, so each night adds up every day whose hours are still there.
const addUpDays = `
  INSERT INTO visit_days (day, counts)
  SELECT day, json_group_object(name, n) FROM (
    SELECT day, each.key AS name, sum(each.value) AS n FROM visit_hours, json_each(counts) AS each
    WHERE day < ?1 GROUP BY 1, 2
    UNION ALL ${topPostings("views", "openings.posting")}
    UNION ALL ${topPostings("starts", "starts.posting")}
  )
  GROUP BY day
  ON CONFLICT (day) DO UPDATE SET counts = excluded.counts`;

const addUpWeeks = `
  INSERT INTO visit_weeks (day, counts)
  SELECT week, json_group_object(name, n) FROM (
    SELECT date(day, '-6 days', 'weekday 1') AS week, each.key AS name, sum(each.value) AS n
    FROM visit_days, json_each(counts) AS each
    WHERE day >= date(?1, '-20 days', 'weekday 1') AND day < date(?1, '-6 days', 'weekday 1')
    GROUP BY 1, 2
  )
  GROUP BY week
  ON CONFLICT (day) DO UPDATE SET counts = excluded.counts`;

/** ?1 is the last day whose visitors are forgotten. */
const keepWords = `
  INSERT INTO search_days (day, words, visits, misses)
  SELECT day, words, visits, misses FROM (
    SELECT *, sum(visits) OVER (PARTITION BY words) AS near FROM (
      SELECT day, each.value ->> 0 AS words, count(DISTINCT each.value ->> 1) AS visits,
        count(DISTINCT iif(each.value ->> 2, each.value ->> 1, NULL)) AS misses
      FROM visit_hours, json_each(searches) AS each GROUP BY 1, 2
    )
  ) AS asked
  WHERE day <= ?1 AND (near >= ${fewestAskers} OR EXISTS (
    SELECT 1 FROM search_days AS kept
    WHERE kept.day IN (date(asked.day, '-1 day'), date(asked.day, '-2 days')) AND kept.words = asked.words
  ))
  ON CONFLICT (day, words) DO UPDATE SET
    visits = visits + excluded.visits, misses = misses + excluded.misses`;

const forgetSearches = "UPDATE visit_hours SET searches = '[]' WHERE day <= ?1 AND searches <> '[]'";

/** Safe to run twice a night. */
export async function rollUpVisits(db: D1Database, now: number): Promise<void> {
  const last = toDay(now, rawSearchesKeptDays);
  await db.batch([
    db.prepare(addUpPostings).bind(toDay(now)),
    db.prepare(addUpDays).bind(toDay(now)),
    db.prepare(addUpWeeks).bind(toDay(now)),
    db.prepare(keepWords).bind(last),
    db.prepare(forgetSearches).bind(last),
  ]);
}
