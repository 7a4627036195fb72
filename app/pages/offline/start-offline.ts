import { whenIdle } from "#app/kit/platform/browser/when-idle.ts";

/** Off in development, where no answer may come from a cache. */
export function startOffline(): void {
  if (import.meta.env.DEV) return;
  whenIdle(() => import("./register-worker.ts").then((module) => module.start()).catch(() => {}));
}
