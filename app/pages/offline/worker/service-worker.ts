import { answerDiscovery, isDiscovery } from "#app/kit/framework/discovery.ts";
import { keptJobsCache } from "#app/kit/platform/browser/cache-names.ts";
import { isSignOut } from "#app/pages/offline/is-sign-out.ts";
import { isJobPath, isPublicPage, maxKeptJobs, toOpenedJob } from "#app/pages/offline/kept-jobs.ts";
import { assetsFolder, findPageAssets } from "#app/pages/offline/page-assets.ts";
import { paths } from "#app/paths.ts";
import {
  assetsCache,
  buildId,
  offlinePageCache,
  removeEverything,
  removeOldCaches,
  writeTo,
} from "./caches.ts";

async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await writeTo(assetsCache, (cache) => cache.put(request.url, answer.clone()));
  return answer;
}

/** Throws when a file cannot be fetched, because a page without its styles is not worth keeping. */
async function keepPageAssets(html: string): Promise<void> {
  await writeTo(assetsCache, async (cache) => {
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(findPageAssets(html).filter((path) => !known.has(path)));
  });
}

async function removeUnusedAssets(): Promise<void> {
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

const takenDown = [404, 410];

/** Keeps the page as everyone sees it. A logged-in visitor's page is fetched again without credentials. */
async function keepJob(path: string, visited?: Response): Promise<void> {
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

async function findKeptJob(path: string): Promise<Response | undefined> {
  return isJobPath(path) ? caches.match(path, { cacheName: keptJobsCache, ignoreVary: true }) : undefined;
}

async function forgetJobs(): Promise<void> {
  await caches.delete(keptJobsCache);
}

/** Throws when a file cannot be fetched; the browser then tries this worker again later. */
async function keepOfflinePage(): Promise<void> {
  // The build is in the address because the edge cache may still hold the previous build's page.
  const page = await fetch(paths.offline({ build: buildId }), { credentials: "omit" });
  if (!isPublicPage(page)) throw new Error(`The offline page was answered with ${page.status}.`);
  const cache = await caches.open(offlinePageCache);
  await keepPageAssets(await page.clone().text());
  await cache.put(paths.offline(), page);
}

async function answerWithoutNetwork(url: URL): Promise<Response> {
  const copy = await findKeptJob(url.pathname);
  if (copy) return copy;
  const job = toOpenedJob(url);
  if (job && (await findKeptJob(job))) return Response.redirect(new URL(job, url.origin));
  const page = await caches.match(paths.offline(), { cacheName: offlinePageCache, ignoreVary: true });
  if (!page || url.pathname === paths.offline()) return page ?? Response.error();
  // The offline page needs its own address: Remix reloads a page whose HTML was made for another path.
  return Response.redirect(new URL(paths.offline({ from: url.pathname + url.search }), url.origin));
}

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (isSignOut(request.method, url)) event.waitUntil(forgetJobs());
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/api/")) noteVisit(event, url);
  else if (url.pathname.startsWith(assetsFolder)) event.respondWith(answerAsset(request));
  else if (request.mode === "navigate") event.respondWith(answerPage(event, url));
  else if (isDiscovery(url)) event.respondWith(answerDiscovery(request));
  else noteVisit(event, url);
});

self.addEventListener("message", (event) => {
  const { type } = event.data ?? {};
  if (type === "claim") event.waitUntil(claimPages());
  if (type === "remove")
    event.waitUntil(
      removeEverything(self.registration).finally(() => event.ports[0]?.postMessage("removed")),
    );
});

async function takeOver(): Promise<void> {
  await removeOldCaches();
  await removeUnusedAssets();
  await self.registration.navigationPreload?.enable();
}

async function claimPages(): Promise<void> {
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: "window" });
  const jobs = pages.map(({ url }) => toOpenedJob(new URL(url)));
  await Promise.all(jobs.map((job) => job && tryToKeep(job)));
}

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const page: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    const job = toOpenedJob(url);
    const isItsPage = job === url.pathname && isPublicPage(page);
    if (job) event.waitUntil(tryToKeep(job, isItsPage ? page.clone() : undefined));
    return page;
  } catch {
    return answerWithoutNetwork(url);
  }
}

function noteVisit(event: FetchEvent, url: URL): void {
  const job = toOpenedJob(url);
  // Hovering over a link prefetches it without CORS (`<link rel="prefetch">`), which is not a visit.
  if (job && event.request.mode !== "no-cors") event.waitUntil(tryToKeep(job));
}

async function tryToKeep(path: string, visited?: Response): Promise<void> {
  await keepJob(path, visited).catch(() => {});
}
