import { paths } from "#app/paths.ts";
import { isPublicPage } from "../kept-jobs.ts";
import { keepPageAssets } from "./assets.ts";
import { buildId, offlinePageCache } from "./caches.ts";
import { findKeptJob } from "./job-copies.ts";

/** @throws where the page or one of its files cannot be had; the browser tries this worker again later */
export async function keepOfflinePage(): Promise<void> {
  // With the build in its address, or the edge's cache could still answer with the page of the build before.
  const page = await fetch(paths.offline({ build: buildId }), { credentials: "omit" });
  if (!isPublicPage(page)) throw new Error(`The offline page was answered with ${page.status}.`);
  const cache = await caches.open(offlinePageCache);
  await keepPageAssets(await page.clone().text());
  await cache.put(paths.offline(), page);
}

/** What a page is answered that cannot be fetched: the copy of a job, or the way to the offline page. */
export async function answerWithoutNetwork(url: URL): Promise<Response> {
  const copy = await findKeptJob(url.pathname);
  if (copy) return copy;
  const page = await caches.match(paths.offline(), { cacheName: offlinePageCache, ignoreVary: true });
  if (!page || url.pathname === paths.offline()) return page ?? Response.error();
  // Under its own address only: Remix loads a page anew whose HTML was made for another path.
  return Response.redirect(new URL(paths.offline({ from: url.pathname + url.search }), url.origin));
}
