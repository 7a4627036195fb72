import { formatIndex, priceKinds, priceNames, toRealPay } from "#app/catalogue/places/state/living-costs.ts";
import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { publishedOccupations } from "#app/facts/reference/profession/published-occupations.ts";
import { formatChange, percentAbove } from "#app/kit/text/figures.ts";
import type { DotRow } from "#app/kit/ui/chart/dot-plot.tsx";
import { formatDollars } from "#app/kit/ui/count.ts";

interface PaidOccupation {
  plural: string;
  soc: string;
  pair: [number, number];
}

const listPaid = (first: StateRow, second: StateRow): PaidOccupation[] =>
  publishedOccupations.flatMap(({ plural, soc }) => {
    const [a, b] = [first.medians[soc], second.medians[soc]];
    return a && b ? [{ plural, soc, pair: [a, b] as [number, number] }] : [];
  });

export function toPairedDots(first: StateRecord, second: StateRecord, rows: readonly StateRow[]): DotRow[] {
  return listPaid(first, second)
    .toSorted((a, b) => b.pair[0] - a.pair[0])
    .map(({ plural, soc, pair: [a, b] }) => {
      const all = rows.flatMap(({ medians }) => medians[soc] ?? []);
      return {
        name: plural,
        note: `${first.code} ${formatDollars(a)}, ${second.code} ${formatDollars(b)}`,
        all: [Math.min(...all), Math.max(...all)],
        marks: [
          ["nation", first.nationalMedians[soc]!],
          ["own", a],
          ["other", b],
        ],
      };
    });
}

export const toPairedRows = (first: StateRow, second: StateRow) =>
  listPaid(first, second)
    .map(({ plural, pair: [a, b] }) => ({
      name: plural,
      percent: percentAbove(b, a),
      cells: [
        formatDollars(a),
        formatDollars(b),
        formatChange(percentAbove(b, a)),
        formatChange(percentAbove(toRealPay(b, second), toRealPay(a, first))),
      ],
    }))
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
    .map(({ name, cells }) => ({ name, cells }));

export const toPriceDots = (first: StateRow, second: StateRow, rows: readonly StateRow[]): DotRow[] =>
  priceKinds.map((kind) => {
    const all = rows.map(({ prices }) => prices[kind]);
    const [a, b] = [first.prices[kind], second.prices[kind]];
    return {
      name: priceNames[kind],
      note: `${first.code} ${formatIndex(a)}, ${second.code} ${formatIndex(b)}`,
      all: [Math.min(...all), Math.max(...all)],
      marks: [
        ["nation", 100],
        ["own", a],
        ["other", b],
      ],
    };
  });

export const toPriceRows = (first: StateRow, second: StateRow) =>
  priceKinds.map((kind) => ({
    name: priceNames[kind],
    cells: [
      formatIndex(first.prices[kind]),
      formatIndex(second.prices[kind]),
      formatChange(percentAbove(second.prices[kind], first.prices[kind])),
    ],
  }));
