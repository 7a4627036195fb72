import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { signInAttempts } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createUser, newVisitor, signIn, testPassword } from "#tests/support/accounts.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);

test("logs in without JavaScript and opens the dashboard", async () => {
  const { email } = await createUser("job_seeker");
  const response = await postForm("/login", { email, password: testPassword }, newVisitor());
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/dashboard");
  const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
  const dashboard = await send("/dashboard", { headers: { cookie } });
  expect(dashboard.status).toBe(200);
  expect(await dashboard.text()).toContain(email);
});

test("keeps the email but not the password after a wrong password", async () => {
  const { email } = await createUser("job_seeker");
  const password = "not the right password";
  const response = await postForm("/login", { email, password }, newVisitor());
  expect(response.status).toBe(401);
  const html = await response.text();
  expect(html).toContain("This email and password do not match");
  expect(html).toContain(`value="${email}"`);
  expect(html).not.toContain(password);
});

test("keeps an invalid email and shows the error beside its field", async () => {
  const response = await postForm("/login", { email: "robin at home", password: "some secret phrase" });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please enter a valid email address");
  expect(html).toContain('value="robin at home"');
  expect(html).not.toContain("some secret phrase");
});

test("shows the same page for an unknown email and a wrong password", async () => {
  const { email } = await createUser("job_seeker");
  const unknown = "someone-else-entirely@example.com";
  const toPage = async (address: string) => {
    const response = await postForm("/login", { email: address, password: "a wrong one" }, newVisitor());
    return `${response.status} ${(await response.text()).replaceAll(address, "")}`;
  };
  expect(await toPage(unknown)).toBe(await toPage(email));
});

test("says how long the lock lasts and points to the log-in link", async () => {
  const email = "locked-out@example.com";
  const visitor = newVisitor();
  await postForm("/login", { email, password: "a wrong one" }, visitor);
  await db.update(signInAttempts).set({ lockedUntil: Date.now() + 5 * 60_000 - 100 });
  const response = await postForm("/login", { email, password: "a wrong one" }, visitor);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(290);
  const html = await response.text();
  expect(html).toContain("Try again in 5 minutes, or choose “Email me a log-in link.”");
  expect(html).toContain('href="/sign-in-link"');
  await db.delete(signInAttempts).where(eq(signInAttempts.failures, 1));
});

test("returns to the page that asked you to log in", async () => {
  const anonymous = await send("/dashboard/password?from=mail");
  expect(anonymous.status).toBe(302);
  const loginPath = anonymous.headers.get("location")!;
  expect(loginPath).toBe("/login?returnTo=%2Fdashboard%2Fpassword%3Ffrom%3Dmail");
  const { email } = await createUser("job_seeker");
  const response = await postForm(loginPath, { email, password: testPassword }, newVisitor());
  expect(response.headers.get("location")).toBe("/dashboard/password?from=mail");
});

test.each([
  "https://evil.example/dashboard",
  "//evil.example",
  "/\\evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "dashboard",
])("leads to the dashboard for a return path of %j", async (returnTo) => {
  const { cookie } = await signIn("job_seeker");
  const response = await send(`/login?${new URLSearchParams({ returnTo })}`, { headers: { cookie } });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/dashboard");
});

test("never leads to another site after logging in", async () => {
  const { email } = await createUser("job_seeker");
  const form = { email, password: testPassword };
  const response = await postForm("/login?returnTo=/..//evil.example", form, newVisitor());
  expect(response.headers.get("location")).toBe("/dashboard");
});

test("sends a logged-in person on from the log-in page", async () => {
  const { cookie } = await signIn("job_seeker");
  for (const path of ["/login?returnTo=/jobs", "/register?returnTo=/jobs"]) {
    const response = await send(path, { headers: { cookie } });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/jobs");
  }
});

test("ends the session and leads home when you log out without JavaScript", async () => {
  const { cookie } = await signIn("job_seeker");
  const response = await postForm("/logout", {}, { cookie });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/");
  expect(response.headers.get("set-cookie")).toMatch(/^session=; Max-Age=0/);
  expect((await send("/dashboard", { headers: { cookie } })).status).toBe(302);
});

test("does not sign you out when you open the log-out URL", async () => {
  const { cookie } = await signIn("job_seeker");
  expect((await send("/logout", { headers: { cookie } })).headers.get("location")).toBe("/");
  expect((await send("/dashboard", { headers: { cookie } })).status).toBe(200);
});

test.each([
  "/login",
  "/register",
  "/forgot-password",
  "/sign-in-link",
  "/sign-in?token=x",
  "/reset-password?token=x",
  "/verify-email?token=x",
])("keeps %s out of search engines and caches", async (path) => {
  const response = await send(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
});

test("tells a seeker that an admin page is for another account and asks a signed-out visitor to log in", async () => {
  const { cookie } = await signIn("job_seeker");
  const refused = await send("/admin/web-vitals", { headers: { cookie } });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("It is for another kind of account.");
  const anonymous = await send("/admin/web-vitals");
  expect(anonymous.status).toBe(302);
  expect(anonymous.headers.get("location")).toBe("/login?returnTo=%2Fadmin%2Fweb-vitals");
});
