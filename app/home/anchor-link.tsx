import type { MouseEvent, ReactNode } from "react";

interface AnchorLinkProps {
  anchor: "areas-of-focus" | "contact";
  className: string;
  children: ReactNode;
}

/** To one of the home page's two anchors, reached by smooth scrolling where motion is welcome. */
export function AnchorLink({ anchor, className, children }: AnchorLinkProps) {
  function glide(event: MouseEvent) {
    const target = document.getElementById(anchor);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, "", `#${anchor}`);
    target.focus({ preventScroll: true });
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
  }

  return (
    <a href={`#${anchor}`} onClick={glide} className={className}>
      {children}
    </a>
  );
}
