import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

export function useAnswer<T>(read: T | null, toQuery: () => FetchQueryOptions<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);

  // No event would trigger the request, because the page works without the answer.
  useEffect(() => {
    if (read === null) ask(toQuery()).then(setAnswer, () => {});
  }, [read, toQuery]);

  return read ?? answer;
}

let client: Promise<QueryClient> | null = null;

/** TanStack Query is loaded with the first question. */
export async function ask<T>(query: FetchQueryOptions<T>): Promise<T> {
  client ??= loadClient();
  return (await client).fetchQuery(query);
}

async function loadClient(): Promise<QueryClient> {
  try {
    return (await import("./query-client.ts")).createQueryClient();
  } catch (error) {
    client = null;
    throw error;
  }
}
