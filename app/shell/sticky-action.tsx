import { Link } from "@remix-run/react";
import { useState } from "react";
import { HireRequestLink } from "#app/employers/hire-request-button.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Disclosure } from "./disclosure.tsx";
import { homeActions, type QuickAction } from "./quick-actions.ts";
import { useScroll } from "./use-scroll.ts";

/** Spec section 2: past this share of the screen's height. */
const shownPastScreens = 0.8;

/** The home page's call to action at the foot of a phone's screen; it expands into quick actions. */
export function StickyAction() {
  const [isShown, setShown] = useState(false);
  useScroll((at) => {
    // A dialog that was opened from here is to stay.
    if (!document.querySelector("dialog:modal")) setShown(at > shownPastScreens * window.innerHeight);
  });
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
          {homeActions.map((action) => (
            <li key={action.label}>
              <Action {...action} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </aside>
  );
}

function Action({ label, to, icon, isHireRequest }: QuickAction) {
  const content = (
    <>
      <Icon name={icon} size={18} className="text-accent" />
      {label}
    </>
  );
  if (isHireRequest) return <HireRequestLink className="menu-link">{content}</HireRequestLink>;
  return (
    <Link to={to} className="menu-link">
      {content}
    </Link>
  );
}
