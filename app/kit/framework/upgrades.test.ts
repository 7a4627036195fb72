import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const remix = "@remix-run/react/dist/esm";

/** What this folder takes from the insides of its libraries, each with the module to read when it is gone. */
const assumptions = [
  [`${remix}/single-fetch.js`, "let promise = streamCache[identifier]", "loaded-stream.ts"],
  [`${remix}/single-fetch.js`, "promise.result === undefined", "loaded-stream.ts"],
  [`${remix}/single-fetch.js`, "window.__remixContext.streamController.enqueue(", "loaded-stream.ts"],
  [`${remix}/single-fetch.js`, "window.__remixContext.streamController.close()", "loaded-stream.ts"],
  [`${remix}/server.js`, "identifier: 0", "loaded-stream.ts"],
  [`${remix}/browser.js`, "throw stateDecodingPromise", "browser-page.tsx"],
  [`${remix}/browser.js`, "window.__remixRouter = router", "browser-page.tsx"],
  [`${remix}/fog-of-war.js`, "/__manifest", "discovery.ts"],
  [`${remix}/fog-of-war.js`, '.append("p", path)', "discovery.ts"],
  [
    `${remix}/fog-of-war.js`,
    'res.status === 204 && res.headers.has("X-Remix-Reload-Document")',
    "discovery.ts",
  ],
] as const;

test.each(assumptions)("%s still has %s, which app/kit/framework/%s relies on", (file, text, module) => {
  const isThere = readFileSync(`node_modules/${file}`, "utf8").includes(text);
  expect(isThere, `${file} changed: its fallback works, but read app/kit/framework/${module} again.`).toBe(
    true,
  );
});
