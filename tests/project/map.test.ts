import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { states } from "#app/facts/reference/place/states.ts";
import { statePoints } from "#app/site/home/directory/state-points.ts";
import { drawMap } from "../../scripts/draw/draw-map.ts";
import { drawFrames, drawStates } from "../../scripts/draw/draw-states.ts";

test("matches the home page map with the atlas and has a point for every state", () => {
  const { svg, points } = drawMap();
  expect(readFileSync("app/site/home/directory/us-outline.svg", "utf8")).toBe(svg);
  expect(readFileSync("app/site/home/directory/state-points.ts", "utf8")).toBe(points);
  expect(Object.keys(statePoints).sort()).toEqual(states.map(({ code }) => code).sort());
});

test("matches the map of the states with the atlas, has a shape for every state and stays under 9 kB", () => {
  const svg = readFileSync("app/pages/page/map/us-states.svg", "utf8");
  expect(svg).toBe(drawStates());
  expect([...svg.matchAll(/id="([A-Z]{2})" d="M\d[^"]+z"/g)].map(([, code]) => code)).toEqual(
    states.map(({ code }) => code),
  );
  expect(readFileSync("app/pages/page/map/state-frames.ts", "utf8")).toBe(drawFrames());
  expect(gzipSync(svg).length).toBeLessThan(9_000);
});
