import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findState, states } from "#app/facts/reference/place/states.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { dataCredits } from "#app/site-credits.ts";
import { demoJobCount } from "../../scripts/demo/demo-jobs.ts";
import { loadDemoJobs } from "../../scripts/demo/load-demo-jobs.ts";
import { toHospitalName } from "../../scripts/load/hospital/hospital-names.ts";
import { loadCities } from "../../scripts/load/load-cities.ts";
import { parseCsv, readCsv } from "../../scripts/load/source/csv.ts";
import { applyMigrations, readMigrations } from "../../scripts/site/migrations.ts";
import { isWhole } from "../support/whole-run.ts";

const now = Date.UTC(2026, 6, 16, 15);
const loadTimeoutMs = 120_000;

let miniflare: Miniflare;
let db: D1Database;

beforeAll(async () => {
  miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-07-30",
    d1Databases: ["DB"],
  });
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  await applyMigrations(db, readMigrations("migrations"));
});

afterAll(() => miniflare.dispose());

test("names the source of every data file", () => {
  const sources = readFileSync("data/SOURCES.md", "utf8");
  const headings = sources.match(/^### .*$/gm)?.join("\n") ?? "";
  const files = readdirSync("data").filter((name) => /\.(?:csv|json)$/.test(name));
  expect(files.filter((name) => !headings.includes(name))).toEqual([]);
  expect(files.length).toBeGreaterThan(12);
});

test("credits GeoNames, as its license requires", () => {
  expect(dataCredits).toContainEqual(expect.objectContaining({ source: "GeoNames", license: "CC BY 4.0" }));
});

test("reads quoted commas, quotes and line breaks in CSV", () => {
  expect(parseCsv('a,b\n"x, ""y""\nz",\n1,2')).toEqual([
    ["a", "b"],
    ['x, "y"\nz', ""],
    ["1", "2"],
  ]);
});

test("matches the states in the code with the data", () => {
  const rows = readCsv("data/us_states.csv");
  expect(rows.map((row) => row.code).sort()).toEqual(states.map((state) => state.code).sort());
  for (const row of rows)
    expect(findState(row.code)).toMatchObject({ name: row.name, slug: row.slug, fips: Number(row.fips) });
});

test.each([
  ["CHILDREN'S HOSP OF LOS ANGELES", "Children's Hospital of Los Angeles"],
  ["MOUNT SINAI MEDICAL CENTER OF FLORIDA, INC", "Mount Sinai Medical Center of Florida"],
  ["NEW YORK-PRESBYTERIAN HOSPITAL", "New York-Presbyterian Hospital"],
  ["HCA FLORIDA JFK HOSPITAL", "HCA Florida JFK Hospital"],
  ["UNIVERSITY OF CINCINNATI MEDICAL CENTER, LLC", "University of Cincinnati Medical Center"],
  ["ST LOUIS CHILDRENS HOSPITAL", "St. Louis Children's Hospital"],
  ["NEMOURS CHILDREN'S HOSPITAL, DELAWARE", "Nemours Children's Hospital, Delaware"],
  ["HCA-HEALTHONE DBA SWEDISH MEDICAL CENTER", "Swedish Medical Center"],
  ["SOUTH CENTRAL REG MED CENTER", "South Central Regional Medical Center"],
  ["GREENWICH HOSPITAL ASSOCIATION -", "Greenwich Hospital Association"],
  ["NKC HEALTH", "NKC Health"],
  ["HMHP ST ELIZABETH BOARDMAN HEALTH CENTER", "HMHP St. Elizabeth Boardman Health Center"],
  ["WASHINGTON DC VA MEDICAL CENTER", "Washington DC VA Medical Center"],
  ["UNIVERSITY OF MD ST JOSEPH MEDICAL CENTER", "University of Maryland St. Joseph Medical Center"],
  ["ASCENSION SE WISCONSIN HOSPITAL", "Ascension Southeast Wisconsin Hospital"],
  ["CHI-ST VINCENT INFIRMARY", "CHI St. Vincent Infirmary"],
  ["AdventHealth Porter", "AdventHealth Porter"],
  ["60th Medical Group (Travis AFB)", "60th Medical Group (Travis AFB)"],
  ["MC DONOUGH DISTRICT HOSPITAL", "McDonough District Hospital"],
  ["SUNY/STONY BROOK UNIVERSITY HOSPITAL", "SUNY Stony Brook University Hospital"],
  ["WOMANS HOSPITAL OF TEXAS,THE", "Woman's Hospital of Texas"],
  ["SBH Green Bay, LLC d/b/a WILLOW CREEK BEHAVIORAL HEALTH", "Willow Creek Behavioral Health"],
  ["LAKESIDE WOMEN'S HOSPITAL, A MEMBER OF INTEGRIS HE", "Lakeside Women's Hospital"],
  ["PONTOTOC HEALTH SERVICE INC CAH", "Pontotoc Health Service"],
  ["TALLAHATCHIE GENERAL HOSPITAL-CAH", "Tallahatchie General Hospital"],
  ["P H S INDIAN HOSPITAL AT BROWNING - BLACKFEET", "PHS Indian Hospital at Browning - Blackfeet"],
  ["ST FRANCIS HOSPITAL- EMORY HEALTHCARE", "St. Francis Hospital - Emory Healthcare"],
  ["ST LUKES HOSPITAL OF KANSAS CITY", "St. Luke's Hospital of Kansas City"],
  ["SSM HEALTH ST. AGNES HOSPITAL-FOND DU LAC", "SSM Health St. Agnes Hospital-Fond du Lac"],
  ["81st Medical Group (Keesler AFB)", "81st Medical Group (Keesler AFB)"],
])("shows %s as %s", (raw, shown) => {
  expect(toHospitalName(raw)).toBe(shown);
});

test("finds a city by its name as people type it", async () => {
  expect(await loadCities(db, "v", now)).toBe(readCsv("data/us_cities.csv").length);
  if (isWhole) expect(await loadCities(db, "v", now)).toBeGreaterThan(2000);
  const find = (name: string) =>
    db
      .prepare("SELECT name, state_code FROM cities WHERE search_name = ? ORDER BY population DESC LIMIT 1")
      .bind(name)
      .first();
  expect(await find("st louis")).toEqual({ name: "St. Louis", state_code: "MO" });
  expect(await find("portland")).toEqual({ name: "Portland", state_code: "OR" });
});

test("knows where the ZIP codes of hospitals are, and the areas of their first three digits", async () => {
  await loadCities(db, "v", now);
  const find = (zip: string) =>
    db
      .prepare("SELECT name, state_code, population > 0 AS is_listed FROM zip_codes WHERE zip = ?")
      .bind(zip)
      .first();
  expect(await find("78701")).toEqual({ name: "Austin", state_code: "TX", is_listed: 1 });
  expect(await find("63110")).toEqual({ name: "St. Louis", state_code: "MO", is_listed: 1 });
  expect(await find("79830")).toEqual({ name: "Alpine", state_code: "TX", is_listed: 0 });
  expect(await find("787")).toEqual({ name: "Austin", state_code: "TX", is_listed: 1 });
  expect(await find("946")).toEqual({ name: "Oakland", state_code: "CA", is_listed: 1 });
  expect(await find("967")).toEqual({ name: "Hilo", state_code: "HI", is_listed: 1 });
});

test("tells cities of one name apart by their hospitals", async () => {
  await loadCities(db, "v", now);
  const { results } = await db
    .prepare(
      "SELECT state_code FROM cities WHERE name = 'Rochester' AND ' ' || hospital_words || ' ' LIKE '% mayo %'",
    )
    .all();
  expect(results).toEqual([{ state_code: "MN" }]);
});

test.runIf(isWhole)(
  "replaces the demo postings when loaded again and keeps their addresses",
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
