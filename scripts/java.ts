import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installFromDebian } from "./debian.ts";

/** A Java to run the HTML checker with: the machine's, or Debian's, installed now where that may be; else null. */
export async function ensureJava(): Promise<string | null> {
  const found = findJava();
  if (found) return found;
  // Only one check of many needs it, and it says so when it is not there.
  await installFromDebian("default-jre-headless").catch(() => false);
  return findJava();
}

export function findJava(): string | null {
  const { JAVA_HOME } = process.env;
  const commands = [...(JAVA_HOME ? [join(JAVA_HOME, "bin/java")] : []), "java"];
  // Started, not looked for: macOS has a /usr/bin/java that is none.
  return commands.find((command) => spawnSync(command, ["-version"]).status === 0) ?? null;
}
