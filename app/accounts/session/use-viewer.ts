import { useRouteLoaderData } from "@remix-run/react";
import type { CurrentUser } from "./use-current-user.ts";

export function useViewer(): CurrentUser | null {
  return useRouteLoaderData<{ viewer: CurrentUser | null }>("root")?.viewer ?? null;
}
