import { beforeAll, describe, expect, test } from "vitest";
import { serverPaths } from "#app/server-paths.ts";
import { askExample } from "#app/site/developers/ask.server.ts";
import { calls } from "#app/site/developers/company/calls.server.ts";
import type { Description } from "#app/site/developers/description.server.ts";
import { keyedRequestsAMinute, requestsAMinute } from "#app/site/developers/description.server.ts";
import { resources } from "#app/site/developers/resources.server.ts";
import wrangler from "../../wrangler.toml?raw";
import { fillCatalog } from "../support/catalog.ts";
import { comparePosting } from "../support/compare-posting.ts";
import { broken, sendWith, visitWith } from "../support/faults.ts";
import { fuzzPublicApi } from "../support/fuzz-public-api.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { findAnswerRef, readDescription, toParser, toSiteContext } from "../support/public-api.ts";
import { isWhole, origin, post, send } from "../support/site.ts";

let description: Description;
let slug = "";

beforeAll(async () => {
  await fillCatalog();
  await storeCity("Houston", "TX", 29.76, -95.37);
  const drafts = Array.from({ length: 45 }, (_, at) => makeDraft({ title: `ICU nurse, position ${at + 1}` }));
  [slug = ""] = await storeJobs(drafts);
  description = await readDescription();
}, 60_000);

async function ask(path: string, init?: RequestInit) {
  const response = await send(`/api/v1${path}`, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    type: response.headers.get("content-type"),
    // biome-ignore lint/suspicious/noExplicitAny: the schema of the description says its shape
    body: text ? (JSON.parse(text) as any) : null,
  };
}

async function expectProblem(path: string, status: number, code: string) {
  const { type, body, ...answer } = await ask(path);
  expect([path, answer.status, body.code]).toEqual([path, status, code]);
  expect(type).toBe("application/problem+json");
  toParser(description)("Problem").parse(body);
  expect(body.status).toBe(status);
  return body as { detail: string; errors?: { parameter: string; detail: string }[] };
}

describe("the description", () => {
  test("names every address and every part that it refers to", () => {
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(description.paths)).toEqual([
      ...new Set([...resources, ...calls].map(({ path }) => path)),
    ]);
    const text = JSON.stringify(description);
    for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(description.components[kind as "schemas"]).toHaveProperty([name!]);
    const ids = Object.values(description.paths).flatMap((of) =>
      Object.values(of).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ["API_LIMIT", requestsAMinute],
    ["KEY_LIMIT", keyedRequestsAMinute],
  ])("states the %s that is deployed", (name, limit) => {
    expect(wrangler).toMatch(new RegExp(`name = "${name}"\\n.*\\nsimple = \\{ limit = ${limit},`));
  });
});

test.each(resources.map((of) => [of.id, of] as const))(
  "answers the example of %s by its schema",
  async (_, of) => {
    const example = await askExample(toSiteContext(), of);
    const { pathname, search } = new URL(example!.address);
    const { status, type, body } = await ask((pathname + search).replace("/api/v1", ""));
    expect([pathname, status]).toEqual([pathname, 200]);
    expect(type).toBe("application/json; charset=utf-8");
    const ref = findAnswerRef(description, description.paths[of.path]!.get!, 200)!;
    toParser(description)(ref).parse(body);
    expect(JSON.parse(JSON.stringify(example!.answer))).toEqual(body);
  },
);

describe("a search", () => {
  test("gives each posting once by following its links", async () => {
    const ids: number[] = [];
    let next: string | null = "/api/v1/jobs?query=icu";
    let total = 0;
    for (let pages = 0; next !== null && pages < 10; pages++) {
      const url = new URL(next, origin);
      const { body } = await ask((url.pathname + url.search).replace("/api/v1", ""));
      ids.push(...body.data.map(({ id }: { id: number }) => id));
      total = body.total;
      expect(body.links.next === null).toBe(body.next === null);
      next = body.links.next;
    }
    expect(ids).toHaveLength(45);
    expect(new Set(ids).size).toBe(total);
  });

  test("takes every filter of the site's own search, and counts what further ones would find", async () => {
    const all =
      "query=icu&location=Houston,+TX&radius=50&specialty=icu&profession=registered-nurse&profession=physician&type=full-time,travel&workplace=onsite&shift=night&has=visa&urgency=urgent&posted=30d&pay_min=20.50&pay_period=hour&license=TX,CO&licensed_as=registered-nurse&compact=1&exact=1&sort=pay";
    expect((await ask(`/jobs?${all}`)).status).toBe(200);
    const { body } = await ask("/jobs?facets=true");
    const nurses = body.facets.find(
      ({ parameter, value }: { parameter: string; value: string }) =>
        parameter === "profession" && value === "registered-nurse",
    );
    expect(nurses.count).toBe(45);
    expect((await ask("/jobs")).body.facets).toBeUndefined();
  });

  test("refuses what is misspelled, repeated, too long or not readable, by name", async () => {
    const { errors } = await expectProblem("/jobs?proffession=physician", 400, "unknown_parameter");
    expect(errors).toEqual([{ parameter: "proffession", detail: "Leave it out." }]);
    for (const [query, parameter] of [
      ["sort=pay&sort=newest", "sort"],
      ["profession=doctor", "profession"],
      ["pay_min=a+lot", "pay_min"],
      ["pay_min=-1", "pay_min"],
      ["query=%00", "query"],
      [`query=${"x".repeat(201)}`, "query"],
      ["license=TX&license=XX", "license"],
      [`license=${"TX,".repeat(30)}TX`, "license"],
      ["facets=1", "facets"],
    ]) {
      const problem = await expectProblem(`/jobs?${query}`, 400, "invalid_parameter");
      expect(problem.errors?.map((one) => one.parameter)).toEqual([parameter]);
    }
    await expectProblem("/jobs?query=%E0%A4%A", 400, "invalid_encoding");
    await expectProblem(`/jobs?query=${"a+".repeat(2000)}`, 414, "too_long");
    await expectProblem(`/jobs?${"sort=pay&".repeat(100)}`, 400, "invalid_parameter");
    await expectProblem("/licenses/verdict?from=TX&to=CO", 400, "invalid_parameter");
  });

  test("refuses a cursor that it did not give for this search", async () => {
    const { next } = (await ask("/jobs?query=icu")).body;
    expect((await ask(`/jobs?cursor=${next}&query=icu`)).status).toBe(200);
    await expectProblem(`/jobs?query=nurse&cursor=${next}`, 400, "invalid_cursor");
    await expectProblem(`/employers?cursor=${next}`, 400, "invalid_cursor");
    for (const made of ["MS4y", btoa("x.501"), btoa("x.__proto__"), `${next}A`])
      await expectProblem(`/jobs?query=icu&cursor=${made.replace(/=+$/, "")}`, 400, "invalid_cursor");
    await expectProblem("/jobs?cursor=%3D%3D", 400, "invalid_parameter");
  });
});

describe("what is not there", () => {
  test("answers 404 and says where to look", async () => {
    for (const path of [
      ...["/jobs/no-such-job", "/employers/nobody", "/professions/wizard", "/specialties/wizardry"],
      ...["/states/guam", "/places/metro/nowhere-tx", "/places/city/nowhere", "/articles/blog--nothing"],
      ...["/pay/wizard/texas", "/pay/registered-nurse/nowhere", "/pay/dermatologist/wyoming"],
    ]) {
      const { detail } = await expectProblem(path, 404, "not_found");
      expect(detail).toMatch(/\/api\/v1\/|united-states/);
    }
    for (const path of ["/nothing", "/places/planet/mars", "/jobs/a/b", "/jobs/%00", "/jobs/UPPER"])
      await expectProblem(path, 404, "not_found");
  });

  test("says by 410 that a posting was taken down", async () => {
    const { env } = await import("../support/site.ts");
    const [gone = ""] = await storeJobs([makeDraft({ title: "Taken down" })]);
    await env.DB.prepare("UPDATE jobs SET status = 'removed' WHERE slug = ?").bind(gone).run();
    await expectProblem(`/jobs/${gone}`, 410, "gone");
  });
});

describe("every answer", () => {
  test("may be read from any website, and names its description", async () => {
    const { headers } = await ask("/states");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("link")).toContain('rel="service-desc"');
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=600");
    expect(headers.get("set-cookie")).toBeNull();
    const asked = await ask("/states", { method: "OPTIONS", headers: { origin: "https://example.org" } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
  });

  test("has an ETag that saves it a second time, and a head of its own", async () => {
    const first = await ask("/states/texas");
    const etag = first.headers.get("etag")!;
    const again = await ask("/states/texas", { headers: { "if-none-match": etag } });
    expect([again.status, again.body]).toEqual([304, null]);
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
    const head = await ask("/states/texas", { method: "HEAD" });
    expect([head.status, head.body, head.headers.get("etag")]).toEqual([200, null, etag]);
  });

  test("is read only", async () => {
    const answer = await post("/api/v1/jobs", "{}", { "content-type": "application/json" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
  });

  test("tells how much is left, and asks a network that sends too much to wait", async () => {
    const visitor = { headers: { "cf-connecting-ip": "198.51.100.77" } };
    const first = await ask("/states/texas", visitor);
    expect(first.headers.get("ratelimit-policy")).toBe(`"api";q=${requestsAMinute};w=60`);
    expect(first.headers.get("ratelimit")).toMatch(/^"api";r=\d+;t=\d+$/);
    const over = { API_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit };
    const refused = await sendWith(over, "/api/v1/states/texas", visitor);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(refused.headers.get("ratelimit")).toMatch(/^"api";r=0;t=/);
    expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
    expect((await sendWith(over, "/api/jobs/stats")).status).toBe(200);
  });

  test("is a problem, too, while a part of ours is down", async () => {
    const kv = await visitWith({ CATALOG: broken<KVNamespace>() }, "/api/v1/states/ohio");
    expect([kv.status, JSON.parse(kv.html).code]).toEqual([503, "unavailable"]);
    const db = await visitWith({ DB: broken<D1Database>() }, "/api/v1/jobs");
    expect([db.status, JSON.parse(db.html).code]).toEqual([500, "internal"]);
    expect(db.html).not.toContain("out of order");
  });
});

test("gives pay with its source, year and number of jobs", async () => {
  const { body } = await ask("/pay/rn/united-states");
  expect(body).toMatchObject({
    role: "registered-nurse",
    place: { kind: "country" },
    pay: { unit: "USD a year", year: 2025, n: expect.any(Number), source: expect.stringContaining("Labor") },
  });
  expect((await ask("/pay/registered-nurse/tx")).body.url).toBe(
    `${origin}/salary-comparison/registered-nurse/texas`,
  );
});

test.each([
  ["registered-nurse", "TX", "TX", "0", "can-work"],
  ["registered-nurse", "TX", "CO", "1", "can-work-by-compact"],
  ["registered-nurse", "TX", "CO", "0", "needs-license"],
  ["registered-nurse", "TX", "CA", "1", "needs-license"],
  ["physician", "TX", "CO", "0", "faster-license"],
  ["physical-therapist", "TX", "CO", "0", "apply-through-compact"],
  ["paramedic", "TX", "CO", "0", "limited"],
  ["phlebotomist", "TX", "CO", "0", "unknown"],
])("says of a %s from %s in %s (compact %s) what the state's page says: %s", async (...asked) => {
  const [profession, from, to, compact, verdict] = asked;
  const { body } = await ask(
    `/licenses/verdict?profession=${profession}&from=${from}&to=${to}&compact=${compact}`,
  );
  expect(body.verdict).toBe(verdict);
  const page = new URL(body.url);
  const html = await (await send(page.pathname + page.search)).text();
  const said = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  expect(said).toContain(body.title);
  expect(said).toContain(body.rule);
});

test("leads programs and readers to it", async () => {
  const catalog = await send(serverPaths.apiCatalog());
  expect(catalog.headers.get("content-type")).toMatch(/^application\/linkset\+json/);
  const { linkset } = (await catalog.json()) as { linkset: Record<string, { href: string }[]>[] };
  for (const links of [linkset[0]!["service-desc"]!, linkset[0]!["service-doc"]!, linkset[0]!.status!])
    for (const { href } of links) expect((await send(new URL(href).pathname)).status, href).toBe(200);
  expect((await send(serverPaths.apiCatalog(), { method: "HEAD" })).headers.get("link")).toContain(
    "api-catalog",
  );
  const texts = await Promise.all(
    ["/llms.txt", "/robots.txt"].map(async (path) => (await send(path)).text()),
  );
  expect(texts[0]).toContain(serverPaths.developers());
  expect(texts[1]).toContain("Allow: /api/v1/\n");
  expect((await ask("/")).body.resources).toHaveLength(resources.length);
});

test.each<[string, Parameters<typeof makeDraft>[0]]>([
  ["paid by the hour", {}],
  ["remote", { workplace: "remote", city: null, stateCode: null, licenseStates: ["TX", "CO"] }],
  ["paid by the shift", { payUnit: "shift", salaryMinCents: 600_00, salaryMaxCents: 720_00, shiftHours: 12 }],
  ["paid by the visit", { payUnit: "visit", salaryMinCents: 60_00, salaryMaxCents: null }],
  ["without pay", { salaryMinCents: null, salaryMaxCents: null }],
  ["at two places", { morePlaces: [{ city: "Denver", stateCode: "CO", lat: null, lon: null }] }],
  ["on the employer's own site", { applyUrl: "https://example.org/apply?id=1&b=2" }],
])("says of a posting %s what its page, its markup and /api/jobs say", async (what, draft) => {
  const [own = ""] = await storeJobs([makeDraft({ title: `Compared: ${what}`, ...draft })]);
  await comparePosting(own);
});

test(
  "answers anything by its description, and never with a server error",
  () => fuzzPublicApi({ description, slug, requests: isWhole ? 300 : 120 }),
  120_000,
);
