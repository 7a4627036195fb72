import { readFileSync } from "node:fs";
import { geoPath } from "d3-geo";
import { feature, merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";
import { states } from "../../app/facts/reference/place/states.ts";

type Atlas = Topology<{ states: GeometryCollection }>;
export type Point = [x: number, y: number];

// In units of the atlas, which measures 975 by 610 and is shown at half that size.
const leastBend = 6;
export const leastIsland = 14;

const path = geoPath(null).digits(1);

/** From us-atlas (ISC License). */
export function drawMap(): { svg: string; points: string } {
  const atlas = readAtlas();
  const shapes = atlas.objects.states.geometries.filter((shape) => shape.type !== null) as MultiPolygon[];
  const land = merge(atlas, shapes);
  land.coordinates = land.coordinates.filter(([ring]) => ring && areaOf(ring as Point[]) > leastIsland);
  const borders = mesh(atlas, atlas.objects.states, (a, b) => a !== b);
  const points = states.map(({ fips, code }) => {
    const shape = feature(atlas, atlas.objects.states).features.find(({ id }) => Number(id) === fips);
    if (!shape) throw new Error(`The atlas has no state ${fips}.`);
    const [x, y] = path.centroid(toLargestPart(shape));
    return `  ${code}: [${Math.round(x)}, ${Math.round(y)}],`;
  });
  return {
    svg: `<!-- us-atlas (github.com/topojson/us-atlas), ISC License; shapes: U.S. Census Bureau -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">\n<path id="land" d="${path(land)}"/>\n<path id="borders" d="${path(borders)}"/>\n</svg>\n`,
    points: `/** Positions on us-outline.svg, written by scripts/draw/draw-map.ts. */\nexport const statePoints: Record<string, readonly [x: number, y: number]> = {\n${points.join("\n")}\n};\n`,
  };
}

export const readAtlas = (): Atlas =>
  simplify(JSON.parse(readFileSync("node_modules/us-atlas/states-albers-10m.json", "utf8")) as Atlas);

/** Puts a state's dot on its mainland, not between its islands. */
function toLargestPart(shape: GeoJSON.Feature): GeoJSON.Geometry {
  const { geometry } = shape;
  if (geometry.type !== "MultiPolygon") return geometry;
  const parts = geometry.coordinates.map((coordinates) => ({ type: "Polygon" as const, coordinates }));
  return parts.reduce((largest, part) => (path.area(part) > path.area(largest) ? part : largest));
}

/** Keeps the ends of each arc, so that neighbors still meet. */
function simplify(atlas: Atlas): Atlas {
  const { scale, translate } = atlas.transform!;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return dropFlatBends(points);
  });
  return { ...atlas, arcs, transform: undefined } as unknown as Atlas;
}

/** Visvalingam's algorithm removes the bend with the smallest triangle first. */
function dropFlatBends(points: Point[]): Point[] {
  const kept = [...points];
  const fewest = isRing(points) ? 4 : 2;
  while (kept.length > fewest) {
    let [flattest, least] = [0, leastBend];
    for (let at = 1; at < kept.length - 1; at++) {
      const bend = areaOf([kept[at - 1]!, kept[at]!, kept[at + 1]!]);
      if (bend < least) [flattest, least] = [at, bend];
    }
    if (flattest === 0) break;
    kept.splice(flattest, 1);
  }
  return kept;
}

const isRing = (points: Point[]) => String(points[0]) === String(points.at(-1));

export function areaOf(ring: Point[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
