import { findCookie, toSetCookie } from "./cookies.ts";

const cookieName = "bookmark";
/** Far longer than a copy of the database lags behind. */
const maxAgeSeconds = 5 * 60;
const maxLength = 128;
const shape = /^[0-9a-f]+(?:-[0-9a-f]+)+$/;

const isBookmark = (value: string) => value.length <= maxLength && shape.test(value);

/** An invalid bookmark sends its reader to the primary. */
export function findBookmark(request: Request): D1SessionBookmark | D1SessionConstraint | null {
  const value = findCookie(request, cookieName);
  return value === null || isBookmark(value) ? value : "first-primary";
}

export function toBookmarkCookie(bookmark: D1SessionBookmark, url: string): string {
  return toSetCookie(cookieName, isBookmark(bookmark) ? bookmark : "primary", maxAgeSeconds, url);
}

export function clearBookmarkCookie(url: string): string {
  return toSetCookie(cookieName, "", 0, url);
}
