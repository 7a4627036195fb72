import { expect, test } from "vitest";
import { states } from "#app/facts/reference/place/states.ts";
import { toSpot } from "./spot.ts";

const houston = { latitude: 29.76, longitude: -95.37 };

test("frames the state with its neighbors and puts the city inside", () => {
  const spot = toSpot("TX", houston)!;
  const [x, y, width, height] = spot.viewBox.split(" ").map(Number) as [number, number, number, number];
  expect(width / height).toBeCloseTo(1.6, 1);
  expect(spot.dot!.x).toBeGreaterThan(x + width / 2);
  expect(spot.dot!.y).toBeGreaterThan(y + height / 2);
  expect(spot.neighbors).toEqual(expect.arrayContaining(["LA", "OK", "NM", "AR"]));
  expect(spot.neighbors).not.toContain("HI");
});

test("draws every state, without a dot when the place is unknown or elsewhere", () => {
  for (const { code } of states) {
    expect(toSpot(code, null)?.dot).toBeNull();
    expect(toSpot(code, null)?.neighbors).not.toContain(code);
  }
  expect(toSpot("ME", houston)?.dot).toBeNull();
  expect(toSpot("AK", null)?.neighbors).toEqual([]);
  expect(toSpot(null, houston)).toBeNull();
  expect(toSpot("PR", houston)).toBeNull();
});
