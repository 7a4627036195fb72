import { run, step } from "./steps.ts";

/** Types and lint: what can be said without running anything. */
await step("Checking types", () => run("tsc", ["--noEmit", "-p", "."]));
await step("Checking style", () => run("biome", ["ci", "."]));
