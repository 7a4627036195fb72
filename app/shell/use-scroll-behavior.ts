import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";
import { paths } from "#app/paths.ts";

/** The places of the home page that are scrolled to smoothly; app/styles.css names them too, for links without JavaScript. */
const smoothAnchors = ["#areas-of-focus", "#contact"];

// React warns of layout effects on the server.
const useBeforeScrolling = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Has each navigation scroll at once, but to the home page's anchors smoothly. Stands before ScrollRestoration. */
export function useScrollBehavior(): void {
  const location = useLocation();
  const type = useNavigationType();
  // In the commit of the new page and before ScrollRestoration's own effect: it takes the styles as they are then.
  useBeforeScrolling(() => {
    const { pathname, hash } = location;
    const root = document.documentElement;
    const isAnchor = pathname === paths.home() && smoothAnchors.includes(hash);
    // POP: back or forward, which restores a position, or a link that the browser itself follows by the style sheet.
    root.style.scrollBehavior = !isAnchor ? "auto" : type === "POP" ? "" : "smooth";
    // Chromium scrolls to the top by the styles of the last frame, unless somebody has asked for new ones.
    void getComputedStyle(root).scrollBehavior;
  }, [location, type]);
  // After it: what the browser scrolls to by itself goes by the style sheet.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = "";
  });
}
