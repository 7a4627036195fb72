import type { Reference } from "../../reference/reference.ts";
import { toWholeDollars } from "../told/money.ts";
import { getPriceRise, listOccupations, type Occupation, toPayChange } from "../told/occupations.ts";
import type { MadeFigure } from "./data-figure.ts";

/** A smaller occupation's median moves by chance from one survey to the next. */
const leastJobs = 100_000;

export const makePayChange = (reference: Reference): MadeFigure =>
  toPayChanges(listOccupations(reference), getPriceRise(reference));

export function toPayChanges(all: readonly Occupation[], pricesRose: number): MadeFigure {
  const rows = all
    .flatMap((of) => {
      const change = toPayChange(of);
      return of.jobs >= leastJobs && change !== null ? [{ ...of, change }] : [];
    })
    .sort((a, b) => b.change - a.change);
  const ahead = rows.filter(({ change }) => change > pricesRose);
  const behind = rows.filter(({ change }) => change < pricesRose);
  const [first, last] = [rows[0]!, rows.at(-1)!];
  return {
    caption: "How median pay changed in the large health occupations, May 2024 to May 2025",
    source: `BLS OEWS, national medians, May 2024 and May 2025. Consumer prices: BLS, CPI-U, all items, up ${pricesRose.toFixed(1)}% in the same time. n = ${rows.length} occupations with at least 100,000 people employed and a published median.`,
    columns: [
      { title: "Occupation" },
      { title: "Change", isNumber: true },
      { title: "Median, May 2024", isNumber: true },
      { title: "Median, May 2025", isNumber: true },
      { title: "Against prices" },
    ],
    rows: rows.map((of) => [
      of.title,
      describePercent(of.change),
      toWholeDollars(of.before!),
      toWholeDollars(of.now!),
      of.change > pricesRose ? "Ahead" : of.change < pricesRose ? "Behind" : "Even",
    ]),
    drawing: {
      kind: "bars",
      items: rows.slice(0, 12).map((of) => ({
        name: of.title,
        value: of.change,
        text: describePercent(of.change),
        note: `now ${toWholeDollars(of.now!)}`,
      })),
    },
    values: {
      count: String(rows.length),
      ahead: String(ahead.length),
      behind: String(behind.length),
      prices: describePercent(pricesRose),
      first: first.title.toLowerCase(),
      firstChange: describePercent(first.change),
      last: last.title.toLowerCase(),
      lastChange: describePercent(last.change),
      ...Object.fromEntries(
        rows.flatMap(({ soc, change, before, now }) => [
          [`${soc}.rise`, change > 0 ? describePercent(change) : ""],
          [`${soc}.dollars`, toWholeDollars(now! - before!)],
          [`${soc}.ahead`, change > pricesRose ? describePercent(change) : ""],
          [`${soc}.behind`, change < pricesRose ? describePercent(change) : ""],
        ]),
      ),
    },
  };
}

const describePercent = (percent: number): string => `${percent.toFixed(1)}%`;
