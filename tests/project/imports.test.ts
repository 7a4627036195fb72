import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = globSync("{app,functions}/**/*.{ts,tsx}").filter((file) => !/\.test\.|\.d\.ts$/.test(file));
const importLine = /(?:import|export)[^"']*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']/g;

const imports = files.flatMap((from) =>
  [...readFileSync(from, "utf8").matchAll(importLine)].flatMap(([, fixed, lazy]) => {
    const target = fixed ?? lazy ?? "";
    if (target.startsWith("#app/")) return [{ from, to: target.replace("#app/", "app/") }];
    return target.startsWith(".") ? [{ from, to: join(dirname(from), target) }] : [];
  }),
);

const areaOf = (file: string) => /^app\/([^/]+)\//.exec(file)?.[1] ?? null;
const breaches = (isBreach: (i: { from: string; to: string }) => boolean) =>
  imports.filter(isBreach).map(({ from, to }) => `${from} -> ${to}`);

test("finds imports to check", () => {
  expect(imports.length).toBeGreaterThan(200);
});

test("keeps the UI kit free of imports from other folders", () => {
  expect(breaches(({ from, to }) => areaOf(from) === "ui" && areaOf(to) !== "ui")).toEqual([]);
});

test("keeps areas out of the platform", () => {
  const known = new Set(["platform", null]);
  expect(breaches(({ from, to }) => areaOf(from) === "platform" && !known.has(areaOf(to)))).toEqual([]);
});

test("writes the product's name in one file", () => {
  const naming = files.filter((file) => /Clinward/.test(readFileSync(file, "utf8")));
  expect(naming).toEqual(["app/site.ts"]);
});

test("imports no page module from elsewhere", () => {
  expect(breaches(({ to }) => /^app\/.*\/routes\//.test(to))).toEqual([]);
});

test("reaches the database from pages only through an area's queries", () => {
  expect(
    breaches(({ from, to }) => /\/routes\//.test(from) && /platform\/(schema|db)\.ts$/.test(to)),
  ).toEqual([]);
});

test("imports no queries into pure modules", () => {
  const isPage = (file: string) => /\/routes\/|^functions\/|\.server\.tsx?$|^app\/(entry|root)/.test(file);
  const text = (file: string) => readFileSync(file, "utf8");
  const isTypeOnly = ({ from, to }: { from: string; to: string }) => {
    const name = to.split("/").at(-1)!;
    return [...text(from).matchAll(importLine)]
      .filter(([line]) => line.includes(name))
      .every(([line]) => /^(import|export) type/.test(line));
  };
  expect(breaches((i) => i.to.endsWith(".server.ts") && !isPage(i.from) && !isTypeOnly(i))).toEqual([]);
});
