import { dayMs, easternOffsetMs, keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import type { SearchEntry } from "./search-entry.ts";

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
  const texts = rows.map(({ facets, payCents, hourCents, weekCents, yearCents, lat, lon, ...text }) => text);
  return [
    d1
      .prepare(
        `INSERT INTO job_index (key, state, facets, pay_cents, hour_cents, week_cents, year_cents, lat, lon)
          SELECT ${keySql("j")}, e.value ->> 'state', e.value ->> 'facets', e.value ->> 'payCents',
            e.value ->> 'hourCents', e.value ->> 'weekCents', e.value ->> 'yearCents', e.value ->> 'lat',
            e.value ->> 'lon' FROM ${from} WHERE true ORDER BY 1
          ON CONFLICT (key) DO UPDATE SET state = excluded.state, facets = excluded.facets,
            pay_cents = excluded.pay_cents, hour_cents = excluded.hour_cents, week_cents = excluded.week_cents,
            year_cents = excluded.year_cents, lat = excluded.lat, lon = excluded.lon`,
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

function toBindable(rows: readonly object[]): string[] {
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
