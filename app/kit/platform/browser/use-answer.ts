import type { FetchQueryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ask } from "./browser-queries.ts";

export function useAnswer<T>(read: T | null, toQuery: () => FetchQueryOptions<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);

  // No event would trigger the request, because the page works without the answer.
  useEffect(() => {
    if (read === null) ask(toQuery()).then(setAnswer, () => {});
  }, [read, toQuery]);

  return read ?? answer;
}
