import type { FetchQueryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ask } from "./browser-queries.ts";

/** What the loader read, or where it could not, what the endpoint answers; null until then. */
export function useAnswer<T>(read: T | null, toQuery: () => FetchQueryOptions<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);

  // The page stands without it, so nothing a person does would ask.
  useEffect(() => {
    if (read === null) ask(toQuery()).then(setAnswer, () => {});
  }, [read, toQuery]);

  return read ?? answer;
}
