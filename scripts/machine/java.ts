import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installFromDebian } from "./debian.ts";

export async function ensureJava(): Promise<string | null> {
  const found = findJava();
  if (found) return found;
  // The only check that needs Java reports that it is missing.
  await installFromDebian("default-jre-headless").catch(() => false);
  return findJava();
}

export function findJava(): string | null {
  const { JAVA_HOME } = process.env;
  const commands = [...(JAVA_HOME ? [join(JAVA_HOME, "bin/java")] : []), "java"];
  // Only running it tells: macOS has a /usr/bin/java that offers to install Java.
  return commands.find((command) => spawnSync(command, ["-version"]).status === 0) ?? null;
}
