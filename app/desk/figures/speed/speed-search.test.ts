import { expect, test } from "vitest";
import { parseSpeedSearch, toSpeedQuery } from "./speed-search.ts";

test("restores the dashboard's choices from its address and leaves defaults out", () => {
  for (const query of [
    "",
    "days=7",
    "device=mobile",
    "days=90&device=desktop",
    "path=%2Fjobs%2F%7Bslug%7D&metric=ttfb&country=US",
  ]) {
    expect(toSpeedQuery(parseSpeedSearch(new URLSearchParams(query)))).toBe(query);
  }
});

test("uses the default for an unknown metric, period, device or country", () => {
  const unknown = "metric=speed&days=9000&device=fridge&country=us";
  expect(parseSpeedSearch(new URLSearchParams(unknown))).toEqual({
    metric: "lcp",
    days: 28,
    device: "all",
    country: null,
    route: null,
  });
});
