import { type QueuedBeacon, unknownRelease } from "#app/kit/vitals/beacon.ts";
import { toBucket } from "#app/kit/vitals/histogram.ts";
import { listsPerReport } from "#app/kit/vitals/visit-source.ts";
import { metrics } from "#app/kit/vitals/vitals.ts";
import type { PackedTable } from "./fold-statements.ts";

type Key = readonly (string | number)[];

/** What a run adds to the rows of a table, by their keys. */
export function createPacks() {
  const tables = new Map<PackedTable, Map<string, { key: Key; counts: Record<string, number> }>>();
  return {
    add(table: PackedTable, key: Key, name: string, n = 1): void {
      const rows = tables.get(table) ?? new Map();
      tables.set(table, rows);
      const at = JSON.stringify(key);
      const row = rows.get(at) ?? { key, counts: {} };
      rows.set(at, row);
      row.counts[name] = (row.counts[name] ?? 0) + n;
    },
    /** Of each table, [key columns..., counts]. */
    list: (): [PackedTable, unknown[][]][] =>
      [...tables].map(([table, rows]) => [
        table,
        [...rows.values()].map(({ key, counts }) => [...key, counts]),
      ]),
  };
}
type Packs = ReturnType<typeof createPacks>;

/** The route "*" is all routes together. Messages from before hours, countries and releases were counted lack them. */
export function packMetrics(packs: Packs, beacon: QueuedBeacon, releases: ReadonlySet<string>): void {
  const { day, hour, route, device, country, release } = beacon;
  for (const metric of metrics) {
    const value = beacon.metrics[metric];
    if (value === undefined) continue;
    const name = `${metric} ${toBucket(metric, value)}`;
    packs.add("vitals_histograms", [day, route, device], name);
    for (const counted of [route, "*"]) {
      if (hour !== undefined) packs.add("vitals_hours", [day, hour, counted], name);
      if (country) packs.add("vitals_countries", [country, day, counted, device], name);
      if (release)
        packs.add("vitals_releases", [releases.has(release) ? release : unknownRelease, counted, day], name);
    }
  }
}

export function packPostings(packs: Packs, beacon: QueuedBeacon): void {
  const { day, posting, click, isRobot, listed = [], listedFor = listsPerReport } = beacon;
  const add = (slug: string, name: string, n = 1) =>
    packs.add("posting_parts", [day, slug.slice(-1)], `${name} ${slug}`, n);
  if (posting) add(posting.slug, posting.isStart ? "starts" : "views");
  if (click && !isRobot) add(click, "clicks");
  for (const slug of listed) add(slug, "listed", listedFor);
}
