import { globSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { localStyle } from "../../scripts/local/local-style.ts";

const isText = /\.(?:js|css|html|json|map|txt|webmanifest)$/;
const marks = /local-bar|dev\/(?:people|mail|bar)|local-mail:|demo\.clinward\.example/;

test("builds the deployed site without the bar of the local one", () => {
  expect(localStyle).toMatch(marks);
  const built = globSync("build/{server,client,vitals}/**/*").filter((file) => isText.test(file));
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => marks.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(/^main = "build\/server\/worker\.js"$/m);
});

test("has neither the bar nor its pages without `npm start`", async () => {
  const origin = inject("origin");
  expect(await (await fetch(origin)).text()).not.toContain("local-bar");
  for (const path of ["/dev/people", "/dev/mail", "/dev/bar.css"])
    expect((await fetch(origin + path)).status, path).toBe(404);
});
