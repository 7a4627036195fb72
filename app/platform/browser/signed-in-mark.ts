import { requestJson } from "./api-client.ts";

const key = "signed-in";

export function markSignedIn(): void {
  change(() => localStorage.setItem(key, "yes"));
}

export function removeSignedInMark(): void {
  change(() => localStorage.removeItem(key));
}

export const isMarkRemoved = (event: StorageEvent): boolean => event.key === key && event.newValue === null;

/** For a page without an account on a device that has the mark. Without an answer, nothing happens. */
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
