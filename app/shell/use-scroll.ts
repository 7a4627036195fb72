import { useEffect, useRef } from "react";

/** Calls back with the page's place, in px from the top: at once and after every scroll. */
export function useScroll(onScroll: (at: number) => void): void {
  const listener = useRef(onScroll);
  listener.current = onScroll;

  // The window is no element of ours.
  useEffect(() => {
    const look = () => listener.current(window.scrollY);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
}
