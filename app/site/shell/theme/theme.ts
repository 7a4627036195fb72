import { profileKey } from "#app/facts/licensing/memory/license-memory.ts";

export type Theme = "light" | "dark" | "system";

export const themeKey = "theme";
const bannerKey = "banner-dismissed";

export const themeChosen = "theme-chosen";

export const onPress = {
  switchTheme: { "data-on-click": themeKey },
  chooseTheme: { "data-on-change": themeKey },
  dismissBanner: { "data-on-click": bannerKey },
};

/** Sent as text, like answerPresses: it may use only its arguments and no other functions. */
function show(themeKey: string, bannerKey: string, profileKey: string, chosen?: string | null): void {
  const { dataset } = document.documentElement;
  dataset.js = "";
  let theme = chosen;
  try {
    theme ??= localStorage.getItem(themeKey);
    if (/"label":"[^"]/.test(localStorage.getItem(profileKey) ?? "")) dataset.license = "";
    if (sessionStorage.getItem(bannerKey)) dataset.banner = "off";
  } catch {}
  const isChosen = theme === "light" || theme === "dark";
  delete dataset.theme;
  if (isChosen) dataset.theme = theme as Theme;
  // The browser bar: root.tsx lists its light color first.
  document.querySelectorAll("meta[name=theme-color]").forEach((meta, isDark) => {
    const scheme = isDark ? "dark" : "light";
    const whenChosen = theme === scheme ? "all" : "not all";
    meta.setAttribute("media", isChosen ? whenChosen : `(prefers-color-scheme: ${scheme})`);
  });
}

function answerPresses(
  showAll: typeof show,
  themeKey: string,
  bannerKey: string,
  profileKey: string,
  event: string,
): void {
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
        // Without storage, the choice lasts until the visitor leaves the page.
        try {
          if (isBanner) sessionStorage.setItem(bannerKey, "1");
          else localStorage.setItem(themeKey, theme);
        } catch {}
        if (isBanner) {
          dataset.banner = "off";
          document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
        } else {
          showAll(themeKey, bannerKey, profileKey, theme);
          dispatchEvent(new Event(event));
        }
      },
      true,
    );
}

const keys = [themeKey, bannerKey, profileKey].map((key) => JSON.stringify(key)).join();

/**
 * Runs before the first paint, so that nothing flashes. entry.server allows this inline script by its hash. zod would try
 * to compile its schemas, which the policy refuses and the browser's inspector reports.
 */
export const firstScript = `__zod_globalConfig={jitless:!0};(s=>{s(${keys});(${answerPresses})(s,${keys},"${themeChosen}")})(${show})`;

export const showMemory = (): void => show(themeKey, bannerKey, profileKey);

/** For a root element that React creates after an error: scripts that React creates do not run. */
export function restoreMemory(root: HTMLElement | null): void {
  if (root && root.dataset.js === undefined) showMemory();
}
