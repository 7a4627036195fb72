import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { whatHappensNext } from "#app/employers/what-happens-next.ts";
import { claims } from "#app/home/claims.ts";

const files = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
const listWith = (words: string) => files.filter((file) => readFileSync(file, "utf8").includes(words));

test("what the company promises is written down once", () => {
  expect(listWith(claims.responseTime)).toEqual(["app/home/claims.ts"]);
  for (const figure of [claims.physicianSalary, claims.nursePractitionerSalary, claims.jobGrowth])
    expect(listWith(figure)).toEqual(["app/home/claims.ts"]);
});

test("what follows on an employer's request is written down once", () => {
  for (const step of whatHappensNext.slice(1))
    expect(listWith(step)).toEqual(["app/employers/what-happens-next.ts"]);
});
