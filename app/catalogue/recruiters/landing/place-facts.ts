import { listParts, type Passage, toWhole } from "#app/facts/catalog/passage.ts";
import { isFor } from "#app/facts/reference/profession/audience.ts";
import type { ProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";

/** The profession's own facts, then general ones that come first for it, then others; never another's own. */
export function pickPlaceFacts(
  facts: readonly Passage[],
  profession: ProfiledProfession,
  count: number,
): string[] {
  const rank = (fact: Passage): number | null => {
    const parts = listParts(fact);
    const only = parts.flatMap(({ professions }) => professions ?? []);
    if (only.length > 0) return isFor(only, profession) ? 0 : null;
    const firstFor = parts.flatMap((part) => part.firstFor ?? []);
    if (firstFor.length === 0) return 2;
    return isFor(firstFor, profession) ? 1 : 3;
  };
  return [0, 1, 2, 3]
    .flatMap((wanted) => facts.filter((fact) => rank(fact) === wanted))
    .slice(0, count)
    .map(toWhole);
}
