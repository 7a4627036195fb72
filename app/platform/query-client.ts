import { QueryClient } from "@tanstack/react-query";
import { isApiFailure } from "./api-client.ts";
import { freshFor, keptFor } from "./query-times.ts";
import { readFirstOfKey } from "./read-first-of-key.ts";

/** The browser's cache of what endpoints answered, with the defaults of spec sections 8 and 9. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readFirstOfKey("throw"),
        staleTime: freshFor(5),
        gcTime: keptFor(10),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: shouldRetry,
        retryDelay,
      },
      // "always": one that is sent offline fails and says so, instead of waiting in silence for the network.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * Spec section 8: a 4 anywhere in the message stops retrying unless the status is 429. The rule means the 4xx
 * statuses; a 504, or a 500 whose text has a 4 in it, is not retried either.
 * @param failureCount retries already made, as TanStack counts: 0 when the first request failed
 */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (error.message.includes("4")) return isApiFailure(error) && error.status === 429 && failureCount < 3;
  return failureCount < 2;
}

/** Milliseconds before the next try: 1 s, doubling, at most 30 s. */
export function retryDelay(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}
