import { createExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import worker from "../../functions/worker.ts";
import { fillCatalog } from "../support/catalog.ts";
import { broken, visitWith } from "../support/faults.ts";
import { contactFields, hireFields, postWith, toMultipart } from "../support/requests.ts";
import { env, origin } from "../support/site.ts";

test("shows the home page with the specified figures while the database is down", async () => {
  const { status, html } = await visitWith({ DB: broken<D1Database>() }, "/?fault=db");
  expect(status).toBe(200);
  expect(html).toContain("847");
  expect(html).toContain("23");
  expect(html).toContain("The job you trained for");
});

test("shows every block of the home page without counts or promises, uncached, while the database is down", async () => {
  const { html, headers } = await visitWith({ DB: broken<D1Database>() }, "/?fault=blocks");
  expect(html).toContain("We are still loading the newest postings.");
  expect(html).toContain("Jobs in all 50 states");
  expect(html).toContain('id="areas-of-focus"');
  expect(html).not.toMatch(/\d(?:<!-- -->)? open<\/p>/);
  expect(html).toContain('action="/hire-request"');
  expect(headers.get("cache-control")).toContain("no-store");
});

test.each(["/specialty/cardiologist", "/location/austin", "/metros/austin"])(
  "answers that %s is not found even while the database is down",
  async (path) => {
    const faults = { DB: broken<D1Database>(), CATALOG: broken<KVNamespace>() };
    const { status, html } = await visitWith(faults, `${path}?fault=all`);
    expect(status).toBe(404);
    expect(html).toContain("Page not found");
  },
);

test("shows the search's error screen without the cause while the database is down", async () => {
  const { status, html, headers } = await visitWith({ DB: broken<D1Database>() }, "/jobs?fault=db");
  expect(status).toBe(500);
  expect(html).toContain("Something went wrong");
  expect(html).not.toContain("out of order");
  expect(headers.get("x-rendered-at")).toBeNull();
});

test("answers a clear JSON error from an endpoint while the database is down", async () => {
  for (const path of ["/api/jobs", "/api/jobs/stats", "/api/jobs/recent"]) {
    const { status, html } = await visitWith({ DB: broken<D1Database>() }, path);
    expect(status).toBe(500);
    expect(JSON.parse(html)).toEqual({
      code: "internal",
      message: expect.stringContaining("Please try again"),
    });
  }
  expect((await visitWith({ DB: broken<D1Database>() }, "/api/health")).status).toBe(503);
});

test("finds jobs without the catalog, the file store or email", async () => {
  const faults = { CATALOG: broken<KVNamespace>(), FILES: broken<R2Bucket>(), MAIL: broken<SendEmail>() };
  expect((await visitWith(faults, "/jobs?fault=rest")).status).toBe(200);
});

test("shows an error screen for recruiter pages without the catalog, and logs once", async () => {
  const faults = { CATALOG: broken<KVNamespace>() };
  const path = "/psychiatrist-recruiters-california";
  const first = await visitWith(faults, `${path}?fault=kv`);
  expect(first.status).toBe(500);
  expect(first.html).toContain("Something went wrong");
  const again = await visitWith(faults, `${path}?fault=kv-again`);
  const logged = [...first.logged, ...again.logged];
  expect(logged.filter((line) => /catalog_unreadable.*california/.test(line))).toHaveLength(1);
  const hub = await visitWith(faults, "/surgery-recruiters?fault=kv");
  expect(hub.status).toBe(500);
  expect(hub.html).toContain("Something went wrong");
});

test.each(["/jobs-by-state", "/registered-nurse-jobs", "/locations"])(
  "shows %s with what it knows, uncached, without the catalog",
  async (path) => {
    const { status, headers } = await visitWith({ CATALOG: broken<KVNamespace>() }, path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("no-store");
  },
);

test("accepts what you send while the request counter is down, and logs it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const limits = { REQUEST_LIMIT: broken<RateLimit>() };
  const response = await postWith(limits, "/api/contact", JSON.stringify(contactFields), {
    "content-type": "application/json",
  });
  expect(response.status).toBe(201);
  expect((await postWith(limits, "/api/hire-request", toMultipart(hireFields))).status).toBe(201);
  expect(log.mock.calls.filter(([line]) => String(line).includes("rate_limit"))).toHaveLength(2);
  log.mockRestore();
});

test("takes no log-in and no draft that is nobody's while the counter is down", async () => {
  const limits = { ACCOUNT_LIMIT: broken<RateLimit>(), DRAFT_LIMIT: broken<RateLimit>() };
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const toForm = (fields: Record<string, string>) => new URLSearchParams(fields);
  const account = { email: "dana@example.com", password: "a-long-enough-one" };
  expect((await postWith(limits, "/login", toForm(account), {})).status).toBe(429);
  const json = { "content-type": "application/json" };
  expect((await postWith(limits, "/api/auth/login", JSON.stringify(account), json)).status).toBe(429);
  expect((await postWith(limits, "/post-job", toForm({ intent: "new" }), {})).status).toBe(429);
  log.mockRestore();
});

test("shows a recruiter page with its facts, uncached, while the database is down", async () => {
  await fillCatalog();
  const { status, html, headers } = await visitWith(
    { DB: broken<D1Database>() },
    "/pediatrician-recruiters-chicago?fault=db",
  );
  expect(status).toBe(200);
  expect(html).toContain("$198,440");
  expect(html).toContain("We cannot show the newest postings right now.");
  expect(headers.get("cache-control")).toContain("no-store");
});

test.each([undefined, "", "short"])("refuses to serve with the secret %j and logs why", async (secret) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const bad = { ...env, SESSION_SECRET: secret as string };
  const response = await worker.fetch(new Request(origin), bad, createExecutionContext());
  expect(response.status).toBe(503);
  expect(log.mock.calls.flat().join()).toContain("SESSION_SECRET is missing or under 32 characters");
});
