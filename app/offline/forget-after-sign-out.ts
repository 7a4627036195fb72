import { removeDrafts } from "#app/drafts/draft-store.ts";
import { clearKept } from "#app/licensing/mine/license-memory.ts";
import { paths } from "#app/paths.ts";
import { checkSession, isMarkRemoved, removeSignedInMark } from "#app/platform/browser/signed-in-mark.ts";
import { keptJobsCache } from "./cache-names.ts";

/** Also notices a sign-out in another tab or on another device. */
export function forgetAfterSignOut(): void {
  addEventListener("signed-out", () => {
    removeDrafts("all");
    removeSignedInMark();
    clearKept();
    clearTab();
    if ("caches" in window) void caches.delete(keptJobsCache).catch(() => {});
  });
  addEventListener("storage", (event) => {
    if (isMarkRemoved(event)) removeDrafts("all");
  });
  const isSignedIn = document.querySelector(`form[action="${paths.logout()}"]`) !== null;
  if (!isSignedIn) void checkSession();
}

/** The next person in this tab must see no typed text and no conversation. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {}
}
