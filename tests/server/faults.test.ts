import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import type { Env } from "#app/platform/env.ts";
import * as build from "../../build/server/index.js";
import { createSite } from "../../functions/site.ts";
import worker from "../../functions/worker.ts";
import { fillCatalog } from "../support/catalog.ts";
import { env, origin } from "../support/site.ts";

const site = createSite(build as never);

/** A binding that is there and fails at whatever is asked of it. */
function broken<T extends object>(): T {
  return new Proxy({} as T, {
    get: () => () => {
      throw new Error("This part is out of order.");
    },
  });
}

async function visit(path: string, faults: Partial<Env>, init?: RequestInit) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const ctx = createExecutionContext();
  const request = new Request(`${origin}${path}`, init);
  const response = await site(request, { ...env, ...faults }, ctx);
  const text = await response.text();
  await waitOnExecutionContext(ctx);
  return { status: response.status, text, headers: response.headers };
}

test("without its database the home page stands, with the spec's figures", async () => {
  const { status, text } = await visit("/?fault=db", { DB: broken<D1Database>() });
  expect(status).toBe(200);
  expect(text).toContain("847");
  expect(text).toContain("23");
  expect(text).toContain("The job you trained for");
});

test("without its database the home page has every block, no count and no promise, and is kept by no cache", async () => {
  const { text, headers } = await visit("/?fault=blocks", { DB: broken<D1Database>() });
  expect(text).toContain("The newest postings are late.");
  expect(text).toContain("Jobs in all 50 states");
  expect(text).toContain('id="areas-of-focus"');
  expect(text).not.toMatch(/\d(?:<!-- -->)? open<\/p>/);
  expect(text).toContain('action="/employers"');
  expect(headers.get("cache-control")).toContain("no-store");
});

test("without its database the search shows the error screen, and not why", async () => {
  const { status, text, headers } = await visit("/jobs?fault=db", { DB: broken<D1Database>() });
  expect(status).toBe(500);
  expect(text).toContain("Something went wrong");
  expect(text).not.toContain("out of order");
  expect(headers.get("x-rendered-at")).toBeNull();
});

test("without its database an endpoint answers a clear error as JSON", async () => {
  for (const path of ["/api/jobs", "/api/jobs/stats", "/api/jobs/recent"]) {
    const { status, text } = await visit(path, { DB: broken<D1Database>() });
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      code: "internal",
      message: expect.stringContaining("Please try again"),
    });
  }
  expect((await visit("/api/health", { DB: broken<D1Database>() })).status).toBe(503);
});

test("without the catalogue, the files or the mail, jobs are found all the same", async () => {
  const faults = { CATALOG: broken<KVNamespace>(), FILES: broken<R2Bucket>(), MAIL: broken<SendEmail>() };
  expect((await visit("/jobs?fault=rest", faults)).status).toBe(200);
});

test("without the catalogue a recruiter page is the error screen, logged once, and the written ones stand", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const path = "/psychiatrist-recruiters-california";
  const { status, text } = await visit(`${path}?fault=kv`, { CATALOG: broken<KVNamespace>() });
  expect(status).toBe(500);
  expect(text).toContain("Something went wrong");
  await visit(`${path}?fault=kv-again`, { CATALOG: broken<KVNamespace>() });
  const lines = log.mock.calls.flat().map(String);
  expect(lines.filter((line) => /catalog_unreadable.*california/.test(line))).toHaveLength(1);
  expect((await visit("/surgery-recruiters?fault=kv", { CATALOG: broken<KVNamespace>() })).status).toBe(200);
});

test("without its database a recruiter page stands with its facts, and is kept by no cache", async () => {
  await fillCatalog();
  const { status, text, headers } = await visit("/pediatrician-recruiters-chicago?fault=db", {
    DB: broken<D1Database>(),
  });
  expect(status).toBe(200);
  expect(text).toContain("$198,440");
  expect(text).toContain("The newest postings are late.");
  expect(headers.get("cache-control")).toContain("no-store");
});

test.each([undefined, "", "short"])(
  "with the secret %j the Worker refuses to serve and says why in its log",
  async (secret) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const bad = { ...env, SESSION_SECRET: secret as string };
    const response = await worker.fetch(new Request(origin), bad, createExecutionContext());
    expect(response.status).toBe(503);
    expect(log.mock.calls.flat().join()).toContain("SESSION_SECRET is missing or under 32 characters");
  },
);
