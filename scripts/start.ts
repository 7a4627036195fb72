import { step } from "./machine/steps.ts";
import { ensureLocalSecret, localState, serveSite } from "./site/local-site.ts";
import { prepareSite } from "./site/prepare-site.ts";

const port = Number(process.env.PORT ?? 8787);
const hasTools = process.env.CLINWARD_BAR !== "0";
const cronEveryMs = 5 * 60 * 1000;

ensureLocalSecret();
const accounts = await step("Building the site, preparing the databases, loading data", prepareSite);
const site = await step("Starting the Workers", () => serveSite(port, localState, hasTools));

console.log(`\nClinward is at ${site.origin}  (Ctrl+C stops it)\n\nDemo accounts, on this machine only:`);
for (const { role, email, password } of accounts) console.log(`  ${role.padEnd(10)} ${email}  ${password}`);
if (hasTools)
  console.log("\nThe bar at the foot of each page logs you in as any of them. /dev/mail has the emails.");

// wrangler dev runs no cron. This is the handler that Cloudflare calls.
const cron = setInterval(
  () => void fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*`).catch(() => {}),
  cronEveryMs,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void site.stop());
process.exitCode = await site.ended.finally(() => clearInterval(cron));
