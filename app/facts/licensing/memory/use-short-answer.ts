import { useEffect, useSyncExternalStore } from "react";
import { useMyLicense } from "./license-memory.ts";
import type { ShortAnswer } from "./short-answer.ts";

type Rules = typeof import("./short-answer.ts");

let rules: Rules | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** Loaded only in a browser that remembers a license. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  import("./short-answer.ts").then(
    (loaded) => {
      rules = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      isLoading = false;
    },
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null until a license is remembered and the rules are loaded. */
export function useShortAnswer(work: string | null): ShortAnswer | null {
  const license = useMyLicense();
  const loaded = useSyncExternalStore(
    follow,
    () => rules,
    () => null,
  );
  const isAsked = license !== null && work !== null;
  // No event tells that a card with work to answer for has appeared.
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked]);
  return isAsked && loaded ? loaded.toShortAnswer(license, work) : null;
}
