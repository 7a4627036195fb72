import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { type Fact, FactList } from "#app/kit/ui/fact-list.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { paths } from "#app/paths.ts";
import { hireAnchor } from "./recruiter-layout.tsx";

interface HeaderProps {
  heading: string;
  lead: string;
  facts: readonly (Fact | null)[];
  children?: ReactNode;
}

export function RecruitingHeader({ heading, lead, facts, children }: HeaderProps) {
  return (
    <header className="page grid gap-5 pt-8 pb-8 md:pt-12 md:pb-10">
      <div className="grid gap-2">
        <Link to={paths.employers()} className="link inline-flex min-h-6 justify-self-start text-md">
          For employers
        </Link>
        <h1>{heading}</h1>
        <p className="max-w-3xl text-ink-2 text-lg">{lead}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <a href={`#${hireAnchor}`} className={buttonClass()}>
          Tell us who you need
        </a>
        {children}
      </p>
      <FactList facts={facts} />
    </header>
  );
}

interface WrittenSection {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export const toTextSections = (sections: readonly WrittenSection[]) =>
  sections.map(({ title, paragraphs, list }, at) => (
    <TextSection key={title} id={`part-${at + 1}`} title={title}>
      <Paragraphs texts={paragraphs} />
      {list && (
        <ul className="list-disc pt-3 pl-5 text-ink-2">
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </TextSection>
  ));
