import { expect, test } from "vitest";
import { findCityAlias } from "./city-aliases.ts";
import { findNamedRegion } from "./named-regions.ts";
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

test("knows a region's states or its towns, and takes small letters for other words where it must", () => {
  expect(
    findNamedRegion("New England")
      ?.states.map(({ code }) => code)
      .join(),
  ).toBe("CT,ME,MA,NH,RI,VT");
  expect(findNamedRegion("midwest")?.states).toHaveLength(12);
  expect(findNamedRegion("twin cities")?.towns.map(({ name }) => name)).toEqual([
    "Minneapolis, MN",
    "St. Paul, MN",
  ]);
  expect(findNamedRegion("the UP")?.name).toBe("Upper Peninsula");
  expect(findNamedRegion("the up")).toBeNull();
});
