import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";

/**
 * Resolves when Remix has read the page's data. It reads them with its first rendering, and suspends: a click at that
 * moment has React render the whole document at once, which cannot wait and fails.
 */
export async function pageRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

let hasTransitions = false;

/**
 * Remix's page in the browser, where every change of the address is a transition. The router's own is; Remix then notes
 * the address once more outside of it, and for that React would empty the islands that it has not taken over yet.
 */
export function BrowserPage() {
  const page = RemixBrowser({});
  // There from Remix's first rendering on, and subscribed to in the effects after it.
  const router = window.__remixRouter;
  if (router && !hasTransitions) {
    hasTransitions = true;
    const { subscribe } = router;
    router.subscribe = (listener) => subscribe((...change) => startTransition(() => listener(...change)));
  }
  return page;
}
