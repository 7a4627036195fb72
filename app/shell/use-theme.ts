import { useSyncExternalStore } from "react";
import { showMemory, type Theme, themeChosen, themeKey } from "./theme.ts";

/** The chosen theme. On the server, and until a choice was made, the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => "system" as const);

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  // A choice made in another tab. Without a key, everything kept was removed.
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
