import type { ServerBuild } from "@remix-run/cloudflare";
import { beforeAll, expect, test, vi } from "vitest";
import * as build from "../../build/server/index.js";
import { endpoints } from "../../functions/api.ts";
import { newVisitor, signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, isWhole, origin, send } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

/** What stands in an address where a name should: escaped as it is sent. */
const oddParts = [
  ..."%5c %09 %00 %0a %0d%0a %20 %2f %2F%2f %2e%2e %2e . .. ... %25 %2525 %252f %E0%A4%A %ff %C0%80 %ED%A0%80".split(
    " ",
  ),
  ..."%F0%9F%92%89 %E2%80%AE %EF%BB%BF %C2%A0 %7f %1b%5b31m %3f %23 %3b %26 %22%3E%3Cscript%3E %27%20or%201=1--".split(
    " ",
  ),
  ..."constructor __proto__ prototype toString valueOf hasOwnProperty __defineGetter__ isPrototypeOf".split(
    " ",
  ),
  ..."undefined null NaN Infinity -1 0 1e999 99999999999999999999 true [] {} [[[[]]]] * ( ) %5b%5d $%7bx%7d {{7*7}}".split(
    " ",
  ),
  ..."%c3%a9 %u0041 .data .data.data index.html .. .git .env wp-login.php ;x=1 @ : ~ | ^ ` %".split(" "),
  "a".repeat(3000),
  "%20".repeat(800),
  "a/".repeat(300),
  "/".repeat(300),
  "-".repeat(2000),
  "%5c".repeat(500),
  "(".repeat(1000),
];

/** Pages whose addresses take a name, and those whose query does. */
const beginnings = [
  "/ /jobs/ /healthcare-jobs/ /profession/ /specialties/ /specialty-families/ /geographic/ /geographic/texas/ /metro/",
  "/locations/ /states/ /states/texas/compare/ /salary-comparison/ /salary-comparison/registered-nurse/ /blog/ /resources/",
  "/career-guides/ /career-guides/first-job/ /skills-assessment/ /employers/ /hiring/ /hiring/claims/ /post-job/",
  "/admin/ /admin/users/ /dashboard/ /dashboard/offers/ /cards/ /cards/jobs/ /sitemap/ /api/ /api/jobs/ /__",
].flatMap((line) => line.split(" "));

const queried = [
  [
    "/jobs",
    "query location specialty profession type shift has posted pay_min license licensed_as sort page job radius unfold",
  ],
  ["/ai-navigation", "q"],
  ["/specialties", "query category family priority page"],
  ["/locations", "state query"],
  ["/metro-areas", "query sort page"],
  ["/salary-comparison", "profession place per hours"],
  ["/salary-tool", "role kind state city per rule filing month pay two home stay other kind2 city2"],
  ["/states/texas", "profession license licensed_as compact"],
  ["/states/texas/compare", "with"],
  ["/profession/registered-nurse", "state license"],
  ["/geography", "by profession"],
  ["/faq", "query"],
  ["/blog", "query topic page"],
  ["/blog/where-the-same-rn-keeps-most", "for pay tax profession specialty"],
  ["/ai-career-mentor", "example"],
  ["/candidate-matching", "show page"],
  ["/hire-request", "position place sent"],
  ["/nurse-practitioner-recruiters-near-me", "state"],
  ["/social.rss", "network"],
  ["/salary-comparison.csv", "profession place"],
  ["/offline", "from build"],
  ["/login", "returnTo done"],
  ["/register", "as returnTo"],
  ["/verify-email", "token"],
  ["/still-hiring", "token answer"],
  ["/api/jobs", "query location page limit"],
  ["/api/jobs/recent", "limit"],
  ["/api/jobs/saved", "slug from license"],
  ["/api/navigation", "q"],
  ["/api/navigation/suggestions", "q"],
  ["/api/specialties", "query q"],
] as const;

const deskQueried = [
  ["/admin/hire-requests", "status q page sort assignee template done"],
  ["/admin/contacts", "status q before after"],
  ["/admin/postings", "status before after"],
  ["/admin/employers", "q show done before"],
  ["/admin/reports", "status done before"],
  ["/admin/cron", "ran outcome"],
  ["/admin/users", "q role before"],
  ["/admin/audit", "action before target"],
  ["/admin/mail", "state before retried"],
  ["/admin/data-requests", "state before"],
  ["/admin/feeds", "state before run"],
  ["/admin/taxonomy", "kind show done word page"],
  ["/admin/web-vitals", "metric period device country route"],
  ["/admin/web-vitals/route", "route metric period"],
  ["/admin/analytics", "tab period"],
  ["/admin/analytics.csv", "table period"],
  ["/admin/social-media", "status network q done before"],
  ["/admin/social-media/new", "q closed"],
  ["/admin/google-jobs-validation", "show rule before after"],
  ["/admin/google-jobs-validation.csv", "trend show rule"],
  ["/dashboard/offers", "with page done"],
  ["/dashboard", "done"],
  ["/dashboard/profile", "done"],
] as const;

const withQueries = (list: readonly (readonly [string, string])[]): string[] =>
  list.flatMap(([path, names]) =>
    names.split(" ").flatMap((name, at) =>
      oddParts.map((part, of) => {
        const address = (at + of) % 5 === 0 ? `${path}.data` : path;
        return `${path.startsWith("/api") || path.includes(".") ? path : address}?${name}=${part.replaceAll("#", "")}`;
      }),
    ),
  );

const patterns = [
  ...Object.values((build as unknown as ServerBuild).routes).map((route) => `/${route?.path ?? ""}`),
  ...Object.keys(endpoints),
];

const inPatterns = patterns
  .filter((pattern) => pattern.includes(":"))
  .flatMap((pattern) => oddParts.map((part) => pattern.replace(/:\w+/g, part)));

const inPaths = beginnings.flatMap((beginning) =>
  oddParts.flatMap((part, at) => [
    `${beginning}${part}`,
    at % 3 === 0 ? `${beginning}${part}/` : `${beginning}${part}.data`,
  ]),
);

const endings = patterns.flatMap((pattern) => [
  `${pattern.replace(/:\w+/g, "x")}/%09`,
  `${pattern.replace(/:\w+/g, "x")}%5c`,
]);

/** Some 2,500 in the whole run, 200 in the short one. Primes, so that no part is always left out. */
const sample = <T>(list: readonly T[]): readonly T[] =>
  list.filter((_, at) => at % (isWhole ? 11 : 151) === 0);

let cookie = "";

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  await storeJobs([makeDraft()]);
  cookie = (await signIn("admin")).cookie;
});

async function expectNoFault(addresses: readonly string[], headers: Record<string, string> = {}) {
  const logs = (["error", "warn"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const faults: string[] = [];
  for (let at = 0; at < addresses.length; at += 8)
    await Promise.all(
      addresses.slice(at, at + 8).map(async (address) => {
        const response = await send(origin + address, { headers: { ...newVisitor(), ...headers } });
        await response.text();
        if (response.status >= 500) faults.push(`${response.status} ${address.slice(0, 120)}`);
        if (/[\r\n\\]|^\/\//.test(response.headers.get("location") ?? ""))
          faults.push(`location ${response.headers.get("location")} for ${address.slice(0, 80)}`);
      }),
    );
  const logged = logs.flatMap((log) => log.mock.calls.map((call) => call.join(" ").slice(0, 300)));
  for (const log of logs) log.mockRestore();
  expect([...faults, ...logged]).toEqual([]);
}

const timeout = 1_200_000;

test("answers what once failed with a missing page", async () => {
  for (const path of [
    "/%5c",
    "/%5C/",
    "/%09/",
    "/%0a/",
    "/%00/",
    "/%2f/",
    "/%2F%5c.data",
    "/jobs/%5c",
    "/states/texas/compare/%2f",
  ])
    expect((await send(origin + path)).status, path).toBe(404);
  for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
    await expectNoFault([
      `/ai-navigation?q=${word}`,
      `/api/navigation?q=${word}`,
      `/api/navigation/suggestions?q=${word}`,
      `/salary-tool?kind=travel&state=TX&city=${word}`,
      `/salary-tool?kind=${word}&per=${word}&filing=${word}`,
      `/salary-comparison?profession=registered-nurse&place=${word}+TX`,
      `/jobs?query=${word}&location=${word}`,
    ]);
  }
});

test("answers odd paths with a page, never with a server error", { timeout }, async () => {
  await expectNoFault(sample([...inPaths, ...endings]));
});

test("answers odd names in every address that takes one", { timeout }, async () => {
  await expectNoFault(sample(inPatterns));
  await expectNoFault(sample(inPatterns.filter((path) => /^\/(?:admin|dashboard|hiring)/.test(path))), {
    cookie,
  });
});

test("answers odd values of every parameter", { timeout }, async () => {
  await expectNoFault(sample(withQueries(queried)));
});

test("answers odd values of every parameter of the desk and of an account", { timeout }, async () => {
  await expectNoFault(sample(withQueries(deskQueried)), { cookie });
});
