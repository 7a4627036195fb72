import { requestJson } from "./api-client.ts";

const key = "signed-in";
const logOutKey = "logged-out";

let isAccountShown = false;

export function markSignedIn(): void {
  isAccountShown = true;
  change(() => localStorage.setItem(key, "yes"));
}

export function removeSignedInMark(): void {
  change(() => localStorage.removeItem(key));
}

/** True also after the session has ended: the document's scripts and the router still hold the account. */
export const hasShownAccount = (): boolean => isAccountShown;

export const isMarkRemoved = (event: StorageEvent): boolean => event.key === key && event.newValue === null;

/** For a page without an account on a device that has the mark. Without an answer, nothing happens. */
export async function checkSession(): Promise<void> {
  if (!isMarked()) return;
  const user = await requestJson("GET", "/api/auth/me", undefined, { on401: "null" }).catch(() => "unknown");
  if (user === null) leaveAccount();
}

/** A document that has shown the account is replaced, which also keeps it out of the back-forward cache. */
export function leaveAccount(): void {
  dispatchEvent(new Event("signed-out"));
  if (isAccountShown) location.reload();
}

/** The next document says so, and cleans up if this one has not loaded the code for it. */
export function leaveAfterLogOut(to: string): void {
  dispatchEvent(new Event("signed-out"));
  noteLogOut("now");
  location.replace(to);
}

/** For this tab: "now" until the next page, then where in the tab's history it happened. */
export function noteLogOut(at: "now" | number): void {
  change(() => sessionStorage.setItem(logOutKey, String(at)));
}

export function readLogOut(): string | null {
  try {
    return sessionStorage.getItem(logOutKey);
  } catch {
    return null;
  }
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// A browser may forbid storage. It then keeps no drafts either.
function change(work: () => void): void {
  try {
    work();
  } catch {}
}
