import { formatCount } from "#app/ui/count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Disclosure } from "./disclosure.tsx";
import { aboutLinks, type MenuLink, type MenuSection, megaMenus } from "./menu-links.ts";
import { usePlainLinks } from "./plain-links.ts";
import { useSiteStats } from "./use-site-stats.ts";

/** The three wide menus and About, on a screen that has the room. */
export function MainMenu() {
  const follow = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too.
    <nav aria-label="Main" onClick={follow} className="relative hidden lg:flex">
      {megaMenus.map(({ label, sections }, index) => (
        <Disclosure
          key={label}
          opensOnHover
          className="menu"
          summaryClassName="menu-top"
          summary={
            <>
              {label}
              {index === 0 && <NewToday words="sr-only xl:not-sr-only" />}
              <Icon name="chevron-down" size={16} className="turn" />
            </>
          }
        >
          <div className="menu-panel menu-wide">
            {sections.map((section) => (
              <Section key={section.title} section={section} />
            ))}
          </div>
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
        <div className="menu-panel w-48">
          <MenuList links={aboutLinks} />
        </div>
      </Disclosure>
    </nav>
  );
}

/** @param words the look of what stands after the number; there is not the room for it everywhere */
export function NewToday({ words }: { words?: string }) {
  const { newToday } = useSiteStats();
  return (
    newToday > 0 && (
      <span className="menu-badge">
        {formatCount(newToday)}
        <span className={words}> new today</span>
      </span>
    )
  );
}

function Section({ section }: { section: MenuSection }) {
  return (
    <div>
      <SectionLinks section={section} />
    </div>
  );
}

/** A section's title and links, in the wide menus and in the narrow one. */
export function SectionLinks({ section: { title, links, more, hasTotal } }: { section: MenuSection }) {
  const { total } = useSiteStats();
  return (
    <>
      <p className="menu-title">{title}</p>
      <MenuList label={title} links={links} />
      {more && (
        <a href={more.to} className="menu-link font-semibold text-accent-strong">
          {more.label}
          {hasTotal && <span className="menu-badge">{formatCount(total)}+</span>}
          {!hasTotal && <Icon name="arrow-right" size={16} />}
        </a>
      )}
    </>
  );
}

export function MenuList({ label, links }: { label?: string; links: readonly MenuLink[] }) {
  const { newToday } = useSiteStats();
  return (
    <ul aria-label={label}>
      {links.map(({ label, to, icon, isToday }) => (
        <li key={label}>
          <a href={to} className="menu-link">
            {icon && <Icon name={icon} size={18} className="text-accent" />}
            {label}
            {isToday && <span className="menu-badge">{formatCount(newToday)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
