import { clearPendingCookie } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { clearReceiptCookie } from "#app/forms/receipt-cookie.server.ts";
import { clearSessionCookie } from "#app/platform/cookies.ts";
import { clearDeviceCookie } from "#app/platform/device-cookie.ts";
import { clearDraftsCookie } from "#app/post-job/draft/draft-owner.server.ts";

/** They would show the next person what this one sent or began. */
const clearShown = (url: string): string[] => [
  clearDraftsCookie(url),
  clearPendingCookie(url),
  clearReceiptCookie(url),
];

export const clearCookiesAtLogOut = (url: string): string[] => [clearSessionCookie(url), ...clearShown(url)];

/** Leaves a session open: logging out ends it. */
export const clearDeviceCookies = (url: string): string[] => [...clearShown(url), clearDeviceCookie(url)];
