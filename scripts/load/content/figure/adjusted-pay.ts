import { getCompact } from "#app/facts/reference/profession/compacts.ts";
import type { Reference } from "../../reference/reference.ts";
import { toShare, toWholeDollars } from "../told/money.ts";
import { getPrices, listStateMedians, type StateMedian } from "../told/state-medians.ts";
import type { MadeFigure } from "./data-figure.ts";

interface PricedState extends StateMedian {
  /** The national average is 100. */
  prices: number;
  housing: number;
  note: string;
}

interface SourcedFact {
  people: string;
  note?: string;
  noteSource?: string;
}

export const makeAdjustedNurses = (reference: Reference): MadeFigure => {
  const { members } = getCompact("NLC");
  return toAdjustedPay(
    listPriced(reference, "29-1141", (code) => (members.includes(code) ? "Yes" : "No")),
    {
      people: "registered nurses",
      note: "Nurse compact",
      noteSource: "Compact: our list of members, July 2026.",
    },
  );
};

export const makeAdjustedPractitioners = (reference: Reference): MadeFigure =>
  toAdjustedPay(
    listPriced(reference, "29-1171", (code) => reference.licensing.get(code)!.np_practice_authority!),
    {
      people: "nurse practitioners",
      note: "Practice",
      noteSource: "Practice class: AANP, February 2025, or a newer law that changes it.",
    },
  );

export const makeAdjustedAssistants = (reference: Reference): MadeFigure =>
  toAdjustedPay(
    listPriced(reference, "29-1071", () => ""),
    { people: "physician assistants" },
  );

function listPriced(reference: Reference, soc: string, toNote: (code: string) => string): PricedState[] {
  return listStateMedians(reference, soc).map((row) => ({
    ...row,
    prices: getPrices(reference, row.code),
    housing: Number(reference.prices.get(row.code)!.housing),
    note: toNote(row.code),
  }));
}

export function toAdjustedPay(all: readonly PricedState[], told: SourcedFact): MadeFigure {
  const ranked = all
    .map((row) => ({ ...row, real: row.median / (row.prices / 100) }))
    .sort((a, b) => b.real - a.real);
  const byMedian = [...all].sort((a, b) => b.median - a.median);
  const fifth = Math.ceil(ranked.length / 5);
  const [first, second, last] = [ranked[0]!, ranked[1]!, ranked.at(-1)!];
  const topTen = ranked.slice(0, 10);
  return {
    caption: `Median pay of ${told.people} by state, at average US prices`,
    source: [
      "Pay: BLS OEWS, May 2025, state medians. Prices: BEA regional price parities, 2024.",
      told.noteSource,
      `n = ${ranked.length} (states and DC).`,
    ]
      .filter(Boolean)
      .join(" "),
    columns: [
      { title: "State" },
      { title: "At average US prices", isNumber: true },
      { title: "Median pay", isNumber: true },
      { title: "Prices (US = 100)", isNumber: true },
      { title: "Housing (US = 100)", isNumber: true },
      ...(told.note ? [{ title: told.note }] : []),
    ],
    rows: ranked.map((row) => [
      row.name,
      toWholeDollars(row.real),
      toWholeDollars(row.median),
      row.prices.toFixed(1),
      row.housing.toFixed(1),
      ...(told.note ? [row.note] : []),
    ]),
    drawing: {
      kind: "map",
      label: `States by price-adjusted pay of ${told.people}, in fifths`,
      groups: (["5", "4", "3", "2", "1"] as const).flatMap((tone, at) => {
        const group = ranked.slice(at * fifth, (at + 1) * fifth);
        if (group.length === 0) return [];
        const name = `${toWholeDollars(group.at(-1)!.real)} to ${toWholeDollars(group[0]!.real)}`;
        return [{ name, tone, states: group.map(({ code }) => code) }];
      }),
    },
    values: {
      first: first.name,
      firstReal: toWholeDollars(first.real),
      firstMedian: toWholeDollars(first.median),
      second: second.name,
      secondReal: toWholeDollars(second.real),
      last: last.name,
      lastReal: toWholeDollars(last.real),
      lead: toShare(first.real - last.real, last.real),
      highestMedian: byMedian[0]!.name,
      highestMedianReal: toWholeDollars(ranked.find(({ code }) => code === byMedian[0]!.code)!.real),
      medianLead: toShare(byMedian[0]!.median - byMedian.at(-1)!.median, byMedian.at(-1)!.median),
      middleSpread: ranked.length > 25 ? toWholeDollars(ranked[10]!.real - ranked[25]!.real) : "",
      fullInTopTen: String(topTen.filter(({ note }) => note === "full").length),
      compactInTopTen: String(topTen.filter(({ note }) => note === "Yes").length),
      ...Object.fromEntries(
        ranked.flatMap((row, at) => [
          [`${row.code}.real`, toWholeDollars(row.real)],
          [`${row.code}.rank`, String(at + 1)],
          [`${row.code}.medianRank`, String(byMedian.findIndex(({ code }) => code === row.code) + 1)],
        ]),
      ),
    },
  };
}
