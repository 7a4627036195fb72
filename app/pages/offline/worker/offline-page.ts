import { paths } from "#app/paths.ts";
import { isPublicPage, toOpenedJob } from "#app/pages/offline/kept-jobs.ts";
import { keepPageAssets } from "./assets.ts";
import { buildId, offlinePageCache } from "./caches.ts";
import { findKeptJob } from "./job-copies.ts";

/** Throws when a file cannot be fetched; the browser then tries this worker again later. */
export async function keepOfflinePage(): Promise<void> {
  // The build is in the address because the edge cache may still hold the previous build's page.
  const page = await fetch(paths.offline({ build: buildId }), { credentials: "omit" });
  if (!isPublicPage(page)) throw new Error(`The offline page was answered with ${page.status}.`);
  const cache = await caches.open(offlinePageCache);
  await keepPageAssets(await page.clone().text());
  await cache.put(paths.offline(), page);
}

export async function answerWithoutNetwork(url: URL): Promise<Response> {
  const copy = await findKeptJob(url.pathname);
  if (copy) return copy;
  const job = toOpenedJob(url);
  if (job && (await findKeptJob(job))) return Response.redirect(new URL(job, url.origin));
  const page = await caches.match(paths.offline(), { cacheName: offlinePageCache, ignoreVary: true });
  if (!page || url.pathname === paths.offline()) return page ?? Response.error();
  // The offline page needs its own address: Remix reloads a page whose HTML was made for another path.
  return Response.redirect(new URL(paths.offline({ from: url.pathname + url.search }), url.origin));
}
