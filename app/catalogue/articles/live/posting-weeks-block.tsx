import { formatDay } from "#app/kit/text/when.ts";
import { WeekLines } from "#app/kit/ui/chart/week-lines.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import type { PostingWeeks, WeekRow } from "./posting-weeks.server.ts";

/** A share of fewer postings means little. */
const leastForShare = 20;
const leastWeeks = 2;

interface PostingWeeksProps {
  view: PostingWeeks | null;
  today: string;
}

export function PostingWeeksBlock({ view, today }: PostingWeeksProps) {
  if (!view) return <p className="article-source">We could not count the postings of this site just now.</p>;
  const { weeks, all, groups, soFar } = view;
  if (weeks.length < leastWeeks)
    return (
      <p>
        This site has postings of {weeks.length === 1 ? "one whole week" : "no whole week"} so far, too few
        for a line. {formatCount(soFar)} came this week, as of {formatDay(today)}.
      </p>
    );
  const ends = [`Week of ${toShortDay(weeks[0]!)}`, `Week of ${toShortDay(weeks.at(-1)!)}`] as const;
  return (
    <section aria-label="Postings on this site by week" className="article-figure live-block">
      <p className="article-caption">New postings on this site by week and profession group</p>
      <WeekLines
        label="New postings on this site by week"
        ends={ends}
        rows={[all, ...groups].map((row) => ({
          name: row.name,
          note: `${formatCount(row.postings.at(-1)!)} last week, ${formatCount(row.total)} in all`,
          values: row.postings,
        }))}
      />
      <Weeks view={view} />
      <Groups view={view} />
      <p className="article-source">
        On this site today, {formatDay(today)}: n = {formatCount(all.total)} postings of {weeks.length} whole
        weeks, open or closed since, and {formatCount(soFar)} more this week so far. Weeks begin on Monday,
        Eastern time. Each line has its own scale from zero. The numbers follow who advertises here and are no
        measure of the country. We do not know when a position was filled, so we print no time to fill.
      </p>
    </section>
  );
}

const Weeks = ({ view: { weeks, all, withPay, open } }: { view: PostingWeeks }) => (
  <Scroller label="Table: postings by week" className="live-table">
    <table className="figures">
      <caption className="sr-only">Postings by week</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Posted</th>
          <th scope="col">State pay</th>
          <th scope="col">Open today</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={week}>
            <th scope="row">{toShortDay(week)}</th>
            <td>{formatCount(all.postings[at]!)}</td>
            <td>{toPaidCell(withPay[at]!, all.postings[at]!)}</td>
            <td>{formatCount(open[at]!)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

const Groups = ({ view: { weeks, all, groups } }: { view: PostingWeeks }) => (
  <Scroller label="Table: postings by profession group" className="live-table">
    <table className="figures figure-blocks">
      <caption className="sr-only">Postings by profession group</caption>
      <thead>
        <tr>
          <th scope="col">Profession group</th>
          <th scope="col">Posted in {weeks.length} weeks</th>
          <th scope="col">Last 4 weeks</th>
          <th scope="col">4 weeks before</th>
          <th scope="col">State pay</th>
        </tr>
      </thead>
      <tbody>
        {[all, ...groups].map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td data-of={`Posted in ${weeks.length} weeks`}>{formatCount(row.total)}</td>
            <td data-of="Last 4 weeks">{toSpanCell(row, 4)}</td>
            <td data-of="4 weeks before">{toSpanCell(row, 8)}</td>
            <td data-of="State pay">{toPaidCell(row.withPay, row.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

/** Four weeks, the first of which began `weeksAgo` weeks before the current one. */
function toSpanCell({ postings }: WeekRow, weeksAgo: number): string {
  if (postings.length < weeksAgo) return "No figure";
  const from = postings.length - weeksAgo;
  return formatCount(postings.slice(from, from + 4).reduce((sum, count) => sum + count, 0));
}

function toPaidCell(withPay: number, postings: number): string {
  if (postings < leastForShare) return `${formatCount(withPay)} of ${formatCount(postings)}`;
  return `${Math.round((withPay / postings) * 100)}%`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const toShortDay = (day: string): string => `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
