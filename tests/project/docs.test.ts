import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = ["README.md", ...globSync("docs/**/*.md")];
const toText = (file: string) => readFileSync(file, "utf8");
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
const listAnchors = (file: string) =>
  [...toText(file).matchAll(/^#+ (.*)$/gm)].map(([, title]) => toAnchor(title!));

test.each(files)("leads somewhere with every link of %s", (file) => {
  const broken = [...toText(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].filter(
    ([, path, anchor]) => {
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (anchor && !listAnchors(target).includes(anchor));
    },
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(files)("names only files that exist in %s", (file) => {
  const named = toText(file).matchAll(/`((?:app|data|docs|functions|migrations|scripts|tests)\/[\w./-]*)`/g);
  expect([...named].map(([, path]) => path!).filter((path) => !existsSync(path))).toEqual([]);
});

test("names each file of a flow by its path, or in the folder of the last path before it", () => {
  const [, flows = ""] = /^## Eleven flows$([\s\S]*?)^## /m.exec(toText("docs/how-it-works.md")) ?? [];
  const [, listed = ""] = /^(### 1\.[\s\S]*)/m.exec(flows) ?? [];
  let folder = "";
  const lost: string[] = [];
  for (const [, name = ""] of listed.matchAll(/`([\w./[\]-]+\.(?:tsx?|sql))`/g)) {
    if (name.includes("/") && existsSync(name)) folder = dirname(name);
    else if (!existsSync(join(folder, name))) lost.push(`${name} in ${folder}`);
  }
  expect(lost).toEqual([]);
});

test("keeps the README short and each decision on one page of four parts", () => {
  expect(toText("README.md").split("\n").length).toBeLessThan(120);
  for (const file of globSync("docs/decisions/*.md")) {
    const text = toText(file);
    expect(text.split("\n").length, file).toBeLessThan(90);
    for (const part of ["Question", "Figures", "Choice", "What would change it"])
      expect(text, file).toMatch(new RegExp(`^(\\*\\*${part}\\.\\*\\*|## ${part}$)`, "m"));
  }
  const listed = toText("docs/how-it-works.md");
  expect(globSync("*.md", { cwd: "docs/decisions" }).filter((name) => !listed.includes(name))).toEqual([]);
});

test("says of each package what it is for, and of no other", () => {
  const { dependencies, devDependencies } = JSON.parse(toText("package.json"));
  const used = Object.keys({ ...dependencies, ...devDependencies });
  const rows = [...toText("docs/dependencies.md").matchAll(/^\| (`[^|]*) \| [^|]+/gm)];
  const told = rows.flatMap(([, names]) => [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const isTold = (name: string) =>
    told.includes(name) || (name.startsWith("@types/") && told.includes("@types/*"));
  expect(used.filter((name) => !isTold(name))).toEqual([]);
  expect(told.filter((name) => name !== "@types/*" && !used.includes(name))).toEqual([]);
  expect(told.length).toBe(new Set(told).size);
});
