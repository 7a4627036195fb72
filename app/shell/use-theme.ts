import { useSyncExternalStore } from "react";
import { type Theme, themeKey } from "./theme.ts";

const listeners = new Set<() => void>();

/** The chosen theme and how to choose another. On the server, and until a choice was made, the system's. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => "system" as const), chooseTheme];
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function showTheme(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  else delete dataset.theme;
  for (const listener of listeners) listener();
}

function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that keeps nothing for us shows the choice until the page is left.
  }
  showTheme(theme);
}

/** A choice made in another tab. Without a key, everything kept was removed. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === null || key === themeKey) showTheme(newValue);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", followOtherTabs);
  };
}
