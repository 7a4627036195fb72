import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { Response } from "miniflare";
import { defineConfig } from "vitest/config";

const siteMigrations = await readD1Migrations("migrations");
const vitalsMigrations = await readD1Migrations("functions/vitals/migrations");

/** The catalogue for tests/support/catalog.ts, made once for all test files. */
let catalogRecords: Promise<string> | undefined;
const giveCatalog = async () => {
  catalogRecords ??= import("./scripts/load/load-catalog.ts").then(({ buildCatalog, toCatalogEntries }) =>
    JSON.stringify(toCatalogEntries(buildCatalog("data"), "test")),
  );
  return new Response(await catalogRecords);
};

/** What `npm start` puts into the database, for tests/support/demo.ts. */
const giveDemo = async () => {
  const { createDemoJobs } = await import("./scripts/demo/demo-jobs.ts");
  const { readCities } = await import("./scripts/load/load-cities.ts");
  return Response.json({ jobs: createDemoJobs(Date.now()), cities: readCities() });
};

const secret = "a-secret-for-tests-of-at-least-32-characters";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/project/**/*.test.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: { SESSION_SECRET: secret, SITE_MIGRATIONS: siteMigrations },
              serviceBindings: { CATALOG_RECORDS: giveCatalog, DEMO_ROWS: giveDemo },
              workers: [
                {
                  name: "clinward-vitals",
                  modules: true,
                  scriptPath: "build/vitals/worker.js",
                  compatibilityDate: "2026-08-01",
                  compatibilityFlags: ["nodejs_compat"],
                  d1Databases: { VITALS_DB: "clinward-vitals-local" },
                  queueProducers: { BEACONS: "clinward-beacons" },
                  queueConsumers: { "clinward-beacons": { maxBatchTimeout: 1 } },
                },
              ],
            },
          }),
        ],
        test: {
          name: "site",
          include: ["tests/api/**/*.test.ts", "tests/pages/**/*.test.ts", "tests/server/**/*.test.ts"],
          setupFiles: ["tests/support/site-setup.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./functions/vitals/wrangler.toml" },
            miniflare: { bindings: { VITALS_MIGRATIONS: vitalsMigrations } },
          }),
        ],
        test: {
          name: "vitals",
          include: ["tests/vitals/**/*.test.ts"],
          setupFiles: ["tests/support/vitals-setup.ts"],
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/e2e-site.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
