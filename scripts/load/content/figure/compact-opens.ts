import { type CompactFacts, compacts } from "#app/facts/reference/profession/compacts.ts";
import { formatDay } from "#app/kit/text/when.ts";
import type { Reference } from "../../reference/reference.ts";
import { toFigureText } from "../../source/figure-texts.ts";
import { toShare } from "../told/money.ts";
import type { MadeFigure } from "./data-figure.ts";

interface StateSize {
  code: string;
  population: number;
  hospitals: number;
}

export const makeCompactOpens = (reference: Reference): MadeFigure =>
  toCompactOpens(
    compacts,
    reference.states.map((row) => ({
      code: row.code!,
      population: Number(row.pop_est_2025),
      hospitals: Number(reference.facilities.get(row.code!)!.hospitals),
    })),
  );

const holders: Record<string, string> = {
  NLC: "RN, LPN/LVN",
  IMLC: "MD, DO",
  PTC: "Physical therapist, PTA",
  PSYPACT: "Psychologist",
  EMS: "EMT, paramedic",
  OTC: "Occupational therapist, OTA",
  COUNSELING: "Professional counselor",
  ASLPIC: "Speech-language pathologist, audiologist",
};

export function toCompactOpens(all: readonly CompactFacts[], sizes: readonly StateSize[]): MadeFigure {
  const issuing = all
    .filter(({ isOperational, members }) => isOperational && members.length > 0)
    .map((compact) => ({ ...compact, ...toReach(compact, sizes) }))
    .sort((a, b) => b.members.length - a.members.length || a.name.localeCompare(b.name));
  return {
    caption: "What each compact that issues today opens",
    source:
      "Compacts' member lists, dates in the table. Population: Census Bureau, July 2025. Hospitals: CMS, 2026, without those we know to have closed.",
    columns: [
      { title: "Compact" },
      { title: "Licenses" },
      { title: "Members", isNumber: true },
      { title: "US population", isNumber: true },
      { title: "Hospitals", isNumber: true },
      { title: "As of" },
    ],
    rows: issuing.map((of) => [
      of.name,
      holders[of.code] ?? of.code,
      String(of.members.length),
      of.people,
      toFigureText(of.hospitals),
      formatDay(of.asOf),
    ]),
    drawing: {
      kind: "bars",
      items: issuing.map((of) => ({
        name: of.name,
        value: of.members.length,
        text: `${of.members.length} members`,
        note: `${of.people} of the population`,
      })),
    },
    values: {
      issuing: String(issuing.length),
      ...Object.fromEntries(
        issuing.flatMap((of) => [
          [`${of.code}.members`, String(of.members.length)],
          [`${of.code}.people`, of.people],
          [`${of.code}.peopleOutside`, of.peopleOutside],
          [`${of.code}.hospitals`, toFigureText(of.hospitals)],
          [`${of.code}.hospitalsOutside`, toFigureText(of.outside)],
        ]),
      ),
    },
  };
}

function toReach({ members }: CompactFacts, sizes: readonly StateSize[]) {
  const sum = (of: readonly StateSize[], field: "population" | "hospitals") =>
    of.reduce((total, size) => total + size[field], 0);
  const inside = sizes.filter(({ code }) => members.includes(code));
  const hospitals = sum(inside, "hospitals");
  const [people, all] = [sum(inside, "population"), sum(sizes, "population")];
  return {
    people: toShare(people, all),
    peopleOutside: toShare(all - people, all),
    hospitals,
    outside: sum(sizes, "hospitals") - hospitals,
  };
}
