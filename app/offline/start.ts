import { whenIdle } from "#app/platform/when-idle.ts";

/** Starts offline reading, except in development, which must never be answered from a cache. */
export function startOffline(): void {
  if (import.meta.env.DEV) return;
  // Without the service worker the site still works.
  whenIdle(() => import("./register.ts").then((module) => module.start()).catch(() => {}));
}
