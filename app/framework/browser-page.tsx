import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";

/*
 * Relies on RemixBrowser being a function that throws a promise until it has read the page's data, and on
 * `window.__remixRouter` being its router from its first rendering on. Without the first, the page is taken over at
 * once; without the second, a change of address is not a transition and may empty a block for a moment. Also on the router
 * putting a new object into its state for each thing that changes.
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
 * Makes every change of address a transition; otherwise React empties islands that are not hydrated yet. Leaves out
 * what changes nothing: the router tells of each route that it learns for a link, and while an island's code arrives
 * that would make React draw the island anew (error 421).
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
