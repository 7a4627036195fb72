import { expect, test } from "vitest";
import staticHeaders from "../../public/_headers?raw";
import { createUser, newVisitor, testPassword } from "../support/accounts.ts";
import { sendWith } from "../support/faults.ts";
import { env } from "../support/site.ts";

const secure = { SITE_URL: "https://clinward.example" };

/** Sends a request to the site as it runs behind https. */
const open = (url: string, init?: RequestInit) => sendWith({ ...env, ...secure }, url, init);

test.each([
  ["http://clinward.example/jobs?query=icu", "https://clinward.example/jobs?query=icu"],
  ["http://www.clinward.example:8080/", "https://www.clinward.example/"],
  ["http://clinward.example/api/jobs/stats", "https://clinward.example/api/jobs/stats"],
])("redirects %s to https", async (from, to) => {
  const response = await open(from);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(to);
});

test("redirects a form posted over http to https without reading it", async () => {
  const response = await open("http://clinward.example/login", { method: "POST", body: "email=a" });
  expect(response.status).toBe(301);
});

test.each(["http://localhost:8787/api/jobs/stats", "http://127.0.0.1:8787/api/jobs/stats"])(
  "serves %s over http",
  async (url) => {
    expect((await open(url)).status).toBe(200);
  },
);

test("serves http when SITE_URL is http", async () => {
  expect((await sendWith({}, "http://clinward.example/api/jobs/stats")).status).toBe(200);
});

test("signs in over https with a __Host- cookie and accepts no other", async () => {
  const { email } = await createUser("job_seeker");
  const response = await open("https://clinward.example/api/auth/login", {
    method: "POST",
    body: JSON.stringify({ email, password: testPassword }),
    headers: { "content-type": "application/json", ...newVisitor() },
  });
  const [cookie = "", ...attributes] = response.headers.get("set-cookie")!.split("; ");
  expect(cookie).toMatch(/^__Host-session=./);
  expect(attributes).toEqual(expect.arrayContaining(["Secure", "HttpOnly", "Path=/", "SameSite=Lax"]));
  expect(attributes.join()).not.toContain("Domain");

  const me = (sent: string) => open("https://clinward.example/api/auth/me", { headers: { cookie: sent } });
  expect((await me(cookie)).status).toBe(200);
  expect((await me(cookie.replace("__Host-", ""))).status).toBe(401);

  const page = await open("https://clinward.example/", { headers: { cookie } });
  expect(page.headers.get("cache-control")).toContain("no-store");

  const out = await open("https://clinward.example/api/auth/logout", { method: "POST", headers: { cookie } });
  const [ended, ...others] = out.headers.getSetCookie();
  expect(ended).toBe("__Host-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure");
  for (const other of others) expect(other).toMatch(/^__Host-.*; Secure$/);
});

test("sends the pages' security headers with static files, which open in no frame and run nothing", async () => {
  const everywhere = staticHeaders.split(/\n\n/)[0]!;
  expect(everywhere).toMatch(/^\/\*\n/);
  const toValue = (name: string) => new RegExp(`^  ${name}: (.*)$`, "im").exec(everywhere)?.[1];
  const page = (await sendWith({}, "/api/health")).headers;
  for (const name of [
    "x-content-type-options",
    "strict-transport-security",
    "x-frame-options",
    "referrer-policy",
  ])
    expect(toValue(name), name).toBe(page.get(name));
  for (const name of ["cross-origin-opener-policy", "cross-origin-resource-policy"])
    expect(toValue(name), name).toBe(page.get(name));
  expect(toValue("permissions-policy")).toContain("camera=()");
  const policy = toValue("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src");
});

test("lets the service worker's file reach our own site, which its policy governs", () => {
  const worker = staticHeaders.split(/\n\n/).find((rule) => rule.startsWith("/sw.js\n"))!;
  expect(worker).toMatch(
    /\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*connect-src 'self'/,
  );
});
