import { useState } from "react";
import type { CurrentUser } from "#app/accounts/session/use-current-user.ts";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { SavedLink, SavedMenuLink } from "#app/jobs/saved/saved-link.tsx";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { paths } from "#app/paths.ts";
import { menus } from "#app/site/shell/parts/part-names.ts";
import { ShellPart } from "#app/site/shell/parts/shell-part.tsx";
import { onPress } from "#app/site/shell/theme/theme.ts";
import { Disclosure } from "./disclosure.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";
import { OwnEntries, SignedInMenu, SignedOutLinks } from "./signed-in-menu.tsx";
import { useScroll } from "./use-scroll.ts";

const scrolledPx = 20;

export function Header(visitor: Visitor) {
  const [isScrolled, setScrolled] = useState(false);
  useScroll((at) => setScrolled(at > scrolledPx));
  return (
    <header data-scrolled={isScrolled || undefined} className="header">
      <div className="page flex h-(--header-height) items-center gap-[min(0.25rem,1.25vw)]">
        <div className="flex-1 md:flex-none lg:pr-4">
          <Logo />
        </div>
        <MainMenu />
        <div className="hidden flex-1 md:block" />
        <SavedLink />
        <HeaderSearch />
        <ThemeButton />
        <div className="hidden items-center gap-2 md:flex lg:pl-1">
          <AccountMenu {...visitor} />
        </div>
        <MobileMenu {...visitor} />
      </div>
    </header>
  );
}

function MobileMenu({ viewer }: Visitor) {
  const follow = usePlainLinks();
  return (
    <Disclosure
      className="menu mobile-menu md:hidden"
      label="Menu"
      summaryClassName="header-button"
      summary={<Icon name="menu" size={24} />}
    >
      <div className="menu-panel menu-side">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too. */}
        <nav aria-label="Menu" onClick={follow} className="grid gap-4">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2">
            <ButtonLink to={paths.jobs()}>Search Jobs</ButtonLink>
            <HireRequestButton look="outline">Hire Talent</HireRequestButton>
            <SavedMenuLink />
          </div>
          <ShellPart name="narrow-menu" className="grid gap-4" />
        </nav>
        <div className="border-line border-t pt-4">
          {viewer ? (
            <OwnEntries user={viewer} />
          ) : (
            <div className="flex flex-wrap gap-2">
              <SignedOutLinks />
            </div>
          )}
        </div>
      </div>
    </Disclosure>
  );
}

function MainMenu() {
  const follow = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too.
    <nav aria-label="Main" onClick={follow} className="hidden md:flex lg:relative">
      {menus.map(({ label, part }, index) => (
        <Disclosure
          key={label}
          opensOnHover
          className="menu"
          summaryClassName="menu-top"
          summary={
            <>
              {label}
              {index === 0 && <NewToday />}
              <Icon name="chevron-down" size={16} className="turn" />
            </>
          }
        >
          <ShellPart name={part} className="menu-panel menu-wide" />
        </Disclosure>
      ))}
      <Disclosure
        opensOnHover
        className="menu relative"
        summaryClassName="menu-top"
        summary={
          <>
            About
            <Icon name="chevron-down" size={16} className="turn" />
          </>
        }
      >
        <ShellPart name="about-menu" className="menu-panel w-48" />
      </Disclosure>
    </nav>
  );
}

function NewToday() {
  const { newToday } = useSiteStats();
  return (
    newToday > 0 && (
      <span className="menu-badge">
        {formatCount(newToday)}
        <span className="sr-only xl:not-sr-only"> new today</span>
      </span>
    )
  );
}

interface Visitor {
  viewer: CurrentUser | null;
  readAt: number;
}

function AccountMenu({ viewer, readAt }: Visitor) {
  return viewer ? <SignedInMenu viewer={viewer} readAt={readAt} /> : <SignedOutLinks />;
}

function ThemeButton() {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      data-tip
      {...onPress.switchTheme}
      className="header-button needs-script"
    >
      <Icon name="sun-moon" />
    </button>
  );
}
