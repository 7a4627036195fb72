import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

export function PageHeader({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="page flex flex-wrap items-end justify-between gap-stack pt-8 pb-stack md:pt-12">
      <div className="grid gap-item">
        <h1>{title}</h1>
        {lead && <p className="max-w-2xl text-ink-2 text-lg">{lead}</p>}
      </div>
      {children}
    </header>
  );
}

/** For content that is a page in one place and part of a page in another. */
export const SectionLevel = createContext<"h2" | "h3">("h2");

export function SectionHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  const Heading = useContext(SectionLevel);
  return <Heading {...props} />;
}
