import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { findRoute, hasPage, listScreens } from "../support/screens/list-screens.ts";

test("checks every kind of page for accessibility", () => {
  const screens = listScreens("icu-nurse-houston-tx-ab12cd34");
  const shown = new Set(screens.map(({ path }) => findRoute(path)?.file));
  const files = [...new Set(routes.map(({ file }) => file))];
  expect(files.filter((file) => hasPage(file) && !shown.has(file))).toEqual([]);
  // A module that answers a file for programs, as a sitemap, has no screen.
  const isPage = (file: string) => file.endsWith(".tsx");
  expect(files.filter((file) => isPage(file) && !hasPage(file)).length).toBeLessThan(5);
});
