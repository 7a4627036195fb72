import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** A new page takes the focus to its content, as a page load would: else it stays on a link that is gone. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // After the new page stands: nothing else tells when a client-side navigation is done.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
