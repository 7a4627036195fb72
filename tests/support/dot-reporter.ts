import { writeSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** What scripts/test-lanes.ts shows of a run; all else that is printed it keeps for a run that breaks off. */
const told = 3;
const tell = (text: string) => void writeSync(told, text);

/** A dot for each file that is done, and the names of tests that fail; why they fail is told at the end. */
export default class DotReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    if (module.ok()) {
      tell("·");
      return;
    }
    const names = [...module.children.allTests("failed")].map(({ fullName }) => `  ${fullName}\n`);
    tell(`\nFailed: ${relative(process.cwd(), module.moduleId)}\n${names.join("")}`);
  }
}
