import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import {
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { publishedOccupations, toRank } from "#app/facts/reference/profession/published-occupations.ts";
import { farBelow, fewAreas, toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { formatChange, percentAbove } from "#app/kit/text/figures.ts";
import type { DotRow } from "#app/kit/ui/chart/dot-plot.tsx";
import { formatPay, isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

type PhysicianPay = StateRecord["physicians"][number];

const isUnder = (dollars: number, { national }: PhysicianPay): boolean =>
  !isOpenEnded(dollars, survey2024) && dollars < national * farBelow;

const isTooFew = (pay: PhysicianPay): boolean => pay.areas <= fewAreas && isUnder(pay.median.most, pay);

const isFarBelow = (pay: PhysicianPay): boolean => isUnder(pay.median.least, pay) && !isTooFew(pay);

const findProfession = (asked: string): ProfiledProfession =>
  profiledProfessions.find(({ slug }) => slug === asked)!;

/** A top-coded range ends with "at least". */
export const toPhysicianRows = (state: StateRecord) =>
  state.physicians.map((pay) => ({
    name: findProfession(pay.slug).plural,
    to: paths.geographicProfession(state.slug, pay.slug),
    cells: [
      toMedianText(pay),
      pay.p25 && !isTooFew(pay) ? toRangeText(pay.p25) : "–",
      formatCount(pay.areas),
      formatDollars(pay.national),
    ],
  }));

export const toPairedPhysicianRows = (first: StateRecord, second: StateRecord) =>
  profiledProfessions.flatMap(({ slug, plural }) => {
    const [a, b] = [first, second].map(({ physicians }) => physicians.find((pay) => pay.slug === slug));
    const national = (a ?? b)?.national;
    if (national === undefined) return [];
    return [{ name: plural, cells: [toCountedText(a), toCountedText(b), formatDollars(national)] }];
  });

const tooFew = "too few to compare";

function toCountedText(pay: PhysicianPay | undefined): string {
  if (!pay) return "no figure";
  return isTooFew(pay) ? tooFew : `${toMedianText(pay)} (${pay.areas})`;
}

const toMedianText = (pay: PhysicianPay): string =>
  isTooFew(pay) ? tooFew : `${toRangeText(pay.median)}${isFarBelow(pay) ? "*" : ""}`;

function toRangeText({ least, most }: PhysicianPay["median"]): string {
  const [low, high] = [least, most].map((dollars) => formatPay(dollars, survey2024));
  return low === high ? low! : `${low} to ${high}`;
}

const ranges =
  "From the lowest to the highest metro area, dollars a year (BLS, May 2024, whose highest figure is $239,200). We have no figures for physicians by state. U.S. median: BLS, May 2025.";

export const describePhysicianPay = (
  physicians: readonly PhysicianPay[],
  ...others: (string | null)[]
): string =>
  [
    ranges,
    ...others,
    physicians.some(isFarBelow)
      ? `* Some areas are below ${farBelow * 100}% of the U.S. median. The survey counts few of these physicians in one metro area, and residents with them, so do not read it as an offer.`
      : null,
    physicians.some(isTooFew)
      ? `Too few to compare: only one or two areas have a figure, all below ${farBelow * 100}% of the U.S. median. Residents are counted with these physicians.`
      : null,
  ]
    .filter((text) => text !== null)
    .join(" ");

/** The lower quarter is the lowest figure in the rows. */
export const describeResidents = ({ physicians }: StateRecord): string | null =>
  toResidentsNote(
    physicians.map(({ slug, p25 }) => ({ soc: findProfession(slug).soc, pay: { p10: p25?.least ?? null } })),
  );

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
