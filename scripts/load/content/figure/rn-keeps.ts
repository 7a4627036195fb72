import { type TakeHome, toTakeHome } from "#app/facts/reference/pay/income-tax.ts";
import type { TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { formatOrdinal } from "#app/kit/text/figures.ts";
import type { Reference } from "../../reference/reference.ts";
import { toPositive, toWholeDollars } from "../told/money.ts";
import { getPrices, listStateMedians, type StateMedian } from "../told/state-medians.ts";
import { readTaxTables } from "../told/tax-files.ts";
import type { MadeFigure } from "./data-figure.ts";

interface PricedMedian extends StateMedian {
  prices: number;
}

interface Keeper extends PricedMedian, TakeHome {
  real: number;
  rank: number;
  medianRank: number;
}

export const makeRnKeeps = (reference: Reference): MadeFigure =>
  toRnKeeps(
    listStateMedians(reference, "29-1141").map((row) => ({ ...row, prices: getPrices(reference, row.code) })),
    readTaxTables(reference),
  );

export function toRnKeeps(medians: readonly PricedMedian[], tables: TaxTables): MadeFigure {
  const keepers = rank(medians, tables);
  const [first, last] = [keepers[0]!, keepers.at(-1)!];
  const byMedian = [...keepers].sort((a, b) => b.median - a.median);
  const toEnd = (fifths: number) => Math.round((keepers.length * fifths) / 5);
  const noTax = keepers.filter(({ state, levies }) => state + levies === 0);
  return {
    caption: "What a registered nurse on each state's median keeps after taxes, at national prices",
    source: `Pay: BLS OEWS, May 2025. Taxes: single filer, standard deduction, tax year 2026, no local income tax. Prices: BEA regional price parities, 2024. n = ${keepers.length} (states and DC).`,
    columns: [
      { title: "State" },
      { title: "Median pay", isNumber: true },
      { title: "Federal tax and FICA", isNumber: true },
      { title: "State tax and levies", isNumber: true },
      { title: "Prices (US = 100)", isNumber: true },
      { title: "Kept at national prices", isNumber: true },
    ],
    rows: keepers.map((keeper) => [
      keeper.name,
      toWholeDollars(keeper.median),
      toWholeDollars(keeper.federal + keeper.payroll),
      toWholeDollars(keeper.state + keeper.levies),
      keeper.prices.toFixed(1),
      toWholeDollars(keeper.real),
    ]),
    drawing: {
      kind: "map",
      label: "States by what a registered nurse keeps, in fifths",
      groups: (["5", "4", "3", "2", "1"] as const).map((tone, at) => {
        const group = keepers.slice(toEnd(at), toEnd(at + 1));
        const [most, least] = [group[0]!, group.at(-1)!];
        return {
          name: `${toWholeDollars(least.real)} to ${toWholeDollars(most.real)}`,
          tone,
          states: group.map(({ code }) => code),
        };
      }),
    },
    values: {
      states: String(keepers.length),
      medianGap: toWholeDollars(byMedian[0]!.median - byMedian.at(-1)!.median),
      keptGap: toWholeDollars(first.real - last.real),
      medianLead: toLead(byMedian[0]!.median, byMedian.at(-1)!.median),
      keptLead: toLead(first.real, last.real),
      first: first.name,
      firstKept: toWholeDollars(first.kept),
      firstReal: toWholeDollars(first.real),
      second: keepers[1]!.name,
      secondReal: toWholeDollars(keepers[1]!.real),
      third: keepers[2]!.name,
      thirdReal: toWholeDollars(keepers[2]!.real),
      noTax: String(noTax.length),
      noTaxInTopTen: String(noTax.filter(({ rank }) => rank <= 10).length),
      ...Object.fromEntries(keepers.flatMap(toStateValues)),
    },
  };
}

const toLead = (high: number, low: number): string => `${Math.round((high / low - 1) * 100)}%`;

function rank(medians: readonly PricedMedian[], tables: TaxTables): Keeper[] {
  const byMedian = [...medians].sort((a, b) => b.median - a.median).map(({ code }) => code);
  return medians
    .map((row) => {
      const home = toTakeHome(row.median, row.code, tables);
      return { ...row, ...home, real: home.kept / (row.prices / 100) };
    })
    .sort((a, b) => b.real - a.real)
    .map((row, at) => ({ ...row, rank: at + 1, medianRank: byMedian.indexOf(row.code) + 1 }));
}

const toStateValues = (keeper: Keeper): [string, string][] => [
  [`${keeper.code}.median`, toWholeDollars(keeper.median)],
  [`${keeper.code}.kept`, toWholeDollars(keeper.kept)],
  [`${keeper.code}.real`, toWholeDollars(keeper.real)],
  [`${keeper.code}.state`, toWholeDollars(keeper.state + keeper.levies)],
  [`${keeper.code}.prices`, keeper.prices.toFixed(1)],
  [`${keeper.code}.place`, formatOrdinal(keeper.rank)],
  [`${keeper.code}.leads`, keeper.rank === 1 ? keeper.name : ""],
  [`${keeper.code}.climb`, toPositive(keeper.medianRank - keeper.rank, String)],
  [`${keeper.code}.fall`, toPositive(keeper.rank - keeper.medianRank, String)],
];
