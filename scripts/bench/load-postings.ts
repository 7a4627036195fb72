import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createDemoJobs } from "../demo/demo-jobs.ts";
import type { PostingSource, PostingSpan } from "./bench-writes.ts";

const perChunk = 2_000;

/** @param post sends the JSON of a task to the Worker beside the database */
export async function loadPostings(
  size: number,
  post: (body: string) => Promise<unknown>,
  onDone: (done: number) => void,
  demo = createDemoJobs(Date.now()),
): Promise<void> {
  const workerData: PostingSource = { demo, now: Date.now() };
  const thread = new Worker(new URL("./bench-writes.ts", import.meta.url), { workerData });
  const make = async (from: number): Promise<string> => {
    if (from >= size) return "";
    thread.postMessage({ from, to: Math.min(from + perChunk, size) } satisfies PostingSpan);
    const [body] = (await once(thread, "message")) as [string];
    return body;
  };
  try {
    await post(JSON.stringify({ task: "begin" }));
    let body = await make(0);
    for (let to = perChunk; body; to += perChunk) {
      [, body] = await Promise.all([post(body), make(to)]);
      onDone(Math.min(to, size));
    }
    await post(JSON.stringify({ task: "end" }));
  } finally {
    await thread.terminate();
  }
}
