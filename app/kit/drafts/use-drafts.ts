import { useSyncExternalStore } from "react";
import { parseDraft, readStoredDrafts, subscribeToDrafts } from "./draft-store.ts";
import type { Draft } from "./drafts.ts";

export function useDrafts(): Draft[] {
  const stored = useSyncExternalStore(subscribeToDrafts, readStoredDrafts, () => "");
  const drafts = stored.split("\n").map((text) => parseDraft(text, Date.now()));
  return drafts.filter((draft) => draft !== null).sort((a, b) => b.at - a.at);
}
