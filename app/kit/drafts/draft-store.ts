import { useSyncExternalStore } from "react";
import { type Draft, type DraftForm, toDraft } from "./drafts.ts";
import { forgetTyped } from "./typed-store.ts";

// Every page loads this file to remove what is too old, so it imports little.

const prefix = "draft:";
export const draftMaxAgeMs = 7 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();

function writeDraft(draft: Draft): boolean {
  return change(() => localStorage.setItem(prefix + draft.key, JSON.stringify(draft)));
}

export function removeDraft(key: string): void {
  change(() => forgetTyped(key));
  change(() => localStorage.removeItem(prefix + key));
}

export function removeExpiredDrafts(): void {
  change(() => {
    for (const key of Object.keys(localStorage)) {
      const isOld = () => parseDraft(localStorage.getItem(key), Date.now()) === null;
      if (key.startsWith(prefix) && isOld()) localStorage.removeItem(key);
    }
  });
}

export function parseDraft(stored: string | null, now: number): Draft | null {
  try {
    const draft = JSON.parse(stored ?? "null");
    return draft?.fields && now - draft.at < draftMaxAgeMs ? draft : null;
  } catch {
    return null;
  }
}

/** Returns one draft per line, and the same string until something changes. */
function readStoredDrafts(): string {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => localStorage.getItem(key)).join("\n");
  } catch {
    return "";
  }
}

function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

// Storage throws when the browser forbids it or has no room.
function change(work: () => void): boolean {
  try {
    work();
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function useDrafts(): Draft[] {
  const stored = useSyncExternalStore(subscribeToDrafts, readStoredDrafts, () => "");
  const drafts = stored.split("\n").map((text) => parseDraft(text, Date.now()));
  return drafts.filter((draft) => draft !== null).sort((a, b) => b.at - a.at);
}

export const keepDraft = (form: DraftForm, data: FormData): boolean =>
  writeDraft(toDraft(form, data, location.pathname, Date.now()));

export function keepUnsent(form: DraftForm, data: FormData): string | null {
  const isKept = keepDraft(form, data);
  if (navigator.onLine) return null;
  return isKept
    ? "You seem to be offline. We saved what you typed on this device. Send it again when you are back online."
    : "You seem to be offline. Nothing was sent. Send it again when you are back online.";
}
