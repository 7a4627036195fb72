import { useRouteLoaderData } from "@remix-run/react";
import type { CurrentUser } from "./use-current-user.ts";

/** Who is signed in, as the root's loader found them; null for everybody else. */
export function useViewer(): CurrentUser | null {
  return useRouteLoaderData<{ viewer: CurrentUser | null }>("root")?.viewer ?? null;
}
