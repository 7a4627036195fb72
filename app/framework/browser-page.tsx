import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";

/** Before Remix has read the page's data, a click would make React render the whole document at once, which fails. */
export async function pageRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

let hasTransitions = false;

/** Makes every change of address a transition; otherwise React empties islands that are not hydrated yet. */
export function BrowserPage() {
  const page = RemixBrowser({});
  // Exists from Remix's first rendering on; Remix subscribes to it in its effects.
  const router = window.__remixRouter;
  if (router && !hasTransitions) {
    hasTransitions = true;
    const { subscribe } = router;
    router.subscribe = (listener) => subscribe((...change) => startTransition(() => listener(...change)));
  }
  return page;
}
