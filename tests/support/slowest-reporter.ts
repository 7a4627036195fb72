import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const listed = 10;

/** Ends a run with its slowest files and its flaky tests, so that either is seen at once and mended. */
export class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky) console.warn(`Flaky, passed when tried again: ${test.fullName}`);
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
