import { findCookie, personCookies, toSetCookie } from "#app/kit/platform/cookies.ts";

/** Long enough to print a receipt and to reload its page. */
const maxAgeSeconds = 10 * 60;

type Kind = "hire" | "contact" | "application";

/** Only names the request: neither a URL nor the cookie has any of its content. */
export const toReceiptCookie = (kind: Kind, publicId: string, url: string): string =>
  toSetCookie(personCookies.receipt, `${kind}.${publicId}`, maxAgeSeconds, url);

export function findReceiptId(request: Request, kind: Kind): string | null {
  const [, found, publicId] =
    /^(hire|contact|application)\.([\w-]{1,40})$/.exec(findCookie(request, personCookies.receipt) ?? "") ??
    [];
  return found === kind && publicId ? publicId : null;
}
