import { removeEverything } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** Served as /sw.js while `worksOffline` in app/site.ts is false. */
self.addEventListener("install", () => {
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeEverything(self.registration));
});
