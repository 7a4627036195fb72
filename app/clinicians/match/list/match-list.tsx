import { Link } from "@remix-run/react";
import type { MatchList } from "#app/clinicians/match/queries/match.server.ts";
import { type LineName, linePoints } from "#app/clinicians/match/score/match-line.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { ListSteps, matchesHeadingId } from "./list-steps.tsx";
import { Changes, lineNames, MatchResult, toneNames } from "./match-result.tsx";

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

const rules: Record<LineName, string> = {
  license:
    "All when you can start now, 14 when you apply through a compact first, 6 when you would have to apply for it.",
  specialty:
    "All for the same specialty, 16 for one whose postings take it too, such as primary care for family medicine, and 8 for another one of its family. For physicians, nurse practitioners and physician assistants another specialty earns nothing and is listed last.",
  type: "All when it is a type that you ticked.",
  shift: "All when it is a shift that you ticked.",
  pay: "All when the posting starts at your minimum, half when only its upper end reaches it.",
  distance: "All within your distance and for remote work, none at twice the distance.",
  years:
    "All when you have what the posting requires, in its specialty if it names one. Extra years add no points.",
  certificates: "By the share of the required certificates that your profile lists as current.",
  skills: "By the share of the listed skills that your checklist shows.",
};

export function AboutScore() {
  return (
    <section aria-labelledby="about-score" className="grid max-w-3xl gap-item pt-section">
      <h2 id="about-score">How the score works, and what it is not</h2>
      <p className="text-ink-2">
        Nine lines add up to 100 points. The same facts always give the same number, and it would be the same
        if an employer ran it. What a posting or your profile does not state earns nothing, so most good fits
        are well below 100.
      </p>
      <ul className="ledger">
        {Object.entries(rules).map(([name, rule]) => (
          <li key={name}>
            <b>{lineNames[name as LineName]}</b>
            <span>up to {linePoints[name as LineName]}</span>
            <p>{rule}</p>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        It is not a grade of you, not a chance of being hired, and not advice about your license. We have not
        checked your licenses or certificates with a board. Employers see neither this list nor your profile.
      </p>
      <p className="text-ink-2">
        It never reads your name, age, sex, race, birthplace, photo, street address or year of graduation, or
        anything that stands in for them. It uses only the city of your place.
      </p>
    </section>
  );
}
