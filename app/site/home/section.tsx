import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  isAnchor?: boolean;
  ground?: "paper" | "sunken";
  /** Where the rest of it is. */
  all?: { label: string; to: string };
  className?: string;
  children: ReactNode;
}

export function Section({
  id,
  title,
  lead,
  isAnchor,
  ground = "paper",
  all,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={isAnchor ? -1 : undefined}
      className={classNames(
        "home-part py-section",
        isAnchor && "outline-none",
        ground === "sunken" && "bg-sunken",
        className,
      )}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {all && (
        <Link to={all.to} className="link inline-flex min-h-11 items-center">
          {all.label}
        </Link>
      )}
      {lead && <p className="home-lead">{lead}</p>}
      {children}
    </section>
  );
}
