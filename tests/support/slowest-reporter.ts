import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const listed = 10;

/** Ends a run with its slowest files, so that one that has become slow is seen at once. */
export class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({ file: relative(process.cwd(), module.moduleId), seconds: toSeconds(module) }))
      .sort((a, b) => b.seconds - a.seconds);
    if (files.length < listed) return;
    const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
    const lines = files
      .slice(0, listed)
      .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
    console.info(`\nSlowest of ${files.length} files (${total.toFixed(0)} s in all):\n${lines.join("\n")}`);
  }
}

function toSeconds(module: TestModule): number {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
    module.diagnostic();
  return (collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration) / 1000;
}
