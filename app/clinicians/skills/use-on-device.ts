import { useEffect, useState } from "react";
import { whenUsed } from "#app/kit/ui/when-used.ts";
import { countRated } from "./skill-answers.ts";

/** Empty until the page is used, as on the server. */
export function useOnDevice(): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  // The server has no browser storage.
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
