import { expect, test } from "vitest";
import { toShortManifest } from "./browser-manifest.ts";

const shell = "/assets/shell-a.js";
const list = {
  module: "/assets/list-b.js",
  imports: [shell, "/assets/card-c.js"],
  css: ["/assets/list-d.css"],
};
const manifest = {
  entry: { module: "/assets/entry-e.js", imports: [shell] },
  url: "/assets/manifest-f.js",
  version: "1",
  routes: {
    root: {
      id: "root",
      path: "",
      module: "/assets/root-g.js",
      imports: [shell],
      css: ["/assets/shell-h.css"],
      hasLoader: true,
    },
    jobs: { id: "jobs", parentId: "root", path: "jobs", hasAction: false, hasLoader: true, ...list },
    job: { id: "job", parentId: "jobs", path: ":slug", index: undefined, ...list },
  },
};

test("makes the manifest that it was made of, without what is false and what the entry imports", () => {
  const page: { __remixManifest?: unknown } = {};
  new Function("window", toShortManifest(manifest))(page);
  const { root, jobs, job } = manifest.routes;
  const imports = ["/assets/card-c.js"];
  const { hasAction: _, ...jobsShown } = jobs;
  expect(page.__remixManifest).toEqual({
    ...manifest,
    routes: {
      root: { ...root, imports: [] },
      jobs: { ...jobsShown, imports },
      job: { ...job, imports, hasLoader: false },
    },
  });
});
