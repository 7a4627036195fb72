import { useState } from "react";
import type { SavedEntry } from "#app/jobs/saved/saved-entry.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";

export const maxCompared = 3;

/** Drops a posting that was removed or has closed. */
export function useChosen(open: readonly SavedEntry[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = ticked.filter((slug) => open.some((entry) => entry.slug === slug));

  function toggle(slug: string) {
    if (chosen.includes(slug)) setTicked(chosen.filter((other) => other !== slug));
    else if (chosen.length < maxCompared) setTicked([...chosen, slug]);
    else
      showToast({
        title: `Compare up to ${maxCompared} jobs`,
        description: "Clear one of your choices first.",
      });
  }

  return { chosen, toggle, clear: () => setTicked([]) };
}
