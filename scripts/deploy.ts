import { readFileSync } from "node:fs";
import { loadRemoteData } from "./load/remote-data.ts";
import { run, step } from "./machine/steps.ts";
import { buildSite } from "./site/local-site.ts";

const configs = [
  "wrangler.toml",
  "functions/documents/wrangler.toml",
  "functions/mcp/wrangler.toml",
  "functions/vitals/wrangler.toml",
];

for (const config of configs) {
  if (/"clinward-[a-z-]*local"|"clinward-local"/.test(readFileSync(config, "utf8"))) {
    console.error(
      `${config} still has the ids of local development. The README's "Deploy" says what to create first.`,
    );
    process.exit(1);
  }
}
if (/^SITE_URL = "(?!https:\/\/)|\.example"/m.test(readFileSync("wrangler.toml", "utf8"))) {
  console.error(
    "Set SITE_URL, MAIL_FROM and MAIL_TO in wrangler.toml to your own: mailed links are made of them.",
  );
  process.exit(1);
}
await step("Building the site", buildSite);
for (const database of ["DB", "VITALS_DB"]) {
  await step(`Applying migrations to ${database}`, () =>
    run("wrangler", ["d1", "migrations", "apply", database, "--remote"]),
  );
}
await step("Loading cities and the catalogue", loadRemoteData);
// The site goes last, because it is bound to the others.
for (const config of configs.toReversed()) {
  await step(`Deploying ${config}`, () => run("wrangler", ["deploy", "-c", config]));
}
