import { expect, test } from "vitest";
import { parsePanelSearch, toPanelQuery } from "./panel-search.ts";

test("restores the panel's choices from its address and leaves defaults out", () => {
  for (const query of ["", "days=7", "device=mobile", "days=7&device=desktop"]) {
    expect(toPanelQuery(parsePanelSearch(new URLSearchParams(query)))).toBe(query);
  }
});

test("uses the default for an unknown period or device", () => {
  expect(parsePanelSearch(new URLSearchParams("days=9000&device=fridge"))).toEqual({
    days: 28,
    device: "all",
  });
});
