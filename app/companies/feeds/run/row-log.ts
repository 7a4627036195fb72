import type { ImportRow } from "#app/companies/imports/store/outcome.ts";

const mostOfAKind = 500;
const longest = { reason: 300, title: 160, externalId: 100 };

/** Keeps what was left out first, because people ask about it. `earlier` are rows of the same run. */
export function createRowLog(earlier: readonly ImportRow[]) {
  const leftOut = earlier.filter(isLeftOut);
  const taken = earlier.filter((row) => !isLeftOut(row));
  return {
    add(row: ImportRow) {
      const kept = isLeftOut(row) ? leftOut : taken;
      if (kept.length < mostOfAKind) kept.push(toShort(row));
    },
    list: (): ImportRow[] => [...leftOut, ...taken],
  };
}

const isLeftOut = ({ outcome }: ImportRow): boolean => outcome === "rejected" || outcome === "skipped";

const toShort = (row: ImportRow): ImportRow => ({
  ...row,
  reason: row.reason.slice(0, longest.reason),
  title: row.title.slice(0, longest.title),
  externalId: row.externalId.slice(0, longest.externalId),
});
