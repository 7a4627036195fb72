import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** Returns a file for `getPlatformProxy`. Only a configuration says that a binding is Cloudflare's. */
export function writeRemoteConfig(bindings: readonly string[]): string {
  const file = ".cache/wrangler-remote.toml";
  const main = `main = "${resolve("build/server/worker.js")}"`;
  const config = bindings.reduce(
    (text, name) => text.replace(`binding = "${name}"`, `binding = "${name}"\nremote = true`),
    readFileSync("wrangler.toml", "utf8").replace(/^main = .*$/m, main),
  );
  mkdirSync(".cache", { recursive: true });
  writeFileSync(file, config);
  return file;
}
