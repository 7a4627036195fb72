import { useId, useSyncExternalStore } from "react";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { Logo } from "#app/site/shell/header/logo.tsx";
import { ShellPart } from "#app/site/shell/parts/shell-part.tsx";
import { onPress, showMemory, type Theme, themeChosen, themeKey } from "#app/site/shell/theme/theme.ts";
import { site } from "#app/site.ts";

interface FooterProps {
  /** Still in the page, because the browser takes its links from there for the next one. */
  isHidden: boolean;
  year?: number;
}

export function Footer({ isHidden, year }: FooterProps) {
  const follow = usePlainLinks();
  return (
    <footer
      hidden={isHidden}
      className="mt-12 border-line border-t bg-sunken pt-12 pb-8 text-ink-2 text-md print:hidden"
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
      <div onClick={follow}>
        <ShellPart
          name="footer"
          className="page grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.75rem,40%)),1fr))] gap-x-6 gap-y-10 lg:grid-cols-[repeat(4,1fr)_1.4fr] lg:gap-x-8"
        />
      </div>
      <div className="page mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6 text-sm">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Logo />
          <span>
            © {year} {site.name}
          </span>
          <span>
            Powered by{" "}
            <a href={site.poweredBy.url} className="link">
              {site.poweredBy.name}
            </a>
          </span>
        </div>
        <ThemeChoice />
      </div>
      <details className="page pt-3 text-ink-3 text-sm">
        <summary className="inline-flex min-h-11 items-center underline underline-offset-2">
          Data sources and their licenses
        </summary>
        <ShellPart name="credits" className="pb-2" />
      </details>
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
