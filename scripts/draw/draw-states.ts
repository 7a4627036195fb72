import { feature } from "topojson-client";
import { states } from "../../app/facts/reference/place/states.ts";
import { areaOf, leastIsland, type Point, readAtlas } from "./draw-map.ts";

// Half an atlas unit, stored as whole numbers.
const fineness = 2;

/** From us-atlas (ISC License). Each path's id is its state's code. */
export function drawStates(): string {
  const atlas = readAtlas();
  const shapes = new Map(
    feature(atlas, atlas.objects.states).features.map(({ id, geometry }) => [Number(id), geometry]),
  );
  const paths = states.map(({ fips, code }) => `<path id="${code}" d="${toPath(shapes.get(fips))}"/>`);
  return `<!-- us-atlas (github.com/topojson/us-atlas), ISC License; shapes: U.S. Census Bureau -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${975 * fineness} ${610 * fineness}">\n${paths.join("\n")}\n</svg>\n`;
}

export function drawFrames(): string {
  const rows = [...drawStates().matchAll(/<path id="(\w+)" d="([^"]+)"/g)].map(
    ([, code, d]) => `  ${code}: [${toFrame(d!).join(", ")}],`,
  );
  return `type Box = readonly [left: number, top: number, right: number, bottom: number];\n\n/** Around the shapes in us-states.svg, written by scripts/draw/draw-states.ts. */\nexport const stateFrames: Record<string, Box> = {\n${rows.join("\n")}\n};\n`;
}

function toFrame(d: string): number[] {
  const points = d.split("z").flatMap((ring) => {
    const [start = "", steps = ""] = ring.replace("M", "").split("l");
    let [x = 0, y = 0] = toNumbers(start);
    const moves = toNumbers(steps);
    const corners = [[x, y]];
    for (let at = 0; at + 1 < moves.length; at += 2) {
      x += moves[at]!;
      y += moves[at + 1]!;
      corners.push([x, y]);
    }
    return ring ? corners : [];
  });
  const xs = points.map(([x]) => x!);
  const ys = points.map(([, y]) => y!);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const toNumbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);

/** Drops islets, unless the state itself is that small. */
function toPath(geometry: GeoJSON.Geometry | undefined): string {
  const parts =
    geometry?.type === "MultiPolygon"
      ? geometry.coordinates
      : geometry?.type === "Polygon"
        ? [geometry.coordinates]
        : [];
  const rings = parts.map(([ring]) => ring as Point[]).sort((a, b) => areaOf(b) - areaOf(a));
  return rings
    .filter((ring, rank) => rank === 0 || areaOf(ring) > leastIsland)
    .map(toRing)
    .join("");
}

function toRing(ring: readonly Point[]): string {
  const points = ring.map(([x, y]): Point => [Math.round(x * fineness), Math.round(y * fineness)]);
  const steps = points.slice(1, -1).flatMap(([x, y], at) => {
    const [fromX, fromY] = points[at]!;
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`];
  });
  return `M${points[0]!.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
