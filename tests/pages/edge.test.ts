import { beforeAll, expect, test } from "vitest";
import { assets } from "../../build/server/index.js";
import { signIn } from "../support/accounts.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, origin, send } from "../support/site.ts";

let slug = "";
beforeAll(async () => {
  [slug = ""] = await storeJobs([makeDraft()]);
});

const renderedAt = (response: Response) => response.headers.get("x-rendered-at");
const toKey = (path: string, build = assets.version) =>
  `${origin}${path}${path.includes("?") ? "&" : "?"}build=${build}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each(["/", "/jobs", "/jobs.data"])("serves the second visitor of %s from the edge", async (path) => {
  const first = await send(`${path}`);
  const text = await first.text();
  await pause(50);
  const second = await send(`${path}`);
  expect(renderedAt(first)).not.toBeNull();
  expect(renderedAt(second)).toBe(renderedAt(first));
  expect(await second.text()).toBe(text);
});

test("serves a page older than a minute once more while renewing it", async () => {
  const old = new Response("an old page", {
    headers: { "cache-control": "public, s-maxage=600", "x-rendered-at": String(Date.now() - 61_000) },
  });
  await caches.default.put(toKey("/jobs?query=nurse"), old);
  expect(await (await send("/jobs?query=nurse")).text()).toBe("an old page");
  await pause(500);
  expect(await (await send("/jobs?query=nurse")).text()).toContain("1 job");
});

test("does not serve a page of an older build, whose files are gone", async () => {
  const old = new Response("of the build before", {
    headers: { "cache-control": "public, s-maxage=600", "x-rendered-at": String(Date.now()) },
  });
  await caches.default.put(toKey("/jobs?query=registered", "before"), old);
  expect(await (await send("/jobs?query=registered")).text()).toContain("1 job");
});

test("never shows a logged-in page to anyone else", async () => {
  const ada = await signIn("job_seeker");
  const ben = await signIn("employer");
  const asAda = await send(`/jobs/${slug}`, { headers: { cookie: ada.cookie } });
  expect(asAda.headers.get("cache-control")).toContain("no-store");
  expect(await asAda.text()).toContain("My Dashboard");
  const anonymous = await (await send(`/jobs/${slug}`)).text();
  expect(anonymous).not.toContain("My Dashboard");
  expect(anonymous).not.toContain(ada.user.email);
  const asBen = await (await send(`/jobs/${slug}`, { headers: { cookie: ben.cookie } })).text();
  expect(asBen).toContain(ben.user.email);
  expect(asBen).not.toContain(ada.user.email);
  const data = await (await send(`/jobs/${slug}.data`)).text();
  expect(data).not.toContain(ada.user.email);
});

test("bypasses the cache even for a cookie that is not ours", async () => {
  const response = await send("/jobs", { headers: { cookie: "session=forged" } });
  expect(response.status).toBe(200);
  expect(renderedAt(response)).toBeNull();
});

test("does not cache errors, redirects and endpoints", async () => {
  for (const path of ["/nothing-here", "/dashboard", "/api/jobs", "/api/health"]) {
    expect(renderedAt(await send(path))).toBeNull();
  }
});

test.each(["/", "/jobs", "/nothing-here", "/api/health"])("sends security headers with %s", async (path) => {
  const { headers } = await send(path);
  expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.match(/script-src[^;]*/)?.[0] ?? "").not.toMatch(/unsafe-inline|unsafe-eval|nonce-|\*/);
});

const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

test("allows each inline script of a page by its own hash, cached or not", async () => {
  for (let visit = 0; visit < 2; visit++) {
    const response = await send(`/jobs/${slug}`);
    const policy = response.headers.get("content-security-policy") ?? "";
    const scripts = [
      ...(await response.text()).matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, text] of scripts) expect(policy).toContain(await hashOf(text!));
  }
});

test("does not allow a script that slipped into a description", async () => {
  const [tampered] = await storeJobs([
    makeDraft({ title: "RN, tampered", descriptionHtml: "<p>x</p></main><script>alert(1)</script>" }),
  ]);
  const response = await send(`/jobs/${tampered}`);
  expect(await response.text()).toContain("<script>alert(1)</script>");
  expect(response.headers.get("content-security-policy")).not.toContain(await hashOf("alert(1)"));
});

test("removes a closed posting from the cache at its next renewal", async () => {
  const [gone] = await storeJobs([makeDraft({ title: "RN, soon gone" })]);
  await env.DB.prepare("UPDATE jobs SET status = 'removed', updated_at = 1 WHERE slug = ?").bind(gone).run();
  const old = new Response("the old page", {
    headers: { "cache-control": "public, s-maxage=600", "x-rendered-at": String(Date.now() - 61_000) },
  });
  await caches.default.put(toKey(`/jobs/${gone}`), old);
  expect((await send(`/jobs/${gone}`)).status).toBe(200);
  await pause(500);
  expect((await send(`/jobs/${gone}`)).status).toBe(410);
});

const copy = { "cache-control": "public, s-maxage=600" };
const keepOld = (path: string) =>
  caches.default.put(
    toKey(path),
    new Response("the old page", { headers: { ...copy, "x-rendered-at": String(Date.now() - 1000) } }),
  );

test("serves no page of a posting from before it was filled, paused or opened again", async () => {
  const [ended = ""] = await storeJobs([makeDraft({ title: "RN, soon filled" })]);
  const setStatus = (status: string) =>
    env.DB.prepare("UPDATE jobs SET status = ?1, updated_at = ?2 WHERE slug = ?3")
      .bind(status, Date.now(), ended)
      .run();
  await env.DB.prepare("UPDATE jobs SET updated_at = updated_at - 5000 WHERE slug = ?").bind(ended).run();
  const pages = [`/jobs/${ended}`, `/jobs/${ended}.data`, `/jobs/${ended}/apply`, `/jobs?job=${ended}`];
  for (const path of pages) {
    await keepOld(path);
    expect(await (await send(path)).text()).toBe("the old page");
  }
  for (const status of ["paused", "open", "filled"]) {
    for (const path of pages) await keepOld(path);
    await setStatus(status);
    for (const path of pages) expect(await (await send(path)).text()).not.toBe("the old page");
  }
  const bounced = await send(`/jobs/${ended}/apply`);
  expect(bounced.headers.get("location")).toBe(`/jobs/${ended}`);
  expect(await (await send(`/jobs/${ended}`)).text()).toContain("This position has been filled.");
  expect(await caches.default.match(toKey(`/jobs/${ended}/apply`))).toBeUndefined();
});

test("serves no page of a posting from before its last day passed", async () => {
  const [over = ""] = await storeJobs([makeDraft({ title: "RN, soon over" })]);
  await env.DB.prepare("UPDATE jobs SET updated_at = 1, valid_through = ?1 WHERE slug = ?2")
    .bind(Date.now() - 500, over)
    .run();
  await keepOld(`/jobs/${over}`);
  expect(await (await send(`/jobs/${over}`)).text()).not.toBe("the old page");
});
