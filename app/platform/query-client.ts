import { environmentManager, QueryClient, type QueryFunction } from "@tanstack/react-query";
import { isApiFailure, requestJson } from "./api-client.ts";

const minuteMs = 60_000;

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

/** Reads the URL that is the first element of the query key. */
export function readFirstOfKey<T>(on401: "throw" | "null"): QueryFunction<T> {
  return ({ queryKey, signal }) => requestJson<T>("GET", String(queryKey[0]), undefined, { on401, signal });
}

export function freshFor(minutes: number): number {
  return minutes * minuteMs;
}

/** How long unused data stays. On the server for good: the client goes with the request, a timer would outlive it. */
export function keptFor(minutes: number): number {
  return environmentManager.isServer() ? Number.POSITIVE_INFINITY : minutes * minuteMs;
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
