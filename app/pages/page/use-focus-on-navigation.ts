import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { saidId } from "#app/kit/forms/said-place.ts";
import type { FocusState } from "#app/kit/ui/pager.tsx";

/** As a full page load does: to the content, the anchor's target or back to the followed link. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation();
  const part = (state as FocusState | null)?.focus;
  const place = pathname + hash;
  const shown = useRef({ place, key, at: 0 });
  // Only an effect knows that a client-side navigation has finished.
  useEffect(() => {
    const before = shown.current;
    const at = Number(history.state?.idx ?? 0);
    shown.current = { place, key, at };
    const followed = at < before.at ? findLinkTo(before.place) : undefined;
    if (before.place !== place && followed) followed.focus({ preventScroll: true });
    // Once more to the same place, where the page now says what became of the next form.
    else if (before.place !== place || (hash === `#${saidId}` && before.key !== key)) focusOn(hash.slice(1));
    else if (part && before.key !== key) focusOn(part);
  }, [place, hash, key, part]);
}

export const focusContent = () => focusOn(resultsHeadingId);

export const resultsHeadingId = "results-heading";

const findLinkTo = (place: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("#main a")].find(
    ({ pathname, hash }) => pathname + hash === place,
  );

function focusOn(id: string): void {
  const target = document.getElementById(id) ?? document.getElementById("main");
  target?.focus({ preventScroll: true });
}
