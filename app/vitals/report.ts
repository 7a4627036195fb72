import { whenIdle } from "#app/platform/when-idle.ts";

/**
 * Measures this page view and reports it. The code that does so is loaded once the page stands and the browser has
 * nothing else to do: a visitor who leaves before that is not measured.
 */
export function startVitals(): void {
  whenIdle(async () => {
    // Offline or just redeployed: a page that cannot be measured is no error of the page.
    const measure = await import("./measure.ts").catch(() => null);
    measure?.measurePageView();
  });
}
