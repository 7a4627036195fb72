import { expect, test } from "vitest";
import { findCityAlias } from "./city-aliases.ts";
import { findRegionState, isOfCountry, isOfWideRegion } from "./regions.ts";
import { findState } from "./states.ts";

test("knows the state or the largest city of a well-known region", () => {
  expect(findRegionState("long island")?.code).toBe("NY");
  expect(findRegionState("central valley")?.code).toBe("CA");
  expect(findRegionState("new jersey")).toBeNull();
  expect(findCityAlias("quad cities", null)).toEqual({ name: "davenport", stateCode: "IA" });
  expect(findCityAlias("st louis", null)).toBeNull();
  expect(findCityAlias("stl", findState("MO"))).toEqual({ name: "st louis", stateCode: "MO" });
  expect(findCityAlias("east bay", findState("FL"))).toBeNull();
});

test("names the words of a region of several states", () => {
  expect(isOfWideRegion("travel rn pacific northwest", "pacific")).toBe(true);
  expect(isOfWideRegion("pacific medical center", "pacific")).toBe(false);
});

test("tells countries and their people from other words", () => {
  expect(["india", "filipino", "philippines"].every(isOfCountry)).toBe(true);
  expect(["indio", "georgia", "indiana"].some(isOfCountry)).toBe(false);
});
