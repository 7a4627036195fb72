import ICAL from "ical.js";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { toInterviewFile } from "#app/applications/interviews/calendar-file.ts";
import { sealInterviewKey } from "#app/applications/interviews/interview-party.server.ts";
import { clearEndedInterviews, remindInterviews } from "#app/applications/interviews/remind.server.ts";
import { timeZones } from "#app/facts/reference/place/time-zones.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { signIn } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "../support/applicants.ts";
import { breakAt } from "../support/breaking.ts";
import { toText } from "../support/html.ts";
import { deliver, openMailbox } from "../support/mail.ts";
import { env, postForm, send } from "../support/site.ts";

let own: TestCompany;
let jobId: number;
const zone = "America/New_York";
/** Ten in the morning in the company's time zone, so many days from now. */
const toMorning = (days: number) => Math.floor((Date.now() + days * dayMs) / dayMs) * dayMs + 15 * hourMs;
const toField = (ms: number) => new Date(toWallTime(ms, zone)).toISOString().slice(0, 16);

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  await env.DB.prepare("UPDATE employers SET time_zone = ? WHERE id = ?").bind(zone, own.employer.id).run();
  jobId = await storePosting(own.employer.id, "icu-nurse-to-meet");
});
beforeEach(() =>
  env.DB.exec(
    "DELETE FROM outbox; DELETE FROM interviews; DELETE FROM applications; DELETE FROM used_limits",
  ),
);

const store = (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) =>
  storeApplicant({ employerId: own.employer.id, jobId, employerName: "Harbor Health", ...given });
const toPage = (publicId: string) => `/hiring/${own.employer.slug}/applicants/${publicId}`;

const propose = (
  publicId: string,
  times: readonly number[],
  more: Record<string, string> = {},
  cookie = own.recruiter.cookie,
) =>
  postForm(
    toPage(publicId),
    {
      ...{
        interview: "propose",
        sequence: "",
        kind: "video",
        minutes: "30",
        place: "https://meet.example/abc",
        // Some of the days below are Saturdays.
        odd: "yes",
      },
      with1: String(own.recruiter.user.id),
      ...Object.fromEntries(times.map((at, index) => [`time${index + 1}`, toField(at)])),
      ...more,
    },
    { cookie },
  );

const listAll = async (table: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all()).results;
const findOne = async () =>
  (await env.DB.prepare("SELECT * FROM interviews").first<Record<string, unknown>>())!;
async function toLink(): Promise<string> {
  const { public_id } = await findOne();
  return `/interviews/${public_id}?key=${await sealInterviewKey(String(public_id), env.SESSION_SECRET)}`;
}
const readFile = (text: unknown) => {
  const calendar = new ICAL.Component(ICAL.parse(String(text)));
  for (const part of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(part));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
  };
};

test("agrees on a time by the mailed link, and puts it into both calendars", async () => {
  const { publicId, email } = await store({ firstName: "Ana" });
  const times = [toMorning(3), toMorning(4)];
  for (let click = 0; click < 2; click++)
    expect((await propose(publicId, times, { idempotencyKey: "once" })).status).toBe(302);
  const mails = await listAll("outbox");
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: email, subject: expect.stringContaining("Pick a time") });
  expect((await listAll("applications"))[0]).toMatchObject({ state: "interview" });
  const link = /\/interviews\/\S+/.exec(String(mails[0]!.body))![0];
  expect(link).toBe(await toLink());
  const shown = toText(await (await send(link)).text());
  expect(shown).toContain("Pick a time for your interview");
  expect(shown).toMatch(/10:00 AM E[SD]T/);
  expect(toText(await (await send(`${link}&zone=America%2FLos_Angeles`)).text())).toMatch(
    /7:00 AM P[SD]T.*10:00 AM E[SD]T for them/,
  );
  expect((await send(link.split("?")[0]!)).status).toBe(404);

  await env.DB.exec("DELETE FROM outbox");
  const pick = { intent: "pick", at: String(times[1]) };
  expect((await postForm(link, { intent: "pick", at: String(times[1]! + 1) })).status).toBe(400);
  for (let click = 0; click < 2; click++) expect((await postForm(link, pick)).status).toBe(302);
  const set = await listAll("outbox");
  const toHer = set.find(({ recipient }) => recipient === email)!;
  const toTeam = set.filter(({ recipient }) => recipient !== email);
  expect(toTeam.map(({ recipient }) => recipient).sort()).toEqual(
    [own.owner.user.email, own.recruiter.user.email].sort(),
  );
  expect(String(toHer.calendar)).not.toContain(own.recruiter.user.email);
  expect(toTeam.map(({ body, calendar }) => `${body}${calendar}`).join()).not.toContain(email);
  const [hers, theirs] = [readFile(toHer.calendar), readFile(toTeam[0]!.calendar)];
  expect(hers).toEqual({ ...theirs });
  expect(hers).toMatchObject({
    method: "REQUEST",
    sequence: 1,
    start: times[1],
    end: times[1]! + 30 * 60_000,
  });
  const box = openMailbox();
  await deliver([Number(toHer.id)], box, Date.now());
  expect(box.messages[0]!.attachments![0]).toMatchObject({
    filename: "interview.ics",
    type: "text/calendar; charset=utf-8; method=REQUEST",
  });

  await env.DB.exec("DELETE FROM outbox");
  const canceled = await postForm(
    toPage(publicId),
    { interview: "cancel", sequence: "1" },
    { cookie: own.owner.cookie },
  );
  expect(canceled.status).toBe(302);
  const told = await listAll("outbox");
  // The owner does not talk with her, and got the file all the same.
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(set.map(({ recipient }) => recipient).sort());
  const gone = told.find(({ recipient }) => recipient === email)!;
  expect(readFile(gone.calendar)).toMatchObject({ method: "CANCEL", uid: hers.uid, sequence: 2 });
  expect(toText(await (await send(link)).text())).toContain("This interview is canceled");
});

test("tells an interviewer who gets no other mails of applicants", async () => {
  const { publicId } = await store();
  await propose(publicId, [toMorning(3)], { with1: String(own.reviewer.user.id) });
  await env.DB.exec("DELETE FROM outbox");
  await postForm(await toLink(), { intent: "pick", at: String(toMorning(3)) });
  const mails = await listAll("outbox");
  expect(mails.filter(({ recipient }) => recipient === own.reviewer.user.email)).toHaveLength(1);
  expect(mails).toHaveLength(4);
});

test("moves an interview with the same id and a higher sequence, and refuses who knew the older", async () => {
  const { publicId, email } = await store();
  await propose(publicId, [toMorning(3)]);
  await postForm(await toLink(), { intent: "pick", at: String(toMorning(3)) });
  const first = await findOne();
  expect(first).toMatchObject({ state: "confirmed", sequence: 1 });
  expect((await propose(publicId, [toMorning(5)], { sequence: "0" })).status).toBe(400);
  expect((await propose(publicId, [toMorning(5)])).status).toBe(400);
  const cleared = async () =>
    (await listAll("outbox"))
      .filter(({ calendar }) => calendar !== null && readFile(calendar).method === "CANCEL")
      .map(({ recipient, calendar }) => ({ recipient, sequence: readFile(calendar).sequence }));
  expect(await cleared()).toEqual([]);
  expect((await propose(publicId, [toMorning(5)], { sequence: "1" })).status).toBe(302);
  // Nobody's calendar keeps the old time while no new one is picked.
  const everyone = [email, own.owner.user.email, own.recruiter.user.email].sort();
  const told = await cleared();
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(everyone);
  expect(told.every(({ sequence }) => sequence === 2)).toBe(true);
  await postForm(await toLink(), { intent: "pick", at: String(toMorning(5)) });
  const moved = await findOne();
  expect(moved).toMatchObject({
    public_id: first.public_id,
    state: "confirmed",
    sequence: 3,
    start_at: toMorning(5),
  });
  await postForm(await toLink(), { intent: "ask", ask: "Could it be in the afternoon?" });
  expect(await findOne()).toMatchObject({ state: "asked", start_at: null, sequence: 4 });
  const cancels = (await listAll("outbox")).filter(({ calendar }) =>
    String(calendar).includes("METHOD:CANCEL"),
  );
  expect(cancels.length).toBeGreaterThan(0);
  const page = toText(await (await send(toPage(publicId), { headers: { cookie: own.owner.cookie } })).text());
  expect(page).toContain("The applicant asks for other times");
  expect(page).toContain("Could it be in the afternoon?");
  expect(page).toContain("The applicant picked a time for the interview");
  // Asking gives up none of the times that were offered.
  const again = await postForm(`${await toLink()}&zone=America%2FChicago`, {
    intent: "pick",
    at: String(toMorning(5)),
  });
  expect(again.headers.get("location")).toContain("zone=America%2FChicago&done=picked");
  expect(await findOne()).toMatchObject({ state: "confirmed", sequence: 5 });
  await env.DB.exec("UPDATE applications SET messages_stopped_at = 1");
  const words = "The unit is full.";
  const canceled = await postForm(
    toPage(publicId),
    { interview: "cancel", sequence: "5", words },
    { cookie: own.owner.cookie },
  );
  expect(canceled.status).toBe(302);
  expect(String((await listAll("outbox")).at(-1)!.body)).not.toBe("");
  expect((await listAll("outbox")).some(({ body }) => String(body).includes(words))).toBe(true);
});

test.each([
  ["cancels", { intent: "cancel" }, "You canceled your interview"],
  ["asks for other times", { intent: "ask", ask: "Only after four." }, "You asked for other interview times"],
])("takes the interview out of the calendar of who %s, once", async (_, step, subject) => {
  const { publicId, email } = await store();
  await propose(publicId, [toMorning(3)]);
  await postForm(await toLink(), { intent: "pick", at: String(toMorning(3)) });
  const [set] = (await listAll("outbox")).filter(
    ({ recipient, calendar }) => recipient === email && calendar,
  );
  await env.DB.exec("DELETE FROM outbox");
  const link = await toLink();
  const fields = { ...step, idempotencyKey: "double" };
  const clicks = await Promise.all([postForm(link, fields), postForm(link, fields)]);
  expect(clicks.map(({ status }) => status)).toEqual([302, 302]);
  await postForm(link, fields);
  const team = (await listAll("outbox")).filter(({ recipient }) => recipient === own.recruiter.user.email);
  expect(team).toHaveLength(1);
  const mails = (await listAll("outbox")).filter(({ recipient }) => recipient === email);
  expect(mails).toHaveLength(1);
  expect(String(mails[0]!.subject)).toContain(subject);
  const before = readFile(set!.calendar);
  const gone = readFile(mails[0]!.calendar);
  expect(gone).toMatchObject({ method: "CANCEL", uid: before.uid, start: before.start });
  expect(gone.sequence).toBeGreaterThan(before.sequence);
  expect(String(mails[0]!.calendar)).not.toContain(own.recruiter.user.email);
});

test("sends no calendar file to who declines before a time is set", async () => {
  const { publicId, email } = await store();
  await propose(publicId, [toMorning(3)]);
  await env.DB.exec("DELETE FROM outbox");
  expect((await postForm(await toLink(), { intent: "cancel" })).status).toBe(302);
  expect((await listAll("outbox")).filter(({ recipient }) => recipient === email)).toEqual([]);
});

test("gives the agreed interview as a file to both sides, and to nobody else", async () => {
  const seeker = await signIn("job_seeker");
  const { publicId, email, id } = await store({ userId: seeker.user.id });
  await propose(publicId, [toMorning(3)]);
  const link = await toLink();
  const [page, key] = link.split("?");
  const hers = `${page}/calendar.ics`;
  const theirs = `${toPage(publicId)}/interviews/${(await findOne()).public_id}/calendar.ics`;
  const get = (path: string, cookie?: string) => send(path, cookie ? { headers: { cookie } } : {});
  // No time is agreed on.
  for (const path of [`${hers}?${key}`, theirs])
    expect((await get(path, own.recruiter.cookie)).status).toBe(404);
  await postForm(link, { intent: "pick", at: String(toMorning(3)) });
  const mailed = (await listAll("outbox")).find(({ recipient, calendar }) => recipient === email && calendar);
  const { uid, sequence, start, end } = readFile(mailed!.calendar);
  expect(await (await get(link)).text()).toContain(`href="${hers}?${key}"`);
  expect(await (await get(page!, seeker.cookie)).text()).toContain(`href="${hers}"`);
  expect(await (await get(toPage(publicId), own.reviewer.cookie)).text()).toContain(`href="${theirs}"`);
  for (const [path, cookie] of [
    [`${hers}?${key}`, undefined],
    [hers, seeker.cookie],
    [theirs, own.recruiter.cookie],
    [theirs, own.reviewer.cookie],
  ] as const) {
    const file = await get(path, cookie);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="interview.ics"');
    expect(file.headers.get("cache-control")).toContain("no-store");
    const text = await file.text();
    expect(readFile(text)).toEqual({ method: "PUBLISH", uid, sequence, start, end });
    expect(text).not.toMatch(/@(?!clinward|localhost|127)[\w.]*example|ATTENDEE|ORGANIZER|key=/);
  }
  const stranger = await signIn("job_seeker");
  const rival = await createCompany("Gulf Care");
  for (const [path, cookie] of [
    [hers, undefined],
    [hers, stranger.cookie],
    [hers, own.owner.cookie],
    [`${hers}?key=wrong`, undefined],
    [theirs, rival.owner.cookie],
    [theirs, seeker.cookie],
    [theirs.replace(`/applicants/${publicId}`, `/applicants/${(await store()).publicId}`), own.owner.cookie],
  ] as const)
    expect([path, (await get(path, cookie)).status]).toEqual([path, 404]);
  await env.DB.prepare("UPDATE interviews SET state = 'canceled' WHERE application_id = ?").bind(id).run();
  expect((await get(`${hers}?${key}`)).status).toBe(404);
});

test("books no interviewer twice, and tells an applicant of two at once", async () => {
  const ana = await store({ email: "ana@example.com" });
  await propose(ana.publicId, [toMorning(3)]);
  await postForm(await toLink(), { intent: "pick", at: String(toMorning(3)) });
  const bo = await store();
  // Another company learns nothing of their time.
  const stranger = await createCompany("Bayview Care");
  const theirs = await storeApplicant({ employerId: stranger.employer.id });
  const probe = await postForm(
    `/hiring/${stranger.employer.slug}/applicants/${theirs.publicId}`,
    {
      ...{ interview: "propose", sequence: "", kind: "phone", minutes: "30", odd: "yes" },
      ...{ time1: toField(toMorning(3)), with1: String(own.recruiter.user.id) },
    },
    { cookie: stranger.owner.cookie },
  );
  expect(toText(await probe.text())).toContain("Choose who talks with the applicant.");
  const taken = await propose(bo.publicId, [toMorning(3) + 15 * 60_000]);
  expect(taken.status).toBe(400);
  expect(toText(await taken.text())).toContain("is set already for one of you");
  const other = { with1: String(own.owner.user.id) };
  expect((await propose(bo.publicId, [toMorning(3)], other)).status).toBe(302);

  const rival = await createCompany("Gulf Care");
  const rivalJob = await storePosting(rival.employer.id, "icu-nurse-elsewhere");
  const again = await storeApplicant({
    employerId: rival.employer.id,
    jobId: rivalJob,
    email: "ana@example.com",
  });
  const elsewhere = `/hiring/${rival.employer.slug}/applicants/${again.publicId}`;
  await postForm(
    elsewhere,
    {
      ...{ interview: "propose", sequence: "", kind: "phone", minutes: "30", time1: toField(toMorning(3)) },
      odd: "yes",
      with1: String(rival.owner.user.id),
    },
    { cookie: rival.owner.cookie },
  );
  const { public_id } = (await env.DB.prepare("SELECT public_id FROM interviews WHERE employer_id = ?")
    .bind(rival.employer.id)
    .first<{ public_id: string }>())!;
  const link = `/interviews/${public_id}?key=${await sealInterviewKey(public_id, env.SESSION_SECRET)}`;
  expect(toText(await (await send(link)).text())).toContain("You have another interview at that time");

  const [one, two] = [await store(), await store()];
  for (const { publicId } of [one, two]) await propose(publicId, [toMorning(6)]);
  const { results } = await env.DB.prepare(
    "SELECT public_id AS id FROM interviews WHERE state = 'proposed' AND application_id IN (?, ?)",
  )
    .bind(one.id, two.id)
    .all<{ id: string }>();
  const picks = await Promise.all(
    results.map(async ({ id }) =>
      postForm(`/interviews/${id}?key=${await sealInterviewKey(id, env.SESSION_SECRET)}`, {
        ...{ intent: "pick", at: String(toMorning(6)) },
      }),
    ),
  );
  expect(picks.map(({ status }) => status).sort()).toEqual([302, 400]);
});

test("lets nobody else see or change it", async () => {
  const { publicId, userId } = await store({ userId: (await signIn("job_seeker")).user.id });
  expect(userId).not.toBeNull();
  const rival = await createCompany("Gulf Care");
  expect((await propose(publicId, [toMorning(3)], {}, rival.owner.cookie)).status).toBe(404);
  expect((await propose(publicId, [toMorning(3)], {}, own.reviewer.cookie)).status).toBe(403);
  await propose(publicId, [toMorning(3)], {
    with1: String(rival.owner.user.id),
    with2: String(own.owner.user.id),
  });
  const { results: talking } = await env.DB.prepare("SELECT user_id FROM interviewers").all();
  expect(talking).toEqual([{ user_id: own.owner.user.id }]);
  const path = (await toLink()).split("?")[0]!;
  const stranger = await signIn("job_seeker");
  for (const cookie of [stranger.cookie, own.owner.cookie, ""])
    expect((await send(path, { headers: { cookie } })).status).toBe(404);
  expect((await postForm(path, { intent: "cancel" }, { cookie: stranger.cookie })).status).toBe(404);
  const other = await sealInterviewKey("another", env.SESSION_SECRET);
  expect((await send(`${path}?key=${other}`)).status).toBe(404);
  expect(await findOne()).toMatchObject({ state: "proposed" });
});

test("asks whether a time at night or on a weekend is meant, at the company", async () => {
  const { publicId } = await store();
  const inDays = (days: number) => Math.floor(Date.now() / dayMs + days) * dayMs;
  const toSunday = inDays(7 - new Date().getUTCDay() + 7);
  for (const time of [
    `${toField(toSunday + 20 * hourMs).slice(0, 10)}T10:00`,
    `${toField(toSunday + dayMs + 20 * hourMs).slice(0, 10)}T06:45`,
    `${toField(toSunday + dayMs + 20 * hourMs).slice(0, 10)}T19:45`,
  ]) {
    const asked = await propose(publicId, [], { time1: time, odd: "" });
    expect([time, asked.status]).toEqual([time, 400]);
    expect(await asked.text()).toContain("These times are as I mean them");
  }
  expect(await listAll("interviews")).toEqual([]);
});

test("holds a time against the hours of each interviewer, and takes it once it is meant", async () => {
  const { publicId } = await store({ firstName: "Ana" });
  const monday = Math.floor((Date.now() + 7 * dayMs) / dayMs) * dayMs;
  const day = toField(monday + ((8 - new Date(monday).getUTCDay()) % 7) * dayMs + 20 * hourMs).slice(0, 10);
  const save = (fields: Record<string, string>, { cookie } = own.owner) =>
    postForm(`/hiring/${own.employer.slug}/hours`, fields, { cookie });
  const hours = { day2: "yes", from: "13:00", to: "15:30", zone: "America/Los_Angeles" };
  expect((await save(hours)).headers.get("location")).toContain("done=saved");
  const both = { with2: String(own.owner.user.id), time1: `${day}T16:00`, odd: "" };
  const asked = await propose(publicId, [], both);
  expect(asked.status).toBe(400);
  expect(toText(await asked.text())).toMatch(
    /4:00 PM E[SD]T \(3:00 PM Central for Ana .*\): outside the hours of Morgan Castellan \(Tue, 1 PM to 3:30 PM Pacific\)/,
  );
  expect(await listAll("interviews")).toEqual([]);
  expect((await propose(publicId, [], { ...both, odd: "yes" })).status).toBe(302);
  const mail = (await listAll("outbox")).find(({ subject }) => String(subject).startsWith("Pick a time"));
  expect(String(mail!.body)).toContain("(3:00 PM Central)");
  await save({ reset: "yes" });
});

test("offers free times of those chosen, which one press puts into the form", async () => {
  const { publicId } = await store({ firstName: "Ana" });
  const page = await (await send(toPage(publicId), { headers: { cookie: own.recruiter.cookie } })).text();
  expect(page).toContain(
    "Lee Okafor: Mon to Fri, 9 AM to 5 PM Eastern, the default until they set their own",
  );
  expect(toText(page)).toContain(
    "we use Central time, from the place of the posting. Texas has two time zones",
  );
  const free = [...page.matchAll(/name="add" value="([^"]+)"/g)].map(([, value]) => value!);
  expect(free).toHaveLength(8);
  expect(free[0]).toMatch(/T09:00$/);
  // Nothing is sent, and what was typed stays.
  const added = await propose(publicId, [], { add: free[1]!, time1: free[0]!, words: "Bring a pen." });
  expect(added.status).toBe(200);
  const html = await added.text();
  expect(html).toMatch(new RegExp(`name="time2"[^>]*value="${free[1]}"|value="${free[1]}"[^>]*name="time2"`));
  expect(html).toContain("Bring a pen.");
  expect(html).not.toContain("Nothing was sent");
  expect(await listAll("interviews")).toEqual([]);
  // What was proposed to one is not offered to another, and is asked about.
  expect((await propose(publicId, [], { time1: free[0]!, odd: "" })).status).toBe(302);
  const other = await store();
  const next = await (
    await send(toPage(other.publicId), { headers: { cookie: own.recruiter.cookie } })
  ).text();
  expect(next).not.toContain(`value="${free[0]}"`);
  const twice = await propose(other.publicId, [], { time1: free[0]!, odd: "" });
  expect(toText(await twice.text())).toContain("proposed to someone else already by Lee Okafor");
});

test("says what is wrong with a form, and keeps what was typed", async () => {
  const { publicId } = await store();
  const wrong: [Record<string, string>, string][] = [
    [{}, "Enter at least one time."],
    [{ time1: "tomorrow" }, "Enter a day and an hour."],
    [{ time1: toField(Date.now() - dayMs) }, "This time is over. Choose a later one."],
    [{ time1: toField(toMorning(3)), time2: toField(toMorning(200)) }, "Choose a time within 90 days."],
    [{ time1: toField(toMorning(3)), place: "" }, "Enter the link to the call."],
    [{ time1: toField(toMorning(3)), place: "on our site" }, "It begins with https://"],
    [{ time1: toField(toMorning(3)), kind: "by pigeon" }, "Choose how you will talk"],
    [{ time1: toField(toMorning(3)), minutes: "7000" }, "Choose how long it takes"],
    [{ time1: toField(toMorning(3)), with1: "" }, "Choose who talks with the applicant."],
    [
      {
        time1: toField(toMorning(3)),
        words: "Send the refundable $50 training fee by Zelle before you start.",
      },
      "reads as if the applicant should pay",
    ],
  ];
  for (const [fields, problem] of wrong) {
    const refused = await propose(publicId, [], {
      ...fields,
      words: fields.words ?? "Bring your license card.",
    });
    expect([problem, refused.status]).toEqual([problem, 400]);
    const html = await refused.text();
    expect(toText(html)).toContain(problem);
    if (!fields.words) expect(html).toContain("Bring your license card.");
  }
  expect(await listAll("interviews")).toEqual([]);
});

test("reminds a day and an hour before, once, also if it is run again", async () => {
  const { publicId, email } = await store();
  const at = toMorning(3);
  await propose(publicId, [at]);
  await postForm(await toLink(), { intent: "pick", at: String(at) });
  await env.DB.exec("DELETE FROM outbox");
  const db = toDb(env.DB);
  const run = (now: number) => remindInterviews({ db, env, now });
  expect(await run(at - 30 * hourMs)).toBe(0);
  expect(await Promise.all([run(at - 20 * hourMs), run(at - 20 * hourMs)])).toEqual(
    expect.arrayContaining([1]),
  );
  expect(await run(at - 19 * hourMs)).toBe(0);
  expect(await run(at - 50 * 60_000)).toBe(1);
  expect(await run(at - 40 * 60_000)).toBe(0);
  const mails = await listAll("outbox");
  expect(mails.map(({ recipient, subject }) => [recipient, String(subject).split(":")[0]])).toEqual([
    [email, "Your interview is tomorrow"],
    [own.recruiter.user.email, "Interview tomorrow"],
    [email, "Your interview begins in an hour"],
    [own.recruiter.user.email, "Interview in an hour"],
  ]);
});

test("reminds each of two once where its run breaks off anywhere", async () => {
  const both = [await store(), await store()];
  const at = toMorning(3);
  for (const { publicId } of both) await propose(publicId, [at]);
  await env.DB.prepare("UPDATE interviews SET state = 'confirmed', start_at = ?1, changed_at = 1")
    .bind(at)
    .run();
  await env.DB.exec("DELETE FROM outbox");
  const now = at - 20 * hourMs;
  for (let broken = 1; ; broken++) {
    const db = toDb(breakAt(broken)(env.DB, ["batch"]));
    const whole = await remindInterviews({ db, env, now }).catch(() => null);
    if (whole === null) continue;
    expect(broken).toBeGreaterThan(3);
    break;
  }
  const emails = both.map(({ email }) => email).sort();
  const mails = (await listAll("outbox")).map(({ recipient }) => String(recipient));
  expect(mails.filter((to) => emails.includes(to)).sort()).toEqual(emails);
});

test.each([
  ["withdrew", "UPDATE applications SET state = 'withdrawn', updated_at = ?1"],
  ["is not selected", "UPDATE applications SET state = 'not-selected', updated_at = ?1"],
])("takes the interview of who %s out of both calendars, once", async (_, end) => {
  const { publicId, email } = await store();
  const at = toMorning(3);
  await propose(publicId, [at]);
  await postForm(await toLink(), { intent: "pick", at: String(at) });
  const asked = (await listAll("outbox")).find(({ recipient, calendar }) => recipient === email && calendar);
  await env.DB.exec("DELETE FROM outbox");
  await env.DB.prepare(end).bind(Date.now()).run();
  const db = toDb(env.DB);
  const run = () => clearEndedInterviews({ db, env, now: Date.now() });
  const cleared = await Promise.all([run(), run()]);
  expect(cleared.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(await run()).toBe(0);
  const mails = await listAll("outbox");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [email, own.owner.user.email, own.recruiter.user.email].sort(),
  );
  const before = readFile(asked!.calendar);
  for (const { calendar } of mails) {
    const file = readFile(calendar);
    expect(file).toMatchObject({ method: "CANCEL", uid: before.uid, start: at });
    expect(file.sequence).toBeGreaterThan(before.sequence);
  }
  expect(await findOne()).toMatchObject({ state: "canceled", ended_at: null });
});

test("writes files that another library reads, in each time zone, before and after a change of clocks", () => {
  for (const timeZone of timeZones)
    for (const startAt of [
      Date.UTC(2027, 2, 13, 18),
      Date.UTC(2027, 2, 14, 18),
      Date.UTC(2027, 10, 6, 18),
      Date.UTC(2027, 10, 7, 18),
    ]) {
      const file = toInterviewFile(
        "REQUEST",
        {
          ...{ publicId: "x", sequence: 2, startAt, minutes: 45, timeZone, place: "4 West; ask for Ana, RN" },
          title: "Interview: ICU nurse, nights",
          text: "Line one\nline two; with, marks",
          organizer: { name: "Harbor, Health", email: "c-1@reply.example" },
          attendees: [{ name: 'Ana "A" Quill', email: "ana@example.com" }],
        },
        "clinward.example",
        Date.UTC(2027, 0, 1),
      );
      expect(readFile(file)).toMatchObject({ start: startAt, end: startAt + 45 * 60_000, sequence: 2 });
      expect(file).toContain(`TZID:${timeZone}`);
      for (const line of file.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
});
