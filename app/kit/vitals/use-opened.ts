import { useEffect } from "react";

/** A page loaded as a document reports itself. Only an effect knows that the posting is shown. */
export function useOpened(path: string | null): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (!path || (loaded && new URL(loaded.name).pathname === path)) return;
    import("./measure.ts").then(({ reportOpened }) => reportOpened(path)).catch(() => {});
  }, [path]);
}
