import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printSchema } from "../../scripts/schema/print-schema.ts";
import { tablesByWing } from "../../scripts/schema/tables-by-wing.ts";

test("shows the database of today in docs/schema.sql", () => {
  expect(readFileSync("docs/schema.sql", "utf8"), 'run "npm run schema"').toBe(printSchema());
});

test("keeps each table's columns in the wing that docs/schema.sql has it in", () => {
  const kept = globSync("app/**/schema.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/sqliteTable\(\s*"(\w+)"/g)].map(([, table]) => ({
      file,
      table,
    })),
  );
  expect(kept.length).toBeGreaterThan(25);
  const strays = kept.filter(
    ({ file, table }) =>
      !Object.hasOwn(tablesByWing[/^app\/(\w+)\/schema\.ts$/.exec(file)?.[1] ?? ""] ?? {}, table!),
  );
  expect(strays).toEqual([]);
});

test("numbers migrations without a gap", () => {
  /** From before this rule. */
  const gaps = [9, 10, 14, 22, 58, 59, 61, 72];
  const numbers = globSync("migrations/*.sql").map((file) => Number(/\d+/.exec(file)![0]));
  const last = Math.max(...numbers);
  expect(last).toBeGreaterThanOrEqual(74);
  const all = Array.from({ length: last }, (_, at) => at + 1).filter((number) => !gaps.includes(number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(all);
});
