import { removeEverything } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** What /sw.js is while `worksOffline` in app/site.ts is false: it takes the place of the other, and then itself away. */
self.addEventListener("install", () => {
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeEverything(self.registration));
});
