import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printSchema } from "../../scripts/schema/print-schema.ts";

test("shows the database of today in docs/schema.sql", () => {
  expect(readFileSync("docs/schema.sql", "utf8"), 'run "npm run schema"').toBe(printSchema());
});
