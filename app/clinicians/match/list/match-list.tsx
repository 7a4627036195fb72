import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { MatchList } from "#app/clinicians/match/queries/match.server.ts";
import { matchesHeadingId } from "./heading-id.ts";
import { toneNames } from "./line-names.ts";
import { ListSteps } from "./list-steps.tsx";
import { Changes, MatchResult } from "./match-result.tsx";

interface MatchListProps {
  list: MatchList;
  /** For a form to carry. Null for an account's, which the server knows. */
  record: string | null;
}

export function MatchListView({ list, record }: MatchListProps) {
  const { plural, total, among, isAmongCapped, results, changes, gains, notes, reach } = list;
  const opened = reach === "now" ? " that your license opens" : "";
  return (
    <div className="grid gap-stack">
      {notes.map((note) => (
        <Notice key={note} tone="warn">
          {note}
        </Notice>
      ))}
      <div className="grid gap-item">
        <h2 id={matchesHeadingId} tabIndex={-1} className="outline-none">
          {toHeading(list)}
        </h2>
        <p className="max-w-2xl text-ink-2">
          {total < among || isAmongCapped
            ? `We compared ${isAmongCapped ? "the newest " : ""}${formatCount(among)} open postings for ${plural}${opened} and scored the ${formatCount(total)} that fit best, point by point.`
            : `Every open posting for ${plural}${opened}, scored point by point.`}
        </p>
        {record === null && (
          <p>
            <Link to={paths.profile()} className="link">
              Edit your profile
            </Link>
          </p>
        )}
        <ListSteps list={list} record={record} part="reach" />
        <ul className="match-legend">
          {toneNames.map(([tone, name]) => (
            <li key={tone}>
              <svg aria-hidden="true" width={14} height={14}>
                <rect width={14} height={14} rx={3} className={`tone-${tone}`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        {changes.length > 0 && <Changes changes={changes} label="To raise every score on this page" />}
      </div>
      {results.length > 0 ? (
        <ol className="grid gap-4">
          {results.map((result) => (
            <MatchResult key={result.slug} result={result} />
          ))}
        </ol>
      ) : (
        <p className="text-ink-2">
          No posting is open {reach === "now" ? "that your license opens today" : "today"}.{" "}
          <Link to={paths.jobs()} className="link">
            Search all open jobs
          </Link>
          .
        </p>
      )}
      <ListSteps list={list} record={record} part="pages" />
      {gains.length > 0 && <Gains gains={gains} />}
    </div>
  );
}

const toHeading = ({ total, page }: MatchList): string =>
  `${total === 1 ? "1 posting" : `${formatCount(total)} postings`}, best fit first${page > 1 ? `: page ${page}` : ""}`;

function Gains({ gains }: { gains: MatchList["gains"] }) {
  return (
    <section aria-labelledby="gains" className="grid gap-item">
      <h2 id="gains">How to get better matches</h2>
      <ul className="grid list-disc gap-2 pl-5">
        {gains.map(({ text, to }) => (
          <li key={text}>
            {to ? (
              <Link to={to} className="link">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
