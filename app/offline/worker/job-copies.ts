import { isJobPath, isPublicPage, keptJobsCache, maxKeptJobs } from "../kept-jobs.ts";
import { keepPageAssets } from "./assets.ts";
import { writeTo } from "./caches.ts";

const takenDown = [404, 410];

/**
 * Keeps the page of a job that was visited, as everybody may see it: what was answered to somebody who is signed in
 * is asked for once more without saying who asks.
 * @param visited what the visitor was answered, if that is known
 */
export async function keepJob(path: string, visited?: Response): Promise<void> {
  const page = visited ?? (await fetch(path, { credentials: "omit" }));
  await writeTo(keptJobsCache, async (cache) => {
    if (takenDown.includes(page.status)) await cache.delete(path);
    if (!isPublicPage(page) || page.redirected) return;
    await keepPageAssets(await page.clone().text());
    // A cache lists what was put first first.
    await cache.delete(path);
    await cache.put(path, page);
    for (const oldest of (await cache.keys()).slice(0, -maxKeptJobs)) await cache.delete(oldest);
  });
}

export async function findKeptJob(path: string): Promise<Response | undefined> {
  return isJobPath(path) ? caches.match(path, { cacheName: keptJobsCache, ignoreVary: true }) : undefined;
}

export async function forgetJobs(): Promise<void> {
  await caches.delete(keptJobsCache);
}
