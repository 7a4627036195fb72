import { findState } from "#app/facts/reference/place/states.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import type { Reference } from "../../reference/reference.ts";
import { toMiddle, toShare, toWholeDollars } from "../told/money.ts";
import { listStateMedians } from "../told/state-medians.ts";
import type { MadeFigure } from "./data-figure.ts";

interface NpState {
  code: string;
  /** By the law in force. */
  authority: string;
  aanpClass: string;
  note: string;
  population: number;
  median: number;
}

const classes = ["full", "reduced", "restricted"] as const;
const tones = { full: "member", reduced: "2", restricted: "5" } as const;
const names = { full: "Full practice", reduced: "Reduced practice", restricted: "Restricted practice" };

function listNpStates(reference: Reference): NpState[] {
  const medians = new Map(listStateMedians(reference, "29-1171").map((row) => [row.code, row.median]));
  return reference.states.map((row) => {
    const license = reference.licensing.get(row.code!)!;
    return {
      code: row.code!,
      authority: license.np_practice_authority!,
      aanpClass: license.np_aanp_class!,
      note: license.np_note!,
      population: Number(row.pop_est_2025),
      median: medians.get(row.code!)!,
    };
  });
}

export const makeNpClasses = (reference: Reference): MadeFigure => toNpClasses(listNpStates(reference));

export function toNpClasses(all: readonly NpState[]): MadeFigure {
  const people = (of: readonly NpState[]) => of.reduce((sum, { population }) => sum + population, 0);
  const groups = classes.map((authority) => {
    const members = all.filter((state) => state.authority === authority);
    const middle = toMiddle(members.map(({ median }) => median));
    return { authority, members, share: toShare(people(members), people(all)), middle };
  });
  const changed = all.filter(({ note }) => note).map(({ code }) => code);
  const moved = all.filter((state) => state.authority !== state.aanpClass);
  const byLaw =
    moved.length > 0
      ? `; ${listWithAnd(moved.map(({ code }) => findState(code)!.name))} by its newer law`
      : "";
  return {
    caption: "How states let nurse practitioners practice",
    source: `AANP classes, February 2025${byLaw}; all changes since then in the next table. Population: Census Bureau, July 2025. Pay: BLS OEWS, May 2025, the middle of the states' medians. n = ${all.length} (states and DC).`,
    columns: [
      { title: "Class" },
      { title: "States", isNumber: true },
      { title: "US population", isNumber: true },
      { title: "Middle state's median pay", isNumber: true },
    ],
    rows: groups.map(({ authority, members, share, middle }) => [
      names[authority],
      String(members.length),
      share,
      toWholeDollars(middle),
    ]),
    drawing: {
      kind: "map",
      label: "States by class of practice authority",
      groups: groups.map(({ authority, members }) => ({
        name: names[authority],
        tone: tones[authority],
        states: members.map(({ code }) => code),
      })),
    },
    values: {
      changed: String(changed.length),
      "full.aanp": String(all.filter(({ aanpClass }) => aanpClass === "full").length),
      ...Object.fromEntries(
        groups.flatMap(({ authority, members, share, middle }) => [
          [authority, String(members.length)],
          [`${authority}.people`, share],
          [`${authority}.pay`, toWholeDollars(middle)],
        ]),
      ),
      ...Object.fromEntries(all.map(({ code, authority }) => [`${code}.${authority}`, authority])),
    },
  };
}

export const makeNpChanges = (reference: Reference): MadeFigure => toNpChanges(listNpStates(reference));

export function toNpChanges(all: readonly NpState[]): MadeFigure {
  const changed = all.filter(({ note }) => note);
  return {
    caption: "Rules that are newer than AANP's class",
    source: `Our file of state licensing rules, read in November 2026; class as of February 2025. Pay: BLS OEWS, May 2025. n = ${changed.length} states.`,
    columns: [
      { title: "State" },
      { title: "Class" },
      { title: "What changed" },
      { title: "Median pay", isNumber: true },
    ],
    rows: changed.map(({ code, authority, aanpClass, note, median }) => [
      findState(code)!.name,
      aanpClass === authority ? authority : `${aanpClass}; ${authority} by the newer law`,
      `${note}.`,
      toWholeDollars(median),
    ]),
    values: {
      count: String(changed.length),
      ...Object.fromEntries(changed.map(({ code, median }) => [`${code}.median`, toWholeDollars(median)])),
    },
  };
}
