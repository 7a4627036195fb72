import { whenIdle } from "#app/platform/when-idle.ts";

/** Brings the service worker to this device. Development is never answered from a cache. */
export function startOffline(): void {
  if (import.meta.env.DEV) return;
  // A browser that refuses it, or a file that cannot be had: the site works as it does without.
  whenIdle(() => import("./register.ts").then((module) => module.start()).catch(() => {}));
}
