import { findState } from "#app/facts/reference/place/states.ts";
import type { Reference } from "../../reference/reference.ts";
import { toCellNumber } from "../../source/csv.ts";
import { toFigureText } from "../../source/figure-texts.ts";
import type { MadeFigure } from "./data-figure.ts";

interface StateGap {
  code: string;
  needed: number | null;
  needMet: number | null;
  residents: number;
}

export const makePrimaryCareGaps = (reference: Reference): MadeFigure =>
  toPrimaryCareGaps(
    reference.states.map((row) => {
      const gap = reference.shortages.get(row.code!);
      return {
        code: row.code!,
        needed: toCellNumber(gap?.pc_practitioners_needed_2025_12_31),
        needMet: toCellNumber(gap?.pc_need_met_pct_2025_12_31),
        residents: Number(row.pop_est_2025),
      };
    }),
  );

export function toPrimaryCareGaps(all: readonly StateGap[]): MadeFigure {
  const known = all
    .flatMap(({ code, needed, needMet, residents }) =>
      needed === null || needMet === null
        ? []
        : [{ code, needed, needMet, share: (needed / residents) * 100_000, name: findState(code)!.name }],
    )
    .sort((a, b) => b.share - a.share);
  const missing = all.filter(({ code }) => !known.some((row) => row.code === code));
  const fifth = Math.ceil(known.length / 5);
  const most = [...known].sort((a, b) => b.needed - a.needed);
  return {
    caption: "Primary care practitioners who are missing in shortage areas",
    source: `HRSA, health professional shortage areas for primary care, December 31, 2025. Residents: Census Bureau, July 2025. n = ${known.length} (states and DC with a figure).`,
    columns: [
      { title: "State" },
      { title: "Needed per 100,000 residents", isNumber: true },
      { title: "Practitioners needed", isNumber: true },
      { title: "Need met", isNumber: true },
    ],
    rows: known.map((row) => [
      row.name,
      row.share.toFixed(1),
      toFigureText(row.needed),
      `${row.needMet.toFixed(1)}%`,
    ]),
    drawing: {
      kind: "map",
      label: "States by practitioners needed per 100,000 residents, in fifths",
      groups: (["5", "4", "3", "2", "1"] as const).flatMap((tone, at) => {
        const group = known.slice(at * fifth, (at + 1) * fifth);
        if (group.length === 0) return [];
        const name = `${group.at(-1)!.share.toFixed(1)} to ${group[0]!.share.toFixed(1)}`;
        return [{ name, tone, states: group.map(({ code }) => code) }];
      }),
    },
    values: {
      count: String(known.length),
      total: toFigureText(known.reduce((sum, { needed }) => sum + needed, 0)),
      first: known[0]!.name,
      firstShare: known[0]!.share.toFixed(1),
      second: known[1]!.name,
      third: known[2]!.name,
      last: known.at(-1)!.name,
      lastShare: known.at(-1)!.share.toFixed(1),
      most: most[0]!.name,
      mostNeeded: toFigureText(most[0]!.needed),
      mostShare: most[0]!.share.toFixed(1),
      missing: new Intl.ListFormat("en-US").format(missing.map(({ code }) => findState(code)!.name)),
    },
  };
}
