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
  /** Shows what the command writes to its file 3. */
  tells?: boolean;
  withoutLines?: RegExp;
  env?: NodeJS.ProcessEnv;
}

/** Throws when the command fails, with the output that was not shown. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, tells = false, withoutLines, env }: RunOptions = {},
) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: [...toStdio(show, withoutLines), ...(tells ? [process.stdout.fd] : [])],
      env: { ...process.env, ...env },
    });
    const end = () => child.kill();
    process.once("exit", end);
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
    child.on("close", (code) => {
      process.off("exit", end);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(" ")} ended with ${code}\n${output}`));
    });
  });
}

function toStdio(show: boolean, withoutLines: RegExp | undefined): ("ignore" | "inherit" | "pipe")[] {
  const output = show && !withoutLines ? "inherit" : "pipe";
  return [show ? "inherit" : "ignore", output, output];
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
