import { getCompact, listCompactMembers, toAsOfText } from "#app/facts/reference/profession/compacts.ts";
import type { Compact } from "#app/facts/reference/profession/professions.ts";
import type { CompactMapView } from "./compact-map.tsx";

/** Inferred members count here, because the notes beside a map name them. */
export function toCompactMap(code: Compact): CompactMapView {
  const compact = getCompact(code);
  const members = listCompactMembers(code);
  return {
    name: compact.name,
    asOf: toAsOfText(compact),
    members: members.join(" "),
    enacted: [...compact.enacted, ...compact.members.filter((member) => !members.includes(member))].join(" "),
  };
}
