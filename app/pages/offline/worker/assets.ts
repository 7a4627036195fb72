import { keptJobsCache } from "#app/kit/platform/browser/cache-names.ts";
import { findPageAssets } from "#app/pages/offline/page-assets.ts";
import { assetsCache, offlinePageCache, writeTo } from "./caches.ts";

export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await writeTo(assetsCache, (cache) => cache.put(request.url, answer.clone()));
  return answer;
}

/** Throws when a file cannot be fetched, because a page without its styles is not worth keeping. */
export async function keepPageAssets(html: string): Promise<void> {
  await writeTo(assetsCache, async (cache) => {
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(findPageAssets(html).filter((path) => !known.has(path)));
  });
}

export async function removeUnusedAssets(): Promise<void> {
  const used = new Set([...(await listNamed(offlinePageCache)), ...(await listNamed(keptJobsCache))]);
  await writeTo(assetsCache, async (cache) => {
    for (const request of await cache.keys())
      if (!used.has(new URL(request.url).pathname)) await cache.delete(request);
  });
}

async function listNamed(cacheName: string): Promise<string[]> {
  if (!(await caches.has(cacheName))) return [];
  const pages = await (await caches.open(cacheName)).matchAll();
  return (await Promise.all(pages.map((page) => page.text()))).flatMap(findPageAssets);
}
