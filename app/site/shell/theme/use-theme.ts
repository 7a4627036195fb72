import { useSyncExternalStore } from "react";
import { showMemory, type Theme, themeChosen, themeKey } from "./theme.ts";

/** The system's theme on the server, and until the visitor chooses one. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => "system" as const);

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  // A storage event without a key means that storage was cleared.
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key !== themeKey) return;
    showMemory();
    listener();
  };
  addEventListener(themeChosen, listener);
  addEventListener("storage", follow);
  return () => {
    removeEventListener(themeChosen, listener);
    removeEventListener("storage", follow);
  };
}
