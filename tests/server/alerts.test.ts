import { beforeAll, beforeEach, expect, test } from "vitest";
import { matchAlerts, removeOldAlerts } from "#app/clinicians/alerts/alert-runs.server.ts";
import { keepAlert } from "#app/clinicians/alerts/alert-store.server.ts";
import { mailPerson } from "#app/clinicians/alerts/mail-person.server.ts";
import { rereadSearches } from "#app/jobs/search/percolator/saved-searches.server.ts";
import { type Db, toDb } from "#app/kit/platform/db.ts";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { createUser, listMails, newVisitor, readMailedPath, signIn } from "../support/accounts.ts";
import { toText } from "../support/html.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { deliver, openMailbox, toSteppedDb } from "../support/mail.ts";
import { env, isWhole, postForm, send } from "../support/site.ts";
import { runOne } from "../support/work-queue.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const db = toDb(env.DB);
const texas = "location=Texas&profession=registered-nurse";

beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  await storeCity("Houston", "TX", 29.76, -95.37);
});
beforeEach(async () => {
  for (const table of [
    "outbox",
    "alerts",
    "alert_people",
    "alert_stop",
    "search_hits",
    "jobs",
    "openings",
    "users",
    "used_limits",
  ])
    await env.DB.exec(`DELETE FROM ${table}`);
});

/** The cron's three steps, every five minutes by its own clock. */
async function tick(now: number): Promise<void> {
  await matchAlerts(db, now);
  await runOne("queueAlerts", now);
}

async function runHours(from: number, to: number, each: (at: number) => Promise<void> = async () => {}) {
  for (let at = from; at < to; at += 30 * minuteMs) {
    await each(at);
    await tick(at);
  }
}

const open = (title: string, changed: Parameters<typeof makeDraft>[0] = {}) =>
  storeJobs([makeDraft({ title, validThrough: Date.now() + 4000 * dayMs, ...changed })]);

async function makePerson(
  zone: string,
  rhythm: "instant" | "daily" | "weekly",
  now: number,
  address = texas,
) {
  const user = await createUser("job_seeker", { emailVerifiedAt: 1 });
  await keepAlert(db, user, { address, rhythm, zone }, now);
  return user;
}

const sentTimes = async (userId: number) =>
  (
    await env.DB.prepare(
      `SELECT m.at, m.postings FROM alert_mails m JOIN alerts a ON a.id = m.alert_id JOIN alert_people p ON p.id = a.person_id
        WHERE p.user_id = ? ORDER BY m.at`,
    )
      .bind(userId)
      .all<{ at: number; postings: number }>()
  ).results;

const clockChanges = [
  ["autumn", Date.UTC(2027, 10, 5, 18)],
  ["spring", Date.UTC(2027, 2, 12, 18)],
] as const;

test.runIf(isWhole).each(clockChanges)(
  "sends over a week across the change of clocks in %s exactly what is due",
  { timeout: 60_000 },
  async (_, start) => {
    const daily = await makePerson("America/New_York", "daily", start);
    const weekly = await makePerson("America/Los_Angeles", "weekly", start);
    const island = await makePerson("Pacific/Honolulu", "daily", start);
    let opened = 0;
    // A posting at noon UTC of every day but the third.
    await runHours(start, start + 7 * dayMs, async (at) => {
      const hour = new Date(at).getUTCHours();
      if (hour === 20 && at % hourMs === 0 && Math.floor((at - start) / dayMs) !== 2)
        await open(`Nurse ${++opened} of Houston`);
    });
    expect(opened).toBe(6);
    const localTimes = async (user: { id: number }, zone: string) =>
      (await sentTimes(user.id)).map(({ at }) =>
        new Intl.DateTimeFormat("en-US", { timeZone: zone, timeStyle: "short", hourCycle: "h23" }).format(at),
      );
    for (const [user, zone] of [
      [daily, "America/New_York"],
      [island, "Pacific/Honolulu"],
    ] as const) {
      expect((await sentTimes(user.id)).map(({ postings }) => postings)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(new Set(await localTimes(user, zone))).toEqual(new Set(["07:00"]));
    }
    const [week, ...others] = await sentTimes(weekly.id);
    expect(others).toEqual([]);
    expect(new Date(week!.at).getUTCDay()).toBe(1);
    expect(await localTimes(weekly, "America/Los_Angeles")).toEqual(["07:00"]);
    expect(await listMails(daily.email)).toHaveLength(6);
  },
);

test("sends an instant alert within the next run, three a day, and the rest in the morning", async () => {
  const start = Date.UTC(2026, 10, 30, 16);
  const user = await makePerson("America/Chicago", "instant", start);
  for (let at = 0; at < 6; at++) {
    await open(`Nurse number ${at}`);
    await tick(start + at * 10 * minuteMs);
  }
  expect((await sentTimes(user.id)).map(({ at }) => at - start)).toEqual([0, 10 * minuteMs, 20 * minuteMs]);
  await runHours(start + hourMs, start + 24 * hourMs);
  const [, , , digest, ...more] = await sentTimes(user.id);
  expect(digest).toEqual({ at: Date.UTC(2026, 11, 1, 13), postings: 3 });
  expect(more).toEqual([]);
});

test("keeps quiet on the days that she named, and says on the next what came meanwhile", async () => {
  const friday = Date.UTC(2026, 10, 27, 20);
  const user = await makePerson("America/New_York", "instant", friday);
  await env.DB.exec("UPDATE alert_people SET quiet_days = 65");
  await runHours(friday + 12 * hourMs, friday + 4 * dayMs, async (at) => {
    if (at === friday + 12 * hourMs) await open("Nurse of Saturday");
  });
  expect(await sentTimes(user.id)).toEqual([{ at: Date.UTC(2026, 10, 30, 12), postings: 1 }]);
});

test("lists what matches, in its own pay, with her license, and nothing that is closed, applied to, dismissed or told", async () => {
  const now = Date.UTC(2026, 10, 30, 12);
  const user = await createUser("job_seeker", { emailVerifiedAt: 1 });
  await env.DB.prepare(
    `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about_said_at)
      VALUES (?, 'registered-nurse', '[{"state":"OK","multistate":true,"expires":null}]', 0, 1, 0)`,
  )
    .bind(user.id)
    .run();
  await keepAlert(
    db,
    user,
    { address: "query=titrate&location=Houston%2C+TX&radius=50", rhythm: "daily", zone: "America/Chicago" },
    now,
  );
  const [, closed, applied, dismissed] = await storeJobs(
    ["Shown nurse", "Closed nurse", "Applied nurse", "Dismissed nurse", "Shown Nurse "].map((title) =>
      makeDraft({
        title,
        confirmedAt: now - 3 * dayMs,
        validThrough: Date.now() + 900 * dayMs,
        responsibilities: [],
        descriptionHtml: "<p>Titrate drips.</p>",
      }),
    ),
  );
  await open("Ohio nurse", {
    stateCode: "OH",
    city: "Columbus",
    lat: 39.96,
    lon: -83,
    descriptionHtml: "<p>Titrate drips.</p>",
  });
  await env.DB.prepare("UPDATE jobs SET status = 'filled' WHERE slug = ?").bind(closed).run();
  await env.DB.prepare(
    "INSERT INTO applied_elsewhere (user_id, job, at) SELECT ?, id, 1 FROM jobs WHERE slug = ?",
  )
    .bind(user.id, applied)
    .run();
  await env.DB.prepare(
    "INSERT INTO dismissed_jobs (user_id, job_id, at) SELECT ?, id, 1 FROM jobs WHERE slug = ?",
  )
    .bind(user.id, dismissed)
    .run();
  await tick(now + 2 * hourMs);
  const [mail, ...others] = await listMails(user.email);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe("1 new job: Jobs for “titrate” within 50 miles of Houston, TX");
  expect(mail!.body).toContain("Job: Shown");
  expect(mail!.body).toContain("Place: Houston, TX, 0 miles");
  expect(mail!.body).toContain("Pay: $42 – $58 an hour");
  expect(mail!.body).toMatch(/Work: Full-time · .*night/);
  expect(mail!.body).toContain("License: You can work here: compact");
  expect(mail!.body).toContain("Open: Confirmed open 3 days ago");
  expect(mail!.body).toMatch(/\/jobs\/\S+\?alert=\S+/);
  for (const title of ["Closed nurse", "Applied nurse", "Dismissed nurse", "Ohio nurse"])
    expect(mail!.body).not.toContain(title);
  // The same opening, posted again later.
  await open("SHOWN nurse", { descriptionHtml: "<p>Titrate drips.</p>" });
  await tick(now + dayMs + 2 * hourMs);
  expect(await listMails(user.email)).toHaveLength(1);
});

test("neither repeats nor loses a mail when it dies between any two statements", async () => {
  const now = Date.UTC(2026, 10, 30, 12);
  const users = await Promise.all(
    Array.from({ length: 4 }, () => makePerson("America/New_York", "daily", now - dayMs)),
  );
  await open("Nurse for all");
  await matchAlerts(db, now + hourMs);
  const { results: people } = await env.DB.prepare("SELECT id FROM alert_people").all<{ id: number }>();
  for (let dies = 1; dies <= 12; dies++) {
    let statements = 0;
    // Before some writes, and after others without an answer.
    const dying: Db = toSteppedDb(async (work) => {
      statements += 1;
      if (statements === dies && dies % 2 === 0) throw new Error("killed before");
      const done = await work();
      if (statements === dies) throw new Error("killed after");
      return done;
    });
    for (const { id } of people) await mailPerson(dying, env, id, now + hourMs).catch(() => {});
  }
  for (const { id } of people) await Promise.all([1, 2].map(() => mailPerson(db, env, id, now + hourMs)));
  for (const { email } of users) expect(await listMails(email)).toHaveLength(1);
});

test("stops for all while the desk has stopped alerts, and then goes on", async () => {
  const now = Date.UTC(2026, 10, 30, 12);
  const user = await makePerson("America/New_York", "daily", now - dayMs);
  await open("Held nurse");
  await env.DB.exec("INSERT INTO alert_stop (id, at) VALUES (1, 1)");
  await tick(now + hourMs);
  expect(await listMails(user.email)).toEqual([]);
  await env.DB.exec("DELETE FROM alert_stop");
  await tick(now + 2 * hourMs);
  expect(await listMails(user.email)).toHaveLength(1);
});

test("says nothing of a search that we no longer understand", async () => {
  const now = Date.UTC(2026, 10, 30, 12);
  const user = await makePerson("America/New_York", "daily", now - dayMs);
  await env.DB.exec(
    "UPDATE saved_searches SET address = 'profession=shaman', read_at = 0 WHERE id IN (SELECT search_id FROM alerts)",
  );
  await rereadSearches(db, now);
  await open("Any nurse");
  await tick(now + hourMs);
  expect(await listMails(user.email)).toEqual([]);
});

test("forgets what is past its time, and keeps what a weekly mail still needs", async () => {
  const user = await makePerson("America/New_York", "weekly", Date.now());
  await open("Kept nurse");
  await matchAlerts(db, Date.now());
  await removeOldAlerts(db, Date.now() + 13 * dayMs);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM search_hits").first("n")).toBe(1);
  await removeOldAlerts(db, Date.now() + 16 * dayMs);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM search_hits").first("n")).toBe(0);
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(user.id).run();
  await removeOldAlerts(db, Date.now() + 100 * dayMs);
  for (const table of ["alerts", "alert_people", "saved_searches", "openings"])
    expect([table, await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n")]).toEqual([
      table,
      0,
    ]);
});

const save = (userId: number, slug: string, at: number) =>
  env.DB.prepare(
    "INSERT INTO saved_jobs (user_id, job_id, saved_at) SELECT ?, id, ? FROM jobs WHERE slug = ?",
  )
    .bind(userId, at, slug)
    .run();
const setPay = (slug: string, dollars: number, at: number) =>
  env.DB.prepare(
    "UPDATE jobs SET salary_min_cents = ?1, salary_max_cents = ?1, updated_at = ?2 WHERE slug = ?3",
  )
    .bind(dollars * 100, at, slug)
    .run();
const fill = (slug: string, at: number) =>
  env.DB.prepare("UPDATE jobs SET status = 'filled', updated_at = ? WHERE slug = ?").bind(at, slug).run();

test("tells in the next alert mail once what changed in saved jobs, without a second mail", async () => {
  const now = Date.UTC(2026, 10, 30, 11);
  const user = await makePerson("America/New_York", "daily", now - dayMs);
  await keepAlert(
    db,
    user,
    { address: "location=Ohio", rhythm: "daily", zone: "America/New_York" },
    now - dayMs,
  );
  const other = await makePerson("America/New_York", "daily", now - dayMs);
  const [raised, filled, calm] = (await storeJobs(
    ["Raised nurse", "Filled nurse", "Calm nurse"].map((title) =>
      makeDraft({ title, stateCode: "OR", city: "Salem", validThrough: Date.now() + 900 * dayMs }),
    ),
  )) as [string, string, string];
  for (const slug of [raised, filled, calm]) await save(user.id, slug, now - hourMs);
  await setPay(raised, 61, now - 3);
  await fill(filled, now - 2);
  await open("New nurse of Texas");
  await open("New nurse of Ohio", { stateCode: "OH", city: "Columbus" });
  await tick(now + 2 * hourMs);
  const mails = await listMails(user.email);
  expect(mails).toHaveLength(2);
  const [telling, ...more] = mails.filter(({ body }) => body.includes("What changed in the jobs"));
  expect(more).toEqual([]);
  expect(telling!.body).toContain("Job: Raised nurse");
  expect(telling!.body).toContain("Pay: $61 an hour\nWith: Was $42 – $58 an hour until Nov 30");
  expect(telling!.body).toMatch(/Job: Filled nurse.*Open: Filled Nov 30, 2026\./s);
  expect(telling!.body).not.toContain("Calm nurse");
  for (const { body } of await listMails(other.email)) expect(body).not.toContain("What changed");

  // Nothing new opens on the next days: one mail for what changed again, and none for what was told.
  await setPay(raised, 64, now + dayMs);
  await Promise.all([tick(now + dayMs + 2 * hourMs), tick(now + dayMs + 2 * hourMs)]);
  await tick(now + 2 * dayMs + 2 * hourMs);
  const [again, ...before] = await listMails(user.email);
  expect(before).toHaveLength(2);
  expect(again!.subject).toBe("Pay changed: Raised nurse");
  expect(again!.body).toContain("With: Was $61 an hour until Dec 1");
});

test("loses and repeats no news of saved jobs when it dies between any two statements", async () => {
  const now = Date.UTC(2026, 10, 30, 12);
  const user = await makePerson("America/New_York", "daily", now - dayMs);
  const [slug] = (await storeJobs([
    makeDraft({ title: "Raised nurse", stateCode: "OR", city: "Salem", validThrough: now + 900 * dayMs }),
  ])) as [string];
  await save(user.id, slug, now - hourMs);
  await setPay(slug, 61, now - 3);
  await open("New nurse");
  await matchAlerts(db, now + hourMs);
  const person = (await env.DB.prepare("SELECT id FROM alert_people").first<number>("id"))!;
  for (let dies = 1; dies <= 12; dies++) {
    let statements = 0;
    const dying: Db = toSteppedDb(async (work) => {
      statements += 1;
      if (statements === dies && dies % 2 === 0) throw new Error("killed before");
      const done = await work();
      if (statements === dies) throw new Error("killed after");
      return done;
    });
    await mailPerson(dying, env, person, now + hourMs).catch(() => {});
  }
  await Promise.all([1, 2].map(() => mailPerson(db, env, person, now + hourMs)));
  const mails = await listMails(user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain("Raised nurse");
});

const path = (url: string) => url.replace(/^https?:\/\/[^/]+/, "");

async function askAsGuest(email: string, search = texas, rhythm = "instant") {
  const asked = await postForm(
    "/alerts/new",
    { form: "guest", search, email, rhythm, zone: "America/Chicago" },
    newVisitor(),
  );
  expect(asked.status).toBe(302);
  expect(asked.headers.get("location")).toBe(`/alerts/new?${search}&done=sent`);
}

test("takes a guest's alert only after her answer, with each of its four answers", async () => {
  const email = "guest@clinic.example";
  await askAsGuest(email.toUpperCase());
  // What she asked for last counts, and all that she sees before she confirms it says so.
  await askAsGuest(email, texas, "weekly");
  await askAsGuest(email);
  const link = await readMailedPath(email, "Confirm");
  expect((await listMails(email))[0]!.body).toContain("as soon as they open");
  const toConfirm = toText(await (await send(link)).text());
  expect(toConfirm).toContain("Confirm my alert");
  expect(toConfirm).toContain("Registered Nurse jobs in Texas. As soon as they open.");
  expect(toConfirm).not.toContain("See or change your alerts");
  await open("Too early nurse");
  await tick(Date.now());
  expect(await listMails(email)).toHaveLength(3);
  const confirmed = await (await postForm(link, {})).text();
  expect(toText(confirmed)).toContain("Your alert is on");
  const own = /href="(\/alerts\?token=[^"]+)"/.exec(confirmed)![1]!;
  expect(toText(await (await send(own)).text())).toContain("Registered Nurse jobs in Texas");
  expect(toText(await (await send(link)).text())).toContain("This alert is confirmed already");
  for (const token of ["", "x", "a.b.c"])
    expect(toText(await (await send(`/alerts/confirm?token=${token}`)).text())).toContain(
      "We do not know this link",
    );

  await open("Right nurse");
  await tick(Date.now());
  const [mail] = await listMails(email);
  expect(mail!.subject).toBe("1 new job: Registered Nurse jobs in Texas");
  expect(mail!.body).not.toContain("Too early nurse");

  // Asking again says the same on the page, and in the mail that she has it.
  await askAsGuest(email);
  await expect.poll(async () => (await listMails(email))[0]!.subject).toBe("You have this job alert already");

  const manage = path(/http\S+\/alerts\?token=\S+/.exec(mail!.body)![0]);
  expect(toText(await (await send(manage)).text())).toContain("Registered Nurse jobs in Texas");
  const stop = path(/http\S+\/alerts\/stop\?token=\S+/.exec(mail!.body)![0]);
  const toStop = toText(await (await send(stop)).text());
  expect(toStop).toContain("Stop these emails");
  expect(toStop).toContain("Registered Nurse jobs in Texas");
  // As a mail program sends it, without a session, and again.
  for (let click = 0; click < 2; click++)
    expect(
      (await send(stop, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) }))
        .status,
    ).toBe(200);
  expect(toText(await (await send(stop)).text())).toContain("It is stopped already.");
  await open("Nurse after the end");
  await tick(Date.now());
  expect((await listMails(email))[0]!.subject).toBe("You have this job alert already");
});

test("offers a new link for one that is too old", async () => {
  const email = "late@clinic.example";
  await askAsGuest(email);
  const { readConfirmToken, toConfirmLink } = await import("#app/clinicians/alerts/alert-links.server.ts");
  const token = new URL(`http://x${await readMailedPath(email, "Confirm")}`).searchParams.get("token")!;
  const { publicId } = (await readConfirmToken(token, env.SESSION_SECRET))!;
  const old = path(await toConfirmLink(publicId, Date.now() - 1, env));
  expect(toText(await (await send(old)).text())).toContain("This link is more than 3 days old");
  expect(toText(await (await postForm(old, {})).text())).toContain("We sent you a new link");
  expect(await env.DB.prepare("SELECT state FROM alerts").first("state")).toBe("unconfirmed");
  await expect.poll(async () => (await listMails(email)).length).toBe(2);
});

test("gives a mail its list headers, and leaves the button out where it has no https", async () => {
  await makePerson("America/New_York", "instant", Date.now());
  const mailbox = openMailbox();
  const mailTo = async (title: string, origin: string) => {
    await open(title);
    await matchAlerts(db, Date.now());
    const { id } = (await env.DB.prepare("SELECT id FROM alert_people").first<{ id: number }>())!;
    await mailPerson(db, { ...env, SITE_URL: origin }, id, Date.now());
    const newest = await env.DB.prepare("SELECT max(id) AS id FROM outbox").first<number>("id");
    await deliver([newest!], mailbox, Date.now());
    return mailbox.messages.at(-1)!.headers;
  };
  const always = { "List-Id": expect.stringMatching(/^<alerts\.\S+>$/), "Auto-Submitted": "auto-generated" };
  expect(await mailTo("Headed nurse", env.SITE_URL)).toEqual(always);
  expect(await mailTo("Other nurse", "https://clinward.example")).toEqual({
    ...always,
    "List-Unsubscribe": expect.stringMatching(/^<https:\/\/clinward\.example\/alerts\/stop\?token=\S+>$/),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("sets, changes, pauses and ends an account's alert, and nobody else's", async () => {
  const own = await signIn("job_seeker", { emailVerifiedAt: 1 });
  const other = await signIn("job_seeker", { emailVerifiedAt: 1 });
  const press = (cookie: string, search = texas) => postForm("/alerts/new", { search }, { cookie });
  expect((await press(own.cookie)).headers.get("location")).toMatch(/^\/alerts\?done=new&alert=[\w-]+$/);
  expect((await press(own.cookie)).headers.get("location")).toMatch(/^\/alerts\?done=known&alert=[\w-]+$/);
  await press(other.cookie);
  const { results } = await env.DB.prepare(
    "SELECT a.public_id AS id, p.user_id AS userId FROM alerts a JOIN alert_people p ON p.id = a.person_id",
  ).all<{ id: string; userId: number }>();
  const ownAlert = results.find(({ userId }) => userId === own.user.id)!.id;
  const act = async (cookie: string, fields: Record<string, string>) =>
    postForm("/alerts", { alert: ownAlert, ...fields }, { cookie });
  for (const intent of ["pause", "resume", "end", "change"])
    expect((await act(other.cookie, { intent, rhythm: "weekly" })).status).toBe(404);
  const state = () =>
    env.DB.prepare("SELECT state, rhythm, name FROM alerts WHERE public_id = ?").bind(ownAlert).first();
  expect(
    (await act(own.cookie, { intent: "change", rhythm: "weekly", name: "Home" })).headers.get("location"),
  ).toBe(`/alerts?done=saved&alert=${ownAlert}`);
  await act(own.cookie, { intent: "pause" });
  expect(await state()).toEqual({ state: "paused", rhythm: "weekly", name: "Home" });
  // Asking for it again wants its mails again.
  expect((await press(own.cookie)).headers.get("location")).toBe(`/alerts?done=resumed&alert=${ownAlert}`);
  expect(await state()).toEqual({ state: "active", rhythm: "weekly", name: "Home" });
  await act(own.cookie, { intent: "pause" });
  expect(toText(await (await send("/alerts", { headers: { cookie: own.cookie } })).text())).toMatch(
    /Home .*Paused\./,
  );
  await act(own.cookie, { intent: "resume" });
  expect(await state()).toMatchObject({ state: "active" });
  expect(
    (
      await postForm(
        "/alerts",
        { intent: "settings", zone: "Pacific/Honolulu", quiet: "0" },
        { cookie: own.cookie },
      )
    ).headers.get("location"),
  ).toBe("/alerts?done=saved");
  await act(own.cookie, { intent: "end" });
  expect(await state()).toMatchObject({ state: "ended" });
  expect((await act(own.cookie, { intent: "resume" })).status).toBe(404);
  expect((await send("/alerts")).headers.get("location")).toBe("/login?returnTo=%2Falerts");
  expect((await send("/alerts?token=forged")).status).toBe(200);
  expect((await postForm("/alerts?token=forged", { intent: "end", alert: ownAlert })).status).toBe(404);
});

const findOwnAlert = async (userId: number) =>
  (await env.DB.prepare(
    `SELECT a.public_id AS id, a.state, a.name, a.rhythm, a.created_at AS createdAt, s.address, a.seen FROM alerts a
      JOIN alert_people p ON p.id = a.person_id JOIN saved_searches s ON s.id = a.search_id WHERE p.user_id = ?`,
  )
    .bind(userId)
    .first<{
      id: string;
      state: string;
      name: string;
      rhythm: string;
      address: string;
      createdAt: number;
    }>())!;

const fetchText = async (address: string, cookie = "") =>
  toText(await (await send(address, { headers: { cookie } })).text());

test("edits what an alert asks in its place, without scripts, by its owner or her mailed link alone", async () => {
  const own = await signIn("job_seeker", { emailVerifiedAt: 1 });
  const other = await signIn("job_seeker", { emailVerifiedAt: 1 });
  await postForm(
    "/alerts/new",
    { search: `${texas}&shift=night&pay_min=40&pay_period=hour` },
    { cookie: own.cookie },
  );
  const before = await findOwnAlert(own.user.id);
  await postForm(
    "/alerts",
    { alert: before.id, intent: "change", rhythm: "weekly", name: "Home" },
    { cookie: own.cookie },
  );
  const edit = `/alerts/edit?alert=${before.id}`;
  const html = await (await send(edit, { headers: { cookie: own.cookie } })).text();
  const chosen = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)![1],
  );
  expect(chosen).toEqual(expect.arrayContaining(["registered-nurse", "night"]));
  expect(html).toMatch(/name="location"[^>]*value="Texas"|value="Texas"[^>]*name="location"/);
  expect(html).toMatch(/name="pay_min"[^>]*value="40"|value="40"[^>]*name="pay_min"/);

  await open("Nurse of Ohio", { stateCode: "OH", city: "Columbus" });
  const fields = { query: "", location: "Ohio", radius: "25", specialty: "all", pay_min: "", license: "" };
  for (const [path, headers] of [
    [edit, { cookie: other.cookie }],
    ["/alerts/edit?alert=none", { cookie: own.cookie }],
    [`${edit}&token=forged`, { cookie: own.cookie }],
  ] as const) {
    expect((await send(path, { headers })).status, path).toBe(404);
    expect((await postForm(path, fields, headers)).status, path).toBe(404);
  }
  expect((await send(edit)).headers.get("location")).toBe("/login?returnTo=%2Falerts");
  expect((await postForm(edit, fields)).headers.get("location")).toBe("/login?returnTo=%2Falerts");
  expect((await findOwnAlert(own.user.id)).address).toBe(before.address);

  const saved = await postForm(edit, { ...fields, profession: "registered-nurse" }, { cookie: own.cookie });
  expect(saved.headers.get("location")).toBe(`/alerts?done=changed&alert=${before.id}`);
  const { address, ...kept } = await findOwnAlert(own.user.id);
  expect(address).toBe("location=Ohio&profession=registered-nurse");
  expect(kept).toMatchObject({ id: before.id, name: "Home", rhythm: "weekly", createdAt: before.createdAt });
  expect(await fetchText(`/alerts?done=changed&alert=${before.id}`, own.cookie)).toContain(
    "Your search finds 1 open job now.",
  );

  // By the link of a mail, which opens this person's alerts alone.
  const { toManageLink } = await import("#app/clinicians/alerts/alert-links.server.ts");
  const toToken = async (userId: number) => {
    const id = await env.DB.prepare("SELECT id FROM alert_people WHERE user_id = ?")
      .bind(userId)
      .first<number>("id");
    return encodeURIComponent(new URL(await toManageLink(id!, env)).searchParams.get("token")!);
  };
  await postForm("/alerts/new", { search: texas }, { cookie: other.cookie });
  const wrong = `${edit}&token=${await toToken(other.user.id)}`;
  expect((await send(wrong)).status).toBe(404);
  expect((await postForm(wrong, fields)).status).toBe(404);
  const right = `${edit}&token=${await toToken(own.user.id)}`;
  expect((await send(right)).status).toBe(200);
  expect((await postForm(right, { ...fields, location: "Maine" })).headers.get("location")).toContain(
    "done=changed",
  );
  expect((await findOwnAlert(own.user.id)).address).toBe("location=Maine");
});

test("refuses to make two alerts of one, but takes a search over from one that ended", async () => {
  const own = await signIn("job_seeker", { emailVerifiedAt: 1 });
  for (const search of [texas, "location=Ohio"])
    await postForm("/alerts/new", { search }, { cookie: own.cookie });
  const { results } = await env.DB.prepare(
    "SELECT a.public_id AS id FROM alerts a JOIN saved_searches s ON s.id = a.search_id ORDER BY s.address = 'location=Ohio'",
  ).all<{ id: string }>();
  const [ofTexas = "", ofOhio = ""] = results.map(({ id }) => id);
  const edit = () => postForm(`/alerts/edit?alert=${ofTexas}`, { location: "Ohio" }, { cookie: own.cookie });
  const refused = (await edit()).headers.get("location")!;
  expect(refused).toBe(`/alerts/edit?alert=${ofTexas}&typed=location%3DOhio`);
  const kept = await (await send(refused, { headers: { cookie: own.cookie } })).text();
  expect(toText(kept)).toContain("you have another alert that asks for exactly this");
  expect(kept).toMatch(
    /<input[^>]*name="location"[^>]*value="Ohio"|<input[^>]*value="Ohio"[^>]*name="location"/,
  );
  await postForm("/alerts", { intent: "end", alert: ofOhio }, { cookie: own.cookie });
  expect((await edit()).headers.get("location")).toBe(`/alerts?done=changed&alert=${ofTexas}`);
});

test("offers the rhythm after one press, and takes a deletion back for ten minutes", async () => {
  const own = await signIn("job_seeker", { emailVerifiedAt: 1 });
  const other = await signIn("job_seeker", { emailVerifiedAt: 1 });
  const set = await postForm("/alerts/new", { search: texas }, { cookie: own.cookie });
  const text = await fetchText(set.headers.get("location")!, own.cookie);
  expect(text).toMatch(/How often: Every day at 7 AM\. Change to: As soon as they open Mondays at 7 AM/);
  const { id } = await findOwnAlert(own.user.id);
  const act = (fields: Record<string, string>, of = own) =>
    postForm("/alerts", { alert: id, ...fields }, { cookie: of.cookie });
  expect((await act({ intent: "rhythm", rhythm: "instant" }, other)).headers.get("location")).toBe("/alerts");
  await act({ intent: "rhythm", rhythm: "weekly" });
  expect(await findOwnAlert(own.user.id)).toMatchObject({ rhythm: "weekly", state: "active" });

  await act({ intent: "pause" });
  const ended = await act({ intent: "end" });
  const done = ended.headers.get("location")!;
  expect(await fetchText(done, own.cookie)).toMatch(/We send nothing more for it\. Undo/);
  expect(await fetchText(done, other.cookie)).not.toContain("Undo");
  await postForm("/alerts/new", { search: "location=Ohio" }, { cookie: other.cookie });
  await act({ intent: "restore" }, other);
  expect(await findOwnAlert(own.user.id)).toMatchObject({ state: "ended" });
  expect((await act({ intent: "restore" })).headers.get("location")).toBe(
    `/alerts?done=restored&alert=${id}`,
  );
  expect(await findOwnAlert(own.user.id)).toMatchObject({ state: "paused", rhythm: "weekly" });

  await act({ intent: "end" });
  await env.DB.exec(`UPDATE alerts SET changed_at = changed_at - ${11 * minuteMs}`);
  expect(await fetchText(done, own.cookie)).not.toContain("Undo");
  expect((await act({ intent: "restore" })).headers.get("location")).toContain("done=late");
  expect(await findOwnAlert(own.user.id)).toMatchObject({ state: "ended" });
});

test("keeps at most 20 alerts of a person, also when they come at once", async () => {
  const user = await createUser("job_seeker", { emailVerifiedAt: 1 });
  const kept = await Promise.all(
    Array.from({ length: 23 }, (_, at) =>
      keepAlert(db, user, { address: `query=word${at}`, rhythm: "daily", zone: "America/New_York" }, 1),
    ),
  );
  expect(kept.filter(({ status }) => status === "new")).toHaveLength(20);
  expect(kept.filter(({ status }) => status === "full")).toHaveLength(3);
});

test("takes hostile searches and fields without a fault", async () => {
  const { cookie } = await signIn("job_seeker", { emailVerifiedAt: 1 });
  const long = "x".repeat(5000);
  for (const search of [
    "",
    "%",
    "a=b&".repeat(400),
    long,
    "query=%00%ff",
    `location=${long}`,
    "company=../../x",
    'query="(((',
  ])
    for (const headers of [{ cookie }, newVisitor()]) {
      const asked = await postForm(
        "/alerts/new",
        { search, rhythm: long, zone: "Mars", form: "guest", email: long },
        headers,
      );
      expect(asked.status).toBeLessThan(500);
      expect((await send(`/alerts/new?${search.slice(0, 3000)}`)).status).toBeLessThan(500);
    }
});

test("keeps a guest's form when too many come from one network, and counts no press that only opens it", async () => {
  const visitor = newVisitor();
  for (let press = 0; press < 30; press++)
    expect((await postForm("/alerts/new", { search: texas }, visitor)).status).toBe(302);
  let refused = null;
  for (let at = 0; at < 30 && !refused; at++) {
    const asked = await postForm(
      "/alerts/new",
      {
        form: "guest",
        search: texas,
        email: "kept@clinic.example",
        rhythm: "weekly",
        zone: "Pacific/Honolulu",
      },
      visitor,
    );
    if (asked.status === 400) refused = await asked.text();
  }
  expect(toText(refused!)).toContain("Too many requests from your network");
  expect(refused).toContain('value="kept@clinic.example"');
  expect(refused).toMatch(/<option value="Pacific\/Honolulu" selected/);
});
