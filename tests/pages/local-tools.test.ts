import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as workerEnv } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Env } from "#app/kit/platform/env.ts";
import { type DemoPerson, demoPeople } from "../../scripts/local/demo-people.ts";
import { withLocalTools } from "../../scripts/local/local-tools.ts";
import { toCatchingMail } from "../../scripts/local/mailbox.ts";
import { createUser, newVisitor } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { toText } from "../support/html.ts";
import { deliver, takeDue } from "../support/mail.ts";
import { env, origin, postJson, send } from "../support/site.ts";

const { CATALOG } = workerEnv as unknown as Env;
const people: readonly DemoPerson[] = Object.values(demoPeople);
const local = withLocalTools((request) => send(request.url, request));

beforeAll(async () => {
  await fillCatalog();
  for (const { role, email, firstName, lastName } of people)
    await createUser(role, { email, firstName, lastName });
});

/** As the local site answers it. */
async function open(path: string, init: RequestInit = {}, bindings = env): Promise<Response> {
  const ctx = createExecutionContext();
  const answer = await local(
    new Request(new URL(path, origin), { redirect: "manual", ...init }),
    bindings,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return answer;
}

const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  open("/dev/people", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, referer: `${origin}/faq?from=bar`, ...headers },
  });

const readSession = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("session="))!
    .split(";")[0]!;

const askWho = async (cookie: string) => (await send("/api/auth/me", { headers: { cookie } })).text();

test("ends each page with the bar, and leaves the rest of the page and its policy as they are", async () => {
  const [plain, answer] = [await send("/faq"), await open("/faq")];
  const policy = "content-security-policy";
  expect(answer.headers.get(policy)).toBe(plain.headers.get(policy));
  const html = await answer.text();
  const [, bar] =
    /(<link rel="stylesheet" href="\/dev\/bar\.css"><aside class="local-bar".*?<\/aside>)<\/body>/s.exec(
      html,
    )!;
  expect(html.replace(bar!, "")).toBe(await plain.text());
  expect(bar).not.toMatch(/<script|style=|onclick/);
  for (const { part } of people) expect(bar).toContain(`aria-label="Log in as ${part}"`);
  for (const to of ["/dev/people", "/dev/mail"]) expect(bar).toContain(`href="${to}"`);
  expect((await open("/dev/bar.css")).headers.get("content-type")).toBe("text/css");
  expect(await (await open("/api/auth/me")).text()).not.toContain("local-bar");
});

test.each(people)("logs in as $part with one press, and stays on the page", async ({ email, start }) => {
  const answer = await press({ email });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/faq?from=bar");
  expect(await askWho(readSession(answer))).toContain(email);
  expect((await press({ email, to: "start" })).headers.get("location")).toBe(start);
});

test("ends the session of the person before, and leaves a page that the next one may not see", async () => {
  const admin = readSession(await press({ email: demoPeople.admin.email }));
  const headers = { cookie: admin, referer: `${origin}/admin/users` };
  const answer = await press({ email: demoPeople.clinician.email }, headers);
  expect(answer.headers.get("location")).toBe(demoPeople.clinician.start);
  expect(await askWho(readSession(answer))).toContain(demoPeople.clinician.email);
  expect((await send("/admin", { headers: { cookie: admin } })).status).toBe(302);

  const out = await press({ email: "" }, { cookie: readSession(answer) });
  expect(readSession(out)).toBe("session=");
  expect((await send("/dashboard", { headers: { cookie: readSession(answer) } })).status).toBe(302);
});

test("logs nobody in from another site, by another name of this machine, or as someone who is no demo person", async () => {
  const { email } = demoPeople.admin;
  const { email: other } = await createUser("admin");
  for (const [fields, headers, status] of [
    [{ email }, { origin: "https://elsewhere.example" }, 403],
    [{ email }, { origin: "http://localhost:1" }, 403],
    [{ email: other }, {}, 400],
    [{}, {}, 400],
  ] as [Record<string, string>, Record<string, string>, number][]) {
    const answer = await press(fields, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  const elsewhere = new URL("/dev/people", "http://clinward.example:8787");
  const body = new URLSearchParams({ email });
  const posted = await open(elsewhere.href, { method: "POST", body, headers: { origin: elsewhere.origin } });
  expect(posted.status).toBe(404);
  expect(await (await open("http://clinward.example:8787/faq")).text()).not.toContain("local-bar");
});

test("lists the demo people with what each is good for, and who is logged in", async () => {
  const cookie = readSession(await press({ email: demoPeople.reviewer.email }));
  const text = toText(await (await open("/dev/people", { headers: { cookie } })).text());
  for (const { firstName, goodFor } of people) {
    expect(text).toContain(goodFor);
    expect(text).toContain(`Log in as ${firstName}`);
  }
  expect(text).toContain("Reviewer: Tomas Wexley (logged in now)");
  expect(text.match(/logged in now/g)).toHaveLength(1);
});

test("shows the emails that the site sent, newest first, with links to press", async () => {
  const bindings = { ...env, CATALOG };
  expect(await (await open("/dev/mail", {}, bindings)).text()).toContain("No email yet.");
  const email = "lee@clinic.example";
  const account = { email, password: "harbor lantern quartz 7", firstName: "Lee", lastName: "Marsh" };
  await postJson("/api/auth/register", { ...account, role: "job_seeker" }, newVisitor());
  const ids = (await env.DB.prepare("SELECT id FROM outbox").all<{ id: number }>()).results.map(
    ({ id }) => id,
  );
  await takeDue(Date.now());
  const catching = {
    MAIL: toCatchingMail({ CATALOG }, () => 1000),
    MAIL_FROM: env.MAIL_FROM,
    SITE_URL: origin,
  };
  await deliver(ids, catching, Date.now());
  await toCatchingMail({ CATALOG }, () => 2000).send({
    to: email,
    from: { name: "Clinward", email: env.MAIL_FROM },
    subject: "A <b>later</b> one",
    text: "See (https://example.com/a?b=1&c=2).",
    html: '<a href="https://example.com/">See</a><script>alert(1)</script>',
  });

  const list = await (await open("/dev/mail", {}, bindings)).text();
  const [later, first, ...others] = [...list.matchAll(/<h2><a href="([^"]+)">(.*?)<\/a>/g)];
  expect([later![2], first![2], others]).toEqual([
    "A &lt;b&gt;later&lt;/b&gt; one",
    "Confirm your email for Clinward",
    [],
  ]);
  const confirmation = await (await open(first![1]!, {}, bindings)).text();
  expect(confirmation).toContain(`<dd>${email}</dd>`);
  expect(confirmation).toMatch(/<a href="(http:\/\/localhost:8787\/verify-email\?token=[\w-]+)">\1<\/a>/);
  const [, looks] = /<iframe [^>]* src="([^"]*)"/.exec(confirmation)!;
  expect(await (await open(looks!, {}, bindings)).text()).toContain(">Confirm your email address</a>");

  const page = await (await open(later![1]!, {}, bindings)).text();
  expect(page).toContain(
    '(<a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a>).',
  );
  const [, sandbox, source] = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(page)!;
  expect(sandbox).not.toContain("allow-scripts");
  const framed = await open(source!, {}, bindings);
  expect(await framed.text()).toContain('<a href="https://example.com/">See</a>');
  expect(framed.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  expect((await open("/dev/mail/unknown", {}, bindings)).status).toBe(404);
});

test("has none of it on the deployed Worker", async () => {
  expect(await (await send("/faq")).text()).not.toMatch(/local-bar|\/dev\//);
  for (const path of ["/dev/people", "/dev/mail", "/dev/bar.css"])
    expect((await send(path)).status).toBe(404);
  const body = new URLSearchParams({ email: demoPeople.admin.email });
  const posted = await send("/dev/people", { method: "POST", body, headers: { origin } });
  expect([posted.status, posted.headers.get("set-cookie")]).toEqual([404, null]);
});
