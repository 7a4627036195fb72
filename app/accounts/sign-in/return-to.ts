import { toLocalPath } from "#app/kit/platform/local-path.ts";
import { paths } from "#app/paths.ts";

/** Where the person goes on after confirming the address; empty when nowhere in particular. */
export function readNext(request: Request): string {
  const url = new URL(request.url);
  return toLocalPath(url.searchParams.get("next"), url.origin, "");
}

export function readReturnTo(request: Request, otherwise = paths.dashboard()): string {
  const url = new URL(request.url);
  return toLocalPath(url.searchParams.get("returnTo"), url.origin, otherwise);
}
