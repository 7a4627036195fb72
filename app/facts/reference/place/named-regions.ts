import rows from "../../../../data/words/regions.json" with { type: "json" };
import { findState, type State } from "./states.ts";

export interface RegionTown {
  name: string;
  lat: number;
  lon: number;
  radiusMiles: number;
}

/** Either states or towns. */
export interface NamedRegion {
  name: string;
  states: readonly State[];
  towns: readonly RegionTown[];
}

interface Row {
  name: string;
  names: string[];
  states?: string[];
  towns?: [name: string, lat: number, lon: number, radiusMiles: number][];
}

const toRegion = ({ name, states = [], towns = [] }: Row): NamedRegion => ({
  name,
  states: states.map((code) => findState(code)!),
  towns: towns.map(([town, lat, lon, radiusMiles]) => ({ name: town, lat, lon, radiusMiles })),
});

let byName: ReadonlyMap<string, NamedRegion> | null = null;

/** Names of one and the same word in lower case, and as written where they have capitals: "the UP". */
export function findNamedRegion(raw: string): NamedRegion | null {
  byName ??= new Map(
    (rows as Row[]).flatMap((row) => {
      const region = toRegion(row);
      return row.names.map((name) => [name, region] as const);
    }),
  );
  return byName.get(raw) ?? byName.get(raw.toLowerCase()) ?? null;
}
