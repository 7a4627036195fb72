import { env as workerEnv } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { assets } from "../../build/server/index.js";
import { fillCatalog } from "../support/catalog.ts";
import { sendWith } from "../support/faults.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { contactFields, hireFields, inOneMinute, newVisitor, pdf, toMultipart } from "../support/requests.ts";
import { origin, post, postForm, postJson, send } from "../support/site.ts";

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([makeDraft()]);
});

const from = (address: string) => ({ "cf-connecting-ip": address });

test("counts all addresses of an IPv6 /64 as one visitor", () => {
  let network = 0;
  return inOneMinute(async () => {
    const subnet = `2001:db8:7:${++network}`;
    const statuses: number[] = [];
    for (let i = 1; i <= 11; i++)
      statuses.push((await postJson("/api/contact", contactFields, from(`${subnet}::${i}`))).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    expect((await postJson("/api/contact", contactFields, from(`2001:db8:8:${network}::1`))).status).toBe(
      201,
    );
  });
});

test.each(["/api/contact", "/api/hire-request"])("counts requests to %s that fail validation", (path) =>
  inOneMinute(async (visitor) => {
    for (let i = 0; i < 10; i++) expect((await postJson(path, {}, visitor)).status).toBe(400);
    const response = await postJson(path, {}, visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
  }),
);

test.each(["/contact", "/hire-request"])("counts forms at %s that fail validation", (path) =>
  inOneMinute(async (visitor) => {
    for (let i = 0; i < 10; i++) expect((await postForm(path, {}, visitor)).status).toBe(400);
    expect((await postForm(path, {}, visitor)).status).toBe(429);
  }),
);

test.each(["/login", "/register", "/forgot-password"])("counts forms at %s that fail validation", (path) =>
  inOneMinute(async (visitor) => {
    for (let i = 0; i < 20; i++) expect((await postForm(path, {}, visitor)).status).toBe(400);
    const response = await postForm(path, {}, visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.text()).toContain("Too many tries from your network.");
  }),
);

test.each(["/api/hire-request", "/hire-request", "/contact", "/login"])(
  "reads nothing that is sent to %s over the limit",
  async (path) => {
    const full = { limit: async () => ({ success: false }) } as unknown as RateLimit;
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (pulled > 640) controller.close();
      },
    });
    const headers = { origin, "content-type": "multipart/form-data; boundary=b", ...newVisitor() };
    const limits = { REQUEST_LIMIT: full, ACCOUNT_LIMIT: full };
    const response = await sendWith(limits, path, { method: "POST", body, headers });
    expect(response.status).toBe(429);
    expect(pulled).toBeLessThan(5);
  },
);

test("stores no file over the limit", () =>
  inOneMinute(async (visitor) => {
    for (let i = 0; i < 10; i++) await post("/api/hire-request", toMultipart({}), visitor);
    expect((await post("/api/hire-request", toMultipart(hireFields, pdf()), visitor)).status).toBe(429);
  }));

test("takes twenty files a day of a network, and then the request without its file", async () => {
  const visitor = newVisitor();
  const unlimited = { REQUEST_LIMIT: { limit: async () => ({ success: true }) } as unknown as RateLimit };
  const sendFile = (at: number) => {
    const body = toMultipart({ ...hireFields, position: `ICU nurse ${at}` }, pdf());
    return sendWith(unlimited, "/api/hire-request", {
      method: "POST",
      body,
      headers: { origin, ...visitor },
    });
  };
  for (let at = 0; at < 20; at++) expect((await sendFile(at)).status).toBe(201);
  const refused = await sendFile(20);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining("Send your request without one"),
  });
  const bare = { method: "POST", body: toMultipart(hireFields), headers: { origin, ...visitor } };
  expect((await sendWith(unlimited, "/api/hire-request", bare)).status).toBe(201);
});

test("asks a network with too many searches to wait, and still serves it cached pages", async () => {
  const over = { SEARCH_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit };
  const words = "Your network has run more searches in the last minute than we allow.";
  for (const path of ["/api/specialties?query=cardiology", "/api/jobs?query=icu"]) {
    expect((await send(path)).status).toBe(200);
    const response = await sendWith(over, path);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(words) });
  }
  for (const path of ["/jobs?query=limit-test", "/jobs/texas?shift=night"]) {
    const response = await sendWith(over, path);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    const html = await response.text();
    expect(html).toContain("Too many requests");
    expect(html).toContain(words);
    await (await send(path)).text();
    expect((await sendWith(over, path)).status).toBe(200);
  }
});

test("renders no page for a network that asks for too many, and still serves it cached ones", async () => {
  const over = { ANSWER_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit };
  await (await send("/professions")).text();
  expect((await sendWith(over, "/professions?made-up=1")).status).toBe(200);
  const bypassing = { headers: { cookie: "session=made-up" } };
  for (const [path, init] of [
    ["/professions", bypassing],
    ["/jobs.data?query=x1"],
    ["/api/health"],
  ] as const) {
    const response = await sendWith(over, path, init);
    expect(response.status, path).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.text()).toContain("Please wait a minute and try again.");
  }
});

test("limits searches in the deployed settings", async () => {
  const { SEARCH_LIMIT } = workerEnv as unknown as { SEARCH_LIMIT: RateLimit };
  expect(await SEARCH_LIMIT.limit({ key: "198.51.100.1" })).toEqual({ success: true });
});

test("keeps a cached page when the visitor who renews it is over the limit", async () => {
  const key = `${origin}/jobs?query=renewed&build=${assets.version}`;
  const old = { "cache-control": "public, s-maxage=600", "x-rendered-at": String(Date.now() - 61_000) };
  await caches.default.put(key, new Response("an old page", { headers: old }));
  const over = { SEARCH_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit };
  expect(await (await sendWith(over, "/jobs?query=renewed")).text()).toBe("an old page");
  expect(await caches.default.match(key)).toBeDefined();
});
