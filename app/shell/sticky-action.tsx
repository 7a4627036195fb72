import { Link } from "@remix-run/react";
import { useState } from "react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Disclosure } from "./disclosure.tsx";
import { homeActions } from "./quick-actions.ts";
import { useScroll } from "./use-scroll.ts";

/** Spec section 2: past this share of the screen's height. */
const shownPastScreens = 0.8;

/** The home page's call to action at the foot of a phone's screen; it expands into quick actions. */
export function StickyAction() {
  const [isShown, setShown] = useState(false);
  useScroll((at) => setShown(at > shownPastScreens * window.innerHeight));
  if (!isShown) return null;
  return (
    <aside aria-label="Get started" className="sticky-action">
      <ButtonLink to={paths.jobs()} className="flex-1">
        Find Your Dream Job
      </ButtonLink>
      <Disclosure
        className="menu static!"
        label="More actions"
        summaryClassName="header-button"
        summary={<Icon name="chevron-down" className="rotate-180" />}
      >
        <ul className="menu-panel inset-x-3 bottom-full mb-2">
          {homeActions.map(({ label, to, icon }) => (
            <li key={label}>
              <Link to={to} className="menu-link">
                <Icon name={icon} size={18} className="text-accent" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </aside>
  );
}
