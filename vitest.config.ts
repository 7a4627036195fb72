import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { Response } from "miniflare";
import { defineConfig } from "vitest/config";
import { startFeedServer } from "./tests/support/feed-server.ts";
import { SlowestReporter } from "./tests/support/slowest-reporter.ts";
import { isWhole } from "./tests/support/whole-run.ts";

const siteMigrations = await readD1Migrations("migrations");
const feedOrigin = await startFeedServer();
const vitalsMigrations = await readD1Migrations("functions/vitals/migrations");

/** Counts all that its Worker reports. */
const withOwnWorker = ["tests/server/reported-searches.slow.test.ts"];

/**
 * What looks at everything there is, at other people's faults, at what only a release changes, or takes half a minute
 * for what other stories touch too: in `npm run test:all`.
 */
const leftOut = isWhole ? [] : ["**/*.slow.test.ts"];

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
  const { readZipCodes } = await import("./scripts/load/place/zip-codes.ts");
  return Response.json({
    jobs: createDemoJobs(Date.now()),
    cities: readCities(),
    zipCodes: readZipCodes(),
  });
};

const secret = "a-secret-for-tests-of-at-least-32-characters";

/** Sent to workerd as one file each, because it asks for every module by itself: a Worker starts in half the time. */
const inOnePiece = {
  enabled: true,
  include: [
    ...["@conform-to/zod/v4", "@remix-run/cloudflare", "hono", "jose", "zod"],
    ...["drizzle-orm", "drizzle-orm/batch", "drizzle-orm/d1", "drizzle-orm/sqlite-core"],
  ],
};

/** As bytes, because its drawing needs Node. */
const drawFirstResume = async () => {
  const { drawSample } = await import("./tests/support/resumes/draw-resume.ts");
  return (await drawSample("tests/samples/resumes/known-01.txt")).bytes;
};

/** A guard against a hang; a machine that is busy with something else takes its time. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000 };

const siteWorker = () =>
  cloudflareTest({
    // The sources, so that a test and the Worker share what they import.
    main: "./functions/worker.ts",
    wrangler: { configPath: "./wrangler.toml" },
    miniflare: {
      // As workerd imports it by itself: to rewrite its 3 MB import by import takes five seconds.
      modulesRules: [{ type: "ESModule", include: ["**/build/server/index.js"] }],
      bindings: {
        SESSION_SECRET: secret,
        SITE_MIGRATIONS: siteMigrations,
        FEED_ORIGIN_ALLOWED: feedOrigin,
        IS_WHOLE_RUN: isWhole,
      },
      serviceBindings: { CATALOG_RECORDS: giveCatalog, DEMO_ROWS: giveDemo },
      // Without a wait, so that a file's mails are not sent while the next one's bindings are emptied.
      queueConsumers: {
        "clinward-mail": { maxBatchSize: 10, maxBatchTimeout: 0, maxRetries: 7 },
        "clinward-work": { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 3 },
      },
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
        {
          name: "clinward-mcp",
          modules: true,
          scriptPath: "build/mcp/worker.js",
          compatibilityDate: "2026-08-01",
        },
      ],
    },
  });

export default defineConfig({
  // Runs beside each other would replace each other's (scripts/test-lanes.ts).
  ...(process.env.TEST_CACHE && { cacheDir: process.env.TEST_CACHE }),
  test: {
    // Of a run by hand; scripts/test-lanes.ts gives each of its runs a number of its own.
    maxWorkers: 3,
    reporters: [process.env.CI ? "dot" : "default", new SlowestReporter()],
    projects: [
      {
        test: {
          ...patience,
          name: "unit",
          isolate: false,
          include: [
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/project/**/*.test.ts",
            "tests/security/growth.slow.test.ts",
          ],
          exclude: ["app/**/routes/*.test.ts", ...leftOut],
        },
      },
      {
        plugins: [siteWorker()],
        test: {
          ...patience,
          name: "site",
          isolate: false,
          include: [
            "tests/api/**/*.test.ts",
            "app/**/routes/*.test.ts",
            "tests/pages/**/*.test.ts",
            "tests/server/**/*.test.ts",
            "tests/security/**/*.test.ts",
          ],
          exclude: [...withOwnWorker, ...leftOut, "tests/security/growth.slow.test.ts"],
          deps: { optimizer: { ssr: inOnePiece } },
          setupFiles: ["tests/support/site-setup.ts"],
        },
      },
      {
        plugins: [siteWorker()],
        test: {
          ...patience,
          name: "site-alone",
          include: withOwnWorker,
          exclude: leftOut,
          deps: { optimizer: { ssr: inOnePiece } },
          setupFiles: ["tests/support/site-setup.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./functions/vitals/wrangler.toml" },
            miniflare: {
              bindings: { VITALS_MIGRATIONS: vitalsMigrations, IS_WHOLE_RUN: isWhole },
              queueConsumers: { "clinward-beacons": { maxBatchTimeout: 1 } },
            },
          }),
        ],
        test: {
          ...patience,
          name: "vitals",
          isolate: false,
          include: ["tests/vitals/**/*.test.ts"],
          deps: { optimizer: { ssr: inOnePiece } },
          setupFiles: ["tests/support/vitals-setup.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./functions/documents/wrangler.toml" },
            miniflare: {
              queueProducers: { DOCUMENTS: "clinward-documents" },
              dataBlobBindings: { RESUME_PDF: await drawFirstResume() },
            },
          })),
        ],
        test: {
          ...patience,
          name: "documents",
          isolate: false,
          include: ["tests/documents/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: leftOut,
          globalSetup: ["tests/support/e2e-site.ts"],
          ...patience,
          expect: { poll: { timeout: 15_000 } },
          isolate: false,
          // A browser on a busy machine may miss a moment once; what passes only then is named at the end.
          retry: 1,
        },
      },
    ],
  },
});
