/** The secret of the mailed link that this request's URL is; empty where it has none. */
export function readLinkToken(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
