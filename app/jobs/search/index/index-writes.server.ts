import { easternOffsetMs, keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import { listedTraits } from "#app/jobs/reading/traits/trait-names.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { SearchEntry } from "./search-entry.ts";
import { facetsMask, professionMask, toTraitBit, traitColumns } from "./search-keys.ts";

const offers = listedTraits.map((trait) => ({ column: traitColumns[trait], bit: toTraitBit(trait) }));
const facetColumns = ["scope", "facets", "postings", ...offers.map(({ column }) => column)].join(", ");
const facetValues = [
  `facets & ${facetsMask}`,
  "count(*)",
  ...offers.map(({ bit }) => `sum(facets >> ${bit} & 1)`),
].join(", ");

/** Each entry once for each of its states, as `s`. */
const inEachState = `(SELECT state AS s, facets FROM job_index UNION ALL
  SELECT m.value, i.facets FROM job_index i CROSS JOIN json_each(i.more_states) m WHERE i.more_states IS NOT NULL)`;

/** Also removes entries of postings that are not open. */
export const toRecount = (d1: D1Database): D1PreparedStatement[] =>
  [
    `DELETE FROM job_index WHERE key IN (SELECT i.key FROM job_index i LEFT JOIN jobs j ON j.id = i.key % ${keysPerDay}
      WHERE j.id IS NULL OR +j.status <> 'open' OR ${keySql("j")} <> i.key)`,
    "DELETE FROM facet_counts",
    `INSERT INTO facet_counts (${facetColumns}) SELECT 0, ${facetValues} FROM job_index GROUP BY 2`,
    `INSERT INTO facet_counts (${facetColumns}) SELECT s, ${facetValues} FROM ${inEachState} WHERE s <> 0 GROUP BY 1, 2`,
    "DELETE FROM state_counts",
    `INSERT INTO state_counts (state, postings) SELECT s, count(*) FROM ${inEachState} GROUP BY 1`,
    "DELETE FROM day_counts",
    `INSERT INTO day_counts (day, postings) SELECT key / ${keysPerDay}, count(*) FROM job_index GROUP BY 1`,
    "DELETE FROM specialty_counts",
    `INSERT INTO specialty_counts (profession, specialty, postings)
      SELECT ifnull(profession, ''), ifnull(specialty, ''), count(*) FROM jobs WHERE +status = 'open' GROUP BY 1, 2`,
    "DELETE FROM profession_counts",
    `INSERT INTO profession_counts (profession, state, postings)
      SELECT facets & ${professionMask}, s, count(*) FROM ${inEachState} GROUP BY 1, 2`,
    "DELETE FROM week_counts",
    `INSERT INTO week_counts (week, profession, postings, with_pay)
      SELECT ((posted_at - ${easternOffsetMs}) / ${dayMs} + 3) / 7, ifnull(profession, ''), count(*),
        sum(ifnull(salary_min_cents, salary_max_cents) IS NOT NULL)
      FROM jobs WHERE status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') GROUP BY 1, 2`,
  ].map((sql) => d1.prepare(sql));

// How rarely FTS5 merges the parts of its index (sqlite.org/fts5.html, "Special INSERT Commands").

/** For many entries at once: a later merge halves the time of writing. */
export const bulkMerging = { automerge: 0, hashsize: 2 ** 25 };
export const usualMerging = { automerge: 4, hashsize: 2 ** 20 };

// D1 binds numbers as reals, and FTS5 takes integers only.
const set = (d1: D1Database, name: string, value: number, table = "jobs_fts") =>
  d1.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value})`);

export const toMerging = (d1: D1Database, settings: typeof usualMerging): D1PreparedStatement[] =>
  Object.entries(settings).map(([name, value]) => set(d1, name, value));

const pagesPerStep = 5_000;

/** Each step stays far below D1's 30 seconds per query. */
export async function mergeWords(d1: D1Database, table = "jobs_fts"): Promise<void> {
  await set(d1, "merge", -pagesPerStep, table).run();
  for (let changes = Number.POSITIVE_INFINITY; changes > 1; ) {
    ({ changes } = (await set(d1, "merge", pagesPerStep, table).run()).meta);
  }
}

/** As the key of job_index (migrations/0003). */
export const keySql = (jobs: string) =>
  `((${jobs}.posted_at - ${easternOffsetMs}) / ${dayMs}) * ${keysPerDay} + ${jobs}.id`;

/** `posting` is SQL that finds a row's posting as `j`. Triggers keep the counts (migrations/0013). */
export function toEntryWrites(
  d1: D1Database,
  rows: readonly SearchEntry[],
  posting: string,
): D1PreparedStatement[] {
  // Without CROSS JOIN, newer SQLite planners scan all of jobs for each row.
  const from = `json_each(?1) e CROSS JOIN jobs j ON ${posting}`;
  const entries = rows.map(({ title, terms, place, body, keys, ...entry }) => entry);
  const texts = rows.map(
    ({ facets, payCents, hourCents, weekCents, yearCents, lat, lon, moreStates, morePoints, ...text }) =>
      text,
  );
  return [
    d1
      .prepare(
        `INSERT INTO job_index (key, state, facets, pay_cents, hour_cents, week_cents, year_cents, lat, lon,
            more_states, more_points)
          SELECT ${keySql("j")}, e.value ->> 'state', e.value ->> 'facets', e.value ->> 'payCents',
            e.value ->> 'hourCents', e.value ->> 'weekCents', e.value ->> 'yearCents', e.value ->> 'lat',
            e.value ->> 'lon', e.value ->> 'moreStates', e.value ->> 'morePoints' FROM ${from} WHERE true ORDER BY 1
          ON CONFLICT (key) DO UPDATE SET state = excluded.state, facets = excluded.facets,
            pay_cents = excluded.pay_cents, hour_cents = excluded.hour_cents, week_cents = excluded.week_cents,
            year_cents = excluded.year_cents, lat = excluded.lat, lon = excluded.lon,
            more_states = excluded.more_states, more_points = excluded.more_points`,
      )
      .bind(JSON.stringify(entries)),
    ...toBindable(texts).map((part) =>
      d1
        .prepare(
          `INSERT OR REPLACE INTO jobs_fts (rowid, title, employer, terms, place, body, keys)
            SELECT ${keySql("j")}, e.value ->> 'title', w.name, e.value ->> 'terms', e.value ->> 'place',
              e.value ->> 'body', e.value ->> 'keys'
            FROM ${from} CROSS JOIN employers w ON w.id = j.employer_id WHERE true ORDER BY 1`,
        )
        .bind(part),
    ),
  ];
}

/** D1 takes strings of at most 2 MB, and a character of JSON is at most three bytes. */
const longestBound = 600_000;

/** As JSON arrays that can each be bound. */
export function toBindable(rows: readonly object[]): string[] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const row of rows.map((row) => JSON.stringify(row))) {
    if (length + row.length > longestBound && length > 0) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)!.push(row);
    length += row.length;
  }
  return parts.map((part) => `[${part.join(",")}]`);
}
