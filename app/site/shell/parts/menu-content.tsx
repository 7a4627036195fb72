import type { JobStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { aboutLinks, type MenuLink, megaMenus } from "./menu-links.ts";
import { type Figure, formatFigure } from "./part-figures.ts";
import type { PartName } from "./part-names.ts";

interface WithStats {
  stats: JobStats;
}

/** Every page has these links, so they are no list items: those would be a fifth of a short page's elements. */
export function MegaMenu({ part, stats }: WithStats & { part: PartName }) {
  const sections = megaMenus.find((menu) => menu.part === part)?.sections ?? [];
  return sections.map(({ title, links, more, hasTotal }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div key={title} role="group" aria-label={title} className="menu-group">
      <MenuLinks links={links} stats={stats} />
      {more && (
        <a href={more.to} className="menu-link menu-more">
          {more.label}
          {hasTotal && <Count figure="total" stats={stats} />}
        </a>
      )}
    </div>
  ));
}

export const AboutMenu = ({ stats }: WithStats) => <MenuLinks links={aboutLinks} stats={stats} />;

function MenuLinks({ links, stats }: WithStats & { links: readonly MenuLink[] }) {
  return links.map(({ label, to, icon, isToday }) => (
    <a
      key={label}
      href={to}
      style={icon && toIconStyle(icon, 18)}
      className={icon ? "menu-link icon-before icon-accent" : "menu-link"}
    >
      {label}
      {isToday && <Count figure="newToday" stats={stats} />}
    </a>
  ));
}

function Count({ figure, stats }: WithStats & { figure: Figure }) {
  return (
    <span data-figure={figure} className="menu-badge">
      {formatFigure(figure, stats)}
    </span>
  );
}
