import { getPlatformProxy } from "wrangler";

const p = await getPlatformProxy({
  configPath: "/tmp/imp/proj/wrangler.toml",
  persist: { path: process.env.P ?? "/tmp/imp/proj/.wrangler/state/v3" },
});
for (const sql of process.argv.slice(2)) {
  const r = await p.env.DB.prepare(sql).all();
  for (const x of r.results) console.log(JSON.stringify(x));
  console.log("--", r.meta.changes);
}
await p.dispose();
