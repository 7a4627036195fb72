import type { ReactNode } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  isAnchor?: boolean;
  ground?: "paper" | "sunken";
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({
  id,
  title,
  lead,
  isAnchor,
  ground = "paper",
  beside,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={isAnchor ? -1 : undefined}
      className={classNames(
        isAnchor && "outline-none",
        ground === "sunken" && "bg-sunken",
        "py-section",
        className,
      )}
    >
      <div className="page">
        <SectionHead id={id} title={title} lead={lead} beside={beside} />
        {children}
      </div>
    </section>
  );
}

function SectionHead({ id, title, lead, beside }: Pick<SectionProps, "id" | "title" | "lead" | "beside">) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-item md:pb-stack">
      <h2 id={`${id}-title`}>{title}</h2>
      {beside}
      {lead && <p className="w-full max-w-2xl text-ink-2 md:pt-1 md:text-lg">{lead}</p>}
    </header>
  );
}
