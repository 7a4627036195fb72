import { useState } from "react";
import { SavedLink } from "#app/jobs/saved/saved-link.tsx";
import { ThemeButton } from "#app/site/shell/theme/theme-button.tsx";
import { AccountMenu, type Visitor } from "./account-menu.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
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
