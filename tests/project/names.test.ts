import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { type Module, readModule } from "../support/exported-names.ts";

const modules = globSync(["{app,functions,scripts,tests}/**/*.{ts,tsx}", "*.config.ts"])
  .filter((file) => !/\.d\.ts$|\.wrangler/.test(file))
  .map((file) => readModule(file));

/** An address names a page's or an endpoint's file, and a command a benchmark's. Remix and Hono read what they export. */
const isNamedFromOutside = (file: string) => /\/routes\/|^functions\/api\/|^scripts\/bench\//.test(file);
/** Taken by the framework, or by libraries whose module they stand in for (vite.config.ts). */
const isEntry = (file: string) =>
  /^(?:app\/(?:root|entry\.|routes\.)|scripts\/site\/stand-ins\/)/.test(file) || isNamedFromOutside(file);
const isTest = (file: string) => /^tests\/|\.test\.tsx?$/.test(file);

const listRepeated = (byName: Map<string, Module[]>) =>
  [...byName]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(" ")}`);

function groupBy(found: readonly Module[], toNames: (module: Module) => readonly string[]) {
  const groups = new Map<string, Module[]>();
  for (const module of found)
    for (const name of toNames(module)) groups.set(name, [...(groups.get(name) ?? []), module]);
  return groups;
}

/** "jobs" of "app/jobs/page/similar-jobs.server.ts". */
const wingOf = (file: string): string => file.split("/").slice(0, 2).at(-1)!;

test("gives a name to one thing only in a wing", () => {
  const own = modules.filter(({ file }) => !isTest(file) && !isEntry(file));
  expect(own.length).toBeGreaterThan(600);
  const names = groupBy(own, ({ file, declared }) => declared.map((name) => `${wingOf(file)} ${name}`));
  expect(listRepeated(names)).toEqual([]);
});

test("gives a file's name to one noun only in a wing", () => {
  const toNoun = (file: string) => basename(file).replace(/(\.server)?\.tsx?$/, "");
  const folders = new Map<string, Module>();
  for (const module of modules.filter(({ file }) => !isTest(file) && !isNamedFromOutside(file)))
    folders.set(`${dirname(module.file)}/${toNoun(module.file)}`, module);
  expect(
    listRepeated(groupBy([...folders.values()], ({ file }) => [`${wingOf(file)} ${toNoun(file)}`])),
  ).toEqual([]);
});

test("exports only what another file imports", () => {
  const taken = new Set(modules.flatMap((module) => module.taken.map(({ from, name }) => `${from} ${name}`)));
  const unused = modules
    .filter(({ file }) => !isEntry(file))
    .flatMap(({ file, declared }) => declared.map((name) => `${file} ${name}`))
    .filter((name) => !taken.has(name) && !taken.has(`${name.split(" ")[0]} *`));
  expect(unused).toEqual([]);
});
