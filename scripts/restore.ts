import { parseArgs } from "node:util";
import { restoreSite } from "./backup/restore-site.ts";
import { localState } from "./site/local-site.ts";

const help = `Brings a site back from a folder of npm run backup: npm run restore -- <folder> [options]

Checks every file first, and refuses a damaged folder and a site that is not empty. Then writes all rows and files,
reads them again, applies newer migrations, builds the search anew and loads the catalogue from data/.

  --force              Replaces what the site holds.
  --remote             The site at Cloudflare.
  --persist-to FOLDER  Another local site than ${localState}.
  --help`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string", default: localState },
    help: { type: "boolean", default: false },
  },
});
const [folder] = positionals;

if (values.help || !folder) {
  console.log(help);
  if (!values.help) process.exitCode = 1;
} else {
  try {
    const state = values.remote ? null : values["persist-to"];
    await restoreSite({ state, folder, force: values.force, now: Date.now(), report: console.log });
    console.log(`\nThe site is back as it was in ${folder}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
