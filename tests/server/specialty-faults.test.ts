import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import type { Env } from "#app/platform/env.ts";
import * as build from "../../build/server/index.js";
import { createSite } from "../../functions/site.ts";
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

async function visit(path: string, faults: Partial<Env>) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const ctx = createExecutionContext();
  const response = await site(new Request(`${origin}${path}`), { ...env, ...faults }, ctx);
  const html = await response.text();
  await waitOnExecutionContext(ctx);
  const events = log.mock.calls.map(([line]) => JSON.parse(String(line)).event as string);
  log.mockRestore();
  return { status: response.status, html, events, headers: response.headers };
}

beforeAll(fillCatalog);

test("without the catalogue a specialty's page is the error screen, logged once", async () => {
  const first = await visit("/specialties/cardiology?fault=kv", { CATALOG: broken<KVNamespace>() });
  expect(first.status).toBe(500);
  expect(first.events.filter((event) => event === "catalog_unreadable")).toHaveLength(1);
  const second = await visit("/specialties/neurology?fault=kv", { CATALOG: broken<KVNamespace>() });
  expect(second.events.filter((event) => event === "catalog_unreadable")).toHaveLength(0);
});

test.each([
  ["/specialties/cardiology?fault=db", "Chest pain, atrial fibrillation", "The newest postings are late."],
  ["/specialties/glaucoma?fault=db", "Pressure control by drops", "The newest postings are late."],
  ["/specialties/icu?fault=db", "Medical ICU Nurse", "The newest postings are late."],
  ["/specialty-families/primary-care?fault=db", "Travel Medicine", "Median pay"],
  ["/specialties?fault=db", "Abdominal Transplant Surgery", "41 families"],
])("without the database %s stands without counts, and is kept by no cache", async (path, text, other) => {
  const { status, html, headers } = await visit(path, { DB: broken<D1Database>() });
  expect(status).toBe(200);
  expect(html).toContain(text);
  expect(html).toContain(other);
  expect(html).not.toMatch(/\b0 (open|Physician jobs)/);
  expect(headers.get("cache-control")).not.toContain("s-maxage");
});
