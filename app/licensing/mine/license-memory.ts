import type { MyLicense } from "./license-fields.ts";

export interface RememberedLicense extends MyLicense {
  /** Written when it was said, so that showing it needs no list of professions. */
  label: string;
  savedAt: number;
}

export const licenseKey = "my-license";
/** When it was removed, for other devices of the same account. */
const removedKey = "my-license-removed";
const changed = "my-license-changed";

let read: { text: string | null; license: RememberedLicense | null } = { text: null, license: null };

/** Returns the same object until the license changes. */
export function readLicense(): RememberedLicense | null {
  const text = readText(licenseKey);
  if (text !== read.text) read = { text, license: parse(text) };
  return read.license;
}

export const readRemovedAt = (): number => Number(readText(removedKey) ?? 0);

export function rememberLicense(license: RememberedLicense): void {
  change(() => {
    localStorage.setItem(licenseKey, JSON.stringify(license));
    localStorage.removeItem(removedKey);
  });
}

export function forgetLicense(at = Date.now()): void {
  change(() => {
    localStorage.setItem(removedKey, String(at));
    localStorage.removeItem(licenseKey);
  });
}

/** After a sign-out: the next person on this device starts with nothing. */
export function clearLicense(): void {
  change(() => {
    localStorage.removeItem(licenseKey);
    localStorage.removeItem(removedKey);
  });
}

export function followLicense(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => (key === null || key === licenseKey) && showMark(listener);
  addEventListener(changed, listener);
  addEventListener("storage", follow);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", follow);
  };
}

// A browser may forbid storage. Then a license lasts as long as its address says it.
function change(write: () => void): void {
  try {
    write();
  } catch {}
  showMark(() => dispatchEvent(new Event(changed)));
}

/** The mark reserves the line of the answer on each card. The first script sets it before the first paint. */
function showMark(then: () => void): void {
  document.documentElement.toggleAttribute("data-license", readLicense() !== null);
  then();
}

function parse(text: string | null): RememberedLicense | null {
  try {
    const { profession, states, multistate, label, savedAt } = JSON.parse(text ?? "null");
    const isWhole = Array.isArray(states) && states.length > 0 && typeof label === "string";
    return isWhole
      ? { profession, states, multistate: multistate === true, label, savedAt: Number(savedAt) }
      : null;
  } catch {
    return null;
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
