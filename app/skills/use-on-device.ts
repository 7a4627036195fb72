import { useEffect, useState } from "react";
import { whenUsed } from "#app/ui/when-used.ts";
import { countRated } from "./skill-answers.ts";

/** How many skills are rated on this device, by checklist. None before the page is used, like on the server. */
export function useOnDevice(): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  // The browser's storage is not there when the server draws the page.
  useEffect(() => {
    let isGone = false;
    void whenUsed()
      .then(() => import("./device-answers.ts"))
      .then(({ listOnDevice }) => {
        const found = [...listOnDevice()].map(([slug, { answers }]) => [slug, countRated(answers)] as const);
        if (!isGone) setCounts(new Map(found));
      })
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return counts;
}
