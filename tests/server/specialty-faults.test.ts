import { beforeAll, expect, test } from "vitest";
import { catalogVersionKey } from "#app/facts/catalog/catalog.ts";
import { fillCatalog } from "../support/catalog.ts";
import { broken, sendWith, visitWith } from "../support/faults.ts";
import { env } from "../support/site.ts";

beforeAll(fillCatalog);

test("shows the error screen on a specialty page and logs once without the catalog", async () => {
  // Another file may have had it logged already.
  await sendWith({}, "/specialties/cardiology");
  const first = await visitWith({ CATALOG: broken<KVNamespace>() }, "/specialties/cardiology?fault=kv");
  expect(first.status).toBe(500);
  expect(first.logged.filter((line) => line.includes("catalog_unreadable"))).toHaveLength(1);
  const second = await visitWith({ CATALOG: broken<KVNamespace>() }, "/specialties/neurology?fault=kv");
  expect(second.logged.filter((line) => line.includes("catalog_unreadable"))).toHaveLength(0);
});

test("shows what it has of a specialty whose own record fails, uncached, and logs it", async () => {
  const CATALOG = new Proxy(env.CATALOG, {
    get:
      (kv, name) =>
      (key: string, ...rest: unknown[]) => {
        // Of another version: an earlier file's records are held.
        if (key === catalogVersionKey) return Promise.resolve("fault");
        if (key.includes(":specialties:")) throw new Error("This record is out of order.");
        return (Reflect.get(kv, name) as (...asked: unknown[]) => unknown).call(kv, key, ...rest);
      },
  });
  const { status, html, headers, logged } = await visitWith(
    { CATALOG },
    "/specialties/urogynecology?fault=record",
  );
  expect(status).toBe(200);
  expect(html).toContain("We cannot show what we know about this specialty right now.");
  expect(html).toContain('id="facts"');
  expect(html).not.toContain('id="training"');
  expect(headers.get("cache-control")).not.toContain("s-maxage");
  expect(logged.filter((line) => line.includes("catalog_unreadable"))).toHaveLength(1);
});

test.each([
  [
    "/specialties/cardiology?fault=db",
    "General cardiologists treat chest pain",
    "We cannot show the newest postings right now.",
  ],
  [
    "/specialties/glaucoma?fault=db",
    "Glaucoma specialists control eye pressure",
    "We cannot show the newest postings right now.",
  ],
  ["/specialties/icu?fault=db", "Medical ICU Nurse", "We cannot show the newest postings right now."],
  ["/specialty-families/primary-care?fault=db", "Travel Medicine", "Median pay"],
  ["/specialties?fault=db", "Abdominal Transplant Surgery", "41 families"],
])("shows %s without counts, uncached, while the database is down", async (path, text, other) => {
  const { status, html, headers } = await visitWith({ DB: broken<D1Database>() }, path);
  expect(status).toBe(200);
  expect(html).toContain(text);
  expect(html).toContain(other);
  expect(html).not.toMatch(/\b0 (open|Physician jobs)/);
  expect(headers.get("cache-control")).not.toContain("s-maxage");
});
