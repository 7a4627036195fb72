import { geoAlbersUsa } from "d3-geo";
import { expect, test } from "vitest";
import { toMapPoint } from "./albers-usa.ts";

const atlas = geoAlbersUsa().scale(1300).translate([487.5, 305]);

test.each([
  ["TX", 29.7604, -95.3698],
  ["ME", 44.8012, -68.7778],
  ["WA", 47.6062, -122.3321],
  ["FL", 24.5551, -81.78],
  ["AK", 61.2181, -149.9003],
  ["AK", 55.3422, -131.6461],
  ["HI", 21.3069, -157.8583],
] as const)("puts a place in %s where the atlas has it", (code, latitude, longitude) => {
  const [x, y] = atlas([longitude, latitude])!;
  const [mapX, mapY] = toMapPoint(code, { latitude, longitude });
  expect(Math.abs(mapX - x * 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(mapY - y * 2)).toBeLessThanOrEqual(1);
});
