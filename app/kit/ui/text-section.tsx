import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface TextSectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  beside?: ReactNode;
  ground?: "plain" | "band";
  className?: string;
  children: ReactNode;
}

export function TextSection({
  id,
  title,
  lead,
  beside,
  ground = "plain",
  className,
  children,
}: TextSectionProps) {
  const content = (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-item pb-stack">
        <div className="grid max-w-2xl gap-item">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="text-ink-2 text-lg">{lead}</p>}
        </div>
        {beside}
      </header>
      {children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={classNames("py-section outline-none", ground === "band" && "bg-sunken", className)}
    >
      {ground === "band" ? <div className="page">{content}</div> : content}
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose text-ink-2 [&>:first-child]:mt-0">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
