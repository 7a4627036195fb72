import { expect, test } from "vitest";
import { siteSections } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import routes, { pagePatterns } from "#app/routes.ts";
import { serverPaths } from "#app/server-paths.ts";
import { toCachedAddress } from "../../functions/cache-address.ts";
import { findRoute, listScreens } from "../support/screens/list-screens.ts";
import * as spec from "../support/spec-urls.ts";

const isPlain = (path: string) => !/[:*]/.test(path);
const specified = [...spec.built, ...spec.builtUnlisted, ...spec.forAdmins, ...spec.withoutRecord].map(
  (path) => path.split("?")[0]!,
);

/** Nobody looks for these: a mail or a button leads to them, or they are another page's second address. */
const offTheSiteMap = [
  "/search",
  "/logout",
  "/sign-in-link",
  "/sign-in",
  "/sign-in-code",
  "/reset-password",
  "/verify-email",
  "/application-emails/stop",
  "/expiry-emails/stop",
  "/alerts",
  "/alerts/edit",
  "/alerts/new",
  "/alerts/confirm",
  "/alerts/stop",
  "/still-hiring",
  "/invitations",
  "/offline",
  "/for-employers",
  "/employer-landing",
  "/contact-us",
  "/about-us",
  "/approve-new-email",
  "/confirm-new-email",
  "/reopen-account",
  "/your-data/open",
  "/your-data/copy",
];

test("lists every page on the site map, except where someone has to be logged in", () => {
  const listed = siteSections.flatMap(({ pages }) => pages.map(({ to }) => to));
  const missing = routes.filter(({ path = "", file }) => {
    const isPrivate = /^(admin|dashboard|hiring)\b/.test(path);
    return isPlain(path) && file.endsWith(".tsx") && !isPrivate && !listed.includes(`/${path}`);
  });
  expect(missing.map(({ path }) => `/${path}`).sort()).toEqual(offTheSiteMap.sort());
});

test("has a page for every address of the specification", () => {
  const local = /-recruiters-(?!near-me)/;
  const unanswered = specified.filter((path) => findRoute(path)?.path === "*" && !local.test(path));
  expect(unanswered).toEqual([]);
});

test("has an address to test for every route with a parameter", () => {
  const tried = [...specified, ...listScreens("icu-nurse-houston-tx-ab12cd34").map(({ path }) => path)];
  const matched = new Set(tried.map((path) => `/${findRoute(path)?.path ?? ""}`));
  expect(pagePatterns.filter((pattern) => !isPlain(pattern) && !matched.has(pattern))).toEqual([]);
});

test("keeps no page of a mailed link in the cache, which would take its secret off", () => {
  const mailed = Object.values({ ...paths, ...serverPaths })
    .map((toPath) => (toPath as (token: string) => string)("secret"))
    .filter((path) => path.includes("token="));
  expect(mailed.length).toBeGreaterThan(8);
  const cached = mailed.filter((path) => toCachedAddress(new URL(path, "http://localhost"), () => true));
  expect(cached).toEqual([]);
});

test("builds no link that no route answers", () => {
  const answeredElsewhere = [
    "serviceWorker",
    "localRecruiters",
    "download",
    "apiDescription",
    "mcp",
    "employerFeed",
  ];
  const isAnswered = (toPath: (...slugs: string[]) => string) =>
    ["nursing", "registered-nurse"].some(
      (slug) => findRoute(toPath(slug, slug).split(/[?#]/)[0]!)?.path !== "*",
    );
  const dead = Object.entries({ ...paths, ...serverPaths }).filter(
    ([name, toPath]) => !answeredElsewhere.includes(name) && !isAnswered(toPath as typeof paths.job),
  );
  expect(dead.map(([name]) => name)).toEqual([]);
});
