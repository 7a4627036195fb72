import type { SiteContext } from "./context.ts";
import { goTo } from "./http.ts";

type IsSilent = (name: string, value: string, all: URLSearchParams) => boolean;

/** Removes the empty parameters that forms send without JavaScript. */
export function requireTidyAddress(
  request: Request,
  { isWholePage }: Pick<SiteContext, "isWholePage">,
  isSilent: IsSilent = isBlank,
): void {
  // Remix's data requests come from scripts, which omit these parameters.
  if (request.method !== "GET" || !isWholePage) return;
  const { pathname, searchParams } = new URL(request.url);
  const said = [...searchParams].filter(([name, value]) => !isSilent(name, value, searchParams));
  if (said.length === searchParams.size) return;
  const search = new URLSearchParams(said).toString();
  throw goTo(search ? `${pathname}?${search}` : pathname);
}

const isBlank: IsSilent = (_name, value) => !value.trim();
