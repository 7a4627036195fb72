import { findState, states } from "#app/facts/reference/place/states.ts";
import { type CompactFacts, getCompact } from "#app/facts/reference/profession/compacts.ts";
import type { Compact } from "#app/facts/reference/profession/professions.ts";
import { formatDay } from "#app/kit/text/when.ts";
import type { MadeFigure } from "./data-figure.ts";

export const makeCompactMap = (code: Compact, licenses: string) => (): MadeFigure =>
  toMembersMap(getCompact(code), licenses);

export function toMembersMap(compact: CompactFacts, licenses: string): MadeFigure {
  const outside = states.filter(
    ({ code }) => !compact.members.includes(code) && !compact.enacted.includes(code),
  );
  const rows = [
    ...compact.enacted.map((code) => [code, "Law passed, not issuing yet"] as const),
    ...outside.map(({ code }) => [code, "Not a member"] as const),
  ];
  return {
    caption: `Where ${licenses} works`,
    source: `${compact.name}, member list as of ${formatDay(compact.asOf)}. n = 51 (states and DC). The table lists the states that do not take part.`,
    columns: [{ title: "State" }, { title: "Standing" }, { title: "What we know" }],
    rows: rows.map(([code, standing]) => [findState(code)!.name, standing, compact.stateNotes[code] ?? "-"]),
    drawing: {
      kind: "map",
      label: `${compact.name}: members, states with the law passed, other states`,
      groups: [
        { name: "Issues or honors", tone: "member", states: [...compact.members] },
        { name: "Law passed, not issuing", tone: "enacted", states: [...compact.enacted] },
        { name: "Outside", tone: "0", states: outside.map(({ code }) => code) },
      ],
    },
    values: {
      members: String(compact.members.length),
      enacted: String(compact.enacted.length),
      outside: String(outside.length),
    },
  };
}
