import { whenIdle } from "#app/platform/when-idle.ts";

/**
 * Measures this page view and reports it. The code loads when the page is done and the browser is idle; a visitor who
 * leaves earlier is not measured.
 */
export function startVitals(): void {
  whenIdle(async () => {
    // Offline or just redeployed: the page works, it only cannot be measured.
    const measure = await import("./measure.ts").catch(() => null);
    measure?.measurePageView();
  });
}
