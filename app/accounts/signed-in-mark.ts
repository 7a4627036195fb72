import { requestJson } from "#app/platform/api-client.ts";

const key = "signed-in";

/** Notes on this device that somebody is signed in, so that the end of the session is noticed wherever it was ended. */
export function markSignedIn(): void {
  change(() => localStorage.setItem(key, "yes"));
}

export function removeSignedInMark(): void {
  change(() => localStorage.removeItem(key));
}

export const isMarkRemoved = (event: StorageEvent): boolean => event.key === key && event.newValue === null;

/**
 * For a page that shows nobody signed in: when this device has the mark, asks the server, and dispatches "signed-out"
 * if the session is gone. A page kept for offline use shows nobody either, so without an answer nothing happens.
 */
export async function checkSession(): Promise<void> {
  if (!isMarked()) return;
  const user = await requestJson("GET", "/api/auth/me", undefined, { on401: "null" }).catch(() => "unknown");
  if (user === null) dispatchEvent(new Event("signed-out"));
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
