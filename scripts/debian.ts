import { existsSync } from "node:fs";
import { run } from "./steps.ts";

/** Installs a package of Debian's where that may be done without asking anybody; false where it may not. */
export async function installFromDebian(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", name], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  return true;
}
