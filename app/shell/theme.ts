export type Theme = "light" | "dark" | "system";

export const themeKey = "theme";
const bannerKey = "banner-dismissed";

/** Sent to the window once another theme was chosen. */
export const themeChosen = "theme-chosen";

/** Props of the controls that work from the first moment, before React has come. */
export const onPress = {
  switchTheme: { "data-on-click": themeKey },
  chooseTheme: { "data-on-change": themeKey },
  dismissBanner: { "data-on-click": bannerKey },
};

/** Shows what was chosen, or what this device remembers. Sent as text, too: it uses nothing but its arguments. */
function show(themeKey: string, bannerKey: string, chosen?: string | null): void {
  const { dataset } = document.documentElement;
  dataset.js = "";
  let theme = chosen;
  try {
    theme ??= localStorage.getItem(themeKey);
    if (sessionStorage.getItem(bannerKey)) dataset.banner = "off";
  } catch {}
  const isChosen = theme === "light" || theme === "dark";
  delete dataset.theme;
  if (isChosen) dataset.theme = theme as Theme;
  // The browser's own bar: root.tsx has its light color first.
  document.querySelectorAll("meta[name=theme-color]").forEach((meta, isDark) => {
    const scheme = isDark ? "dark" : "light";
    const whenChosen = theme === scheme ? "all" : "not all";
    meta.setAttribute("media", isChosen ? whenChosen : `(prefers-color-scheme: ${scheme})`);
  });
}

/** Sent as text: it uses nothing but its arguments, and names no function, which bundlers call a helper for. */
function answerPresses(showAll: typeof show, themeKey: string, bannerKey: string, event: string): void {
  for (const type of ["click", "change"])
    addEventListener(
      type,
      ({ target }) => {
        const { dataset } = document.documentElement;
        const control = (target as Element).closest(`[data-on-${type}]`) as HTMLInputElement | null;
        if (!control) return;
        const isBanner = control.matches(`[data-on-${type}=${bannerKey}]`);
        const isDark =
          (dataset.theme ?? (matchMedia("(prefers-color-scheme:dark)").matches && "dark")) === "dark";
        const theme = control.value || (isDark ? "light" : "dark");
        // A browser that keeps nothing for us shows the choice until the page is left.
        try {
          if (isBanner) sessionStorage.setItem(bannerKey, "1");
          else localStorage.setItem(themeKey, theme);
        } catch {}
        if (isBanner) {
          dataset.banner = "off";
          document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
        } else {
          showAll(themeKey, bannerKey, theme);
          dispatchEvent(new Event(event));
        }
      },
      true,
    );
}

/**
 * Runs before the page is drawn, so that nothing flashes. The only inline script in the head; entry.server allows it
 * by its hash.
 */
export const firstScript = `(s=>{s("${themeKey}","${bannerKey}");(${answerPresses})(s,"${themeKey}","${bannerKey}","${themeChosen}")})(${show})`;

/** Shows again what this device remembers. */
export const showMemory = (): void => show(themeKey, bannerKey);

/** For a root element that React made anew after an error: a script that React makes does not run. */
export function restoreMemory(root: HTMLElement | null): void {
  if (root && root.dataset.js === undefined) showMemory();
}
