import { useSyncExternalStore } from "react";
import { type Theme, themeChosen } from "./theme.ts";

/** The chosen theme. On the server, and until a choice was made, the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => "system" as const);

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  addEventListener(themeChosen, listener);
  return () => removeEventListener(themeChosen, listener);
}
