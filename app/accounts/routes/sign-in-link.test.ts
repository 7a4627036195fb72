import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { emailLinks, sessions, usedLimits, users } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { outbox } from "#app/kit/schema.ts";
import { createUser, listMails, newVisitor, readMailedPath, signIn } from "#tests/support/accounts.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);

const ask = (email: string) => postForm("/sign-in-link", { email }, newVisitor());

async function askForLink(email: string): Promise<string> {
  await ask(email);
  return readMailedPath(email, "log-in link");
}

function toCookies(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const countSessions = (userId: number) => db.$count(sessions, eq(sessions.userId, userId));

test("always offers a log-in link by email on the log-in page", async () => {
  expect(await (await send("/login")).text()).toMatch(/href="\/sign-in-link"[^>]*>Email me a log-in link</);
});

test("signs the owner of a locked account in by an emailed link, without JavaScript", async () => {
  const user = await createUser("admin", { emailVerifiedAt: null });
  const keyHash = await sha256(`sign-in ${user.email}`);
  await db.insert(usedLimits).values({ keyHash, used: 50, resetsAt: Date.now() + 60 * 60_000 });
  const path = await askForLink(user.email);
  const page = await send(path);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  const html = await page.text();
  expect(html).toContain(`You are logging in as ${user.email}.`);
  expect(html).toMatch(/<form method="post"/);
  const response = await postForm(path, {});
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/dashboard?done=first-proof");
  const cookie = toCookies(response);
  expect(cookie).toMatch(/^session=.+; device=/);
  expect((await send("/admin", { headers: { cookie } })).status).toBe(200);
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row!.emailVerifiedAt).toBeGreaterThan(0);
});

test("does not use up a link when an email scanner opens it", async () => {
  const user = await createUser("job_seeker");
  const path = await askForLink(user.email);
  for (const method of ["GET", "HEAD", "GET"]) expect((await send(path, { method })).status).toBe(200);
  expect(await countSessions(user.id)).toBe(0);
  expect((await postForm(path, {})).status).toBe(302);
});

test("accepts a log-in link once", async () => {
  const user = await createUser("job_seeker");
  const path = await askForLink(user.email);
  expect((await postForm(path, {})).status).toBe(302);
  const again = await postForm(path, {});
  expect(again.status).toBe(400);
  expect(again.headers.getSetCookie()).toEqual([]);
  expect(await again.text()).toContain("This link no longer works");
  expect(await countSessions(user.id)).toBe(1);
});

test("signs in once when a link is posted several times at once", async () => {
  const user = await createUser("job_seeker");
  const path = await askForLink(user.email);
  const responses = await Promise.all([1, 2, 3, 4].map(() => postForm(path, {})));
  expect(responses.map(({ status }) => status).sort()).toEqual([302, 400, 400, 400]);
  expect(await countSessions(user.id)).toBe(1);
});

test("leads a logged-in person on to the dashboard after a second click", async () => {
  const { email } = await createUser("job_seeker");
  const path = await askForLink(email);
  const cookie = toCookies(await postForm(path, {}));
  const again = await postForm(path, {}, { cookie });
  expect(again.status).toBe(400);
  expect(await again.text()).toContain("Go to my dashboard");
  expect((await send("/dashboard", { headers: { cookie } })).status).toBe(200);
});

test("ends a log-in link after 30 minutes", async () => {
  const user = await createUser("job_seeker");
  const path = await askForLink(user.email);
  const [link] = await db.select().from(emailLinks).where(eq(emailLinks.userId, user.id));
  expect(link!.expiresAt - link!.createdAt).toBe(30 * 60_000);
  await db.update(emailLinks).set({ expiresAt: Date.now() }).where(eq(emailLinks.userId, user.id));
  expect((await postForm(path, {})).status).toBe(400);
  expect(await (await send(path)).text()).toContain("Send a new link");
  expect(await countSessions(user.id)).toBe(0);
});

test("signs in the link's owner and ends the browser's previous session", async () => {
  const { cookie, user } = await signIn("admin");
  const owner = await createUser("job_seeker");
  const response = await postForm(await askForLink(owner.email), {}, { cookie });
  const me = await send("/api/auth/me", { headers: { cookie: toCookies(response) } });
  expect(await me.json()).toMatchObject({ email: owner.email, role: "job_seeker" });
  expect(await countSessions(user.id)).toBe(0);
});

test("leaves the browser's session alone when a link fails", async () => {
  const { cookie } = await signIn("job_seeker");
  expect((await postForm("/sign-in?token=made-up", {}, { cookie })).status).toBe(400);
  expect((await postForm("/sign-in", {}, { cookie })).status).toBe(400);
  expect((await send("/dashboard", { headers: { cookie } })).status).toBe(200);
});

test("does not accept a link made for another purpose", async () => {
  const { email } = await createUser("job_seeker");
  await postForm("/forgot-password", { email }, newVisitor());
  const reset = await readMailedPath(email, "Reset");
  expect((await postForm(reset.replace("/reset-password", "/sign-in"), {})).status).toBe(400);
});

test("answers a request the same way for a known and an unknown email", async () => {
  const { email } = await createUser("job_seeker");
  const unknown = "nobody-at-all@example.com";
  const toPage = async (address: string) => {
    const response = await ask(address);
    return `${response.status} ${(await response.text()).replaceAll(address, "")}`;
  };
  expect(await toPage(unknown)).toBe(await toPage(email));
  expect(await toPage(unknown)).toContain("If that address has an account, a link is on its way.");
  await readMailedPath(email, "log-in link");
  expect(await listMails(unknown)).toEqual([]);
});

test("allows at most three unused log-in links per person, even when requested at once", async () => {
  const user = await createUser("job_seeker");
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(user.email)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await vi.waitFor(async () => expect(await listMails(user.email)).toHaveLength(3));
  await ask(user.email);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await listMails(user.email)).toHaveLength(3);
  expect(await db.$count(emailLinks, eq(emailLinks.userId, user.id))).toBe(3);
});

test("keeps an invalid email and says what is wrong", async () => {
  const response = await ask("robin at home");
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please enter a valid email address");
  expect(html).toContain('value="robin at home"');
});

test("limits requests from one network", async () => {
  const visitor = newVisitor();
  let response: Response;
  let calls = 0;
  do response = await postForm("/sign-in-link", { email: "a-limit@example.com" }, visitor);
  while (++calls <= 41 && response.status === 200);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
});

test("removes the link from the outbox once the email was sent", async () => {
  const { email } = await createUser("job_seeker");
  const path = await askForLink(email);
  const isSent = and(eq(outbox.recipient, email), isNotNull(outbox.sentAt));
  const [mail] = await vi.waitFor(async () => {
    const sent = await db.select().from(outbox).where(isSent);
    expect(sent).toHaveLength(1);
    return sent;
  }, 15_000);
  expect(mail!.body).toBe("");
  expect((await postForm(path, {})).status).toBe(302);
});
