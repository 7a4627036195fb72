import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findState, states } from "#app/markets/states.ts";
import { catalogSchemas, readCatalog, toCatalogKey } from "#app/platform/catalog.ts";
import { dataCredits } from "#app/site-credits.ts";
import { readMigrations } from "../../scripts/bench/migrations.ts";
import { demoJobCount } from "../../scripts/demo/demo-jobs.ts";
import { toCityMarketRows } from "../../scripts/load/city-market-rows.ts";
import { parseCsv, readCsv } from "../../scripts/load/csv.ts";
import { toHospitalName } from "../../scripts/load/hospital-names.ts";
import { loadCatalog, toCatalogEntries } from "../../scripts/load/load-catalog.ts";
import { loadCities } from "../../scripts/load/load-cities.ts";
import { loadDemoJobs } from "../../scripts/load/load-demo-jobs.ts";
import { findLoad } from "../../scripts/load/loads.ts";
import { toStateRows } from "../../scripts/load/state-rows.ts";

const now = Date.UTC(2026, 6, 16, 15);
const dayMs = 86_400_000;
const loadTimeoutMs = 120_000;

let miniflare: Miniflare;
let db: D1Database;
let kv: KVNamespace;

beforeAll(async () => {
  miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-07-30",
    d1Databases: ["DB"],
    kvNamespaces: ["CATALOG"],
  });
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  kv = (await miniflare.getKVNamespace("CATALOG")) as unknown as KVNamespace;
  for (const sql of readMigrations("migrations")) await db.prepare(sql).run();
}, 60_000);

afterAll(() => miniflare.dispose());

test("every data file has an entry that says where it is from", () => {
  const sources = readFileSync("data/SOURCES.md", "utf8");
  const headings = sources.match(/^### .*$/gm)?.join("\n") ?? "";
  const files = readdirSync("data").filter((name) => /\.(?:csv|json)$/.test(name));
  expect(files.filter((name) => !headings.includes(name))).toEqual([]);
  expect(files.length).toBeGreaterThan(12);
});

test("GeoNames, whose license asks for it, is credited", () => {
  expect(dataCredits).toContainEqual(expect.objectContaining({ source: "GeoNames", license: "CC BY 4.0" }));
});

test("quoted commas, quotes and line breaks are read as CSV means them", () => {
  expect(parseCsv('a,b\n"x, ""y""\nz",\n1,2')).toEqual([
    ["a", "b"],
    ['x, "y"\nz', ""],
    ["1", "2"],
  ]);
});

test("the states in the code are those of the data", () => {
  const rows = readCsv("data/us_states.csv");
  expect(rows.map((row) => row.code).sort()).toEqual(states.map((state) => state.code).sort());
  for (const row of rows)
    expect(findState(row.code)).toMatchObject({ name: row.name, slug: row.slug, fips: Number(row.fips) });
});

test("both files on licensing agree on who is in a compact", () => {
  const rows = toStateRows("data");
  const { compacts } = JSON.parse(readFileSync("data/licensure_compacts.json", "utf8")) as {
    compacts: { code: keyof (typeof rows)[number]["compacts"]; members: string[] }[];
  };
  expect(compacts).toHaveLength(8);
  for (const { code, members } of compacts) {
    const found = rows.filter((row) => row.compacts[code] === "member").map((row) => row.code);
    expect(found.sort(), code).toEqual([...members].sort());
  }
});

test("the catalogue holds 51 states and the ten city markets, with three facts of each kind", () => {
  expect(catalogSchemas.states.parse(toStateRows("data"))).toHaveLength(51);
  const markets = catalogSchemas["city-markets"].parse(toCityMarketRows("data"));
  expect(markets.map((market) => market.city)).toEqual(
    "New York City,Los Angeles,Chicago,Houston,Dallas,Miami,Atlanta,Phoenix,Boston,Seattle".split(","),
  );
  for (const market of markets) {
    const facts = [market.healthcareFacts, market.economicHighlights, market.livingHighlights];
    expect(facts.map((list) => list.length)).toEqual([3, 3, 3]);
    expect(facts.flat().join(" ")).not.toMatch(/[{}]|NaN|undefined/);
    expect(market.majorHospitals.length).toBeGreaterThanOrEqual(5);
    expect(market.metroPopulation).toBeGreaterThan(market.population);
    expect(market.salaryPremium).toMatch(/^\d+-\d+%$/);
  }
  const premium = (city: string) => markets.find((market) => market.city === city)?.salaryPremium;
  expect([premium("Phoenix"), premium("New York City")]).toEqual(["3-8%", "20-30%"]);
});

test("a figure in a market's text is the data's own", () => {
  const boston = toCityMarketRows("data").find((market) => market.city === "Boston")!;
  const [row] = readCsv("data/cms_hospitals.csv").filter((r) => r.name === "MASSACHUSETTS GENERAL HOSPITAL");
  expect(boston.healthcareFacts[1]).toContain(`${Number(row!.beds).toLocaleString("en-US")} beds`);
});

test.each([
  ["CHILDREN'S HOSP OF LOS ANGELES", "Children's Hospital of Los Angeles"],
  ["MOUNT SINAI MEDICAL CENTER OF FLORIDA, INC", "Mount Sinai Medical Center of Florida"],
  ["NEW YORK-PRESBYTERIAN HOSPITAL", "New York-Presbyterian Hospital"],
  ["HCA FLORIDA JFK HOSPITAL", "HCA Florida JFK Hospital"],
])("%s is shown as %s", (raw, shown) => {
  expect(toHospitalName(raw)).toBe(shown);
});

test("a city is found by its name as people type it", async () => {
  expect(await loadCities(db, "v", now)).toBe(readCsv("data/us_cities.csv").length);
  expect(await loadCities(db, "v", now)).toBeGreaterThan(2000);
  const find = (name: string) =>
    db
      .prepare("SELECT name, state_code FROM cities WHERE search_name = ? ORDER BY population DESC LIMIT 1")
      .bind(name)
      .first();
  expect(await find("st louis")).toEqual({ name: "St. Louis", state_code: "MO" });
  expect(await find("portland")).toEqual({ name: "Portland", state_code: "OR" });
});

test("the catalogue is read from KV, and again when its version changes", async () => {
  expect(await loadCatalog(kv, db, "first", now)).toBe(2);
  expect(await findLoad(db, "catalog")).toEqual({ version: "first", at: now });
  const first = await readCatalog(kv, "city-markets");
  expect(first).toHaveLength(10);
  expect(await readCatalog(kv, "city-markets")).toBe(first);
  await loadCatalog(kv, db, "second", now);
  const second = await readCatalog(kv, "city-markets");
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});

test("a catalogue that cannot be read is logged once and yields nothing", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await kv.put("version", "broken");
  await kv.put(toCatalogKey("states"), JSON.stringify({ version: "broken", rows: [{ code: "XX" }] }));
  expect(await readCatalog(kv, "states")).toBeNull();
  expect(await readCatalog(kv, "states")).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  const { value } = toCatalogEntries("data", "mended").find(({ key }) => key === toCatalogKey("states"))!;
  await kv.put(toCatalogKey("states"), value);
  expect(await readCatalog(kv, "states")).toHaveLength(51);
  log.mockRestore();
});

test(
  "demo postings loaded a second time replace the first and keep their addresses",
  async () => {
    const load = (at: number) => loadDemoJobs(db, "v", at, () => {});
    const list = async () =>
      (await db.prepare("SELECT slug FROM jobs ORDER BY slug").all<{ slug: string }>()).results.map(
        (row) => row.slug,
      );
    expect(await load(now)).toBe(demoJobCount);
    const before = await list();
    await load(now + 8 * dayMs);
    expect(await list()).toEqual(before);
    expect(before).toHaveLength(demoJobCount);
    const counts = await db
      .prepare(
        "SELECT (SELECT count(*) FROM job_index) AS entries, (SELECT count(*) FROM jobs WHERE status = 'open') AS open, (SELECT sum(postings) FROM facet_counts WHERE scope = 0) AS counted",
      )
      .first<{ entries: number; open: number; counted: number }>();
    const open = demoJobCount - 60;
    expect(counts).toEqual({ entries: open, open, counted: open });
  },
  loadTimeoutMs,
);
