import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { getHeapStatistics } from "node:v8";

// By default V8 lets garbage grow to a quarter of the machine's memory, and it takes limits only at its start.
const limits = ["--max-old-space-size=96", "--max-semi-space-size=2"];
const mostHeapBytes = 160 * 1024 * 1024;

const args = process.argv.slice(2);
if (getHeapStatistics().heap_size_limit <= mostHeapBytes) {
  const { runCommand } = await import("./import/command.ts");
  process.exitCode = await runCommand(args);
} else {
  const script = fileURLToPath(import.meta.url);
  spawn(process.execPath, [...limits, script, ...args], { stdio: "inherit" }).on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
