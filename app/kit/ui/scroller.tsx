import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Scroller({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={classNames("scroller", className)}
    >
      {children}
    </section>
  );
}
