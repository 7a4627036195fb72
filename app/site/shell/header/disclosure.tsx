import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { focusContent } from "#app/pages/page/use-focus-on-navigation.ts";
import { type DisclosureName, isOver } from "./use-dismissal.ts";

interface DisclosureProps {
  summary: ReactNode;
  name?: DisclosureName;
  label?: string;
  className?: string;
  summaryClassName?: string;
  opensOnHover?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

const hoverDelayMs = 100;
/** The press after the hover that opened the menu must not close it. */
const sameGestureMs = 400;

export function Disclosure(props: DisclosureProps) {
  const {
    summary,
    name = "menu",
    label,
    className,
    summaryClassName,
    opensOnHover,
    onOpen,
    children,
  } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef(0);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);

  const setOpenSoon = (isOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !details.current || !isOver(details.current)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!details.current || details.current.open === isOpen) return;
      details.current.open = isOpen;
      if (isOpen) hoverOpenedAt.current = performance.now();
    }, hoverDelayMs);
  };

  function press(event: MouseEvent) {
    clearTimeout(timer.current);
    const isSameGesture = performance.now() - hoverOpenedAt.current < sameGestureMs;
    if (details.current?.open && isSameGesture) event.preventDefault();
  }

  function toggled() {
    if (details.current?.open) onOpen?.();
  }

  function closeAfterLink(event: MouseEvent) {
    if (!details.current || !(event.target as Element).closest("a")) return;
    details.current.open = false;
    focusContent();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too.
    <details
      ref={details}
      name={name}
      className={className}
      onToggle={toggled}
      onClick={closeAfterLink}
      onPointerEnter={opensOnHover ? setOpenSoon(true) : undefined}
      onPointerLeave={opensOnHover ? setOpenSoon(false) : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary aria-label={label} onClick={press} className={summaryClassName}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
