import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import type { CareerBrief } from "./career-brief.server.ts";

export function MarketSummary({ brief }: { brief: CareerBrief | null }) {
  return (
    <section aria-labelledby="market-now" className="grid gap-4">
      <h2 id="market-now">My market</h2>
      <div className="grid gap-5 rounded-card border border-line bg-surface p-5">
        {brief?.market ? (
          <>
            <ul className="grid content-start gap-2">
              <li>
                <Link to={brief.market.open.to} className="link font-semibold tabular-nums">
                  {brief.market.open.count} open jobs
                </Link>{" "}
                {brief.market.scope
                  ? `accept the licenses you hold. ${brief.market.scope}`
                  : `for ${brief.market.people}.`}
              </li>
              {brief.market.expired && <li>{brief.market.expired}</li>}
              {brief.market.openings[0] && (
                <li>
                  {brief.market.openings[0].name} would open {formatCount(brief.market.openings[0].more)} more
                  jobs.
                </li>
              )}
              {brief.next && (
                <li>
                  {brief.next.name} {brief.next.when.toLowerCase()} ({brief.next.date}).
                </li>
              )}
            </ul>
            <p className="flex flex-wrap gap-3">
              <ButtonLink to={paths.careerDashboard()} size="small">
                Open my career dashboard
              </ButtonLink>
              <ButtonLink to={paths.profile()} look="outline" size="small">
                Edit my profile
              </ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p className="text-ink-2">
              Say your profession, licenses and pay once, and see the jobs you can take now, what was posted
              since your last visit, where your pay stands and what expires.
            </p>
            <p>
              <ButtonLink to={paths.profile()} size="small">
                Fill in my profile
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}
