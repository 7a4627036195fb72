import { paths } from "#app/paths.ts";
import { toLocalPath } from "#app/platform/local-path.ts";

/** Where to go once signed in: the page that sent the person here, if it is one of ours, else the dashboard. */
export function readReturnTo(request: Request): string {
  const url = new URL(request.url);
  return toLocalPath(url.searchParams.get("returnTo"), url.origin, paths.dashboard());
}
