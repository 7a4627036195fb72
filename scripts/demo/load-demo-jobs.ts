import { toJobWrites } from "#app/jobs/changes/import-jobs.server.ts";
import { learnWords } from "#app/jobs/search/spelling/learn-words.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { toLoadWrite } from "../load/loads.ts";
import { createDemoJobs, demoSource } from "./demo-jobs.ts";

const draftsPerBatch = 100;

export async function loadDemoJobs(
  db: D1Database,
  version: string,
  now: number,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const drafts = createDemoJobs(now);
  await db
    .prepare("DELETE FROM jobs WHERE id IN (SELECT job_id FROM job_sources WHERE source = ?)")
    .bind(demoSource)
    .run();
  for (let start = 0; start < drafts.length; start += draftsPerBatch) {
    await db.batch(await toJobWrites(db, drafts.slice(start, start + draftsPerBatch), now));
    onProgress(Math.min(start + draftsPerBatch, drafts.length), drafts.length);
  }
  await learnWords(toDb(db));
  await toLoadWrite(db, "demo-jobs", { version, at: now }).run();
  return drafts.length;
}
