import { parseArgs } from "node:util";
import { takeBackup } from "./backup/take-backup.ts";
import { localState } from "./site/local-site.ts";

const help = `Copies both databases and all stored files into a new folder: npm run backup -- [options]

The site serves meanwhile. KV is not copied, because it is loaded from data/. The folder holds personal data: keep it
as safe as the site.

  --to FOLDER          Without it, backups/ and the time.
  --remote             The site at Cloudflare.
  --persist-to FOLDER  Another local site than ${localState}.
  --help`;

const { values } = parseArgs({
  options: {
    to: { type: "string" },
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string", default: localState },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(help);
else {
  const now = new Date();
  const folder = values.to ?? `backups/${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
  try {
    const { databases, files } = await takeBackup({
      state: values.remote ? null : values["persist-to"],
      folder,
      now,
      report: console.log,
    });
    const rows = [...databases.DB.tables, ...databases.VITALS_DB.tables].reduce(
      (sum, each) => sum + each.rows,
      0,
    );
    console.log(`\n${rows.toLocaleString("en-US")} rows and ${files.length} files are in ${folder}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
