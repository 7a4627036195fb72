import { useEffect, useState } from "react";
import { AccountMenu, type Visitor } from "./account-menu.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ThemeButton } from "./theme-button.tsx";

/** Sticky on every page. Its menus are plain disclosures, which need no JavaScript. */
export function Header(visitor: Visitor) {
  return (
    <header data-scrolled={useIsScrolled() || undefined} className="header">
      <div className="page flex h-16 items-center gap-1">
        <div className="flex-1 pr-4 lg:flex-none">
          <Logo />
        </div>
        <MainMenu />
        <div className="hidden flex-1 lg:block" />
        <HeaderSearch />
        <ThemeButton />
        <div className="hidden items-center gap-2 pl-1 lg:flex">
          <AccountMenu {...visitor} />
        </div>
        <MobileMenu {...visitor} />
      </div>
    </header>
  );
}

const scrolledPx = 20;

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);

  // Styles cannot ask in every browser how far the page was scrolled.
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrolledPx);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);

  return isScrolled;
}
