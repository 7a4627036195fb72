import { forgetPerson } from "#app/kit/device/device-storage.ts";
import { paths } from "#app/paths.ts";
import {
  checkSession,
  hasShownAccount,
  isMarkRemoved,
  leaveAccount,
  noteLogOut,
  readLogOut,
  removeSignedInMark,
} from "#app/kit/platform/browser/signed-in-mark.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";

/** Also notices a sign-out in another tab or on another device. */
export function forgetAfterSignOut(): void {
  addEventListener("signed-out", forget);
  addEventListener("storage", (event) => {
    if (isMarkRemoved(event)) leaveAccount();
  });
  // Pages of an account are `no-store`, and a browser may keep them for going back all the same.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasShownAccount()) location.reload();
  });
  const isSignedIn = document.querySelector(`form[action="${paths.logout()}"]`) !== null;
  if (isSignedIn) return;
  if (readLogOut() === "now") {
    // Again, because an answer may have arrived while the last page was leaving.
    forget();
    showToast({ title: "Logged Out", description: "You have been successfully logged out." });
    return;
  }
  emptyRefilledForms();
  void checkSession();
}

function forget(): void {
  removeSignedInMark();
  forgetPerson();
  noteLogOut(findPlaceInHistory());
}

/** Going back to a page, a browser fills in what was typed there, whatever its cache headers say. */
function emptyRefilledForms(): void {
  const here = findPlaceInHistory();
  if (here >= Number(readLogOut() ?? 0)) return;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "back_forward") {
    for (const form of document.forms) {
      form.reset();
      // What is kept of the form follows.
      form.dispatchEvent(new Event("input"));
    }
  } else noteLogOut(here);
}

/** Older browsers do not tell. */
const findPlaceInHistory = (): number => window.navigation?.currentEntry?.index ?? 0;
