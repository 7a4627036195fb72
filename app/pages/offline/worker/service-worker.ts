import { answerDiscovery, isDiscovery } from "#app/kit/framework/discovery.ts";
import { isSignOut } from "#app/pages/offline/is-sign-out.ts";
import { isPublicPage, toOpenedJob } from "#app/pages/offline/kept-jobs.ts";
import { assetsFolder } from "#app/pages/offline/page-assets.ts";
import { answerAsset, removeUnusedAssets } from "./assets.ts";
import { removeEverything, removeOldCaches } from "./caches.ts";
import { forgetJobs, keepJob } from "./job-copies.ts";
import { answerWithoutNetwork, keepOfflinePage } from "./offline-page.ts";

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
