import type { FetchQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "#app/platform/browser-queries.ts";
import type { Viewer } from "#app/platform/context.ts";
import { freshFor } from "#app/platform/query-times.ts";
import { readFirstOfKey } from "#app/platform/read-first-of-key.ts";

export type CurrentUser = Pick<Viewer, "firstName" | "lastName" | "email" | "role" | "profileImageUrl">;

/**
 * Who is signed in, as the root's loader found them at `readAt`; null once the session turns out to have ended.
 * `check` asks the endpoint where that was more than five minutes ago.
 */
export function useCurrentUser(read: CurrentUser, readAt: number) {
  const [answer, setAnswer] = useState<{ to: CurrentUser; user: CurrentUser | null }>();
  // An answer about the person before, or under the name before, says nothing of this one.
  const user = answer?.to === read ? answer.user : read;
  const check = () =>
    ask(toCurrentUserQuery(read, readAt)).then(
      (found) => setAnswer({ to: read, user: found }),
      () => {},
    );
  return { user, check };
}

export function toCurrentUserQuery(read: CurrentUser, readAt: number): FetchQueryOptions<CurrentUser | null> {
  return {
    // What the loader found is part of the key, so that another person or a changed name starts afresh.
    queryKey: ["/api/auth/me", read],
    queryFn: readFirstOfKey<CurrentUser | null>("null"),
    initialData: read,
    initialDataUpdatedAt: readAt,
    staleTime: freshFor(5),
    retry: false,
  };
}
