import { removeDrafts } from "#app/drafts/draft-store.ts";
import { paths } from "#app/paths.ts";
import { checkSession, isMarkRemoved, removeSignedInMark } from "#app/platform/browser/signed-in-mark.ts";
import { keptJobsCache } from "./kept-jobs.ts";

/** Also notices a sign-out in another tab or on another device. */
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
