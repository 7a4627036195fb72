import { Link } from "@remix-run/react";
import { useState } from "react";
import { ContactLink } from "#app/accounts/contact/contact-link.tsx";
import { HireRequestLink } from "#app/companies/pitch/hire-request-button.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { paths } from "#app/paths.ts";
import { Disclosure } from "#app/site/shell/header/disclosure.tsx";
import { useScroll } from "#app/site/shell/header/use-scroll.ts";
import { homeActions, type QuickAction } from "./quick-actions.ts";

/** Shares of the screen's height (spec section 2). */
const shownPastScreens = 0.8;

export function StickyAction() {
  const [isShown, setShown] = useState(false);
  useScroll((at) => {
    // Hiding the bar would close a dialog that was opened from it.
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

function Action({ label, to, icon, dialog }: QuickAction) {
  const content = (
    <>
      <Icon name={icon} size={18} className="text-accent" />
      {label}
    </>
  );
  if (dialog === "hire") return <HireRequestLink className="menu-link">{content}</HireRequestLink>;
  if (dialog === "contact") return <ContactLink className="menu-link">{content}</ContactLink>;
  return (
    <Link to={to} className="menu-link">
      {content}
    </Link>
  );
}
