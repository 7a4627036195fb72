import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { describeTaxGaps, toTakeHome } from "#app/facts/reference/pay/income-tax.ts";
import type { TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import {
  publishedOccupations,
  registeredNurses,
  toRank,
} from "#app/facts/reference/profession/published-occupations.ts";
import { formatChange } from "#app/kit/text/figures.ts";
import type { DotRow } from "#app/kit/ui/chart/dot-plot.tsx";
import { formatDollars } from "#app/kit/ui/count.ts";

export const priceNames = {
  all: "All prices",
  housing: "Rents",
  utilities: "Utilities",
  goods: "Goods",
  services: "Other services",
} as const;

export const priceKinds = Object.keys(priceNames) as (keyof typeof priceNames)[];

export const formatIndex = (index: number): string => index.toFixed(1);

/** At national prices. */
export const toRealPay = (dollars: number, { prices }: StateRow): number => (dollars / prices.all) * 100;

/** The state's own prices beside the country's, and what is left of each median after taxes. */
export function toLivingCosts(state: StateRecord, rows: readonly StateRow[], tables: TaxTables) {
  const inState = toStateText(state.code);
  const keep = (wages: number) => toTakeHome(wages, state.code, tables).kept;
  const nurses = state.medians[registeredNurses.soc];
  const { year } = tables.federal;
  return {
    lead: nurses
      ? `A single filer earning ${formatDollars(nurses)}, the median of registered nurses, keeps about ${formatDollars(keep(nurses))} in ${inState} in ${year}. That buys what ${formatDollars(toRealPay(keep(nurses), state))} buys at national prices.`
      : null,
    dots: priceKinds.map((kind): DotRow => {
      const all = rows.map(({ prices }) => prices[kind]);
      return {
        name: priceNames[kind],
        note: `${formatIndex(state.prices[kind])}, ${formatChange(state.prices[kind] - 100)}`,
        all: [Math.min(...all), Math.max(...all)],
        marks: [
          ["nation", 100],
          ["own", state.prices[kind]],
        ],
      };
    }),
    prices: priceKinds.map((kind) => {
      const { rank, of } = toRank(
        Object.fromEntries(rows.map(({ code, prices }) => [code, prices[kind]])),
        state.code,
      );
      const [index, change] = [state.prices[kind], state.prices[kind] - 100];
      return {
        name: priceNames[kind],
        cells: [formatIndex(index), formatChange(change), `${rank} of ${of}`],
      };
    }),
    kept: publishedOccupations.flatMap(({ plural, soc }) => {
      const median = state.medians[soc];
      if (!median) return [];
      const kept = keep(median);
      return [{ name: plural, cells: [median, kept, toRealPay(kept, state)].map(formatDollars) }];
    }),
    keptNote: `Medians: BLS, May 2025. Our estimate for ${year}, for a single filer with the standard deduction: federal and state income tax, Social Security, Medicare and state levies, without local tax, credits, retirement savings or premiums.${describeTaxGaps(tables.states.get(state.code)!, inState)} Prices: BEA, 2024.`,
  };
}
