import { Link } from "@remix-run/react";
import { formatAmount, type PayBasis, unitTexts } from "#app/facts/reference/pay/pay-basis.ts";
import { leastPostings } from "#app/jobs/search/openings/posted-pay.ts";
import { toNumberWord } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { paths } from "#app/paths.ts";
import type { PostedView } from "./place-view.ts";
import type { PlacesAround } from "./places-around.ts";
import type { SalaryView } from "./salary-page.server.ts";

/** Beside the survey's figures, never mixed with them. */
export function PostedSection({ view: { views, unpriced, basis, people } }: { view: SalaryView }) {
  const known = [...unpriced, ...views].filter(({ posted }) => posted);
  if (known.length === 0) return null;
  return (
    <TextSection
      id="postings"
      title="What our open postings pay"
      lead="From the postings on this site today, apart from the survey."
    >
      <ul className="posted-pay">
        {known.map((place) => (
          <li key={place.slug}>
            <h3>{startSentence(place.inText)}</h3>
            <Posted posted={place.posted!} people={people} basis={basis} />
          </li>
        ))}
      </ul>
    </TextSection>
  );
}

function Posted({ posted, people, basis }: { posted: PostedView; people: string; basis: PayBasis }) {
  if (posted.isNone) return <p className="text-ink-2">We have no open postings for {people} here today.</p>;
  const { figures, stated } = posted;
  const say = (amount: number) => formatAmount(amount, basis.per);
  return (
    <>
      {figures ? (
        <>
          <p className="font-bold text-lg tabular-nums">
            {say(figures.low)} to {say(figures.high)}
          </p>
          <p className="text-ink-2">
            {unitTexts[basis.per]}, median {say(figures.median)}. {stated} of the{" "}
            {posted.isOnlyNewest ? "newest" : posted.total} postings state pay we can compare
            {figures.assignments > 0 && `, ${figures.assignments} of them travel, locum or temporary`}.
          </p>
        </>
      ) : (
        <p className="text-ink-2">
          {stated === 0
            ? "None of them states"
            : stated === 1
              ? "One of them states"
              : `${stated} of them state`}{" "}
          pay we can compare. We show a range once {toNumberWord(leastPostings)} postings state pay.
        </p>
      )}
      <p>
        <Link to={posted.to} className="link inline-flex min-h-11 items-center">
          {posted.total === "1" ? "See the posting" : `See all ${posted.total} postings`}
        </Link>
      </p>
    </>
  );
}

const legend = [
  ["own", "Median at national prices"],
  ["other", "Median as paid"],
  ["nation", "National median"],
] as const;

export function AroundSection({ role, list }: { role: string; list: PlacesAround["lists"][number] }) {
  return (
    <PhoneFold id={list.id} title={list.title} heading="h2">
      <div className="grid gap-8">
        <p className="max-w-2xl text-ink-2">{list.lead}</p>
        {list.dots.length > 0 && (
          <DotPlot
            label={`${list.title}: highest value at national prices`}
            rows={list.dots}
            legend={legend}
            source="Dollars a year. BLS, May 2025 by state and May 2024 by metro area; prices: BEA, 2024."
          />
        )}
        {list.dots.length > 0 ? (
          <details>
            <summary className="link inline-flex min-h-11 items-center">{list.tableTitle}</summary>
            <FigureTable label={`${list.title}, as a table`} onPhone="short" {...list.table} />
          </details>
        ) : (
          list.table.rows.length > 0 && (
            <FigureTable label={`${list.title}, as a table`} onPhone="short" {...list.table} />
          )
        )}
        {list.others.length > 0 && <Others role={role} title={list.othersTitle} others={list.others} />}
      </div>
    </PhoneFold>
  );
}

const shownOpen = 12;

function Others({ role, title, others }: { role: string; title: string; others: readonly string[] }) {
  const follow = usePlainLinks();
  return (
    <details open={others.length <= shownOpen}>
      <summary className="link inline-flex min-h-11 items-center">{title}</summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer the keyboard. */}
      <ul onClick={follow} className="pay-more sm:columns-2 md:columns-3 lg:columns-4">
        {others.map((name) => (
          <li key={name}>
            <a href={paths.placePay(role, toSlug(name))}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
