import { useEffect } from "react";
import { whenIdle } from "#app/kit/platform/browser/when-idle.ts";

/** Visitors who leave before the browser is idle are not measured. */
export function startVitals(): void {
  whenIdle(async () => {
    // Offline or just redeployed, the page works without being measured.
    const measure = await import("./measure.ts").catch(() => null);
    measure?.measurePageView();
  });
}

/** A page loaded as a document reports itself. Only an effect knows that the posting is shown. */
export function useOpened(path: string | null): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (!path || (loaded && new URL(loaded.name).pathname === path)) return;
    import("./measure.ts").then(({ reportOpened }) => reportOpened(path)).catch(() => {});
  }, [path]);
}
