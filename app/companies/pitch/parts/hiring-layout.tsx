import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { claims } from "#app/claims.ts";
import { HiringPanel } from "#app/companies/pitch/hiring-form.tsx";
import type { HiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import { formatTotal } from "#app/jobs/search/index/total.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { type Fact, FactList } from "#app/kit/ui/fact-list.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

const hireAnchor = "hire";

interface HiringLayoutProps {
  formTitle: string;
  source: string;
  prefill?: HiringPrefill;
  idempotencyKey: string;
  /** Above the form on a phone. */
  intro: ReactNode;
  children?: ReactNode;
}

const column =
  "min-w-0 [&>section>header]:pb-3! [&>section]:py-6! md:[&>section]:py-7! md:[&>details]:py-7! max-lg:[&>section:first-of-type]:pt-2! max-lg:[&>section:last-child]:pb-8!";

/** A text with the hiring form beside it, which stays in sight. */
export function HiringLayout(props: HiringLayoutProps) {
  const { formTitle, source, prefill, idempotencyKey, intro, children } = props;
  return (
    <div className="page grid gap-x-12 py-4 md:pt-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:grid-rows-[auto_1fr]">
      <div className={column}>{intro}</div>
      <section
        id={hireAnchor}
        aria-labelledby="hire-title"
        tabIndex={-1}
        className="grid gap-3 self-start pt-4 pb-6 outline-none lg:sticky lg:top-18 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:p-1"
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

export const toOpenFact = (openings: OpeningsView | null): Fact | null =>
  openings && openings.total > 0
    ? {
        figure: formatTotal(openings),
        label: openings.total === 1 ? "open posting" : "open postings",
        source: "today",
      }
    : null;

export const forEmployers = { name: "For employers", to: paths.employers() };

interface HiringHeaderProps {
  back?: { name: string; to: string };
  heading: string;
  lead: string;
  facts: readonly (Fact | null)[];
  /** Of a page about one profession in one place. */
  wanted?: { people: string; place: string };
  children?: ReactNode;
}

export function HiringHeader({ back, heading, lead, facts, wanted, children }: HiringHeaderProps) {
  return (
    <header className="grid gap-4 pb-4">
      <div className="grid gap-2">
        {back && (
          <Link to={back.to} className="link inline-flex min-h-6 justify-self-start text-md">
            {back.name}
          </Link>
        )}
        <h1 className="work-title">{heading}</h1>
        <p className="text-ink-2 text-lg">{lead}</p>
      </div>
      <HiringWays wanted={wanted} />
      {facts.length > 0 && <FactList facts={facts} />}
      {children}
    </header>
  );
}

function HiringWays({ wanted }: Pick<HiringHeaderProps, "wanted">) {
  const task = wanted
    ? `We find and check ${wanted.people} for ${wanted.place}.`
    : "We find and check candidates, and you get a shortlist.";
  return (
    <ul aria-label="Two ways to hire" className="grid gap-4 sm:grid-cols-2">
      <li className={way}>
        <h2 className="font-semibold text-lg">Ask our recruiters</h2>
        <p className="text-ink-2 text-md">
          {task} We answer {claims.answerTime}.
        </p>
        <a href={`#${hireAnchor}`} className={buttonClass("solid", "normal", "justify-self-start")}>
          Tell us who you need
        </a>
      </li>
      <li className={way}>
        <PostingWay place={wanted?.place} />
      </li>
    </ul>
  );
}

const way = "grid grid-rows-[auto_1fr_auto] gap-2 rounded-card border border-line bg-surface p-4";

/** The other way to hire, on a page about either. */
export function PostingWay({ look, place }: { look?: "outline"; place?: string }) {
  return (
    <>
      <h2 className="font-semibold text-lg">Post the job yourself</h2>
      <p className="text-ink-2 text-md">Free, applications included. It takes about five minutes.</p>
      <Link to={paths.postJob()} className={buttonClass(look, "normal", "justify-self-start")}>
        Post a job{place && ` in ${place}`}
      </Link>
    </>
  );
}
