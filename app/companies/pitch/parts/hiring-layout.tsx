import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { claims } from "#app/claims.ts";
import "./hiring-layout.css";
import { HiringPanel } from "#app/companies/pitch/hiring-form.tsx";
import type { HiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
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

/** A text with the hiring form beside it, which stays in sight. Pages that load it later bring hiring-layout.css. */
export function HiringLayout(props: HiringLayoutProps) {
  const { formTitle, source, prefill, idempotencyKey, intro, children } = props;
  return (
    <div className="page hiring-page">
      <div className="hiring-text">{intro}</div>
      <section id={hireAnchor} aria-labelledby="hire-title" tabIndex={-1} className="hiring-side">
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
      {children && <div className="hiring-text">{children}</div>}
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

/** Equals, so that the form's button is the only filled one. */
function HiringWays({ wanted }: Pick<HiringHeaderProps, "wanted">) {
  const task = wanted
    ? `We find and check ${wanted.people} for ${wanted.place}.`
    : "We find and check candidates, and you get a shortlist.";
  return (
    <ul aria-label="Two ways to hire" className="grid gap-4 sm:grid-cols-2">
      <li className="hiring-way">
        <h2 className="font-semibold text-lg">Ask our recruiters</h2>
        <p className="text-ink-2 text-md">
          {task} We answer {claims.answerTime}.
        </p>
        <a href={`#${hireAnchor}`} className={buttonClass("outline", "normal", "justify-self-start")}>
          Tell us who you need
        </a>
      </li>
      <li className="hiring-way">
        <PostingWay place={wanted?.place} />
      </li>
    </ul>
  );
}

/** The other way to hire, on a page about either. */
export function PostingWay({ place }: { place?: string }) {
  return (
    <>
      <h2 className="font-semibold text-lg">Post the job yourself</h2>
      <p className="text-ink-2 text-md">Free, applications included. It takes about five minutes.</p>
      <Link to={paths.postJob()} className={buttonClass("outline", "normal", "justify-self-start")}>
        Post a job{place && ` in ${place}`}
      </Link>
    </>
  );
}
