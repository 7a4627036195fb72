import { useRouteLoaderData } from "@remix-run/react";
import type { FetchQueryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ask } from "#app/kit/platform/browser/browser-queries.ts";
import { freshFor } from "#app/kit/platform/browser/query-times.ts";
import { readFirstOfKey } from "#app/kit/platform/browser/read-first-of-key.ts";
import { checkSession, leaveAccount, markSignedIn } from "#app/kit/platform/browser/signed-in-mark.ts";
import type { DeskRole, Viewer } from "#app/kit/platform/context.ts";

export type CurrentUser = Pick<Viewer, "firstName" | "lastName" | "email" | "role" | "profileImageUrl"> & {
  /** Of an admin. */
  deskRole?: DeskRole;
};

/** Null once the session has ended. `check` asks the endpoint if the loader's answer is over five minutes old. */
export function useCurrentUser(read: CurrentUser, readAt: number) {
  const [answer, setAnswer] = useState<{ to: CurrentUser; user: CurrentUser | null }>();
  // Sets the mark in the browser's storage, and checks it once no part of the page shows the account.
  useEffect(() => {
    markSignedIn();
    return () => void checkSession();
  }, []);
  // An answer about the previous person, or the previous name, does not apply to this one.
  const user = answer?.to === read ? answer.user : read;
  const check = () =>
    ask(toCurrentUserQuery(read, readAt)).then(
      (found) => {
        setAnswer({ to: read, user: found });
        if (found === null) leaveAccount();
      },
      () => {},
    );
  return { user, check };
}

export function toCurrentUserQuery(read: CurrentUser, readAt: number): FetchQueryOptions<CurrentUser | null> {
  return {
    // Includes the loader's answer, so that another person or a changed name starts afresh.
    queryKey: ["/api/auth/me", read],
    queryFn: readFirstOfKey<CurrentUser | null>("null"),
    initialData: read,
    initialDataUpdatedAt: readAt,
    staleTime: freshFor(5),
    retry: false,
  };
}

export function useViewer(): CurrentUser | null {
  return useRouteLoaderData<{ viewer: CurrentUser | null }>("root")?.viewer ?? null;
}
