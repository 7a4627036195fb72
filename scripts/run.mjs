// Runs a script on the project's own Node. Plain JavaScript, because the machine's Node may not run TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);
const stamp = join(root, "node_modules/.installed");
const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

if (Number(process.versions.node.split(".")[0]) < 20) fail("Node.js 20 or newer is needed.");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("Installing dependencies (about a minute the first time) ...");
  // npm is a .cmd file on Windows and needs a shell there.
  const install = spawnSync("npm ci --no-fund --no-audit --loglevel=error", {
    cwd: root,
    stdio: "inherit",
    shell: true,
  });
  if (install.status !== 0) fail("npm ci failed. Its message is above.");
  writeFileSync(stamp, lock);
}
const bin = join(root, "node_modules/.bin");
const node = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const result = spawnSync(node, [join(root, "scripts", `${name}.ts`), ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: bin + (process.platform === "win32" ? ";" : ":") + process.env.PATH,
    WRANGLER_SEND_METRICS: "false",
    // A stand-in for the request's `cf`: fetching a real one prints a stack trace when offline.
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  },
});
process.exit(result.status ?? 1);

function fail(message) {
  console.error(message);
  process.exit(1);
}
