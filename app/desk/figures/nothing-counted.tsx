import { Link } from "@remix-run/react";
import { formatIsoDay } from "#app/kit/text/when.ts";

interface NothingCountedProps {
  title: string;
  /** What would be counted. */
  counted: string;
  /** The first day with a page view ("2026-11-03"), or null before there was one. */
  since: string | null;
  todo: string;
  links: readonly { name: string; to: string }[];
}

/** Instead of a page of empty panels. */
export const NothingCounted = ({ title, counted, since, todo, links }: NothingCountedProps) => (
  <section aria-labelledby="nothing" className="grid max-w-3xl gap-3 rounded-card bg-sunken p-5">
    <h2 id="nothing">{title}</h2>
    <dl className="grid gap-2">
      {[
        ["What is counted", counted],
        ["Since", since ? formatIsoDay(since) : "Not begun: no page view was counted yet."],
        ["What to do", todo],
      ].map(([name, text]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-ink-3">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {links.length > 0 && (
      <p className="flex flex-wrap gap-x-6">
        {links.map(({ name, to }) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        ))}
      </p>
    )}
  </section>
);
