import { findCookie, toSetCookie } from "#app/platform/cookies.ts";

const cookieName = "receipt";
/** Long enough to print a receipt and to reload its page. */
const maxAgeSeconds = 10 * 60;

type Kind = "hire" | "contact";

/** Only names the request: neither a URL nor the cookie has any of its content. */
export const toReceiptCookie = (kind: Kind, publicId: string, url: string): string =>
  toSetCookie(cookieName, `${kind}.${publicId}`, maxAgeSeconds, url);

export const clearReceiptCookie = (url: string): string => toSetCookie(cookieName, "", 0, url);

export function findReceiptId(request: Request, kind: Kind): string | null {
  const [, found, publicId] =
    /^(hire|contact)\.([\w-]{1,40})$/.exec(findCookie(request, cookieName) ?? "") ?? [];
  return found === kind && publicId ? publicId : null;
}
