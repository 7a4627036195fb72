import { useId, useSyncExternalStore } from "react";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { paths } from "#app/paths.ts";
import { ShellPart } from "#app/site/shell/parts/shell-part.tsx";
import { onPress, showMemory, type Theme, themeChosen, themeKey } from "#app/site/shell/theme/theme.ts";
import { site } from "#app/site.ts";

interface FooterProps {
  /** On the pages of an account, whose own menus are what is needed there. */
  isSlim: boolean;
  year?: number;
}

export function Footer({ isSlim, year }: FooterProps) {
  const follow = usePlainLinks();
  const copyright = year ? `© ${year} ${site.name}` : `© ${site.name}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <footer onClick={follow} className="footer print:hidden">
      {isSlim ? (
        <div className="footer-end page">
          <span>{copyright}</span>
          <a href={paths.contact()} className="footer-link">
            Help
          </a>
          <a href={paths.privacyPolicy()} className="footer-link">
            Privacy policy
          </a>
          <ThemeChoice />
          <ShellPart name="footer" isHidden />
          <ShellPart name="credits" isHidden />
        </div>
      ) : (
        <>
          <ShellPart name="footer" className="footer-columns page" />
          <div className="footer-end page">
            <span>{copyright}</span>
            <span>
              Powered by{" "}
              <a href={site.poweredBy.url} className="link">
                {site.poweredBy.name}
              </a>
            </span>
            <ThemeChoice />
            <details>
              <summary className="footer-link">Data sources and their licenses</summary>
              <ShellPart name="credits" className="pb-2" />
            </details>
          </div>
        </>
      )}
    </footer>
  );
}

const choices: { value: Theme; label: string }[] = [
  { value: "system", label: "As my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** React requires a handler; the first script does the work. */
const answeredBefore = () => {};

function ThemeChoice() {
  const theme = useTheme();
  return (
    <label className="needs-script inline-flex flex-wrap items-center gap-2">
      Theme
      <select
        id={useId()}
        value={theme}
        onChange={answeredBefore}
        {...onPress.chooseTheme}
        className="h-11 rounded-control border border-line-strong bg-surface px-3 text-ink"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The system's theme on the server, and until the visitor chooses one. */
const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => "system" as const);

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
