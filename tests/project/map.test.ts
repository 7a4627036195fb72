import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { statePoints } from "#app/home/state-points.ts";
import { states } from "#app/markets/states.ts";
import { drawMap } from "../../scripts/draw-map.ts";

test("the map of the home page is what the atlas draws, with a point for every state", () => {
  const { svg, points } = drawMap();
  expect(readFileSync("app/home/us-outline.svg", "utf8")).toBe(svg);
  expect(readFileSync("app/home/state-points.ts", "utf8")).toBe(points);
  expect(Object.keys(statePoints).sort()).toEqual(states.map(({ code }) => code).sort());
});
