import { useSyncExternalStore } from "react";
import { maxSaved, parseSaved, type SavedEntry, withEntry, withoutEntries, withPays } from "./saved-entry.ts";
import { createStoredText } from "./stored-text.ts";

export type SaveOutcome = "saved" | "removed" | "full" | "forbidden";

const stored = createStoredText("saved-jobs");

const subscribeToSaved = stored.subscribe;

let text: string | null = null;
let entries: readonly SavedEntry[] = [];

/** Newest first. Returns the same array until something changes. */
export function listSaved(): readonly SavedEntry[] {
  const now = stored.read();
  if (now !== text) entries = parseSaved(now);
  text = now;
  return entries;
}

const isSaved = (slug: string): boolean => listSaved().some((entry) => entry.slug === slug);

export function save(entry: SavedEntry): SaveOutcome {
  if (!isSaved(entry.slug) && listSaved().length >= maxSaved) return "full";
  return write(withEntry(listSaved(), entry)) ? "saved" : "forbidden";
}

export function remove(slugs: readonly string[]): SaveOutcome {
  return write(withoutEntries(listSaved(), slugs)) ? "removed" : "forbidden";
}

export function notePays(pays: Parameters<typeof withPays>[1]): void {
  if (listSaved().some(({ slug, pay }) => pay === null && pays.has(slug))) write(withPays(listSaved(), pays));
}

const write = (changed: readonly SavedEntry[]): boolean => stored.write(JSON.stringify(changed));

const unknown = () => null;

// All three return null on the server and during hydration.

export const useSaved = (): readonly SavedEntry[] | null =>
  useSyncExternalStore<readonly SavedEntry[] | null>(subscribeToSaved, listSaved, unknown);

export const useIsSaved = (slug: string): boolean | null =>
  useSyncExternalStore<boolean | null>(subscribeToSaved, () => isSaved(slug), unknown);

export const useSavedCount = (): number | null => useSaved()?.length ?? null;
