import { useEffect } from "react";

/**
 * Counts an opening of a posting that no document was loaded for; a loaded one reports itself. Only an effect knows that
 * it is shown.
 */
export function useOpened(path: string | null): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (!path || (loaded && new URL(loaded.name).pathname === path)) return;
    // Offline or just redeployed, it only goes uncounted.
    import("./measure.ts").then(({ reportOpened }) => reportOpened(path)).catch(() => {});
  }, [path]);
}
