import { cachePrefix, keptJobsCache } from "#app/kit/platform/browser/cache-names.ts";

/** Set by the build, so that a new build's worker replaces the old one. */
declare const BUILD_ID: string;

export const buildId = BUILD_ID;

/** Missing if the worker was told to remove itself: it then keeps nothing. */
export const offlinePageCache = `${cachePrefix}offline-${buildId}`;

export const assetsCache = `${cachePrefix}assets`;

let isRemoved = false;

async function isSwitchedOn(): Promise<boolean> {
  return !isRemoved && (await caches.has(offlinePageCache));
}

export async function writeTo(name: string, write: (cache: Cache) => Promise<unknown>): Promise<void> {
  if (!(await isSwitchedOn())) return;
  await write(await caches.open(name));
  if (isRemoved) await caches.delete(name);
}

export async function removeOldCaches(): Promise<void> {
  const current = [offlinePageCache, assetsCache, keptJobsCache];
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function removeEverything(registration: ServiceWorkerRegistration): Promise<void> {
  isRemoved = true;
  await registration.unregister();
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
