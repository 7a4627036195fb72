import { loadData } from "./load-data.ts";
import { buildSite, ensureLocalSecret, localState, migrate, serveSite } from "./local-site.ts";
import { step } from "./steps.ts";

const port = Number(process.env.PORT ?? 8787);
const cronEveryMs = 5 * 60 * 1000;

ensureLocalSecret();
await step("Building the site", buildSite);
await step("Applying database migrations", () => migrate(localState));
const { accounts } = await step("Loading data", () =>
  loadData({ state: localState, now: Date.now(), demo: true }),
);
const site = await step("Starting both Workers", () => serveSite(port, localState));

console.log(`\nClinward is at ${site.origin}  (Ctrl+C stops it)\n\nDemo accounts, on this machine only:`);
for (const { role, email, password } of accounts) console.log(`  ${role.padEnd(10)} ${email}  ${password}`);

// wrangler dev fires no cron by itself; this is the same handler that Cloudflare calls.
const cron = setInterval(
  () => void fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*`).catch(() => {}),
  cronEveryMs,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void site.stop());
process.exitCode = await site.ended.finally(() => clearInterval(cron));
