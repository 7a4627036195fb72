import { clearPendingCookie } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { clearReceiptCookie } from "#app/forms/receipt-cookie.server.ts";
import { clearDeviceCookie } from "#app/platform/device-cookie.ts";
import { clearDraftsCookie } from "#app/post-job/draft/draft-owner.server.ts";

/** Of cookies that would show the next person what this one sent or began. */
export const clearPersonCookies = (url: string): string[] => [
  clearDraftsCookie(url),
  clearPendingCookie(url),
  clearReceiptCookie(url),
];

/** Leaves a session open: logging out ends it. */
export const clearAllCookies = (url: string): string[] => [
  ...clearPersonCookies(url),
  clearDeviceCookie(url),
];
