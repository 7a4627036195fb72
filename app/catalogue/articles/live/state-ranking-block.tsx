import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { DrawnStates } from "#app/pages/page/map/state-shapes.tsx";
import { paths } from "#app/paths.ts";
import { RankingForm } from "./ranking-form.tsx";
import type { RankingView } from "./ranking-view.ts";
import { toRankingSearch } from "./state-ranking.ts";

interface StateRankingProps {
  view: RankingView;
  path: string;
  today: string;
}

const id = "rank-states";

export function StateRankingBlock({ view, path, today }: StateRankingProps) {
  const { choice, people, columns, unranked, postings } = view;
  const search = toRankingSearch(choice);
  const address = `${path}${search && `?${search}`}`;
  return (
    <section
      id={id}
      aria-label="Rank the states by your own weights"
      className="article-figure live-block"
      data-live
    >
      <RankingForm view={view} action={`${path}#${id}`} path={path} />
      <div className="article-figure">
        <p className="article-caption">The 51 for {people}, by these weights</p>
        <p data-live-summary>{toSummary(view)}</p>
        <ScoreMap view={view} />
        <Table view={view} />
        {unranked.map(({ name, missing }) => (
          <p key={name} className="article-source">
            {name} is not ranked: we have no figure for {listWithAnd(missing).toLowerCase()}.
          </p>
        ))}
        {postings === null && (
          <p className="article-source">
            We could not count our open postings just now, so they are not in the score.
          </p>
        )}
        <div className="article-actions">
          <a href={`${address}#${id}`} className={buttonClass("outline")}>
            Address of this ranking
          </a>
          <a
            href={`${address}#${id}`}
            data-share={`${address}#${id}`}
            data-title={`Best states for ${people}`}
            className={buttonClass("outline")}
          >
            <Icon name="share-2" />
            Share this ranking
          </a>
        </div>
        <p className="article-source">
          In each column the best state has 100 points and the worst 0. The score is their average by weight.{" "}
          {columns.map(({ title, source }) => `${title}: ${source}.`).join(" ")} n = {view.rows.length}{" "}
          (states and DC)
          {postings !== null && `, ${formatCount(postings)} open ${postings === 1 ? "posting" : "postings"}`}{" "}
          on {formatDay(today)}.
        </p>
      </div>
    </section>
  );
}

function toSummary({ rows, columns }: RankingView): string {
  if (columns.every(({ share }) => share === 0))
    return "Nothing has weight, so no state is ranked. Give at least one column a weight above 0.";
  const [first, ...others] = rows.filter(({ rank }) => rank !== null).slice(0, 3);
  return `${first!.name} is first with ${first!.score} of 100 points, before ${listWithAnd(others.map(({ name, score }) => `${name} (${score})`))}.`;
}

const ScoreMap = ({ view: { tones, people } }: { view: RankingView }) =>
  tones.length > 0 && (
    <figure className="grid gap-item">
      <DrawnStates
        label={`States by their score for ${people}, in fifths`}
        groups={tones.map(({ tone, codes }) => [`map-${tone}`, codes.join(" ")] as const)}
      />
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        {tones.map(({ tone, least, most, codes }) => (
          <span key={tone} className="flex items-center gap-1.5">
            <span className={classNames("map-swatch", `map-${tone}`)} />
            {least === most ? most : `${least} to ${most}`}: {codes.length}
          </span>
        ))}
      </figcaption>
    </figure>
  );

function Table({ view: { rows, columns, choice, people } }: { view: RankingView }) {
  const profession = findProfession(choice.profession)!.slug;
  return (
    <Scroller label={`Table: the 51 for ${people}`} className="live-table">
      <table className="figures figure-blocks">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Score</th>
            {columns.map(({ title, share }) => (
              <th key={title} scope="col">
                {title}
                {share > 0 && <small> {share}%</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, slug, rank, score, cells }) => (
            <tr key={code}>
              <th scope="row">
                {rank && <span>{rank}.</span>} <a href={paths.geographic(slug)}>{name}</a>
              </th>
              <td data-of="Score">
                <b>{score}</b>
              </td>
              {cells.map((cell, at) => (
                <td key={columns[at]!.factor} data-of={columns[at]!.title}>
                  {columns[at]!.factor === "openings" && cell !== "0" ? (
                    <a href={paths.jobs(new URLSearchParams({ profession, location: name }).toString())}>
                      {cell}
                    </a>
                  ) : (
                    cell
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
