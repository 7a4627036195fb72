import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const main = "<main>Jobs</main>";
const links = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const start = '<script type="module" async="">import "/a.js"</script>';

test("keeps preloads and the start script behind the first paint", () => {
  const html = withLateScripts(`${main}${links}<script>context</script>${start}`, ["/react.js"]);
  expect(html).toContain(`<template data-late>${links}`);
  expect(html).toContain(`<template data-late>${start}</template><script>(`);
  expect(html).toContain("<script>context</script>");
  expect(html).toContain('import("/react.js")');
});

test.each([
  ["has no start script", `${main}${links}`],
  ["has no preloads", `${main}${start}`],
  ["has its scripts in the head", `${links}${start}${main}`],
  ["has no content", `${links}${start}`],
])("leaves a page as it is that %s, so that its scripts load at once", (_, html) => {
  expect(withLateScripts(html, ["/react.js"])).toBe(html);
});

test("starts a page whose build names no shared files", () => {
  expect(withLateScripts(`${main}${links}${start}`, undefined)).toContain(start);
});
