import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claims } from "#app/claims.ts";
import { whatHappensNext } from "#app/companies/pitch/hiring-words.ts";

const files = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
const listWith = (words: string) => files.filter((file) => readFileSync(file, "utf8").includes(words));

test("defines the company's claims and promises in one place", () => {
  expect(listWith(claims.responseTime)).toEqual(["app/claims.ts"]);
  for (const figure of [claims.physicianSalary, claims.nursePractitionerSalary, claims.jobGrowth])
    expect(listWith(figure)).toEqual(["app/claims.ts"]);
  expect(listWith(claims.placementMeaning)).toEqual(["app/claims.ts"]);
});

test("shows the company's figures only in the block that says whose they are", () => {
  for (const name of ["professionals", "activeJobs", "placements", "rating", "physicianSalary", "jobGrowth"])
    expect(listWith(`claims.${name}`)).toEqual(["app/pages/page/company-figures.tsx"]);
});

test("promises 24 hours only in the forms' own sentences, with the condition beside them", () => {
  const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const promises = lines.filter((line) => line.includes("claims.responseTime"));
  expect(promises.length).toBeGreaterThan(3);
  expect(promises.filter((line) => !line.includes("claims.responseCondition"))).toEqual([]);
  const written = globSync("data/{catalog,content}/**/*.{json,md}");
  const saying = (words: RegExp) => written.filter((file) => words.test(readFileSync(file, "utf8")));
  expect(saying(/answers? [^.]{0,60}within 24 hours|\{responseTime\}/)).toEqual([]);
  expect(saying(/\{answerTime\}/).length).toBeGreaterThan(1);
});

test("defines in one place what happens after an employer's request", () => {
  for (const step of whatHappensNext.slice(1))
    expect(listWith(step)).toEqual(["app/companies/pitch/hiring-words.ts"]);
});

const countOf = (file: string): number => JSON.parse(readFileSync(file, "utf8")).length;

test("says the numbers of professions and checklists that there are", () => {
  const said = (unit: string) =>
    files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(new RegExp(`(\\d+) ${unit}\\b`, "g"))]
        .filter(({ index }) => !/\/\/|\/\*\*/.test(lineAt(file, index)))
        .map(([, figure]) => Number(figure)),
    );
  expect(new Set(said("professions"))).toEqual(new Set([countOf("data/catalog/professions.json")]));
  const checklists = globSync("data/content/skills/*.json").filter((file) => !file.endsWith("shared.json"));
  expect(new Set(said("specialties"))).toEqual(new Set([checklists.length]));
});

function lineAt(file: string, index: number): string {
  const text = readFileSync(file, "utf8");
  return text.slice(text.lastIndexOf("\n", index), index);
}
