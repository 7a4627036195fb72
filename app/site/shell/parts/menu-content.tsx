import type { JobStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import {
  aboutLinks,
  type MenuLink,
  type MenuSection,
  megaMenus,
  quickAccess,
  quickAccessTitle,
} from "./menu-links.ts";
import { type Figure, formatFigure } from "./part-figures.ts";
import type { PartName } from "./part-names.ts";

interface WithStats {
  stats: JobStats;
}

export function WideMenu({ part, stats }: WithStats & { part: PartName }) {
  const sections = megaMenus.find((menu) => menu.part === part)?.sections ?? [];
  return sections.map((section) => (
    <div key={section.title}>
      <SectionLinks section={section} stats={stats} />
    </div>
  ));
}

export const AboutMenu = ({ stats }: WithStats) => <MenuList links={aboutLinks} stats={stats} />;

export function NarrowMenu({ stats }: WithStats) {
  return (
    <>
      <MenuList label={quickAccessTitle} links={quickAccess} stats={stats} />
      {megaMenus.map(({ label, sections }, index) => (
        <details key={label} className="menu-fold">
          <summary>
            {label}
            {index === 0 && stats.newToday > 0 && (
              <span className="menu-badge">
                <Count figure="newToday" stats={stats} /> new today
              </span>
            )}
            <Icon name="chevron-down" className="turn" />
          </summary>
          {sections
            .filter(({ title }) => title !== quickAccessTitle)
            .map((section) => (
              <div key={section.title} className="pb-3">
                <SectionLinks section={section} stats={stats} />
              </div>
            ))}
        </details>
      ))}
      <MenuList label="About" links={aboutLinks} stats={stats} />
    </>
  );
}

function SectionLinks({ section, stats }: WithStats & { section: MenuSection }) {
  const { title, links, more, hasTotal } = section;
  return (
    <>
      <p className="menu-title">{title}</p>
      <MenuList label={title} links={links} stats={stats} />
      {more && (
        <a href={more.to} className="menu-link font-semibold text-accent-strong">
          {more.label}
          {hasTotal && <Count figure="total" stats={stats} className="menu-badge" />}
          {!hasTotal && <Icon name="arrow-right" size={16} />}
        </a>
      )}
    </>
  );
}

function MenuList({
  label,
  links,
  stats,
}: Partial<WithStats> & { label?: string; links: readonly MenuLink[] }) {
  return (
    <ul aria-label={label}>
      {links.map(({ label, to, icon, isToday }) => (
        <li key={label}>
          <a href={to} className="menu-link">
            {icon && <Icon name={icon} size={18} className="text-accent" />}
            {label}
            {isToday && stats && <Count figure="newToday" stats={stats} className="menu-badge" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Count({ figure, stats, className }: WithStats & { figure: Figure; className?: string }) {
  return (
    <span data-figure={figure} className={className}>
      {formatFigure(figure, stats)}
    </span>
  );
}
