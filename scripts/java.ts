import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installFromDebian } from "./debian.ts";

/** Returns the machine's Java or installs Debian's if allowed. Returns null otherwise. */
export async function ensureJava(): Promise<string | null> {
  const found = findJava();
  if (found) return found;
  // The only check that needs Java says so when it is missing.
  await installFromDebian("default-jre-headless").catch(() => false);
  return findJava();
}

export function findJava(): string | null {
  const { JAVA_HOME } = process.env;
  const commands = [...(JAVA_HOME ? [join(JAVA_HOME, "bin/java")] : []), "java"];
  // Runs it instead of checking the path, because macOS has a /usr/bin/java that only asks to install Java.
  return commands.find((command) => spawnSync(command, ["-version"]).status === 0) ?? null;
}
