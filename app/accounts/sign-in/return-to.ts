import { paths } from "#app/paths.ts";
import { toLocalPath } from "#app/platform/local-path.ts";

/** Returns the page that sent the person here if it is ours, otherwise the dashboard or another page of ours. */
export function readReturnTo(request: Request, otherwise = paths.dashboard()): string {
  const url = new URL(request.url);
  return toLocalPath(url.searchParams.get("returnTo"), url.origin, otherwise);
}
