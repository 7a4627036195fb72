import { useSyncExternalStore } from "react";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { type LicensePart, toMyLicense, withMyLicense } from "./license-part.ts";

export interface RememberedLicense extends MyLicense {
  /** Stored, so that showing it needs no list of professions. */
  label: string;
}

export interface KeptProfile extends LicensePart {
  /** For the license that searches and postings use. Empty without one. */
  label: string;
  /** Null until the profile's form was filled in. app/clinicians/profile knows its shape. */
  about: unknown;
  aboutSaidAt: number;
}

export const profileKey = "profile";
const changed = "profile-changed";

const nothing: KeptProfile = {
  profession: null,
  licenses: [],
  isQuiet: false,
  licenseSaidAt: 0,
  label: "",
  about: null,
  aboutSaidAt: 0,
};

interface Read {
  text: string | null;
  kept: KeptProfile;
  license: RememberedLicense | null;
}

let read: Read = { text: null, kept: nothing, license: null };

/** Returns the same object until the profile changes. */
export const readKept = (): KeptProfile => readNow().kept;

/** Where the person of the profile is. */
export function readKeptPlace(): string | null {
  const about = readKept().about as { place?: unknown } | null;
  return typeof about?.place === "string" ? about.place : null;
}

export const readLicense = (): RememberedLicense | null => readNow().license;

function readNow(): Read {
  const text = readText();
  if (text === read.text) return read;
  const kept = parse(text);
  const license = kept.label ? toMyLicense(kept) : null;
  read = { text, kept, license: license && { ...license, label: kept.label } };
  return read;
}

// A browser may forbid storage. Then a license lasts as long as it is in the address.
export function writeKept(kept: KeptProfile): void {
  change(() => localStorage.setItem(profileKey, JSON.stringify(kept)));
}

export function rememberLicense(license: RememberedLicense, issuer?: string, at = Date.now()): void {
  const kept = readKept();
  writeKept({ ...kept, ...withMyLicense(kept, license, at, issuer), label: license.label });
}

/** A filled-in profile keeps its licenses: searches and postings only stop using them. */
export function forgetLicense(at = Date.now()): void {
  const kept = readKept();
  const rest = kept.about ? { isQuiet: true } : { profession: null, licenses: [] };
  writeKept({ ...kept, ...rest, label: "", licenseSaidAt: at });
}

export function clearKept(): void {
  change(() => localStorage.removeItem(profileKey));
}

export function followKept(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => (key === null || key === profileKey) && showMark(listener);
  addEventListener(changed, listener);
  addEventListener("storage", follow);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", follow);
  };
}

function change(write: () => void): void {
  try {
    write();
  } catch {}
  showMark(() => dispatchEvent(new Event(changed)));
}

/** The mark reserves the answer's line on each card. The first script sets it before the first paint. */
function showMark(then: () => void): void {
  document.documentElement.toggleAttribute("data-license", readLicense() !== null);
  then();
}

function parse(text: string | null): KeptProfile {
  try {
    const said = JSON.parse(text ?? "{}");
    return Array.isArray(said.licenses) ? { ...nothing, ...said } : nothing;
  } catch {
    return nothing;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(profileKey);
  } catch {
    return null;
  }
}

/** Null on the server, because a page is the same for everyone. */
export const useMyLicense = (): RememberedLicense | null =>
  useSyncExternalStore(followKept, readLicense, () => null);
