import { toJobWrites } from "#app/jobs/changes/import-jobs.server.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { env } from "./site.ts";

export { makeDraft } from "./draft.ts";

/** Stores postings as every writer of the product does; gives their slugs in the same order. */
export async function storeJobs(drafts: readonly PostingContent[]): Promise<string[]> {
  await env.DB.batch(await toJobWrites(env.DB, drafts, Date.now()));
  const { results } = await env.DB.prepare("SELECT slug, title FROM jobs").all<{
    slug: string;
    title: string;
  }>();
  return drafts.map((draft) => results.find((row) => row.title === draft.title)?.slug ?? "");
}

export async function storeCity(name: string, stateCode: string, lat: number, lon: number): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO cities (geoid, name, search_name, state_code, population, lat, lon) VALUES (?, ?, ?, ?, 100000, ?, ?)",
  )
    .bind(`${stateCode}-${name}`, name, name.toLowerCase(), stateCode, lat, lon)
    .run();
}
