import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const folder = ".cache/quiet-start";

test("asks no server where this machine is, so that every command starts without internet", async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/place.ts`,
    `import { Log, LogLevel, Miniflare } from "miniflare";
    const miniflare = new Miniflare({ modules: true, script: "export default {}", log: new Log(LogLevel.WARN) });
    console.log((await miniflare.getCf()).city, process.env.CLOUDFLARE_CF_FETCH_ENABLED);
    await miniflare.dispose();`,
  );
  try {
    // Miniflare asks nobody in a test.
    const env = { ...process.env, NODE_ENV: "" };
    const { stdout, stderr } = await promisify(execFile)("node", ["scripts/run.mjs", `../${folder}/place`], {
      env,
    });
    // The city of the stand-in.
    expect([stdout, stderr]).toEqual(["Austin false\n", ""]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
