import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";

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
