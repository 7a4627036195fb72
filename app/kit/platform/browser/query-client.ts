import { QueryClient } from "@tanstack/react-query";
import { isApiFailure } from "./api-client.ts";
import { freshFor, keptFor } from "./query-times.ts";
import { readFirstOfKey } from "./read-first-of-key.ts";

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
    },
  });
}

/** Spec section 8: a 4 in the message stops retrying, which includes 504, unless the status is 429. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (error.message.includes("4")) return isApiFailure(error) && error.status === 429 && failureCount < 3;
  return failureCount < 2;
}

export function retryDelay(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}
