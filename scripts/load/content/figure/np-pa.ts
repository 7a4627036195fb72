import type { Reference } from "../../reference/reference.ts";
import { toMiddle, toPositive, toWholeDollars } from "../told/money.ts";
import { listStateMedians } from "../told/state-medians.ts";
import type { MadeFigure } from "./data-figure.ts";

interface NpPaState {
  code: string;
  name: string;
  np: number;
  pa: number;
  authority: string;
}

/** Medians this close are the same: the survey's error is about that large in a small state. */
const even = 2_000;

export function makeNpPa(reference: Reference): MadeFigure {
  const assistants = new Map(listStateMedians(reference, "29-1071").map((row) => [row.code, row.median]));
  return toNpPa(
    listStateMedians(reference, "29-1171").flatMap(({ code, name, median }) => {
      const pa = assistants.get(code);
      // The class of the survey's own time: Wisconsin's newer law is of September 2026.
      const authority = reference.licensing.get(code)!.np_aanp_class!;
      return pa ? [{ code, name, np: median, pa, authority }] : [];
    }),
  );
}

export function toNpPa(all: readonly NpPaState[]): MadeFigure {
  const states = all.map((state) => ({ ...state, gap: state.np - state.pa })).sort((a, b) => b.gap - a.gap);
  const npMore = states.filter(({ gap }) => gap > even);
  const paMore = states.filter(({ gap }) => gap < -even);
  const level = states.filter(({ gap }) => Math.abs(gap) <= even);
  const middleGap = (authority: string) =>
    toMiddle(states.filter((state) => state.authority === authority).map(({ gap }) => gap));
  const codes = (of: readonly NpPaState[]) => of.map(({ code }) => code);
  const tell = (gap: number) =>
    Math.abs(gap) <= even ? "About even" : `${gap > 0 ? "NP" : "PA"} by ${toWholeDollars(Math.abs(gap))}`;
  return {
    caption: "Whose median is higher, nurse practitioners' or physician assistants'",
    source: `BLS OEWS, May 2025, state medians. Medians within ${toWholeDollars(even)} of each other are called even. Practice authority: AANP, February 2025. n = ${states.length} (states and DC).`,
    columns: [
      { title: "State" },
      { title: "NP median", isNumber: true },
      { title: "PA median", isNumber: true },
      { title: "Higher" },
      { title: "NP practice authority" },
    ],
    rows: states.map(({ name, np, pa, gap, authority }) => [
      name,
      toWholeDollars(np),
      toWholeDollars(pa),
      tell(gap),
      authority,
    ]),
    drawing: {
      kind: "map",
      label: "States by whose median is higher",
      groups: [
        { name: `Nurse practitioners, by over ${toWholeDollars(even)}`, tone: "5", states: codes(npMore) },
        { name: `Within ${toWholeDollars(even)}`, tone: "1", states: codes(level) },
        { name: `Physician assistants, by over ${toWholeDollars(even)}`, tone: "3", states: codes(paMore) },
      ],
    },
    values: {
      states: String(states.length),
      even: toWholeDollars(even),
      npMore: String(npMore.length),
      paMore: String(paMore.length),
      level: String(level.length),
      ...Object.fromEntries(
        ["full", "reduced", "restricted"].map((authority) => [
          `${authority}.paLead`,
          toPositive(-middleGap(authority), toWholeDollars),
        ]),
      ),
      ...Object.fromEntries(
        states.flatMap(({ code, np, pa, gap }) => [
          [`${code}.np`, toWholeDollars(np)],
          [`${code}.pa`, toWholeDollars(pa)],
          [`${code}.npLead`, toPositive(gap, toWholeDollars)],
          [`${code}.paLead`, toPositive(-gap, toWholeDollars)],
        ]),
      ),
    },
  };
}
