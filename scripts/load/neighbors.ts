import { readFileSync } from "node:fs";
import { neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { states } from "#app/facts/reference/place/states.ts";

export function readNeighbors(): Map<string, string[]> {
  const atlas = JSON.parse(readFileSync("node_modules/us-atlas/states-10m.json", "utf8")) as Topology<{
    states: GeometryCollection;
  }>;
  const shapes = atlas.objects.states.geometries;
  const codes = shapes.map(({ id }) => states.find(({ fips }) => fips === Number(id))?.code);
  const found = neighbors(shapes).map((of) => of.flatMap((index) => codes[index] ?? []).sort());
  return new Map(codes.flatMap((code, index) => (code ? [[code, found[index]!] as const] : [])));
}
