import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";
import { paths } from "#app/paths.ts";

/** app/styles.css lists these anchors too, for links without JavaScript. */
const smoothAnchors = ["#areas-of-focus", "#contact"];

// React warns about layout effects on the server.
const useBeforeScrolling = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Must render before ScrollRestoration, whose effect uses the styles of that moment. */
export function useScrollBehavior(): void {
  const location = useLocation();
  const type = useNavigationType();
  // Set on the element, because the browser reads it there when it scrolls.
  useBeforeScrolling(() => {
    const { pathname, hash } = location;
    const root = document.documentElement;
    const isAnchor = pathname === paths.home() && smoothAnchors.includes(hash);
    // POP is back, forward, or a link that the browser follows by itself.
    root.style.scrollBehavior = !isAnchor ? "auto" : type === "POP" ? "" : "smooth";
    // Reading a style makes Chromium apply the new one before it scrolls.
    void getComputedStyle(root).scrollBehavior;
  }, [location, type]);
  // The page has scrolled by then. Its own scrolling, such as back to top, follows the styles again.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = "";
  });
}
