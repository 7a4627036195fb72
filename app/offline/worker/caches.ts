import { cachePrefix, keptJobsCache } from "../kept-jobs.ts";

/** Set by the build: another one for every set of files, so that a new build's worker replaces the old one. */
declare const BUILD_ID: string;

export const buildId = BUILD_ID;

/** The offline page of this build. While it is missing, this worker was asked to remove itself and keeps nothing. */
export const offlinePageCache = `${cachePrefix}offline-${buildId}`;

/** Files of this and of older builds, as long as a kept page names them. */
export const assetsCache = `${cachePrefix}assets`;

let isRemoved = false;

async function isSwitchedOn(): Promise<boolean> {
  return !isRemoved && (await caches.has(offlinePageCache));
}

/** Writes to a cache, unless everything was removed; what was on its way when that happened goes too. */
export async function writeTo(name: string, write: (cache: Cache) => Promise<unknown>): Promise<void> {
  if (!(await isSwitchedOn())) return;
  await write(await caches.open(name));
  if (isRemoved) await caches.delete(name);
}

/** The caches that builds before this one left behind. */
export async function removeOldCaches(): Promise<void> {
  const current = [offlinePageCache, assetsCache, keptJobsCache];
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Everything that was kept on this device, and the registration: the next page is loaded as if there never was one. */
export async function removeEverything(registration: ServiceWorkerRegistration): Promise<void> {
  isRemoved = true;
  await registration.unregister();
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
