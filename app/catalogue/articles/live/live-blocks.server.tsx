import type { ReactNode } from "react";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { LivePart } from "#app/facts/catalog/live-records.ts";
import { findOpenBySpecialty } from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { findOpenByState } from "#app/jobs/search/openings/open-by-state.server.ts";
import { findWeekCounts, toPostingWeek } from "#app/jobs/search/openings/week-counts.server.ts";
import { easternOffsetMs } from "#app/jobs/postings/record/posting-key.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import {
  filterCertificates,
  isFilterName,
  parseCertificateFilter,
  toCertificateSearch,
} from "./certificate-filter.ts";
import { CertificateTable } from "./certificate-table.tsx";
import { toDemandView } from "./demand.server.ts";
import { DemandBlock } from "./demand-block.tsx";
import { toPostingWeeks, weeksShown } from "./posting-weeks.server.ts";
import { PostingWeeksBlock } from "./posting-weeks-block.tsx";
import { isRankingName, parseRankingChoice, toRankingSearch } from "./ranking-choice.ts";
import { toRankingView } from "./ranking-view.ts";
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
