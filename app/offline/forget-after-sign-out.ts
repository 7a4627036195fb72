import { checkSession, isMarkRemoved, removeSignedInMark } from "#app/accounts/signed-in-mark.ts";
import { paths } from "#app/paths.ts";
import { removeDrafts } from "./draft-store.ts";
import { keptJobsCache } from "./kept-jobs.ts";

/**
 * Removes drafts and kept job pages when the session has ended: by logging out here, in another tab, or by signing out
 * everywhere on another device.
 */
export function forgetAfterSignOut(): void {
  addEventListener("signed-out", () => {
    removeDrafts("all");
    removeSignedInMark();
    if ("caches" in window) void caches.delete(keptJobsCache).catch(() => {});
  });
  addEventListener("storage", (event) => {
    if (isMarkRemoved(event)) removeDrafts("all");
  });
  const isSignedIn = document.querySelector(`form[action="${paths.logout()}"]`) !== null;
  if (!isSignedIn) void checkSession();
}
