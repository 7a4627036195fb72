import type { ReactNode } from "react";
import { HiringPanel } from "#app/companies/pitch/hiring-panel.tsx";
import type { HiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import { formatTotal } from "#app/jobs/search/index/total.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import type { Fact } from "#app/kit/ui/fact-list.tsx";
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
