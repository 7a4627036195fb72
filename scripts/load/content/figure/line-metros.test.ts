import { expect, test } from "vitest";
import { getCompact } from "#app/facts/reference/profession/compacts.ts";
import { toLineMetros } from "./line-metros.ts";

const compact = { ...getCompact("NLC"), members: ["WI", "OH", "KY"] };
const metro = (name: string, stateCodes: string[], population: number) => ({ name, stateCodes, population });

test("lists areas in several states where some honor the license and some do not", () => {
  const { rows, values } = toLineMetros(
    [
      metro("Duluth, MN", ["MN", "WI"], 280_000),
      metro("Minneapolis, MN", ["MN", "WI"], 3_700_000),
      metro("Cincinnati, OH", ["OH", "KY"], 2_300_000),
      metro("Columbus, OH", ["OH"], 2_200_000),
      metro("Nowhere, CA", ["CA", "NV"], 50_000),
    ],
    compact,
  );
  expect(rows).toEqual([
    ["Minneapolis, MN", "3,700,000", "Wisconsin", "Minnesota"],
    ["Duluth, MN", "280,000", "Wisconsin", "Minnesota"],
  ]);
  expect(values).toMatchObject({
    crossing: "4",
    cut: "2",
    whole: "1",
    people: "4 million",
    homesOutside: "2",
  });
  expect(values).toMatchObject({ "Cincinnati, OH.whole": "Cincinnati", "MN.cuts": "2" });
});
