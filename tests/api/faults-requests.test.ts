import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sweepAttachments } from "#app/companies/pitch/attachments.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import type { MailMessage } from "#app/kit/platform/env.ts";
import { queueOutbox } from "#app/kit/platform/mail.ts";
import {
  contactFields,
  hireFields,
  listKeys,
  listRows,
  pdf,
  postWith,
  toBytes,
  toMultipart,
} from "../support/requests.ts";
import { env } from "../support/site.ts";

const hour = 60 * 60_000;
const fiveMinutes = 5 * 60_000;

/** A binding with some methods replaced. */
function withMethods<T extends object>(binding: T, methods: Partial<Record<keyof T, unknown>>): T {
  return new Proxy(binding, {
    get(target, name) {
      const replaced = methods[name as keyof T];
      if (replaced) return replaced;
      const value: unknown = Reflect.get(target, name);
      if (name === "withSession" && typeof value === "function")
        return () => withMethods(value.call(target, "first-primary"), methods);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const fail = (what: string) => async () => {
  throw new Error(`${what} is down`);
};
const deadDb = withMethods(env.DB, {
  prepare: () => {
    throw new Error("D1 is down");
  },
  batch: fail("D1"),
});
const deadFiles = withMethods(env.FILES, {
  put: fail("R2"),
  createMultipartUpload: fail("R2"),
  delete: fail("R2"),
});
const deadQueue = { sendBatch: fail("Queues") } as unknown as Queue<MailMessage>;

let log: string[] = [];

beforeEach(async () => {
  log = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void log.push(line));
  await env.DB.exec(
    "DELETE FROM attachments; DELETE FROM hire_requests; DELETE FROM contacts; DELETE FROM outbox",
  );
  await env.FILES.delete(await listKeys());
});

afterEach(() => {
  expect(log.join("\n")).not.toMatch(/\w@|Whitfield|Harbor Health/);
});

async function countStored() {
  const tables = ["hire_requests", "contacts", "attachments", "outbox"] as const;
  const counts = await Promise.all(tables.map(async (table) => (await listRows(table)).length));
  return { rows: counts.reduce((sum, count) => sum + count), keys: (await listKeys()).length };
}

const nothing = { rows: 0, keys: 0 };
const hire = (bindings: Parameters<typeof postWith>[0], body = toMultipart(hireFields, pdf())) =>
  postWith(bindings, "/api/hire-request", body);

/** Two runs, as the first may begin in the middle of the bucket. */
async function sweepFrom(now: number): Promise<number> {
  const first = await sweepAttachments(toDb(env.DB), env, now);
  return first + (await sweepAttachments(toDb(env.DB), env, now + fiveMinutes));
}

test("says that nothing was sent when files cannot be stored, and keeps nothing", async () => {
  const response = await hire({ FILES: deadFiles });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("your request was not sent"),
  });
  expect(await countStored()).toEqual(nothing);
  expect(log.join()).toContain("hire_request.file");
});

test("stores a request without a file while the file store is down", async () => {
  const json = JSON.stringify(hireFields);
  const response = await postWith({ FILES: deadFiles }, "/api/hire-request", json, {
    "content-type": "application/json",
  });
  expect(response.status).toBe(201);
});

test("leaves nothing behind when an upload breaks off", async () => {
  const large = new Uint8Array(9 * 1024 * 1024);
  large.set(toBytes("%PDF-1.4"));
  let wasAborted = false;
  const createMultipartUpload = async (key: string) => {
    const upload = await env.FILES.createMultipartUpload(key);
    return withMethods(upload, {
      complete: fail("R2"),
      abort: async () => {
        wasAborted = true;
        await upload.abort();
      },
    });
  };
  const response = await hire(
    { FILES: withMethods(env.FILES, { createMultipartUpload }) },
    toMultipart(hireFields, large),
  );
  expect(response.status).toBe(503);
  expect(wasAborted).toBe(true);
  expect(await countStored()).toEqual(nothing);
});

test("removes the file when the row cannot be written", async () => {
  const response = await hire({ DB: withMethods(env.DB, { batch: fail("D1") }) });
  expect(response.status).toBe(503);
  expect(await countStored()).toEqual(nothing);
});

test("keeps nothing when the database is down from the start", async () => {
  expect((await hire({ DB: deadDb })).status).toBe(503);
  expect(await countStored()).toEqual(nothing);
});

test("removes a file left behind by a database outage after an hour", async () => {
  let database = env.DB;
  const put = async (...file: Parameters<R2Bucket["put"]>) => {
    const stored = await env.FILES.put(...file);
    database = deadDb;
    return stored;
  };
  const prepare = (query: string) => database.prepare(query);
  const batch = (statements: D1PreparedStatement[]) => database.batch(statements);
  const bindings = { DB: withMethods(env.DB, { prepare, batch }), FILES: withMethods(env.FILES, { put }) };
  expect((await hire(bindings)).status).toBe(503);
  expect(await countStored()).toEqual({ rows: 0, keys: 1 });
  expect(await sweepAttachments(toDb(env.DB), env, Date.now())).toBe(0);
  expect(await countStored()).toEqual({ rows: 0, keys: 1 });
  expect(await sweepFrom(Date.now() + hour)).toBe(1);
  expect(await countStored()).toEqual(nothing);
});

test("keeps every file that belongs to a request", async () => {
  for (const company of ["A", "B", "C"]) await hire({}, toMultipart({ ...hireFields, company }, pdf()));
  await env.FILES.put("hire-requests/orphan", "left behind");
  expect(await sweepFrom(Date.now() + hour)).toBe(1);
  const keys = (await listRows("attachments")).map((row) => row.r2_key);
  expect((await listKeys()).sort()).toEqual(keys.sort());
});

test("keeps a request and its file when its confirmation got lost", async () => {
  const batch = async (statements: D1PreparedStatement[]) => {
    await env.DB.batch(statements);
    throw new Error("Network connection lost");
  };
  const response = await hire({ DB: withMethods(env.DB, { batch }) });
  expect(response.status).toBe(201);
  expect(await listRows("hire_requests")).toHaveLength(1);
  expect(await listKeys()).toEqual((await listRows("attachments")).map((row) => row.r2_key));
});

test("stores requests and messages while the mail queue is down and emails them later", async () => {
  expect((await hire({ MAIL_QUEUE: deadQueue })).status).toBe(201);
  const json = { "content-type": "application/json" };
  const bindings = { MAIL_QUEUE: deadQueue };
  expect((await postWith(bindings, "/api/contact", JSON.stringify(contactFields), json)).status).toBe(201);
  expect(await listRows("hire_requests")).toHaveLength(1);
  expect(await listRows("contacts")).toHaveLength(1);
  expect(await queueOutbox(toDb(env.DB), env, Date.now())).toBe(2);
  const sent = await vi.waitFor(async () => {
    const rows = (await listRows("outbox")).filter(({ sent_at }) => sent_at !== null);
    expect(rows).toHaveLength(2);
    return rows.map(({ subject }) => subject);
  }, 15_000);
  expect(sent.sort()).toEqual([expect.stringMatching(/^Hire request H-/), "Message from the contact form"]);
});

test("says that a message was not sent when the database is down", async () => {
  const response = await postWith({ DB: deadDb }, "/api/contact", JSON.stringify(contactFields), {
    "content-type": "application/json",
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("was not sent"),
  });
});

test("says the same without JavaScript and keeps what you typed", async () => {
  const response = await postWith({ FILES: deadFiles }, "/hire-request", toMultipart(hireFields, pdf()));
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain("your request was not sent");
  expect(html).toContain('value="Dana Whitfield"');
  expect(html).toContain(hireFields.details);
  expect(await countStored()).toEqual(nothing);
});

test("sweeps a bucket of many files to its end, some pages a run, and then begins anew", async () => {
  const FILES = withMethods(env.FILES, {
    list: (options: R2ListOptions) => env.FILES.list({ ...options, limit: 10 }),
  });
  const sweep = () => sweepAttachments(toDb(env.DB), { FILES }, Date.now() + hour + 1_000);
  const names = Array.from({ length: 68 }, (_, at) => `hire-requests/A${100 + at}`);
  for (const name of names) await env.FILES.put(name, "x");
  expect([await sweep(), await sweep()]).toEqual([50, 18]);
  await env.FILES.put("hire-requests/A", "x");
  expect(await sweep()).toBe(1);
  expect(await listKeys()).toEqual([]);
});
