import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FocusState } from "#app/ui/pager.tsx";

/**
 * A new page takes the focus to its content, a link to a part of one to that part, and the way back to the link that
 * was followed, as the browser would by itself: else it stays on a link that is gone or far above.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation();
  const part = (state as FocusState | null)?.focus;
  const place = pathname + hash;
  const shown = useRef({ place, key, at: 0 });
  // After the new page stands: nothing else tells when a client-side navigation is done.
  useEffect(() => {
    const before = shown.current;
    // How far the history has got, as React Router keeps it.
    const at = Number(history.state?.idx ?? 0);
    shown.current = { place, key, at };
    const followed = at < before.at ? findLinkTo(before.place) : undefined;
    if (before.place !== place && followed) followed.focus({ preventScroll: true });
    else if (before.place !== place) focusOn(hash.slice(1));
    else if (part && before.key !== key) focusOn(part);
  }, [place, hash, key, part]);
}

/** For what goes away by its own click and leads to this page or another: the focus goes ahead to the content. */
export const focusContent = () => focusOn(resultsHeadingId);

/** The heading of a list of postings. */
export const resultsHeadingId = "results-heading";

const findLinkTo = (place: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("#main a")].find(
    ({ pathname, hash }) => pathname + hash === place,
  );

function focusOn(id: string): void {
  const target = document.getElementById(id) ?? document.getElementById("main");
  target?.focus({ preventScroll: true });
}
