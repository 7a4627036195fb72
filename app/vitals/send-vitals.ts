import { whenIdle } from "#app/platform/browser/when-idle.ts";

/** Does not measure visitors who leave before the browser is idle. */
export function startVitals(): void {
  whenIdle(async () => {
    // Offline or just redeployed, the page works and only goes unmeasured.
    const measure = await import("./measure.ts").catch(() => null);
    measure?.measurePageView();
  });
}
