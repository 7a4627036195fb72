import { findState } from "#app/facts/reference/place/states.ts";
import { type CompactFacts, getCompact } from "#app/facts/reference/profession/compacts.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatDay } from "#app/kit/text/when.ts";
import type { Reference } from "../../reference/reference.ts";
import { toFigureText } from "../../source/figure-texts.ts";
import type { MadeFigure } from "./data-figure.ts";

interface LineMetro {
  name: string;
  stateCodes: readonly string[];
  population: number;
}

export const makeLineMetros = (reference: Reference): MadeFigure =>
  toLineMetros(reference.metros, getCompact("NLC"));

/** Metropolitan areas that cross a state line where one side does not honor multistate nurse licenses. */
export function toLineMetros(all: readonly LineMetro[], compact: CompactFacts): MadeFigure {
  const names = (codes: readonly string[]) => listWithAnd(codes.map((code) => findState(code)!.name));
  const crossing = all.filter(({ stateCodes }) => stateCodes.length > 1);
  const cut = crossing
    .map((metro) => ({
      ...metro,
      inside: metro.stateCodes.filter((code) => compact.members.includes(code)),
      outside: metro.stateCodes.filter((code) => !compact.members.includes(code)),
    }))
    .filter(({ inside, outside }) => inside.length > 0 && outside.length > 0)
    .sort((a, b) => b.population - a.population);
  const whole = crossing.filter(({ stateCodes }) =>
    stateCodes.every((code) => compact.members.includes(code)),
  );
  const people = cut.reduce((sum, { population }) => sum + population, 0);
  const homes = cut.filter(({ stateCodes }) => !compact.members.includes(stateCodes[0]!));
  return {
    caption: "Metropolitan areas where a multistate nurse license stops at a state line",
    source: `Areas: OMB, July 2023. Population: Census Bureau, July 2025. ${compact.name}: member list as of ${formatDay(compact.asOf)}. n = ${crossing.length} areas in more than one state, ${cut.length} of them cut.`,
    columns: [
      { title: "Area" },
      { title: "People", isNumber: true },
      { title: "Honors multistate licenses" },
      { title: "Needs its own license" },
    ],
    rows: cut.map(({ name, population, inside, outside }) => [
      name,
      toFigureText(population),
      names(inside),
      names(outside),
    ]),
    drawing: {
      kind: "bars",
      items: cut.slice(0, 12).map(({ name, population, outside }) => ({
        name,
        value: population,
        text: toFigureText(population),
        note: `${names(outside)} outside`,
      })),
    },
    values: {
      crossing: String(crossing.length),
      cut: String(cut.length),
      whole: String(whole.length),
      people: `${Math.round(people / 1_000_000)} million`,
      homesOutside: String(homes.length),
      ...Object.fromEntries(
        cut.flatMap(({ name, inside, outside, population }) => [
          [`${name}.inside`, names(inside)],
          [`${name}.outside`, names(outside)],
          [`${name}.people`, `${(population / 1_000_000).toFixed(1)} million`],
        ]),
      ),
      ...Object.fromEntries(whole.map(({ name }) => [`${name}.whole`, name.replace(/, [A-Z]{2}$/, "")])),
      ...Object.fromEntries(
        [...new Set(cut.flatMap(({ outside }) => outside))].map((code) => [
          `${code}.cuts`,
          String(cut.filter(({ outside }) => outside.includes(code)).length),
        ]),
      ),
    },
  };
}
