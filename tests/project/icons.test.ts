import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "../../app/ui/icon-names.ts";
import { drawIcons } from "../../scripts/draw-icons.ts";

test("the sprite is what Lucide draws for the icons that we name", () => {
  expect(readFileSync("app/ui/icons.svg", "utf8")).toBe(drawIcons());
});

test("every icon that is named is drawn somewhere", () => {
  const source = globSync("app/**/*.{ts,tsx}")
    .filter((file) => !file.endsWith("icon-names.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(iconNames.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
});
