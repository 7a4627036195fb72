import { useSyncExternalStore } from "react";
import type { SavedEntry } from "./saved-entry.ts";
import { isSaved, listSaved, subscribeToSaved } from "./saved-store.ts";

const unknown = () => null;

// All three return null on the server and during hydration.

export const useSaved = (): readonly SavedEntry[] | null =>
  useSyncExternalStore<readonly SavedEntry[] | null>(subscribeToSaved, listSaved, unknown);

export const useIsSaved = (slug: string): boolean | null =>
  useSyncExternalStore<boolean | null>(subscribeToSaved, () => isSaved(slug), unknown);

export const useSavedCount = (): number | null => useSaved()?.length ?? null;
