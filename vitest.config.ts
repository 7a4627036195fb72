import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const siteMigrations = await readD1Migrations("migrations");
const vitalsMigrations = await readD1Migrations("functions/vitals/migrations");
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
