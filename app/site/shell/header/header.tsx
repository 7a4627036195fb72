import { useState } from "react";
import type { CurrentUser } from "#app/accounts/session/use-current-user.ts";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { SavedLink, SavedMenuLink } from "#app/jobs/saved/saved-link.tsx";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon, toIconStyle } from "#app/kit/ui/icon.tsx";
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
      <div className="header-row page">
        <Logo />
        <Menus {...visitor} />
        <div className="hidden flex-1 md:block" />
        <SavedLink />
        {/* Directly beside the menus, Chrome's Tab passes over it. */}
        <div>
          <HeaderSearch />
        </div>
        <ThemeButton />
        <div className="hidden items-center gap-2 md:flex lg:pl-1">
          <AccountMenu {...visitor} />
        </div>
      </div>
    </header>
  );
}

/** One menu for both widths: header.css folds it behind a button on phones and spreads it out on wide screens. */
function Menus({ viewer }: Visitor) {
  const follow = usePlainLinks();
  return (
    <Disclosure
      name="menus"
      className="mobile-menu"
      label="Menu"
      summaryClassName="header-button"
      summary={<Icon name="menu" size={24} />}
    >
      <div className="menu-side">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too. */}
        <nav aria-label="Main" onClick={follow}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2 pb-4 md:hidden">
            <ButtonLink to={paths.jobs()}>Search Jobs</ButtonLink>
            <HireRequestButton look="outline">Hire Talent</HireRequestButton>
            <SavedMenuLink />
          </div>
          {menus.map(({ label, part }, index) => (
            <Disclosure
              key={label}
              opensOnHover
              className="menu"
              summaryClassName="menu-top turn-mark"
              summary={
                <>
                  {label}
                  {index === 0 && <NewToday />}
                </>
              }
            >
              <ShellPart name={part} className="menu-part menu-wide" />
            </Disclosure>
          ))}
          <Disclosure
            opensOnHover
            className="menu menu-about"
            summaryClassName="menu-top turn-mark"
            summary="About"
          >
            <ShellPart name="about-menu" className="menu-part" />
          </Disclosure>
        </nav>
        <div className="border-line border-t pt-4 md:hidden">
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

function NewToday() {
  const { newToday } = useSiteStats();
  return (
    newToday > 0 && (
      <span className="menu-badge">
        {formatCount(newToday)}
        <span> new today</span>
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
      className="header-button needs-script icon-before"
      style={toIconStyle("sun-moon")}
    />
  );
}
