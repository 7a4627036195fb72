import { keptJobsCache } from "#app/kit/platform/browser/cache-names.ts";
import { isJobPath, isPublicPage, maxKeptJobs } from "#app/pages/offline/kept-jobs.ts";
import { keepPageAssets } from "./assets.ts";
import { writeTo } from "./caches.ts";

const takenDown = [404, 410];

/** Keeps the page as everyone sees it. A logged-in visitor's page is fetched again without credentials. */
export async function keepJob(path: string, visited?: Response): Promise<void> {
  const page = visited ?? (await fetch(path, { credentials: "omit" }));
  await writeTo(keptJobsCache, async (cache) => {
    if (takenDown.includes(page.status)) await cache.delete(path);
    if (!isPublicPage(page) || page.redirected) return;
    await keepPageAssets(await page.clone().text());
    // Moves the page to the end, because a cache lists its entries in the order they were put.
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
