import { PathChooser } from "./path-chooser.tsx";
import { SpecialtyCards } from "./specialty-cards.tsx";
import type { StateMap } from "./state-map.ts";

/** One island, so that its code loads as one file. */
export function Explore({ areaCounts, map }: { areaCounts: number[] | null; map: StateMap | null }) {
  return (
    <>
      <SpecialtyCards counts={areaCounts} map={map} />
      <PathChooser />
    </>
  );
}
