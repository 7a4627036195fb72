import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { pendingSignIns, recoveryCodes, secondFactors, sessions, users } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import {
  addMember,
  createEmployer,
  createUser,
  listMails,
  newVisitor,
  readMailedPath,
  signIn,
  signInAs,
  testPassword,
} from "#tests/support/accounts.ts";
import { postWith } from "#tests/support/requests.ts";
import { addFactor, givePassword, toCookies } from "#tests/support/second-factor.ts";
import { env, post, postForm, postJson, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const newPassword = "tidewater marmalade 19";
let last = 0;
let email = "";

beforeEach(() => {
  email = `victim-${++last}@example.org`;
});

/** Someone registers an address that is not theirs, keeps the session and knows the password. */
async function registerFirst(role = "job_seeker") {
  const account = {
    role,
    firstName: "Not",
    lastName: "Hers",
    company: "Planted Care",
    password: testPassword,
  };
  const response = await postJson("/api/auth/register", { ...account, email }, newVisitor());
  expect(response.status).toBe(201);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return { cookie: toCookies(response), user: user! };
}

const isSignedIn = async (cookie: string) =>
  (await send("/api/auth/me", { headers: { cookie } })).status === 200;
const logIn = (password: string) => postJson("/api/auth/login", { email, password }, newVisitor());
const readDashboard = async (cookie: string, query = "") =>
  (await send(`/dashboard${query}`, { headers: { cookie } })).text();

const verifyPath = () => readMailedPath(email, "Confirm");
async function signInPath() {
  await postForm("/sign-in-link", { email }, newVisitor());
  return readMailedPath(email, "log-in link");
}
async function resetPath() {
  await postForm("/forgot-password", { email }, newVisitor());
  return readMailedPath(email, "Reset");
}

/** Each way in which the address can be proved for the first time, and the owner's browser afterwards. */
const proofs = {
  "the link of the registration": async () => toCookies(await postForm(await verifyPath(), {}, newVisitor())),
  "a log-in link": async () => toCookies(await postForm(await signInPath(), {}, newVisitor())),
  "a password reset": async () => {
    const path = await resetPath();
    expect((await postForm(path, { password: newPassword }, newVisitor())).status).toBe(302);
    return toCookies(await logIn(newPassword));
  },
};

test.each(Object.entries(proofs))(
  "locks out whoever registered the address before, once its owner uses %s",
  async (_name, prove) => {
    const { cookie, user } = await registerFirst();
    const second = toCookies(await logIn(testPassword));
    await addFactor(user, ["ABCD-EFGH-IJKL-MNOP"]);
    const pending = await givePassword(user);
    const owner = await prove();
    expect(await isSignedIn(owner)).toBe(true);
    for (const planted of [cookie, second]) expect(await isSignedIn(planted)).toBe(false);
    expect((await logIn(testPassword)).status).toBe(401);
    const code = { code: "ABCD-EFGH-IJKL-MNOP" };
    expect((await postForm("/sign-in-code", code, { cookie: pending.cookie, ...newVisitor() })).status).toBe(
      401,
    );
    for (const table of [secondFactors, recoveryCodes, pendingSignIns])
      expect(await db.$count(table, eq(table.userId, user.id))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
    expect((await listMails(email)).map(({ subject }) => subject)).toContain(
      "Two-step log-in was turned off at Clinward",
    );
  },
);

test("tells the owner what ended and how to go on, and lets her choose a password", async () => {
  await registerFirst();
  const page = await (await send(await verifyPath())).text();
  expect(page).toContain("log in first");
  expect(page).toContain("Confirm and log in");
  const response = await postForm(await verifyPath(), {}, newVisitor());
  expect(response.headers.get("location")).toBe("/dashboard?done=first-proof");
  const cookie = toCookies(response);
  const html = await readDashboard(cookie, "?done=first-proof");
  expect(html).toContain("all other devices were logged out");
  expect(html).toContain("Your account has no password");
  const form = await (await send("/dashboard/password", { headers: { cookie } })).text();
  expect(form).toContain("Choose a password");
  expect(form).not.toContain("Current password");
  const weak = await postForm("/dashboard/password", { password: "short" }, { cookie, ...newVisitor() });
  expect(weak.status).toBe(400);
  const chosen = await postForm(
    "/dashboard/password",
    { password: newPassword },
    { cookie, ...newVisitor() },
  );
  expect(chosen.status).toBe(302);
  expect((await logIn(newPassword)).status).toBe(200);
  expect(await readDashboard(toCookies(chosen))).not.toContain("has no password");
});

test("says after a reset that older log-ins and two-step log-in ended", async () => {
  await registerFirst();
  const response = await postForm(await resetPath(), { password: newPassword }, newVisitor());
  const next = response.headers.get("location")!;
  expect(await (await send(next)).text()).toContain("an older password or two-step log-in no longer works");
});

test("keeps the session and the password of an honest person who confirms where she registered", async () => {
  const { cookie } = await registerFirst();
  const elsewhere = toCookies(await logIn(testPassword));
  expect(await (await send(await verifyPath(), { headers: { cookie } })).text()).toContain(
    "Confirm my email",
  );
  const response = await postForm(await verifyPath(), {}, { cookie });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Your email is confirmed");
  expect(await isSignedIn(cookie)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect((await logIn(testPassword)).status).toBe(200);
  expect(await readDashboard(cookie)).not.toContain("has no password");
});

test("keeps the password of a person who logs in first on her phone", async () => {
  await registerFirst();
  const page = await (await send(await verifyPath())).text();
  const loginPath = page.match(/href="(\/login\?returnTo=[^"]+)"/)![1]!.replaceAll("&amp;", "&");
  const response = await postForm(loginPath, { email, password: testPassword }, newVisitor());
  expect(response.headers.get("location")).toBe(await verifyPath());
  expect((await postForm(await verifyPath(), {}, { cookie: toCookies(response) })).status).toBe(200);
  expect((await logIn(testPassword)).status).toBe(200);
});

test("does not take another person's session for the owner's", async () => {
  const planted = await registerFirst();
  const other = await signIn("job_seeker");
  const page = await (await send(await verifyPath(), { headers: { cookie: other.cookie } })).text();
  expect(page).toContain(`You are logged in as ${other.user.email}.`);
  const response = await postForm(await verifyPath(), {}, { cookie: other.cookie });
  expect(await isSignedIn(toCookies(response))).toBe(true);
  expect(await isSignedIn(planted.cookie)).toBe(false);
  expect(await isSignedIn(other.cookie)).toBe(false);
});

test("ends the planted session also when the log-in link is used in it", async () => {
  const { cookie } = await registerFirst();
  const response = await postForm(await signInPath(), {}, { cookie });
  expect(await isSignedIn(toCookies(response))).toBe(true);
  expect(await isSignedIn(cookie)).toBe(false);
  expect((await logIn(testPassword)).status).toBe(401);
});

test("ends the registration's link when the address was proved by another one", async () => {
  await registerFirst();
  const path = await verifyPath();
  await proofs["a log-in link"]();
  expect((await postForm(path, {}, newVisitor())).status).toBe(400);
});

test("leaves an account alone whose address was proved before", async () => {
  const { cookie, user } = await signIn("employer", { email });
  const { codeOf } = await addFactor(user, ["ABCD-EFGH-IJKL-MNOP"]);
  const response = await postForm(await signInPath(), {}, newVisitor());
  expect(response.headers.get("location")).toBe("/sign-in-code");
  const code = { code: await codeOf() };
  const done = await postForm("/sign-in-code", code, { cookie: toCookies(response), ...newVisitor() });
  expect(await isSignedIn(toCookies(done))).toBe(true);
  expect(await isSignedIn(cookie)).toBe(true);
  expect((await givePassword(user)).response.headers.get("location")).toContain("/sign-in-code");
});

test("shows no applicant to a planted account after its owner joined a team", async () => {
  const planted = await registerFirst("employer");
  const owner = await createUser("employer");
  const company = await createEmployer(`Harbor ${last}`);
  await addMember(company.id, owner.id, "owner");
  const team = `/hiring/${company.slug}/team`;
  const invitation = { intent: "invite", email, role: "recruiter" };
  expect((await postForm(team, invitation, { cookie: await signInAs(owner) })).status).toBe(302);
  const path = await readMailedPath(email, "Join the team");
  expect((await postForm(path, {}, { cookie: planted.cookie })).status).toBe(403);
  const cookie = await proofs["a log-in link"]();
  expect((await postForm(path, {}, { cookie })).status).toBe(302);
  expect((await send(team, { headers: { cookie } })).status).toBe(200);
  expect((await send(team, { headers: { cookie: planted.cookie } })).status).toBe(302);
  expect((await logIn(testPassword)).status).toBe(401);
});

/** The site with a database that does `work` just before the first such batch is written. */
function withWorkBefore(isIt: (statements: D1PreparedStatement[]) => boolean, work: () => Promise<unknown>) {
  let isDone = false;
  const DB: D1Database = new Proxy(env.DB, {
    get: (target, name) => {
      if (name === "withSession") return () => DB;
      if (name !== "batch") return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        if (!isDone && isIt(statements)) {
          isDone = true;
          await work();
        }
        return target.batch(statements);
      };
    },
  });
  return { DB };
}

const writesSession = (statements: D1PreparedStatement[]) =>
  JSON.stringify(statements).includes("INSERT INTO sessions");

test("lets in no log-in whose password was right until the owner's proof", async () => {
  const { user } = await registerFirst();
  const path = await signInPath();
  const site = withWorkBefore(writesSession, () => postForm(path, {}, newVisitor()));
  const late = await postWith(site, "/api/auth/login", JSON.stringify({ email, password: testPassword }), {
    "content-type": "application/json",
    ...newVisitor(),
  });
  expect(late.status).toBe(401);
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
});

test("changes no password for a session that the owner's proof ended meanwhile", async () => {
  const { cookie, user } = await registerFirst();
  const path = await signInPath();
  const site = withWorkBefore(writesSession, () => postForm(path, {}, newVisitor()));
  const form = new URLSearchParams({ currentPassword: testPassword, password: newPassword });
  const late = await postWith(site, "/dashboard/password", form, { cookie, ...newVisitor() });
  expect(late.status).toBe(400);
  expect((await logIn(newPassword)).status).toBe(401);
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
});

test("sets two-step log-in up only with the password and a proved address", async () => {
  const page = "/dashboard/second-factor";
  const { cookie, user } = await registerFirst("employer");
  const count = () => db.$count(secondFactors, eq(secondFactors.userId, user.id));
  const start = (password: string) =>
    postForm(page, { step: "start", password }, { cookie, ...newVisitor() });
  expect(await (await send(page, { headers: { cookie } })).text()).toContain("Confirm your email first");
  expect((await start(testPassword)).status).toBe(403);
  expect(await count()).toBe(0);
  await postForm(await verifyPath(), {}, { cookie });
  const wrong = await start("not the password");
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("This is not your password.");
  expect((await start("")).status).toBe(400);
  expect(await count()).toBe(0);
  expect((await start(testPassword)).status).toBe(302);
  expect(await count()).toBe(1);
});

test.each(["reset", "change"])("ends log-ins that wait for a code on a password %s", async (way) => {
  const { cookie, user } = await signIn("employer", { email });
  const recovery = "ABCD-EFGH-IJKL-MNOP";
  await addFactor(user, [recovery]);
  const pending = await givePassword(user);
  const done =
    way === "reset"
      ? await postForm(await resetPath(), { password: newPassword }, newVisitor())
      : await post(
          "/dashboard/password",
          new URLSearchParams({ currentPassword: testPassword, password: newPassword }),
          { cookie, ...newVisitor() },
        );
  expect(done.status).toBe(302);
  const late = await postForm(
    "/sign-in-code",
    { code: recovery },
    { cookie: pending.cookie, ...newVisitor() },
  );
  expect(late.status).toBe(401);
  expect(await db.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(1);
});
