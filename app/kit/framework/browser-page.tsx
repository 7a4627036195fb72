import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";

/**
 * Relies on Remix internals: RemixBrowser throws a promise until the page's data is read, and its router is
 * `window.__remixRouter`. Without them the page is hydrated at once, or a block is empty for a moment.
 */

/** Before Remix has read the page's data, a click would make React render the whole document at once, which fails. */
export async function pageRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

type Listener = (state: object, ...more: never[]) => void;
interface Router {
  state?: object;
  subscribe: (listener: Listener) => unknown;
}

const changed = new WeakSet<object>();

/**
 * Makes changes of address transitions, or React empties islands that are not hydrated yet. Skips no-ops:
 * the router reports each route that it discovers, and React would redraw an island (error 421).
 */
export function changeInTransitions(router: unknown): void {
  if (!isRouter(router) || changed.has(router)) return;
  changed.add(router);
  const { subscribe } = router;
  let last = router.state;
  router.subscribe = (listener) =>
    subscribe((state, ...more) => {
      if (last && isSame(last, state)) return;
      last = state;
      startTransition(() => listener(state, ...more));
    });
}

const isSame = (before: object, after: object): boolean =>
  Object.keys(after).every((key) => Object.is(Reflect.get(before, key), Reflect.get(after, key)));

const isRouter = (router: unknown): router is Router =>
  typeof (router as Router | undefined)?.subscribe === "function";

export function BrowserPage() {
  const page = RemixBrowser({});
  // Remix subscribes to its router in its effects, which run after this.
  changeInTransitions(window.__remixRouter);
  return page;
}
