import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`• ${name} ...`);
  const alive = setInterval(() => process.stdout.isTTY && process.stdout.write("."), 2_000);
  try {
    const result = await work();
    console.log(` ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log(" failed");
    throw error;
  } finally {
    clearInterval(alive);
  }
}

interface RunOptions {
  show?: boolean;
  withoutLines?: RegExp;
  env?: NodeJS.ProcessEnv;
}

/** Throws with the whole output when the command fails. `show` passes the output through. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, withoutLines, env }: RunOptions = {},
) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: show
        ? ["inherit", withoutLines ? "pipe" : "inherit", withoutLines ? "pipe" : "inherit"]
        : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      if (!show) from?.on("data", collect);
      else if (from)
        createInterface(from).on("line", (line) => {
          if (!withoutLines?.test(line)) to.write(`${line}\n`);
        });
    }
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(" ")} ended with ${code}\n${output}`)),
    );
  });
}

export function hashFiles(paths: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (path: string) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

/** Returns false without running for the same inputs as before. */
export async function once(
  stampFile: string,
  inputs: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (readStamp(stampFile) === inputs) return false;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
  return true;
}

function readStamp(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
