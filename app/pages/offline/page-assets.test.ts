import { expect, test } from "vitest";
import { findPageAssets } from "./page-assets.ts";

test("lists a page's styles, font, scripts and icons once each, and nothing else", () => {
  const html = `<link rel="stylesheet" href="/assets/root-CsJ3Moe6.css"/>
    <link rel="preload" href="/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2" as="font"/>
    <link rel="apple-touch-icon" href="/assets/apple-touch-icon-B1x_9-aZ.png"/>
    <link rel="modulepreload" href="/assets/root-C5Z5rDul.js"/>
    <svg><use href="/assets/us-states-Bq1w2e3r.svg#TX"></use></svg>
    <a href="/jobs">Jobs</a> <p>Our /assets/ folder</p> <a href="https://example.com/assets/other.js">elsewhere</a>
    <script type="module">import "/assets/manifest-c23af850.js";import * as route0 from "/assets/root-C5Z5rDul.js";</script>`;
  expect(findPageAssets(html)).toEqual([
    "/assets/root-CsJ3Moe6.css",
    "/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2",
    "/assets/apple-touch-icon-B1x_9-aZ.png",
    "/assets/root-C5Z5rDul.js",
    "/assets/us-states-Bq1w2e3r.svg",
    "/assets/manifest-c23af850.js",
  ]);
});

test("lists nothing for a page without assets", () => {
  expect(findPageAssets("<p>Nothing</p>")).toEqual([]);
});
