import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";

let client: Promise<QueryClient> | null = null;

/**
 * Asks an endpoint through the page's one query cache: what is still fresh there is not asked for again. TanStack
 * Query comes with the first question, since what a page shows was read by its loader.
 */
export async function ask<T>(query: FetchQueryOptions<T>): Promise<T> {
  client ??= loadClient();
  return (await client).fetchQuery(query);
}

async function loadClient(): Promise<QueryClient> {
  try {
    return (await import("./query-client.ts")).createQueryClient();
  } catch (error) {
    // What did not come over a bad network may come with the next question.
    client = null;
    throw error;
  }
}

/** Forgets all that was asked; at the end of a session. */
export async function forgetAnswers(): Promise<void> {
  const queries = await client?.catch(() => null);
  queries?.clear();
}
