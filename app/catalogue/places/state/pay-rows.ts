import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { publishedOccupations, toRank } from "#app/facts/reference/profession/published-pay.ts";
import { formatChange, percentAbove } from "#app/kit/text/figures.ts";
import type { DotRow } from "#app/kit/ui/chart/dot-plot.tsx";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import { paths } from "#app/paths.ts";

const mediansOf = (soc: string, rows: readonly StateRow[]): Record<string, number> =>
  Object.fromEntries(rows.flatMap(({ code, medians }) => (medians[soc] ? [[code, medians[soc]]] : [])));

const toOccupationPath = (state: StateRow, slug: string): string | null =>
  profiledProfessions.some((profession) => profession.slug === slug)
    ? paths.geographicProfession(state.slug, slug)
    : null;

export function toPayDots(state: StateRecord, rows: readonly StateRow[]): DotRow[] {
  return publishedOccupations
    .flatMap(({ soc, plural }): (DotRow & { own: number })[] => {
      const own = state.medians[soc];
      if (!own) return [];
      const all = Object.values(mediansOf(soc, rows));
      return [
        {
          own,
          name: plural,
          note: formatDollars(own),
          all: [Math.min(...all), Math.max(...all)],
          marks: [
            ["nation", state.nationalMedians[soc]!],
            ["own", own],
          ],
        },
      ];
    })
    .sort((a, b) => b.own - a.own)
    .map(({ own: _own, ...row }) => row);
}

export function toPayRows(state: StateRecord, rows: readonly StateRow[]) {
  return publishedOccupations
    .flatMap(({ slug, soc, plural }) => {
      const own = state.medians[soc];
      if (!own) return [];
      const nation = state.nationalMedians[soc]!;
      const { rank } = toRank(mediansOf(soc, rows), state.code);
      const percent = percentAbove(own, nation);
      return [
        {
          name: plural,
          to: toOccupationPath(state, slug),
          cells: [formatDollars(own), formatDollars(nation), formatChange(percent), String(rank)],
          percent,
        },
      ];
    })
    .sort((a, b) => b.percent - a.percent)
    .map(({ percent: _percent, ...row }) => row);
}
