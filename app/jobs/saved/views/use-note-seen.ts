import { useEffect } from "react";
import { useOpened } from "#app/kit/vitals/use-opened.ts";
import { paths } from "#app/paths.ts";
import { listSeen, stored, toId } from "./seen-store.ts";

/** About 5 kB of the browser's storage. */
const maxSeen = 500;

function noteSeen(slug: string): void {
  const ids = new Set([toId(slug), ...listSeen()]);
  stored.write([...ids].slice(0, maxSeen).join(" "));
}

/** No event tells that a posting is being read, so it counts as seen once it is shown. */
export function useNoteSeen(slug: string | null): void {
  useEffect(() => {
    if (slug) noteSeen(slug);
  }, [slug]);
  useOpened(slug && paths.job(slug));
}
