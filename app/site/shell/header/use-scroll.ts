import { useEffect, useRef } from "react";

export function useScroll(onScroll: (at: number) => void): void {
  const listener = useRef(onScroll);
  listener.current = onScroll;

  // Scrolling happens on the window, outside React.
  useEffect(() => {
    const look = () => listener.current(window.scrollY);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
}
