import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { HiringPanel } from "#app/companies/pitch/hiring-form.tsx";
import type { HiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import { formatTotal } from "#app/jobs/search/index/total.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { type Fact, FactList } from "#app/kit/ui/fact-list.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export const hireAnchor = "hire";

export const toOpenFact = (openings: OpeningsView | null): Fact | null =>
  openings && openings.total > 0
    ? {
        figure: formatTotal(openings),
        label: openings.total === 1 ? "open posting" : "open postings",
        source: "today",
      }
    : null;

interface RecruiterLayoutProps {
  formTitle: string;
  source: string;
  prefill: HiringPrefill;
  idempotencyKey: string;
  intro: ReactNode;
  children?: ReactNode;
}

const column = "min-w-0 [&>section]:py-6! md:[&>section]:py-8!";

export function RecruiterLayout(props: RecruiterLayoutProps) {
  const { formTitle, source, prefill, idempotencyKey, intro, children } = props;
  return (
    <div className="page grid gap-x-12 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
      <div className={classNames(column, "[&>section:first-child]:pt-0!")}>{intro}</div>
      <section
        id={hireAnchor}
        aria-labelledby="hire-title"
        tabIndex={-1}
        className="grid gap-3 self-start pb-6 outline-none lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1"
      >
        <h2 id="hire-title" className="text-lg">
          {formTitle}
        </h2>
        <HiringPanel source={source} prefill={prefill} idempotencyKey={idempotencyKey} />
        <p className="text-ink-2 text-md">
          Or call{" "}
          <a href={site.phoneHref} className="link">
            {site.phone}
          </a>
          .
        </p>
      </section>
      {children && <div className={column}>{children}</div>}
    </div>
  );
}

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

export function StepList({ steps }: { steps: readonly HiringStep[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {steps.map(({ title, owner, when, text }) => (
        <li key={title} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          <p className="text-ink-3 text-md tabular-nums">{when}</p>
          <div className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="text-accent-strong text-md">{owner}</span>
            </p>
            <p className="text-ink-2 text-md">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export interface HiringStep {
  title: string;
  owner: string;
  when: string;
  text: string;
}
