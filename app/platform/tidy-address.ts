import { goTo } from "./http.ts";

type IsSilent = (name: string, value: string, all: URLSearchParams) => boolean;

/**
 * Throws the redirect of a document whose address has parameters that say nothing, as a form without JavaScript sends
 * them, to the address without them. The others keep their order.
 */
export function requireTidyAddress(request: Request, isSilent: IsSilent = isBlank): void {
  // Remix's own requests for data come from scripts, which leave such parameters out.
  if (request.method !== "GET" || !request.headers.get("accept")?.includes("text/html")) return;
  const { pathname, searchParams } = new URL(request.url);
  const said = [...searchParams].filter(([name, value]) => !isSilent(name, value, searchParams));
  if (said.length === searchParams.size) return;
  const search = new URLSearchParams(said).toString();
  throw goTo(search ? `${pathname}?${search}` : pathname);
}

const isBlank: IsSilent = (_name, value) => !value.trim();
