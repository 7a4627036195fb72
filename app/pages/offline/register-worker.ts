import { removeExpiredDrafts } from "#app/kit/drafts/draft-store.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { followLinksAsPages } from "./follow-links.ts";
import { forgetAfterSignOut } from "./forget-after-sign-out.ts";

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
