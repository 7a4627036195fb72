import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const theme = readFileSync("app/theme.css", "utf8");
const named = [...theme.matchAll(/--spacing-([a-z]+):/g)].map(([, name]) => name!);

test("names only spaces that the theme has, because Tailwind passes over any other without a word", () => {
  const used = globSync("app/**/*.tsx").flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /(?<![\w-])(?:[\w[\].&>-]+:)*(?:gap|gap-[xy]|[pm][xytblr])-([a-z]+)(?=["'` ])/g,
      ),
    ].map(([, name]) => ({ file, name: name! })),
  );
  expect(used.filter(({ name }) => named.includes(name)).length).toBeGreaterThan(15);
  expect(used.filter(({ name }) => ![...named, "auto", "px"].includes(name))).toEqual([]);
});
