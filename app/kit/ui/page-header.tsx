import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";
import { classNames } from "./class-names.ts";

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  /** For a page to read or look around in. A form, a place and an account have smaller headings. */
  isAiry?: boolean;
  children?: ReactNode;
}

export function PageHeader({ title, lead, isAiry, children }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        "page flex flex-wrap items-end justify-between gap-stack pb-stack",
        isAiry ? "pt-8 md:pt-12" : "pt-6 md:pt-8",
      )}
    >
      <div className="grid gap-item">
        <h1 className={isAiry ? undefined : "work-title"}>{title}</h1>
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
