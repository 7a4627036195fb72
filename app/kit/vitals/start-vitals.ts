import { whenIdle } from "#app/kit/platform/browser/when-idle.ts";

/** Visitors who leave before the browser is idle are not measured. */
export function startVitals(): void {
  whenIdle(async () => {
    // Offline or just redeployed, the page works without being measured.
    const measure = await import("./measure.ts").catch(() => null);
    measure?.measurePageView();
  });
}
