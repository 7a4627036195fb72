import { useSyncExternalStore } from "react";
import {
  maxSaved,
  parseSaved,
  type SavedEntry,
  type SavedRecord,
  toSavedText,
  withEntry,
  withoutEntries,
  withPays,
} from "./saved-entry.ts";
import { createStoredText } from "./stored-text.ts";

export type SaveOutcome = "saved" | "removed" | "full" | "forbidden";

const stored = createStoredText("saved-jobs");

/** Of the window, once the account has something new from this device. */
export const joinedEvent = "saved-jobs-joined";

export const subscribeToSaved = stored.subscribe;

let text: string | null = null;
let record: SavedRecord = { saved: [], removed: [] };

/** Returns the same until something changes. */
export function readSavedRecord(): SavedRecord {
  const now = stored.read();
  if (now !== text) record = parseSaved(now);
  text = now;
  return record;
}

/** Newest first. */
export const listSaved = (): readonly SavedEntry[] => readSavedRecord().saved;

const isSaved = (slug: string): boolean => listSaved().some((entry) => entry.slug === slug);

/** With an account, which keeps more, the device gives up its oldest instead of refusing. */
export function save(entry: SavedEntry, hasAccount: boolean): SaveOutcome {
  const { saved, removed } = readSavedRecord();
  if (!hasAccount && !isSaved(entry.slug) && saved.length >= maxSaved) return "full";
  const others = removed.filter(({ slug }) => slug !== entry.slug);
  return writeSaved({ saved: withEntry(saved, entry), removed: others }) ? "saved" : "forbidden";
}

export function remove(slugs: readonly string[]): SaveOutcome {
  const { saved, removed } = readSavedRecord();
  const removedAt = Date.now();
  const others = removed.filter(({ slug }) => !slugs.includes(slug));
  const all = [...slugs.map((slug) => ({ slug, removedAt })), ...others];
  return writeSaved({ saved: withoutEntries(saved, slugs), removed: all }) ? "removed" : "forbidden";
}

export function notePays(pays: Parameters<typeof withPays>[1]): void {
  const { saved, removed } = readSavedRecord();
  if (saved.some(({ slug, pay }) => pay === null && pays.has(slug)))
    writeSaved({ saved: withPays(saved, pays), removed });
}

export function writeSaved(changed: SavedRecord): boolean {
  const now = toSavedText(changed);
  return now === stored.read() || stored.write(now);
}

const unknown = () => null;

// All three return null on the server and during hydration.

export const useSaved = (): readonly SavedEntry[] | null =>
  useSyncExternalStore<readonly SavedEntry[] | null>(subscribeToSaved, listSaved, unknown);

export const useIsSaved = (slug: string): boolean | null =>
  useSyncExternalStore<boolean | null>(subscribeToSaved, () => isSaved(slug), unknown);

export const useSavedCount = (): number | null => useSaved()?.length ?? null;
