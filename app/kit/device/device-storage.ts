import { keptJobsCache } from "#app/kit/platform/browser/cache-names.ts";

/**
 * Everything that pages keep in a browser's storage; the privacy policy says what each is for, and
 * tests/project/policy.test.ts finds what is missing here. A colon ends the beginning of several keys.
 */
export const personKeys = [
  "board-visits",
  "checklists",
  "distance-from",
  "draft:",
  "mentor",
  "own-pay",
  "profile",
  "recent-searches",
  "saved-job-facts",
  "saved-jobs",
  "seen-jobs",
  "skills",
  "typed:",
] as const;

export type PersonKey = (typeof personKeys)[number];

/** They say nothing about a person. "signed-in" goes by itself, when the session ends. */
export const deviceKeys = [
  "banner-dismissed",
  "desk-keys",
  "logged-out",
  "offline-escape",
  "signed-in",
  "theme",
  "works-offline",
] as const;

const isDevices = (key: string): boolean => deviceKeys.some((own) => own === key);

/** Removes what is not the device's, so that what earlier versions kept goes too. */
export function forgetPerson(): void {
  // A browser may forbid storage.
  for (const name of ["localStorage", "sessionStorage"] as const)
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (!isDevices(key)) storage.removeItem(key);
    } catch {}
  if ("caches" in window) void caches.delete(keptJobsCache).catch(() => {});
  // Parts of this page follow it, because it is what other tabs hear.
  dispatchEvent(new StorageEvent("storage"));
}
