import { Link } from "@remix-run/react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#app/kit/ui/icon.tsx";
import { useScroll } from "#app/site/shell/header/use-scroll.ts";
import { pageTop, toFloating } from "./floating-visibility.ts";
import { toQuickActions } from "./quick-actions.ts";
import "./narrow-extras.css";

/** Spec section 2: closes on scroll, resize, a choice, Escape or an outside press. */
export function FloatingMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const [floating, setFloating] = useState(() => toFloating(pageTop, window.scrollY));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useScroll((at) => {
    if (at === floating.at) return;
    close();
    setFloating((last) => toFloating(last, at));
  });

  // Only the window reports a resize.
  useEffect(() => {
    addEventListener("resize", close);
    return () => removeEventListener("resize", close);
  });

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    close();
    button.current?.focus();
  }

  function closeBehind({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  function backToTop() {
    close();
    window.scrollTo({ top: 0 });
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  if (!floating.isShown) return null;
  return (
    <nav aria-label="Quick actions" className="floating" onKeyDown={closeOnEscape} onBlur={closeBehind}>
      {isOpen && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={close}
          className="floating-backdrop"
        />
      )}
      <button
        ref={button}
        type="button"
        aria-label="Quick actions"
        aria-expanded={isOpen}
        aria-controls={isOpen ? "quick-actions" : undefined}
        onClick={() => setOpen(!isOpen)}
        className="floating-button"
      >
        <Icon name={isOpen ? "x" : "plus"} size={24} />
      </button>
      {isOpen && (
        <ul id="quick-actions" className="floating-list">
          {toQuickActions(isSignedIn).map(({ label, to, icon }) => (
            <li key={label}>
              <Link to={to} onClick={close} className="menu-link">
                <Icon name={icon} size={18} className="text-accent" />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={backToTop} className="menu-link w-full">
              <Icon name="arrow-up" size={18} className="text-accent" />
              Back to top
            </button>
          </li>
        </ul>
      )}
    </nav>
  );
}
