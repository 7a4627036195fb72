import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { Logo } from "#app/site/shell/header/logo.tsx";
import { StandingPart } from "#app/site/shell/standing/standing-part.tsx";
import { ThemeChoice } from "#app/site/shell/theme/theme-choice.tsx";
import { site } from "#app/site.ts";

export function Footer({ year }: { year?: number }) {
  const follow = usePlainLinks();
  return (
    <footer className="mt-12 border-line border-t bg-sunken pt-12 pb-8 text-ink-2 text-md print:hidden">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
      <div onClick={follow}>
        <StandingPart
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
        <StandingPart name="credits" className="pb-2" />
      </details>
    </footer>
  );
}
