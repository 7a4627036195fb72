export type Theme = "light" | "dark" | "system";

export const themeKey = "theme";
export const dismissedBannerKey = "banner-dismissed";

/** What this device remembers, as attributes that the styles read. Sent as text, too: it uses nothing but its arguments. */
function showMemory({ dataset }: HTMLElement, theme: string, banner: string): void {
  dataset.js = "";
  try {
    const chosen = localStorage.getItem(theme);
    if (chosen === "light" || chosen === "dark") dataset.theme = chosen;
    if (sessionStorage.getItem(banner)) dataset.banner = "off";
  } catch {}
}

/**
 * Runs before the page is drawn, so that nothing flashes. The only inline script in the head; entry.server allows it
 * by its hash.
 */
export const firstScript = `(${showMemory})(document.documentElement,"${themeKey}","${dismissedBannerKey}")`;

/** For a root element that React made anew after an error: a script that React makes does not run. */
export function restoreMemory(root: HTMLElement | null): void {
  if (root && root.dataset.js === undefined) showMemory(root, themeKey, dismissedBannerKey);
}
