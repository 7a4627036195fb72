import type { Position } from "#app/facts/reference/place/distance.ts";

/** The size of us-states.svg, whose shapes are in us-atlas's projection. */
export const atlasSize = { width: 1950, height: 1220 };

const radians = Math.PI / 180;
const scale = 2600;
const center = { x: 975, y: 610 };

interface Cone {
  parallels: readonly [number, number];
  meridian: number;
  middle: readonly [longitude: number, latitude: number];
  scale: number;
  shift: readonly [x: number, y: number];
}

const mainland: Cone = {
  parallels: [29.5, 45.5],
  meridian: -96,
  middle: [-0.6, 38.7],
  scale: 1,
  shift: [0, 0],
};
// Alaska, at a third of its size, and Hawaii are drawn below the Southwest.
const insets: Readonly<Record<string, Cone>> = {
  AK: { parallels: [55, 65], meridian: -154, middle: [-2, 58.5], scale: 0.35, shift: [-0.307, 0.201] },
  HI: { parallels: [8, 18], meridian: -157, middle: [-3, 19.9], scale: 1, shift: [-0.205, 0.212] },
};

export function toMapPoint(stateCode: string, { latitude, longitude }: Position): [x: number, y: number] {
  const cone = insets[stateCode] ?? mainland;
  const [x, y] = project(cone, longitude - cone.meridian, latitude);
  const [middleX, middleY] = project(cone, ...cone.middle);
  const size = scale * cone.scale;
  return [
    Math.round(center.x + cone.shift[0] * scale + size * (x - middleX)),
    Math.round(center.y + cone.shift[1] * scale - size * (y - middleY)),
  ];
}

/** Albers's equal-area conic projection of a sphere of radius 1. */
function project({ parallels }: Cone, longitude: number, latitude: number): [x: number, y: number] {
  const [south, north] = parallels.map((parallel) => Math.sin(parallel * radians)) as [number, number];
  const n = (south + north) / 2;
  const c = 1 + south * (2 * n - south);
  const radius = Math.sqrt(c - 2 * n * Math.sin(latitude * radians)) / n;
  const angle = n * longitude * radians;
  return [radius * Math.sin(angle), Math.sqrt(c) / n - radius * Math.cos(angle)];
}
