import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/accounts/schema.ts";
import { mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { emptyRecord, type ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { paths } from "#app/paths.ts";
import {
  addMember,
  createEmployer,
  createUser,
  newVisitor,
  signIn,
  signInAs,
  testPassword,
} from "#tests/support/accounts.ts";
import { storeApplicant } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, isWhole, postForm, postJson, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const newPassword = "tidewater marmalade 19";

async function readDashboard(cookie: string, search = "") {
  return (await send(`/dashboard${search}`, { headers: { cookie } })).text();
}

const readSettings = async (cookie: string, search = "") =>
  (await send(`/dashboard/settings${search}`, { headers: { cookie } })).text();

function listSessionIds(userId: number) {
  return db.select({ id: sessions.publicId }).from(sessions).where(eq(sessions.userId, userId));
}

test("sends a signed-out visitor to log in and back", async () => {
  const response = await send("/dashboard");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/login?returnTo=%2Fdashboard");
});

test.each(["/dashboard/password", "/dashboard/sessions", "/dashboard/verification"])(
  "requires a session to post to %s",
  async (path) => {
    const response = await postForm(path, { session: "all" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(/^\/login\?returnTo=/);
  },
);

test.each([
  ["job_seeker", "Job seeker", 'href="/jobs"'],
  ["employer", "Employer", 'href="/hire-request"'],
  ["admin", "Admin", 'href="/admin"'],
] as const)("names the role %s on its dashboard and links to its pages", async (role, name, link) => {
  const { cookie, user } = await signIn(role);
  const html = await readDashboard(cookie);
  expect(html).toContain(user.email);
  expect(html).toContain(name);
  expect(html).toContain(link);
  if (role !== "admin") expect(html).not.toContain('href="/admin"');
});

test("leads from the dashboard to one page of settings, and from there to each of them", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const dashboard = await readDashboard(cookie);
  expect(dashboard).toContain('href="/dashboard/settings"');
  expect(dashboard).not.toContain("Log out everywhere");
  const settings = await readSettings(cookie);
  expect(toText(settings)).toContain(`${user.email} (confirmed)`);
  for (const path of [
    "name",
    "photo",
    "email",
    "password",
    "second-factor",
    "settings/data",
    "delete-account",
  ])
    expect(settings).toContain(`href="/dashboard/${path}"`);
  expect(settings).toContain('href="/privacy-policy#device"');
  expect((await send("/dashboard/settings")).headers.get("location")).toMatch(/^\/login\?returnTo=/);
});

test("shows an employer the company's name", async () => {
  const { cookie, user } = await signIn("employer");
  await addMember((await createEmployer("Gulf Care Group")).id, user.id, "owner");
  expect(await readDashboard(cookie)).toContain("Gulf Care Group");
});

test("keeps the dashboard out of every cache", async () => {
  const { cookie } = await signIn("job_seeker");
  const response = await send("/dashboard", { headers: { cookie } });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("asks to confirm the email and offers a new link", async () => {
  const { cookie } = await signIn("job_seeker", { emailVerifiedAt: null });
  const html = await readDashboard(cookie);
  expect(html).toContain("Please confirm your email");
  expect(html).toContain('action="/dashboard/verification"');
  expect(await readDashboard((await signIn("job_seeker")).cookie)).not.toContain("Please confirm your email");
});

test("lists every logged-in device, and signs one out from another", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const phone = await signInAs(
    user,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1",
  );
  const html = await readSettings(cookie);
  expect(html).toContain("Safari on iPhone");
  expect(html).toContain("Firefox on Linux");
  expect(html).toContain("This device");
  const [, phoneSession] = await db
    .select({ id: sessions.publicId })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(sessions.createdAt);
  const response = await postForm("/dashboard/sessions", { session: phoneSession!.id }, { cookie });
  expect(response.headers.get("location")).toBe("/dashboard/settings?done=device-signed-out");
  expect((await send("/dashboard", { headers: { cookie: phone } })).status).toBe(302);
  expect(await readSettings(cookie, "?done=device-signed-out")).toContain("That device was logged out.");
});

test("does not let you log out someone else's device", async () => {
  const { cookie } = await signIn("job_seeker");
  const other = await signIn("job_seeker");
  const [session] = await listSessionIds(other.user.id);
  const response = await postForm("/dashboard/sessions", { session: session!.id }, { cookie });
  expect(response.status).toBe(404);
  expect((await send("/dashboard", { headers: { cookie: other.cookie } })).status).toBe(200);
});

test("ends this device's session when you sign it out", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const [session] = await listSessionIds(user.id);
  const response = await postForm("/dashboard/sessions", { session: session!.id }, { cookie });
  expect(response.headers.get("location")).toBe("/login");
  expect(response.headers.get("set-cookie")).toMatch(/^session=; Max-Age=0/);
});

test("ends all of your sessions, and nobody else's, when you log out everywhere", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const elsewhere = await signInAs(user);
  const other = await signIn("job_seeker");
  await postForm("/dashboard/sessions?here", { session: "all" }, { cookie });
  for (const ended of [cookie, elsewhere]) {
    expect((await send("/dashboard", { headers: { cookie: ended } })).status).toBe(302);
  }
  expect((await send("/dashboard", { headers: { cookie: other.cookie } })).status).toBe(200);
});

test("logs out other devices and renews this session when you change the password", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const elsewhere = await signInAs(user);
  const form = { currentPassword: testPassword, password: newPassword };
  const response = await postForm("/dashboard/password", form, { cookie, ...newVisitor() });
  expect(response.headers.get("location")).toBe("/dashboard/settings?done=password-changed");
  const renewed = response.headers.get("set-cookie")!.split(";")[0]!;
  expect((await send("/dashboard", { headers: { cookie: renewed } })).status).toBe(200);
  for (const ended of [cookie, elsewhere]) {
    expect((await send("/dashboard", { headers: { cookie: ended } })).status).toBe(302);
  }
  const logIn = { email: user.email, password: newPassword };
  expect((await postJson("/api/auth/login", logIn, newVisitor())).status).toBe(200);
});

test("changes nothing after a wrong current password and returns neither password", async () => {
  const { cookie } = await signIn("job_seeker");
  const form = { currentPassword: "a wild guess at it", password: newPassword };
  const response = await postForm("/dashboard/password", form, { cookie, ...newVisitor() });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("This is not your current password");
  expect(html).not.toContain(form.currentPassword);
  expect(html).not.toContain(newPassword);
  expect((await send("/dashboard", { headers: { cookie } })).status).toBe(200);
});

test.runIf(isWhole)("locks after ten wrong current passwords in a session", async () => {
  const user = await createUser("job_seeker");
  const cookie = await signInAs(user);
  const form = { currentPassword: "a wild guess at it", password: newPassword };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    statuses.push((await postForm("/dashboard/password", form, { cookie, ...newVisitor() })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test.each(["/", "/contact?sent=1"])("does not ask a logged-in person to register on %s", async (path) => {
  const { cookie } = await signIn("job_seeker");
  const readMain = async (headers: Record<string, string>) =>
    /<main[\s\S]*<\/main>/.exec(await (await send(path, { headers })).text())![0];
  const main = await readMain({ cookie });
  expect(main).toMatch(/href="\/dashboard"[^>]*>My dashboard</);
  expect(main).not.toContain('href="/register"');
  expect(await readMain({})).toMatch(/href="\/register"[^>]*>Create a profile</);
});

test("has a place for a clinician's saved jobs", async () => {
  const text = toText(await readDashboard((await signIn("job_seeker")).cookie));
  expect(text).toMatch(/Saved jobs\s*None yet\. Press the heart/);
  expect(await readDashboard((await signIn("employer")).cookie)).not.toContain("saved-title");
});

const nurseOfTexas = {
  ...emptyRecord,
  profession: "registered-nurse",
  licenses: [{ state: "TX", multistate: false, expires: null }],
  licenseSaidAt: 1,
};

async function signInNurse(record: ProfileRecord = nurseOfTexas) {
  const nurse = await signIn("job_seeker");
  await mergeRecord(db, nurse.user.id, record);
  return nurse;
}

const setVisit = (userId: number, visitedAt: number, beforeAt: number | null = null) =>
  env.DB.prepare(
    "INSERT OR REPLACE INTO dashboard_visits (user_id, visited_at, before_at) VALUES (?1, ?2, ?3)",
  )
    .bind(userId, visitedAt, beforeAt)
    .run();

const findVisit = (userId: number) =>
  env.DB.prepare(
    "SELECT visited_at AS visitedAt, before_at AS beforeAt FROM dashboard_visits WHERE user_id = ?1",
  )
    .bind(userId)
    .first<{ visitedAt: number; beforeAt: number | null }>();

const dayMs = 86_400_000;

test("shows what was posted for her license since her last visit, and the same when she reloads", async () => {
  const now = Date.now();
  const posted = { profession: "registered-nurse", createdAt: now };
  const draft = (title: string, more: object) => makeDraft({ title, ...posted, ...more });
  const [, , , , appliedTo = ""] = await storeJobs([
    draft("New in Texas", { postedAt: now - dayMs, stateCode: "TX", licenseStates: ["TX"] }),
    draft("New in California", { postedAt: now - dayMs, stateCode: "CA", licenseStates: ["CA"] }),
    draft("New for a doctor", { profession: "physician", postedAt: now - dayMs, licenseStates: ["TX"] }),
    draft("Old in Texas", { postedAt: now - 9 * dayMs, stateCode: "TX", licenseStates: ["TX"] }),
    draft("Applied to already", { postedAt: now - dayMs, stateCode: "TX", licenseStates: ["TX"] }),
  ]);
  await env.DB.prepare("UPDATE jobs SET created_at = posted_at").run();
  const { cookie, user } = await signInNurse();
  await env.DB.prepare(
    `INSERT INTO applications (public_id, user_id, job_id, first_name, last_name, email, message, job_title, employer_name,
        idempotency_key, created_at, updated_at)
      SELECT 'new-and-sent', ?1, id, 'Robin', 'Vale', 'robin@example.com', '', title, 'Harbor', 'new-and-sent', 1, 1
      FROM jobs WHERE slug = ?2`,
  )
    .bind(user.id, appliedTo)
    .run();
  expect(toText(await readDashboard(cookie))).not.toContain("New for your");
  await setVisit(user.id, now - 3 * dayMs);
  for (const time of ["first", "again"]) {
    const text = toText(await readDashboard(cookie));
    expect(text, time).toMatch(/New for your Texas license since \w+day 1 job\s*New in Texas/);
    for (const other of ["New in California", "New for a doctor", "Old in Texas"])
      expect(text).not.toContain(other);
    await expect.poll(() => findVisit(user.id)).toMatchObject({ beforeAt: now - 3 * dayMs });
  }
  expect(await readDashboard(cookie)).toContain(
    'href="/jobs?posted=3d&amp;licensed_as=registered-nurse&amp;license=TX"',
  );
  const { cookie: other } = await signInNurse();
  expect(toText(await readDashboard(other))).not.toContain("New for your");
});

test("counts a page that a browser fetches in advance as no visit, and says nothing where nothing is new", async () => {
  const { cookie, user } = await signInNurse();
  await setVisit(user.id, 5);
  await send("/dashboard", { headers: { cookie, "sec-purpose": "prefetch" } });
  expect(await findVisit(user.id)).toEqual({ visitedAt: 5, beforeAt: null });
  await setVisit(user.id, Date.now(), Date.now() - 60_000);
  expect(toText(await readDashboard(cookie))).not.toContain("New for your");
});

test("leads a clinician without a license that counts to her profile", async () => {
  const expired = { state: "TX", multistate: false, expires: "2020-01-01" };
  for (const licenses of [[], [expired]]) {
    const { cookie, user } = await signInNurse({ ...nurseOfTexas, licenses });
    await setVisit(user.id, 5);
    const text = toText(await readDashboard(cookie));
    expect(text).toMatch(
      /Add your license\s*, and you see here what was posted for it since your last visit\./,
    );
    expect(text).not.toContain("New for your");
  }
});

test("lists all applications in pages, each once", async () => {
  const { cookie, user } = await signIn("job_seeker");
  // So lately that none is named among what waits for an answer.
  const sentAt = Date.now() - dayMs;
  await env.DB.batch(
    Array.from({ length: 120 }, (_, at) =>
      env.DB.prepare(
        "INSERT INTO applications (public_id, user_id, first_name, last_name, email, message, job_title, employer_name, idempotency_key, created_at, updated_at) VALUES (?1, ?2, 'Robin', 'Vale', ?1 || '@example.com', '', ?1, 'Gulf', ?1, ?3, 1)",
      ).bind(`page-${at}.`, user.id, sentAt + Math.floor(at / 60)),
    ),
  );
  await env.DB.prepare("UPDATE applications SET state = 'interview' WHERE public_id = 'page-3.'").run();
  expect(toText(await readDashboard(cookie))).toMatch(
    /What needs you next\s*Gulf wants to talk with you\s*page-3/,
  );
  await env.DB.prepare("UPDATE applications SET state = 'new' WHERE public_id = 'page-3.'").run();
  const seen: string[] = [];
  let search: string | undefined = "";
  while (search !== undefined) {
    const html = await readDashboard(cookie, search);
    seen.push(...[...html.matchAll(/href="\/dashboard\/applications\/(page-\d+)\./g)].map(([, id]) => id!));
    const next = html.match(/<a [^>]*rel="next"[^>]*>/)?.[0];
    search = next && /href="\/dashboard(\?after=[\d.]+)#applications"/.exec(next)![1];
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

async function storeApplication(userId: number | null, publicId: string, state = "new") {
  await env.DB.prepare(
    "INSERT INTO applications (public_id, user_id, state, first_name, last_name, email, message, job_title, employer_name, idempotency_key, created_at, updated_at) VALUES (?1, ?2, ?3, 'Robin', 'Vale', 'robin@example.com', 'Six years of ICU.', ?4, 'Gulf Care', ?1, 1795464300000, 1)",
  )
    .bind(publicId, userId, state, `Nurse ${publicId}`)
    .run();
  await env.DB.prepare(
    "INSERT INTO application_events (application_id, kind, detail, at) SELECT id, ?2, ?3, ?4 FROM applications WHERE public_id = ?1",
  )
    .bind(publicId, "state", '{"to":"interview"}', 1795550700000)
    .run();
}

test("lists a person's own applications with their state and date", async () => {
  const { cookie, user } = await signIn("job_seeker");
  expect(toText(await readDashboard(cookie))).toMatch(/My applications\s*None yet/);
  const other = await signIn("job_seeker");
  await storeApplication(user.id, "own-application", "interview");
  await storeApplication(other.user.id, "another-application");
  await storeApplication(null, "signed-out-application");
  const text = toText(await readDashboard(cookie));
  expect(text).toMatch(
    /Nurse own-application\s*Gulf Care\s*Sent Nov 23\s*Opened not yet\s*Interview Nov 24\s*Offer not yet/,
  );
  expect(text).not.toContain("another-application");
  expect(text).not.toContain("signed-out-application");
});

test.each([
  ["in-review", /Sent Nov 23\s*Opened Nov 25\s*Interview not yet\s*Offer not yet/],
  ["new", /Sent Nov 23\s*Opened not yet\s*Interview not yet\s*Offer not yet/],
] as const)("shows no interview of an application that was moved back to %s", async (state, stages) => {
  const { cookie, user } = await signIn("job_seeker");
  await storeApplication(user.id, `moved-back-${state}`, state);
  await env.DB.prepare(
    "INSERT INTO application_events (application_id, kind, detail, at) SELECT id, 'state', json_object('to', ?1), ?2 FROM applications WHERE public_id = 'moved-back-' || ?1",
  )
    .bind(state, 1795637100000)
    .run();
  expect(toText(await readDashboard(cookie))).toMatch(stages);
});

test("withdraws an application once, for the person who sent it, and tells those who hire", async () => {
  const owner = await signIn("job_seeker");
  const other = await signIn("job_seeker");
  await storeApplication(owner.user.id, "withdrawn-application", "interview");
  const path = paths.ownApplication("withdrawn-application");
  const withdraw = (cookie: string) => postForm(path, {}, { cookie });
  const findState = () =>
    env.DB.prepare("SELECT state FROM applications WHERE public_id = 'withdrawn-application'").first("state");
  expect((await withdraw(other.cookie)).status).toBe(404);
  expect(await findState()).toBe("interview");
  const answers = await Promise.all([withdraw(owner.cookie), withdraw(owner.cookie)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await findState()).toBe("withdrawn");
  const mails = await env.DB.prepare(
    "SELECT recipient, body FROM outbox WHERE subject = 'Application withdrawn: Nurse withdrawn-application'",
  ).all();
  expect(mails.results).toEqual([
    {
      recipient: env.MAIL_TO,
      body: "Robin Vale withdrew the application for Nurse withdrawn-application.",
    },
  ]);
  const text = toText(await (await send(path, { headers: { cookie: owner.cookie } })).text());
  expect(text).toMatch(/Where it stands\s*Withdrawn\s*You withdrew\./);
  expect(text).not.toContain("Withdraw my application");
});

test("opens an application only for the person who sent it", async () => {
  const owner = await signIn("job_seeker");
  await storeApplication(owner.user.id, "Private_Application", "interview");
  const open = (cookie?: string) =>
    send("/dashboard/applications/Private_Application", cookie ? { headers: { cookie } } : {});
  const own = await open(owner.cookie);
  expect(own.status).toBe(200);
  const text = toText(await own.text());
  expect(text).toContain("Six years of ICU.");
  expect(text).toMatch(/Where it stands\s*Interview/);
  for (const role of ["job_seeker", "employer", "admin"] as const) {
    const response = await open((await signIn(role)).cookie);
    expect([role, response.status]).toEqual([role, 404]);
    expect(await response.text()).not.toContain("Six years of ICU.");
  }
  const anonymous = await open();
  expect(anonymous.status).toBe(302);
  expect(anonymous.headers.get("location")).toMatch(/^\/login\?returnTo=/);
});

test("lists a posting that was begun before logging in, and only to its owner", async () => {
  const visitor = newVisitor();
  const begun = await postForm("/post-job", { intent: "blank" }, visitor);
  const device = begun.headers.get("set-cookie")!.split(";")[0]!;
  const draft = /\/post-job\/([\w-]+)\//.exec(begun.headers.get("location")!)![1]!;
  const { cookie } = await signIn("employer");
  expect(await readDashboard(cookie)).not.toContain("not published yet");
  const html = await readDashboard(`${cookie}; ${device}`);
  expect(toText(html)).toContain("A draft is not published yet");
  expect(html).toContain(`href="/post-job/${draft}/review"`);
  const other = await signIn("employer");
  expect(await readDashboard(`${other.cookie}; ${device}`)).not.toContain(draft);
});

test("says until when an offer can be answered, and lists what was offered", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const plain = await readDashboard(cookie);
  expect(plain).not.toContain("Offers you received");
  const employer = await createEmployer("Harbor Health");
  const terms = { pay: 48.5, unit: "hour", hours: 36, start: "2099-01-04" };
  const offered = async (state: string, replyBy: string | null, userId = user.id) => {
    const { id, publicId } = await storeApplicant({
      ...{ employerId: employer.id, userId, email: user.email, employerName: "Harbor Health" },
      ...{ state: "offer", jobTitle: `Nurse ${state}` },
    });
    await env.DB.prepare(
      `INSERT INTO offers (public_id, application_id, employer_id, state, terms, note, idempotency_key, created_at, answered_at)
        VALUES (?1, ?2, ?3, ?4, ?5, '', ?1, 1, ?6)`,
    )
      .bind(
        `offer-${publicId}`,
        id,
        employer.id,
        state,
        JSON.stringify({ ...terms, replyBy }),
        state === "accepted" ? Date.UTC(2026, 10, 5, 12) : null,
      )
      .run();
    return `/offers/offer-${publicId}`;
  };
  const waiting = await offered("sent", "2099-01-02");
  const taken = await offered("accepted", null);
  const theirs = await offered("sent", null, (await createUser("job_seeker")).id);
  const html = await readDashboard(cookie);
  const text = toText(html);
  expect(text).toMatch(
    /What needs you next.*Harbor Health made you an offer. Answer by Jan 2, 2099.*Nurse sent/s,
  );
  expect(text).toMatch(/Offers you received.*Nurse sent.*\$48.50 an hour, starts Jan 4, 2099/s);
  expect(text).toMatch(/Nurse accepted.*You accepted Nov 5, 2026/s);
  expect(text.match(/Harbor Health made you an offer/g)).toHaveLength(1);
  for (const to of [waiting, taken]) expect(html).toContain(`href="${to}"`);
  expect(html).not.toContain(theirs);
});
