import type { StateRow } from "#app/facts/catalog/place-records.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import {
  publishedOccupations,
  registeredNurses,
} from "#app/facts/reference/profession/published-occupations.ts";
import type { OpenCounts } from "#app/jobs/search/openings/open-counts.server.ts";
import { describeWithoutState } from "#app/jobs/search/openings/without-state.server.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

interface Asked {
  by: string | null;
  profession: string | null;
}

/** Shows pay when the jobs cannot be counted. */
export function toGeographyPage(rows: readonly StateRow[], counts: OpenCounts | null, asked: Asked) {
  const openByState = counts?.byState ?? null;
  const occupation = publishedOccupations.find(({ slug }) => slug === asked.profession) ?? registeredNurses;
  const isPay = asked.by === "pay" || openByState === null;
  const medians = Object.fromEntries(
    rows.map(({ code, medians }) => [code, medians[occupation.soc] ?? null]),
  );
  const values = isPay ? medians : Object.fromEntries(openByState ?? []);
  return {
    isPay,
    areCountsLate: openByState === null,
    values,
    plural: occupation.plural,
    summary: toSummary(values, isPay),
    choices: [
      { label: "Open jobs", to: paths.geography(), isChosen: !isPay },
      ...publishedOccupations.map(({ slug, plural }) => ({
        label: plural,
        to: paths.geography(`by=pay&profession=${slug}`),
        isChosen: isPay && slug === occupation.slug,
      })),
    ],
    regions: toRegions(rows, openByState),
    stateless: counts && describeWithoutState(counts.total, counts.byState.values()),
    markets: cityMarkets.map(({ slug, city }) => ({ name: city, to: paths.geographic(slug) })),
  };
}

export type GeographyView = ReturnType<typeof toGeographyPage>;

function toSummary(values: Readonly<Record<string, number | null>>, isPay: boolean): string {
  const known = Object.entries(values)
    .flatMap(([code, value]) => (value ? [{ name: findState(code)?.name ?? code, value }] : []))
    .sort((a, b) => b.value - a.value);
  const [first, second, last] = [known[0], known[1], known.at(-1)];
  if (!first || !second || !last) return "";
  const say = ({ name, value }: typeof first) =>
    `${name} (${isPay ? formatDollars(value) : formatCount(value)})`;
  return isPay
    ? `${say(first)} and ${say(second)} pay the most. ${say(last)} pays the least.`
    : `${say(first)} and ${say(second)} have the most.`;
}

function toRegions(rows: readonly StateRow[], openByState: ReadonlyMap<string, number> | null) {
  return [...new Set(rows.map(({ region }) => region))].sort().map((region) => {
    const inside = rows.filter((row) => row.region === region);
    const open = inside.reduce((sum, { code }) => sum + (openByState?.get(code) ?? 0), 0);
    const people = inside.reduce((sum, { population }) => sum + population, 0);
    return {
      name: region,
      note: `${Math.round(people / 1_000_000)} million people${openByState ? `, ${formatCount(open)} open jobs` : ""}`,
      divisions: [...new Set(inside.map(({ division }) => division))].map((division) => ({
        name: division,
        states: inside
          .filter((row) => row.division === division)
          .map(({ name, slug }) => ({ name, to: paths.state(slug), market: paths.geographic(slug) })),
      })),
    };
  });
}
