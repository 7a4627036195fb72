import { expect, test } from "vitest";
import { parsePanelSearch, toPanelQuery } from "./panel-search.ts";

test("what the panel's address asks for survives the way there and back, and defaults leave it short", () => {
  for (const query of ["", "days=7", "device=mobile", "days=7&device=desktop"]) {
    expect(toPanelQuery(parsePanelSearch(new URLSearchParams(query)))).toBe(query);
  }
});

test("an unknown period or device is the default", () => {
  expect(parsePanelSearch(new URLSearchParams("days=9000&device=fridge"))).toEqual({
    days: 28,
    device: "all",
  });
});
