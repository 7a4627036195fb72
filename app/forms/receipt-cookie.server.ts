import { findCookie, toSetCookie } from "#app/platform/cookies.ts";

const cookieName = "receipt";
/** Long enough to print a receipt and to reload its page. */
const maxAgeSeconds = 10 * 60;

type Kind = "hire" | "contact";

/** Names what this browser just sent. Its content stays in the database: neither a URL nor the cookie has any of it. */
export const toReceiptCookie = (kind: Kind, publicId: string, url: string): string =>
  toSetCookie(cookieName, `${kind}.${publicId}`, maxAgeSeconds, url);

export function findReceiptId(request: Request, kind: Kind): string | null {
  const [, found, publicId] =
    /^(hire|contact)\.([\w-]{1,40})$/.exec(findCookie(request, cookieName) ?? "") ?? [];
  return found === kind && publicId ? publicId : null;
}
