import type { ReactNode } from "react";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { DemandPart, LivePart } from "#app/facts/catalog/live-records.ts";
import { easternOffsetMs } from "#app/jobs/postings/record/posting-key.ts";
import { findOpenBySpecialty, findOpenByState } from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { findWeekCounts, toPostingWeek } from "#app/jobs/search/openings/open-counts.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import {
  CertificateTable,
  filterCertificates,
  isFilterName,
  parseCertificateFilter,
  toCertificateSearch,
} from "./certificate-table.tsx";
import { type DemandView, toDemandView, toPostingWeeks, weeksShown } from "./posting-weeks.server.ts";
import { PostingWeeksBlock } from "./posting-weeks-block.tsx";
import { toRankingView } from "./ranking-view.ts";
import { isRankingName, parseRankingChoice, toRankingSearch } from "./state-ranking.ts";
import { StateRankingBlock } from "./state-ranking-block.tsx";

const listLive = ({ parts }: Article): LivePart[] =>
  parts.flatMap((part) => ("live" in part ? [part.live] : []));

/** Without defaults, so that one choice has one address. */
export function toLiveSearch(article: Article, params: URLSearchParams): string {
  const searches = listLive(article).map((part) => {
    if (part.kind === "state-ranking") return toRankingSearch(parseRankingChoice(params));
    if (part.kind === "certificates") return toCertificateSearch(parseCertificateFilter(part.rows, params));
    return "";
  });
  return searches.filter(Boolean).join("&");
}

export const isLiveName = (article: Article, name: string): boolean =>
  listLive(article).some(
    ({ kind }) =>
      (kind === "state-ranking" && isRankingName(name)) || (kind === "certificates" && isFilterName(name)),
  );

export async function drawLive(
  context: SiteContext,
  article: Article,
  params: URLSearchParams,
): Promise<ReadonlyMap<LivePart, ReactNode>> {
  const drawn = await Promise.all(
    listLive(article).map(
      async (part) => [part, await drawPart(context, part, params, article.path)] as const,
    ),
  );
  return new Map(drawn);
}

async function drawPart(
  context: SiteContext,
  part: LivePart,
  params: URLSearchParams,
  path: string,
): Promise<ReactNode> {
  const { now } = context;
  const today = new Date(now - easternOffsetMs).toISOString().slice(0, 10);
  switch (part.kind) {
    case "state-ranking": {
      const choice = parseRankingChoice(params);
      const open = await findOpenByState(context, choice.profession);
      return <StateRankingBlock view={toRankingView(part, choice, open)} path={path} today={today} />;
    }
    case "certificates": {
      const filter = parseCertificateFilter(part.rows, params);
      const rows = filterCertificates(part.rows, filter);
      return <CertificateTable all={part.rows} rows={rows} filter={filter} path={path} />;
    }
    case "demand":
      return <DemandBlock view={toDemandView(part, await findOpenBySpecialty(context))} today={today} />;
    case "posting-weeks": {
      const thisWeek = toPostingWeek(now);
      const counts = await findWeekCounts(context, thisWeek - weeksShown);
      return <PostingWeeksBlock view={counts && toPostingWeeks(counts, thisWeek)} today={today} />;
    }
  }
}

const plotted = 12;

function DemandBlock({ view, today }: { view: DemandView; today: string }) {
  const { clinical, physicians, growthOfAll, total } = view;
  const n =
    total === null
      ? "We could not count the open postings just now."
      : `Open here: n = ${formatCount(total)} open postings on this site that name a profession, ${formatDay(today)}. They show who advertises here, not the country.`;
  return (
    <section aria-label="Published demand beside our open postings" className="article-figure live-block">
      <div className="article-figure">
        <p className="article-caption">
          The {plotted} clinical professions that are projected to grow fastest
        </p>
        <DotPlot
          label={`Projected growth of ${plotted} clinical professions`}
          unit="percent"
          rows={clinical.slice(0, plotted).map(({ title, growth, open }) => ({
            name: title,
            note: `${growth.toFixed(1)}%${open === null ? "" : ` · ${formatCount(open)} open here`}`,
            all: [],
            marks: [
              ["nation", growthOfAll],
              ["own", growth],
            ],
          }))}
          legend={[
            ["own", "Growth of jobs, 2024 to 2034"],
            ["nation", `All occupations: ${growthOfAll.toFixed(1)}%`],
          ]}
          source="Source: BLS Employment Projections, 2024 to 2034, national."
        />
      </div>
      <Table caption="Clinical professions: projections, pay and open postings" rows={clinical} />
      <Table caption="Physician specialties: projections, pay and open postings" rows={physicians} />
      <p className="article-source">
        Growth and openings a year: BLS Employment Projections, 2024 to 2034, national. Median pay: BLS OEWS,
        May 2025. n = {clinical.length} professions and {physicians.length} specialties. {n}
      </p>
    </section>
  );
}

const Table = ({ caption, rows }: { caption: string; rows: DemandView["clinical"] }) => (
  <div className="article-figure">
    <p className="article-caption">{caption}</p>
    <Scroller label={`Table: ${caption}`} className="live-table">
      <table className="figures figure-blocks">
        <thead>
          <tr>
            <th scope="col">{caption.startsWith("Physician") ? "Specialty" : "Profession"}</th>
            <th scope="col">Growth by 2034</th>
            <th scope="col">Openings a year</th>
            <th scope="col">Median pay</th>
            <th scope="col">Open here today</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.soc}>
              <th scope="row">{row.title}</th>
              <td data-of="Growth by 2034">{row.growth.toFixed(1)}%</td>
              <td data-of="Openings a year">{formatCount(row.openings)}</td>
              <td data-of="Median pay">{toPayCell(row)}</td>
              <td data-of="Open here today">{row.open === null ? "Not counted" : formatCount(row.open)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  </div>
);

/** BLS publishes no median above its highest figure. */
const toPayCell = ({ median }: DemandPart["rows"][number]): string =>
  median === null ? "Not published" : formatDollars(median);
