import { matchRoutes } from "@remix-run/router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { listScreens } from "../support/screens.ts";

const withoutScreen = [
  "accounts/routes/logout.tsx",
  "accounts/routes/resend-verification.tsx",
  "admin/routes/attachment.ts",
  "offline/routes/manifest.ts",
];

test("checks every kind of page for accessibility", () => {
  const known = routes.map(({ path, index, file }) => ({ id: file, path, index }));
  const shown = listScreens("icu-nurse-houston-tx-ab12cd34").map(
    ({ path }) => matchRoutes(known as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route.id,
  );
  const missing = [...new Set(routes.map(({ file }) => file))].filter((file) => !shown.includes(file));
  expect(missing.sort()).toEqual(withoutScreen);
});
