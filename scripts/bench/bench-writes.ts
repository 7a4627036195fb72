import { parentPort, workerData } from "node:worker_threads";
import { toJobWrites } from "../../app/jobs/changes/import-jobs.server.ts";
import type { PostingContent } from "../../app/jobs/postings/record/posting-content.ts";
import { toBenchJobs } from "./bench-jobs.ts";

// A thread of its own makes the next statements while the database writes the ones before.

export interface PostingSource {
  demo: readonly PostingContent[];
  now: number;
}

export interface PostingSpan {
  from: number;
  to: number;
}

export interface PlainStatement {
  sql: string;
  values: readonly unknown[];
}

const batchSize = 500;
/** Keeps statements as data. */
const recorder = {
  prepare: (sql: string) => ({ bind: (...values: unknown[]): PlainStatement => ({ sql, values }) }),
} as unknown as D1Database;

const { demo, now } = workerData as PostingSource;

parentPort!.on("message", async ({ from, to }: PostingSpan) => {
  const drafts = toBenchJobs(demo, from, to, now);
  const batches: unknown[] = [];
  for (let at = 0; at < drafts.length; at += batchSize)
    batches.push(await toJobWrites(recorder, drafts.slice(at, at + batchSize), now));
  parentPort!.postMessage(JSON.stringify({ task: "write", batches }));
});
