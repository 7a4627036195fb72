import type { Db } from "#app/kit/platform/db.ts";
import { toWords } from "#app/kit/text/words.ts";

const postingsPerPart = 4_000;

/** Each makes four queries, and the free plan allows a Worker 50. */
const partsPerRun = 1;

const isLearnable = (word: string): boolean => /^[a-z]{4,20}$/.test(word);

/** Learns words of titles, employers and places, to correct misspelled ones. Returns the postings it read. */
export async function learnWords(db: Db, parts = partsPerRun): Promise<number> {
  let learned = 0;
  for (let part = 0; part < parts; part++) {
    const read = await learnNextPart(db.$client);
    learned += read;
    if (read < postingsPerPart) break;
  }
  return learned;
}

interface LearnedRow {
  id: number;
  text: string;
}

async function learnNextPart(d1: D1Database): Promise<number> {
  const place = await d1.prepare("SELECT last_job_id AS id FROM learned_words").first<{ id: number }>();
  const after = place?.id ?? 0;
  const { results } = await d1
    .prepare(
      `SELECT j.id AS id, j.title || ' ' || w.name || ' ' || ifnull(j.city, '') AS text
        FROM jobs j CROSS JOIN employers w ON w.id = j.employer_id WHERE j.id > ? ORDER BY j.id LIMIT ?`,
    )
    .bind(after, postingsPerPart)
    .all<LearnedRow>();
  if (results.length === 0 && place) return 0;
  const cities = place ? [] : await listCityNames(d1);
  const counts = new Map<string, number>();
  for (const { text } of results)
    for (const word of new Set(toWords(text)))
      if (isLearnable(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of cities.flatMap(toWords)) if (isLearnable(word) && !counts.has(word)) counts.set(word, 0);
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO search_words (letter, length, word, postings)
          SELECT substr(e.value ->> 0, 1, 1), length(e.value ->> 0), e.value ->> 0, e.value ->> 1
          FROM json_each(?) e WHERE true
          ON CONFLICT (letter, length, word) DO UPDATE SET postings = postings + excluded.postings`,
      )
      .bind(JSON.stringify([...counts])),
    d1
      .prepare(
        "INSERT INTO learned_words (id, last_job_id) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last_job_id = excluded.last_job_id",
      )
      .bind(results.at(-1)?.id ?? after),
  ]);
  return results.length;
}

async function listCityNames(d1: D1Database): Promise<string[]> {
  const { results } = await d1.prepare("SELECT search_name AS name FROM cities").all<{ name: string }>();
  return results.map(({ name }) => name);
}
