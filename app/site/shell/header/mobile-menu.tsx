import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { paths } from "#app/paths.ts";
import { SavedMenuLink } from "#app/jobs/saved/saved-link.tsx";
import { StandingPart } from "#app/site/shell/standing/standing-part.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import type { Visitor } from "./account-menu.tsx";
import { Disclosure } from "./disclosure.tsx";
import { OwnEntries } from "./signed-in-menu.tsx";
import { SignedOutLinks } from "./signed-out-links.tsx";

export function MobileMenu({ viewer }: Visitor) {
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
          <StandingPart name="narrow-menu" className="grid gap-4" />
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
