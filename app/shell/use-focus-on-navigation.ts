import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A new page takes the focus to its content, and a link to a part of one to that part, as the browser would by itself:
 * else it stays on a link that is gone or far above.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  const shown = useRef(place);
  // After the new page stands: nothing else tells when a client-side navigation is done.
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const target = document.getElementById(hash.slice(1)) ?? document.getElementById("main");
    target?.focus({ preventScroll: true });
  }, [place, hash]);
}
