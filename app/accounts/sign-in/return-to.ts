import { paths } from "#app/paths.ts";
import { toLocalPath } from "#app/platform/local-path.ts";

export function readReturnTo(request: Request, otherwise = paths.dashboard()): string {
  const url = new URL(request.url);
  return toLocalPath(url.searchParams.get("returnTo"), url.origin, otherwise);
}
