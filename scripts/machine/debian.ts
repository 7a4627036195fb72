import { existsSync } from "node:fs";
import { run } from "./steps.ts";

export async function installFromDebian(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", name], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  return true;
}
