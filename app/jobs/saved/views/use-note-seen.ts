import { useEffect } from "react";
import { useOpened } from "#app/kit/vitals/use-opened.ts";
import { paths } from "#app/paths.ts";
import { noteSeen } from "./seen-store.ts";

/** No event tells that a posting is being read, so it counts as seen once it is shown. */
export function useNoteSeen(slug: string | null): void {
  useEffect(() => {
    if (slug) noteSeen(slug);
  }, [slug]);
  useOpened(slug && paths.job(slug));
}
