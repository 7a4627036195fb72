export function readLinkToken(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
