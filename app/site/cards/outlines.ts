import shapes from "#app/pages/page/map/us-states.svg?raw";
import { type Ink, type Picture, paint } from "./picture.ts";

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

let rings: Map<string, Ring[]> | undefined;

/** Paths of whole numbers: "M1 2l3 4 5-6z". */
function readRings(): Map<string, Ring[]> {
  const paths = shapes.matchAll(/<path id="([A-Z]{2})" d="([^"]+)"/g);
  return new Map([...paths].map(([, code, path]) => [code!, path!.split("M").slice(1).map(toRing)]));
}

function toRing(path: string): Ring {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length >> 1 }, (_, at): Point => {
    x += numbers[2 * at]!;
    y += numbers[2 * at + 1]!;
    return [x, y];
  });
}

export function drawOutline(picture: Picture, code: string | null, ink: Ink, box: Box): void {
  fill(picture, placeRings(code, box), ink, box);
}

export const toOutlinePath = (code: string | null, box: Box): string =>
  placeRings(code, box)
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`)
    .join("");

function placeRings(code: string | null, box: Box): Ring[] {
  rings ??= readRings();
  const shown = code ? (rings.get(code) ?? []) : [...rings.values()].flat();
  const points = shown.flat();
  if (points.length === 0) return [];
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const scale = Math.min(box.width / (right - left), box.height / (bottom - top));
  const [dx, dy] = [
    box.x + (box.width - (right - left) * scale) / 2 - left * scale,
    box.y + (box.height - (bottom - top) * scale) / 2 - top * scale,
  ];
  return shown.map((ring) => ring.map(([x, y]): Point => [x * scale + dx, y * scale + dy]));
}

const perPixel = 4;

/** Counts how many sixteenths of each pixel are inside, which smooths the edges. */
function fill(picture: Picture, shown: readonly Ring[], ink: Ink, box: Box): void {
  const covered = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height * perPixel; row++) {
    const y = box.y + (row + 0.5) / perPixel;
    for (const ring of shown) {
      const crossings = toCrossings(ring, y);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const to = Math.min(Math.round((crossings[at + 1]! - box.x) * perPixel), box.width * perPixel);
        for (let step = Math.max(0, Math.round((crossings[at]! - box.x) * perPixel)); step < to; step++)
          covered[Math.floor(row / perPixel) * box.width + Math.floor(step / perPixel)]!++;
      }
    }
  }
  for (const [at, sixteenths] of covered.entries()) {
    const [x, y] = [box.x + (at % box.width), box.y + Math.floor(at / box.width)];
    paint(picture, x, y, ink, Math.min(15, sixteenths));
  }
}

function toCrossings(ring: Ring, y: number): number[] {
  const crossings: number[] = [];
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length]!;
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return crossings.sort((a, b) => a - b);
}
