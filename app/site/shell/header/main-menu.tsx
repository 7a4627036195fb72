import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { menus } from "#app/site/shell/standing/part-names.ts";
import { StandingPart } from "#app/site/shell/standing/standing-part.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { Disclosure } from "./disclosure.tsx";

export function MainMenu() {
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
          <StandingPart name={part} className="menu-panel menu-wide" />
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
        <StandingPart name="about-menu" className="menu-panel w-48" />
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
