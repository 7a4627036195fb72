import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { catalogSources } from "../../scripts/load/load-catalog.ts";

const files = globSync("{app,functions,scripts}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.|\.d\.ts$/.test(file),
);
const importLine = /(?:import|export)[^"']*?from\s+["']([^"'?]+)["']|import\(\s*["']([^"'?]+)["']/g;

interface Import {
  from: string;
  to: string;
}

const imports = files.flatMap((from) =>
  [...readFileSync(from, "utf8").matchAll(importLine)].flatMap(([, fixed, lazy]): Import[] => {
    const target = fixed ?? lazy ?? "";
    if (target.startsWith("#app/")) return [{ from, to: target.replace("#app/", "app/") }];
    return target.startsWith(".") ? [{ from, to: join(dirname(from), target) }] : [];
  }),
);

/** Ground first. A wing imports from lower floors only, and so does a room within its wing. */
const floors: Record<string, readonly (readonly string[])[]>[] = [
  {
    ground: [
      ["paths", "site", "claims", "hiring-terms", "posting-terms", "site-credits"],
      ["desk-paths", "routes", "server-paths", "work-paths"],
    ],
  },
  {
    kit: [
      ["made-once.ts", "schema.ts"],
      ["platform", "ui", "framework"],
      ["device", "text", "vitals"],
      ["drafts"],
      ["forms"],
    ],
  },
  { facts: [["catalog"], ["reference"], ["licensing"]] },
  { pages: [["page"], ["frame", "offline", "sitemap"]] },
  { accounts: [["accounts"], ["contact"]] },
  {
    jobs: [
      ["schema.ts"],
      ["saved"],
      ["postings"],
      ["checks", "reading"],
      ["questions"],
      ["search"],
      ["changes", "page"],
      ["list"],
    ],
  },
  {
    clinicians: [
      ["schema.ts"],
      ["offer", "profile", "skills"],
      ["market"],
      ["career", "documents", "match"],
      ["alerts", "details"],
    ],
  },
  {
    companies: [
      ["schema.ts"],
      ["imports", "pitch"],
      ["workspace"],
      ["feeds", "posting", "questions", "reports", "talent"],
      ["developers"],
    ],
  },
  {
    applications: [
      ["schema.ts"],
      ["notices"],
      ["receipt"],
      ["interviews"],
      ["offers"],
      ["applicants", "erasure", "submission"],
      ["messages"],
      ["agenda", "dashboard"],
    ],
    catalogue: [
      ["articles", "recruiters", "salary"],
      ["places", "professions", "specialties"],
    ],
  },
  {
    desk: [
      ["schema.ts"],
      ["frame"],
      ["delivery", "figures", "markup", "people", "reports", "requests", "social", "words"],
      ["postings"],
      ["companies"],
    ],
  },
  { assistant: [["understanding"], ["navigation"], ["mentor"]] },
  { site: [["cards", "crawlers", "developers", "downloads", "embed", "home", "shell", "trust"]] },
  { root: [["root"]] },
  { functions: [["functions"]] },
  { scripts: [["scripts"]] },
];
const floorByRoom = new Map<string, number>(
  floors.flatMap((wings, floor) =>
    Object.entries(wings).flatMap(([wing, rooms]) =>
      rooms.flatMap((same, step) => same.map((room) => [`${wing}/${room}`, floor + step / 100] as const)),
    ),
  ),
);
const mostModules = 24;

const outside = /^(?:data|build|\.cache|public|migrations|functions\/vitals\/migrations)\//;
const groundFiles =
  /^app\/(paths|site|claims|hiring-terms|posting-terms|site-credits|routes|server-paths|desk-paths|work-paths)\.ts$/;

/** "app/jobs/page/similar-jobs.server.ts" is in jobs/page, "app/root.tsx" in root/root. */
function roomOf(file: string): string {
  const [top, wing = "", room = ""] = file.split("/");
  if (top !== "app") return `${top}/${top}`;
  if (groundFiles.test(file)) return `ground/${groundFiles.exec(file)![1]}`;
  if (wing.includes(".")) return "root/root";
  // What an account is stands in the wing itself, in folders without an order of their own.
  return wing === "accounts" && room !== "contact" ? "accounts/accounts" : `${wing}/${room}`;
}

const folderOf = (file: string): string => (groundFiles.test(file) ? "app's ground" : dirname(file));

const toLine = ({ from, to }: Import) => `${from} -> ${to}`;
const breaches = (isBreach: (of: Import) => boolean) => imports.filter(isBreach).map(toLine);

/** Takes away, again and again, what imports none of the rest. What remains is in circles or leads to one. */
function listCircles(nodeOf: (file: string) => string): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [nodeOf(from), nodeOf(to)];
    if (!outside.test(to) && a !== b) targets.set(a, (targets.get(a) ?? new Set()).add(b));
  }
  for (let before = -1; before !== targets.size; ) {
    before = targets.size;
    for (const [node, to] of targets)
      if (![...to].some((target) => targets.has(target))) targets.delete(node);
  }
  return [...targets.keys()];
}

test("finds imports to check", () => {
  expect(imports.length).toBeGreaterThan(3000);
});

test("keeps each module in a room that has a floor", () => {
  expect(files.map(roomOf).filter((room) => !floorByRoom.has(room))).toEqual([]);
});

test("imports only from lower floors", () => {
  const floorOf = (file: string) => floorByRoom.get(roomOf(file)) ?? Number.NaN;
  expect(
    breaches(
      ({ from, to }) => !outside.test(to) && roomOf(from) !== roomOf(to) && !(floorOf(to) < floorOf(from)),
    ),
  ).toEqual([]);
});

test("has no file and no folder in a circle", () => {
  expect(listCircles((file) => file)).toEqual([]);
  expect(listCircles(folderOf)).toEqual([]);
});

test("keeps every folder small enough to read at a glance", () => {
  const modulesOf = (folder: string) =>
    files.filter((file) => dirname(file) === folder && !/\/routes\/.*\.server\./.test(file)).length;
  const folders = new Set(files.map((file) => dirname(file)));
  expect([...folders].filter((folder) => modulesOf(folder) > mostModules)).toEqual([]);
});

test("writes the product's name in one file", () => {
  const naming = files.filter(
    (file) => !file.startsWith("scripts/") && /Clinward/.test(readFileSync(file, "utf8")),
  );
  expect(naming).toEqual(["app/site.ts"]);
});

test("imports no page module from elsewhere, and its server's half from the page only", () => {
  const pageOf = (half: string) => half.replace(/\.server\.tsx?$/, "");
  expect(
    breaches(({ from, to }) => /^app\/.*\/routes\//.test(to) && from.replace(/\.tsx?$/, "") !== pageOf(to)),
  ).toEqual([]);
});

test("imports at most 18 modules into a page", () => {
  const isPage = (file: string) => /\/routes\/[^/]+$/.test(file) && !file.includes(".server.");
  const fixed = /^(?:import\b|export [^;]*? from )[^;]*?"([^"]+)";/gms;
  const countOf = (file: string) =>
    new Set([...readFileSync(file, "utf8").matchAll(fixed)].map(([, from]) => from)).size;
  expect(files.filter((file) => isPage(file) && countOf(file) > 18)).toEqual([]);
});

test("reaches the database from pages only through an area's queries", () => {
  expect(
    breaches(
      ({ from, to }) => /\/routes\//.test(from) && /^app\/\w+\/schema\.ts$|platform\/db\.ts$/.test(to),
    ),
  ).toEqual([]);
});

/** `import type`, or braces with nothing but types. */
const isOfTypes = (line: string): boolean =>
  /^(import|export) type/.test(line) || /\{\s*(type \w+,?\s*)+\}/.test(line);

/** These files and what they import of ours, directly or not, types apart. */
function reachFrom(starts: readonly string[], isFollowed: (to: string) => boolean): Set<string> {
  const reached = new Set(starts);
  for (const file of reached)
    for (const [line, fixed, lazy] of readFileSync(file, "utf8").matchAll(importLine)) {
      const target = fixed ?? lazy ?? "";
      const to = target.startsWith("#app/") ? target.replace("#app/", "app/") : join(dirname(file), target);
      if (/^(#app\/|\.)/.test(target) && isFollowed(to) && !isOfTypes(line)) reached.add(to);
    }
  return reached;
}

test("keeps the tables out of the browser, which reads only their words", () => {
  const components = globSync("app/**/*.tsx").filter(
    (file) => !/\/routes\/|\.server\.|\.test\.|entry\.server/.test(file),
  );
  const reached = reachFrom(components, (to) => /(?<!\.server)\.tsx?$/.test(to));
  expect(reached.has("app/kit/platform/column-words.ts")).toBe(true);
  expect([...reached].filter((file) => file.endsWith("/schema.ts"))).toEqual([]);
});

test("gives the catalogue's records a new version for a change to any module that makes them", () => {
  const makers = imports.filter(({ from }) => from.startsWith("scripts/load/"));
  const isSource = ({ to }: Import) =>
    catalogSources.some((source) => to === source || to.startsWith(`${source}/`));
  const isOfMachine = ({ to }: Import) => /^scripts\/|^app\/kit\/platform\//.test(to);
  expect(makers.filter((one) => !isSource(one) && !isOfMachine(one)).map(toLine)).toEqual([]);
});

test("leads no command to a component, which Node cannot read", () => {
  const commands = globSync("scripts/**/*.ts").filter((file) => !/\.test\.|\.d\.ts$|-worker\.ts$/.test(file));
  const reached = reachFrom(commands, (to) => /(?<!-worker)\.tsx?$/.test(to) && existsSync(to));
  expect([...reached].filter((file) => file.endsWith(".tsx"))).toEqual([]);
});

test("imports no queries into pure modules", () => {
  const isPage = (file: string) =>
    /\/routes\/|^functions\/|^scripts\/|\.server\.tsx?$|^app\/(entry|root|framework)/.test(file);
  const text = (file: string) => readFileSync(file, "utf8");
  const isTypeOnly = ({ from, to }: Import) => {
    const name = to.split("/").at(-1)!;
    return [...text(from).matchAll(importLine)]
      .filter(([line]) => line.includes(name))
      .every(([line]) => /^(import|export) type/.test(line));
  };
  expect(breaches((i) => i.to.endsWith(".server.ts") && !isPage(i.from) && !isTypeOnly(i))).toEqual([]);
});

test("gives all classes to each page with parts of a room that the shared styles leave out", () => {
  const leftOut = /@source not "\.\/\{([a-z,/]+)\}"/
    .exec(readFileSync("app/styles.css", "utf8"))![1]!
    .split(",");
  const screensOf = (page: string) => {
    const reached = new Set([page]);
    for (const file of reached)
      for (const { from, to } of imports) if (from === file && to.endsWith(".tsx")) reached.add(to);
    return [...reached];
  };
  const pages = files.filter((file) => /^app\/.*\/routes\/.*\.tsx$/.test(file));
  const bare = pages.filter((page) => {
    const screens = screensOf(page);
    const isWork = screens.some((file) => leftOut.some((place) => file.startsWith(`app/${place}/`)));
    return isWork && !screens.some((file) => readFileSync(file, "utf8").includes('page/workspace.css"'));
  });
  expect(leftOut).toContain("companies/workspace");
  expect(bare).toEqual([]);
  // It would take over what that file leaves out.
  expect(readFileSync("app/pages/page/workspace.css", "utf8")).not.toMatch(/@\w+ "[^"]*styles\.css"/);
});

test("gives no part a class that the styles leave out as a plain word", () => {
  const listPlainWords = (file: string) =>
    /@source not inline\("\{([^}]+)\}"\)/.exec(readFileSync(file, "utf8"))![1]!.split(",");
  const own = globSync("app/**/*.css")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const shared = new Set(listPlainWords("app/styles.css").filter((word) => !own.includes(`.${word} {`)));
  const work = new Set(listPlainWords("app/pages/page/workspace.css").filter((word) => shared.has(word)));
  const isWork = (file: string) => /^app\/(?:desk|applications|companies)\//.test(file);
  const bare = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]
        .flatMap(
          ([, plain, drawn = ""]) =>
            plain ??
            [...drawn.replace(/buttonClass\([^)]*\)/g, "").matchAll(/"([^"]*)"/g)].map(([, text]) => text!),
        )
        .flatMap((text) => text.split(/\s+/))
        .filter((name) => (isWork(file) ? work : shared).has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(shared.has("absolute")).toBe(true);
  expect(bare).toEqual([]);
});
