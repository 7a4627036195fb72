import type { ReactNode } from "react";
import { QuickHireBox } from "#app/employers/quick-hire-box.tsx";
import type { OpeningsView } from "#app/jobs/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/total.ts";
import { site } from "#app/site.ts";
import type { Fact } from "#app/ui/fact-list.tsx";

export const hireAnchor = "hire";

/** Returns null when no posting is open or the count failed. */
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
  idempotencyKey: string;
  children: ReactNode;
}

export function RecruiterLayout({ formTitle, source, idempotencyKey, children }: RecruiterLayoutProps) {
  return (
    <div className="page grid gap-x-12 gap-y-6 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="min-w-0 [&>section]:py-6! md:[&>section]:py-8! [&>section:first-child]:pt-0!">
        {children}
      </div>
      <section
        id={hireAnchor}
        aria-labelledby="hire-title"
        tabIndex={-1}
        className="grid gap-3 self-start outline-none lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1"
      >
        <h2 id="hire-title" className="text-xl">
          {formTitle}
        </h2>
        <QuickHireBox source={source} idempotencyKey={idempotencyKey} />
        <p className="text-ink-2 text-md">
          Or call{" "}
          <a href={site.phoneHref} className="link">
            {site.phone}
          </a>
          .
        </p>
      </section>
    </div>
  );
}
