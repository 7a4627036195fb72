import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "../../app/kit/ui/icon-names.ts";
import { drawIcons } from "../../scripts/draw/draw-icons.ts";

test("draws each named icon as Lucide does", () => {
  expect(readFileSync("app/kit/ui/icons.svg", "utf8")).toBe(drawIcons());
});

test("uses every named icon somewhere", () => {
  const source = globSync("app/**/*.{ts,tsx}")
    .filter((file) => !file.endsWith("icon-names.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(iconNames.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
});
