import { Link } from "@remix-run/react";
import type { Market } from "#app/clinicians/market/market.server.ts";
import type { Trend } from "#app/clinicians/market/trend.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { Sparkline } from "#app/kit/ui/chart/sparkline.tsx";
import { formatCount } from "#app/kit/ui/count.ts";

export function OpenJobs({ market }: { market: Market }) {
  return (
    <section aria-labelledby="open-jobs" className="grid gap-4">
      <h2 id="open-jobs">Jobs you can take now</h2>
      <div className="market-tile">
        <div className="grid content-between gap-3">
          <p>
            <Link to={market.open.to} className="market-count">
              {market.open.count}
            </Link>{" "}
            <span className="text-ink-2">
              {market.scope
                ? "open jobs accept the licenses you hold."
                : `open jobs for ${market.people}. Add ${market.expired ? "a current license" : "your licenses"} to see which of them you can take.`}
            </span>
          </p>
          {market.wanted && (
            <p className="text-ink-2">
              <Link to={market.wanted.to} className="link font-semibold tabular-nums">
                {market.wanted.count} of them
              </Link>{" "}
              are {market.wanted.isWish ? "what you said you want next" : "in your specialty"}.
            </p>
          )}
          {market.scope && <p className="text-ink-2 text-md">{market.scope}</p>}
          {market.expired && <p className="text-ink-2 text-md">{market.expired}</p>}
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={market.open.to} size="small">
              See all {market.open.count} jobs
            </ButtonLink>
            {market.wanted && (
              <ButtonLink to={market.wanted.to} size="small" look="outline">
                See the {market.wanted.count}{" "}
                {market.wanted.isWish ? "that you said you want" : "in your specialty"}
              </ButtonLink>
            )}
          </p>
        </div>
        {market.trend ? <TrendView trend={market.trend} /> : <NoTrend />}
      </div>
      {market.openings.length > 0 && <Openings market={market} />}
    </section>
  );
}

function TrendView({ trend: { points, change } }: { trend: Trend }) {
  const since = points[0]!.day;
  const moved =
    change === 0
      ? `As many as on ${since}.`
      : `${formatCount(Math.abs(change))} ${change > 0 ? "more" : "fewer"} than on ${since}.`;
  return (
    <div className="grid content-start gap-2">
      <Sparkline values={points.map(({ count }) => count)} />
      <p className="text-ink-2 text-md">{moved} Counted with the licenses you hold today.</p>
      <details className="text-md">
        <summary className="link w-fit cursor-pointer py-1">Week by week</summary>
        <table className="trend-table">
          <caption className="sr-only">Jobs you could take, week by week</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Jobs</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

const NoTrend = () => (
  <p className="text-ink-3 text-md">
    We count once a day. After two weeks, a line here shows how this number moves.
  </p>
);

function Openings({ market: { openings, countedOn } }: { market: Market }) {
  const [best] = openings;
  return (
    <div className="grid max-w-2xl gap-3 pt-4">
      <h3>One more credential</h3>
      <p className="text-ink-2">
        {best!.name} would open <strong className="text-ink">{formatCount(best!.more)}</strong> more jobs,
        counted the same way on {countedOn}.{" "}
        <Link to={best!.how} className="link">
          What it takes
        </Link>
      </p>
      {openings.length > 1 && (
        <BarList
          items={openings.map(({ name, more, to }) => ({ name: toShort(name), value: more, to }))}
          unit={["more job", "more jobs"]}
        />
      )}
    </div>
  );
}

const toShort = (name: string): string =>
  name.replace(/^An? /, "").replace(/^Making your (.*) license multistate$/, "$1, multistate");
