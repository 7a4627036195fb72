import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Viewer } from "#app/platform/context.ts";
import { freshFor, readFirstOfKey } from "#app/platform/query-client.ts";

export type CurrentUser = Pick<Viewer, "firstName" | "lastName" | "email" | "role" | "profileImageUrl">;

/**
 * Who is signed in; null when nobody is, or no longer.
 * @param initial what the root's loader found. When it found nobody, the endpoint is never asked.
 */
export function useCurrentUser(initial: CurrentUser | null): CurrentUser | null {
  const { data } = useQuery(currentUserQuery(initial));
  return (initial && data) ?? null;
}

export function currentUserQuery(initial: CurrentUser | null) {
  return queryOptions<CurrentUser | null>({
    // The loader's answer is part of the key, so that another person or a changed name starts afresh.
    queryKey: ["/api/auth/me", initial],
    queryFn: readFirstOfKey<CurrentUser | null>("null"),
    initialData: initial ?? undefined,
    enabled: initial !== null,
    staleTime: freshFor(5),
    retry: false,
  });
}
