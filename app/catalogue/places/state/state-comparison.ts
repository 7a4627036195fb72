import type { StateRecord, StateRow } from "#app/facts/catalog/place-records.ts";
import { toAsOfRange } from "#app/facts/licensing/as-of-range.ts";
import { findNearest } from "#app/facts/reference/place/distance.ts";
import {
  describeNewerLaws,
  toAuthorityCell,
  toAuthoritySource,
} from "#app/facts/reference/place/practice-authority.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { getCompact } from "#app/facts/reference/profession/compacts.ts";
import { registeredNurses } from "#app/facts/reference/profession/published-occupations.ts";
import { formatChange, formatPercent } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";

const peersShown = 2;

export const authorityName = "NP practice authority";
const compared = ["NLC", "IMLC", "PTC", "PSYPACT", "EMS"] as const;

/** Falls back to the nearest states when fewer than two share a border. */
export function listComparedStates(state: StateRecord, rows: readonly StateRow[]): StateRow[] {
  const nextDoor = rows
    .filter(({ code }) => state.neighbors.includes(code))
    .sort((a, b) => b.population - a.population);
  const others = rows.filter(({ code }) => code !== state.code && !state.neighbors.includes(code));
  return [...nextDoor, ...findNearest(state, others, peersShown)].slice(0, peersShown);
}

export function toStateComparison(state: StateRecord, peers: readonly StateRow[], rows: readonly StateRow[]) {
  const sum = (of: (row: StateRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const people = sum(({ population }) => population);
  const before = sum(({ population, growthPercent }) => population / (1 + growthPercent / 100));
  const full = rows.filter(({ nursePractitioners }) => nursePractitioners.authority === "full").length;
  const { soc } = registeredNurses;
  const line = (name: string, of: (row: StateRow) => string, nation: string) => ({
    name,
    cells: [...[state, ...peers].map(of), nation],
  });
  return [
    line(
      "RN median pay",
      ({ medians }) => (medians[soc] ? formatDollars(medians[soc]) : "–"),
      formatDollars(state.nationalMedians[soc]!),
    ),
    line(
      authorityName,
      ({ nursePractitioners }) => toAuthorityCell(nursePractitioners),
      `full in ${full} of ${rows.length}`,
    ),
    line("Compacts in force", toCompactCodes, "–"),
    line(
      "Population growth since 2020",
      ({ growthPercent }) => formatChange(growthPercent),
      formatChange((people / before - 1) * 100),
    ),
    line(
      "Primary care shortage areas",
      ({ shortageAreas }) => formatCount(shortageAreas),
      formatCount(sum(({ shortageAreas }) => shortageAreas)),
    ),
    line(
      "People per hospital",
      ({ population, hospitals }) => formatCount(Math.round(population / hospitals)),
      formatCount(Math.round(people / sum(({ hospitals }) => hospitals))),
    ),
  ];
}

export const comparedAsOf = toAsOfRange(compared.map((code) => getCompact(code).asOf));

const toCompactCodes = ({ code: state, compacts }: StateRow): string =>
  compared
    .filter((code) => compacts[code] === "member")
    .map((code) => (getCompact(code).inferred.includes(state) ? `${code} (to be confirmed)` : code))
    .join(", ") || "none";

interface Contrast {
  weight: number;
  text: string;
}

export function listContrasts(state: StateRecord, peer: StateRow): string[] {
  return [
    toPayContrast(state, peer),
    toNurseContrast(state, peer),
    toAuthorityContrast(state, peer),
    toPhysicianContrast(state, peer),
    toGrowthContrast(state, peer),
  ]
    .filter((contrast) => contrast !== null)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ text }) => text);
}

function toPayContrast(state: StateRow, peer: StateRow): Contrast | null {
  const [own, theirs] = [state.medians[registeredNurses.soc], peer.medians[registeredNurses.soc]];
  if (!own || !theirs) return null;
  const percent = Math.abs(theirs / own - 1) * 100;
  const gap = formatDollars(Math.abs(theirs - own));
  const [here, there] = [toStateText(state.code), toStateText(peer.code)];
  if (theirs === own) return { weight: 0.5, text: `RN medians are the same in ${here} and ${there}.` };
  if (percent < 2)
    return { weight: 0.5, text: `RN medians in ${here} and ${there} differ by ${gap} a year.` };
  return {
    weight: percent / 4,
    text: `The RN median in ${there} is ${gap} a year ${theirs > own ? "higher" : "lower"} than in ${here} (${formatPercent(percent)}%).`,
  };
}

function toNurseContrast(state: StateRow, peer: StateRow): Contrast | null {
  const [own, theirs] = [state.compacts.NLC === "member", peer.compacts.NLC === "member"];
  if (own === theirs) return null;
  const [inside, outside] = own ? [state, peer] : [peer, state];
  return {
    weight: 3,
    text: `${startSentence(toStateText(inside.code))} honors multistate nursing licenses. ${startSentence(toStateText(outside.code))} requires its own.`,
  };
}

function toAuthorityContrast(state: StateRow, peer: StateRow): Contrast | null {
  const [own, theirs] = [state.nursePractitioners.authority, peer.nursePractitioners.authority];
  if (own === theirs) return null;
  const newer = describeNewerLaws([peer.nursePractitioners, state.nursePractitioners]);
  const source = toAuthoritySource({
    [peer.code]: peer.nursePractitioners,
    [state.code]: state.nursePractitioners,
  });
  const told = `Nurse practitioner authority is ${theirs} in ${toStateText(peer.code)} and ${own} in ${toStateText(state.code)} (${source}).`;
  return {
    weight: newer || own === "full" || theirs === "full" ? 2.5 : 1.5,
    text: newer ? `${told} ${newer}` : told,
  };
}

function toPhysicianContrast(state: StateRow, peer: StateRow): Contrast | null {
  const [own, theirs] = [state.compacts.IMLC === "member", peer.compacts.IMLC === "member"];
  if (own === theirs) return null;
  const [inside, outside] = own ? [state, peer] : [peer, state];
  return {
    weight: 2,
    text: `${startSentence(toStateText(inside.code))} licenses physicians through the Interstate Medical Licensure Compact. ${startSentence(toStateText(outside.code))} does not.`,
  };
}

function toGrowthContrast(state: StateRow, peer: StateRow): Contrast | null {
  const gap = peer.growthPercent - state.growthPercent;
  if (Math.abs(gap) < 3) return null;
  const toVerb = ({ growthPercent }: StateRow) => (growthPercent < 0 ? "fell" : "grew");
  const say = (row: StateRow) => `${formatPercent(row.growthPercent)}% in ${toStateText(row.code)}`;
  const [faster, slower] = gap > 0 ? [peer, state] : [state, peer];
  const next = toVerb(faster) === toVerb(slower) ? "and" : `and ${toVerb(slower)}`;
  return {
    weight: Math.abs(gap) / 3,
    text: `From 2020 to 2025, the population ${toVerb(faster)} ${say(faster)} ${next} ${say(slower)}.`,
  };
}
