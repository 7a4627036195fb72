import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import { toSlug } from "#app/kit/text/slug.ts";

const toName = (city: string) =>
  toSlug(city)
    .replace(/^ft-/, "fort-")
    .replace(/^saint-/, "st-")
    .replaceAll("-", " ");

/** Uses the larger of two cities with the same name in a state. */
export async function addPoints(d1: D1Database, drafts: JobDraft[]): Promise<JobDraft[]> {
  const names = new Set(drafts.flatMap(({ lat, city }) => (lat === null && city ? [toName(city)] : [])));
  if (names.size === 0) return drafts;
  const { results } = await d1
    .prepare(
      `SELECT search_name AS name, state_code AS stateCode, lat, lon FROM cities
        WHERE search_name IN (SELECT value FROM json_each(?)) AND lat IS NOT NULL ORDER BY population`,
    )
    .bind(JSON.stringify([...names]))
    .all<{ name: string; stateCode: string; lat: number; lon: number }>();
  const points = new Map(
    results.map(({ name, stateCode, lat, lon }) => [`${name}|${stateCode}`, { lat, lon }]),
  );
  return drafts.map((draft) => ({
    ...draft,
    ...(draft.lat === null && draft.city ? points.get(`${toName(draft.city)}|${draft.stateCode}`) : null),
  }));
}
