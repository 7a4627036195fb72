import { forgetPerson } from "#app/device/device-storage.ts";
import { paths } from "#app/paths.ts";
import {
  checkSession,
  hasShownAccount,
  isMarkRemoved,
  leaveAccount,
  removeSignedInMark,
  takeLogOutNote,
} from "#app/platform/browser/signed-in-mark.ts";
import { showToast } from "#app/ui/toast/toast.ts";

/** Also notices a sign-out in another tab or on another device. */
export function forgetAfterSignOut(): void {
  addEventListener("signed-out", () => {
    removeSignedInMark();
    forgetPerson();
  });
  addEventListener("storage", (event) => {
    if (isMarkRemoved(event)) leaveAccount();
  });
  // Pages of an account are `no-store`, and a browser may keep them for going back all the same.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasShownAccount()) location.reload();
  });
  const isSignedIn = document.querySelector(`form[action="${paths.logout()}"]`) !== null;
  if (isSignedIn) return;
  if (takeLogOutNote()) {
    // Again, because an answer may have arrived while the last page was leaving.
    forgetPerson();
    showToast({ title: "Logged Out", description: "You have been successfully logged out." });
  } else void checkSession();
}
