import { Link } from "@remix-run/react";
import type { Trend } from "#app/clinicians/career/market/trend.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Sparkline } from "#app/kit/ui/chart/sparkline.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import type { CareerBrief } from "./career-brief.server.ts";

export function MarketSummary({ brief }: { brief: CareerBrief | null }) {
  return (
    <section aria-labelledby="market-now" className="grid gap-4">
      <h2 id="market-now">My market</h2>
      <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
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
                  {brief.market.openings[0].name} would open {formatCount(brief.market.openings[0].more)}{" "}
                  more.
                </li>
              )}
              {brief.next && (
                <li>
                  {brief.next.name} {brief.next.when.toLowerCase()} ({brief.next.date}).
                </li>
              )}
            </ul>
            {brief.market.trend && <TrendBrief points={brief.market.trend.points} />}
            <p className="flex flex-wrap gap-3 sm:col-span-full">
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
            <p className="sm:text-right">
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

function TrendBrief({ points }: Pick<Trend, "points">) {
  const first = points[0]!;
  return (
    <div className="grid content-start gap-2">
      <Sparkline values={points.map(({ count }) => count)} />
      <p className="text-ink-2 text-sm">
        Counted once a day. On {first.day}, it was {formatCount(first.count)}.
      </p>
    </div>
  );
}
