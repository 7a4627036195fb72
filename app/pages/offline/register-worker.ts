import { forgetPerson } from "#app/kit/device/device-storage.ts";
import { removeExpiredDrafts } from "#app/kit/drafts/draft-store.ts";
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
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

/** Spec sections 4 and 9. */
const checkEveryMs = 60 * 60 * 1000;
const choiceKey = "works-offline";
let checking: ReturnType<typeof setInterval> | undefined;

export async function start(): Promise<void> {
  removeExpiredDrafts();
  forgetAfterSignOut();
  await register();
}

async function register(): Promise<void> {
  if (!site.worksOffline || isSwitchedOff() || !("serviceWorker" in navigator)) return;
  followLinksAsPages();
  const registration = await navigator.serviceWorker.register(paths.serviceWorker(), {
    updateViaCache: "none",
  });
  clearInterval(checking);
  checking = setInterval(() => void registration.update().catch(() => {}), checkEveryMs);
  const { active } = await navigator.serviceWorker.ready;
  // Asked by the page, because the worker would miss a page that loads while it starts.
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: "claim" });
}

export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(choiceKey) === "no";
  } catch {
    return true;
  }
}

export async function switchOn(): Promise<void> {
  localStorage.removeItem(choiceKey);
  await register();
}

export async function switchOff(): Promise<void> {
  localStorage.setItem(choiceKey, "no");
  clearInterval(checking);
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (!worker) return void (await registration?.unregister());
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    worker.postMessage({ type: "remove" }, [port2]);
  });
}

/** Offline, the service worker answers links: Remix would reload. `data-offline` links need no network. */
function followLinksAsPages(): void {
  addEventListener("click", keepFromRemix, { capture: true });
}

function keepFromRemix(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller || !(event.target instanceof Element)) return;
  if (event.target.closest("a[href]:not([aria-haspopup], [data-offline])")) event.stopPropagation();
}

/** Also notices a sign-out in another tab or on another device. */
function forgetAfterSignOut(): void {
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
