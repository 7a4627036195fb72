import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";
import { paths } from "#app/paths.ts";

/** Must match app/styles.css, which has these anchors for links without JavaScript. */
const smoothAnchors = ["#areas-of-focus", "#contact"];

// React warns about layout effects on the server.
const useBeforeScrolling = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Must render before ScrollRestoration, whose effect uses the current styles. */
export function useScrollBehavior(): void {
  const location = useLocation();
  const type = useNavigationType();
  // On the element, where the browser reads it when it scrolls.
  useBeforeScrolling(() => {
    const { pathname, hash } = location;
    const root = document.documentElement;
    const isAnchor = pathname === paths.home() && smoothAnchors.includes(hash);
    // POP is back, forward, or a link that the browser follows by itself.
    root.style.scrollBehavior = !isAnchor ? "auto" : type === "POP" ? "" : "smooth";
    // Reading a style makes Chromium apply the new one before it scrolls.
    void getComputedStyle(root).scrollBehavior;
  }, [location, type]);
  // After scrolling. Later scrolling, such as back to top, follows the style sheet again.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = "";
  });
}
