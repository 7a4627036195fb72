import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  findAnswerFigures,
  listMedianAnswerTimes,
} from "#app/companies/pitch/public-page/answer-times.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { signIn } from "#tests/support/accounts.ts";
import {
  createCompany,
  findStageId,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { takeDue } from "#tests/support/mail.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const minute = 60_000;
let own: TestCompany;
let other: TestCompany;
let jobs = 0;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
});
beforeEach(() => env.DB.exec("DELETE FROM outbox; DELETE FROM applications; DELETE FROM used_limits"));

const listPath = () => `/hiring/${own.employer.slug}/applicants`;
const read = async (path: string, cookie = own.recruiter.cookie) =>
  toText(await (await send(path, { headers: { cookie } })).text());
const write = (path: string, fields: Record<string, string>, cookie = own.recruiter.cookie) =>
  postForm(path, fields, { cookie });
const findOne = (id: number) =>
  env.DB.prepare("SELECT state, answered_at FROM applications WHERE id = ?").bind(id).first();
const findStatus = (id: number) =>
  env.DB.prepare("SELECT status FROM jobs WHERE id = ?").bind(id).first("status");
const text = "Hello {first name}, {position} went to someone else.";

async function storeJob() {
  const slug = `ending-${jobs++}`;
  const jobId = await storePosting(own.employer.id, slug);
  await env.DB.exec(`INSERT INTO job_details (job_id, description_html) VALUES (${jobId}, '<p>Nights.</p>')`);
  return {
    slug,
    at: { employerId: own.employer.id, jobId },
    close: `/hiring/${own.employer.slug}/jobs/${slug}/close`,
  };
}

/** Where the page after an ending leads to undo it. */
function toUndo(response: Response): string {
  const { searchParams } = new URL(response.headers.get("location")!, "https://site.example");
  return `/hiring/${own.employer.slug}/endings/${searchParams.get("ending")}`;
}

const endTwo = async (fields: Record<string, string> = {}) => {
  const { at } = await storeJob();
  const ana = await storeApplicant({ ...at, firstName: "Ana" });
  const bo = await storeApplicant({ ...at, firstName: "Bo", state: "in-review" });
  const picks = {
    to: await findStageId(own.employer.id, "Not selected"),
    pick0: ana.publicId,
    pick1: bo.publicId,
  };
  return { ana, bo, ended: await write(listPath(), { ...picks, text, ...fields }) };
};

test("holds the emails of an ending for ten minutes, and undoes it within them", async () => {
  const { ana, bo, ended } = await endTwo();
  expect(await findOne(ana.id)).toMatchObject({ state: "not-selected", answered_at: expect.any(Number) });
  expect(await listRows("outbox")).toHaveLength(2);
  expect(await takeDue(Date.now() + 9 * minute)).toEqual([]);
  expect(await read(ended.headers.get("location")!)).toContain(
    "2 applicants are now in “Not selected”. Undo",
  );
  const undo = toUndo(ended);
  expect(await read(undo)).toContain("Until then you can undo it, and nobody is told.");
  const undone = await Promise.all([write(undo, {}), write(undo, {}, own.owner.cookie)]);
  expect(undone.map(({ status }) => status)).toEqual([302, 302]);
  expect(await read(undo)).toContain("Undone. Nobody was told, and everyone is where they were.");
  expect(await listRows("outbox")).toEqual([]);
  expect(await findOne(ana.id)).toEqual({ state: "new", answered_at: null });
  expect(await findOne(bo.id)).toEqual({ state: "in-review", answered_at: null });
  const events = (await listRows("application_events")).filter((row) => row.application_id === ana.id);
  expect(events.map(({ kind }) => kind)).toEqual(["state", "state"]);
});

test("undoes nothing once the emails are due, and says so", async () => {
  const { ana, ended } = await endTwo();
  await env.DB.exec("UPDATE application_endings SET at = at - 700000, tell_at = tell_at - 700000");
  await env.DB.exec(
    "UPDATE outbox SET next_attempt_at = next_attempt_at - 700000, send_after = send_after - 700000",
  );
  const late = await write(toUndo(ended), {});
  expect(toText(await late.text())).toContain("so this cannot be undone.");
  expect(await findOne(ana.id)).toMatchObject({ state: "not-selected" });
  expect((await takeDue(Date.now())).flat()).toHaveLength(2);
});

test("lets nobody else undo: another company, a reviewer, a seeker", async () => {
  const { ana, ended } = await endTwo();
  const undo = toUndo(ended);
  const elsewhere = undo.replace(own.employer.slug, other.employer.slug);
  expect((await write(undo, {}, other.owner.cookie)).status).toBe(404);
  expect((await write(elsewhere, {}, other.owner.cookie)).status).toBe(404);
  expect((await write(undo, {}, (await signIn("job_seeker")).cookie)).status).toBe(404);
  expect((await write(undo, {}, own.reviewer.cookie)).status).toBe(403);
  expect(await findOne(ana.id)).toMatchObject({ state: "not-selected" });
  expect(await listRows("outbox")).toHaveLength(2);
});

test("fills a posting, tells those interviewed in words of their own, and opens it again when that is undone", async () => {
  const { slug, at, close } = await storeJob();
  const waiting = await storeApplicant({ ...at, firstName: "Ana" });
  const talked = await storeApplicant({ ...at, firstName: "Bo", state: "interview" });
  const hired = await storeApplicant({ ...at, firstName: "Cy", state: "offer" });
  const page = await read(close);
  expect(page).toMatch(/For Ana [^.]*\. \{first name\}/);
  expect(page).toMatch(/For Bo [^.,]*\./);
  expect(page).toContain("Thank you for taking the time to talk with us at Harbor Health");
  const fields = {
    ending: "fill",
    hired: hired.publicId,
    text: "Thanks.",
    interviewedText: "Thanks for the talk.",
  };
  await env.DB.exec(`UPDATE jobs SET confirmed_at = 1000, confirmed_by = 'feed' WHERE id = ${at.jobId}`);
  const ended = await write(close, fields);
  const mails = await listRows("outbox");
  expect(mails.map(({ recipient, body }) => [recipient, String(body).split("\n")[2]])).toEqual([
    [waiting.email, "Thanks."],
    [talked.email, "Thanks for the talk."],
    [hired.email, "Congratulations! The employer, Company, marked your application for ICU nurse as hired."],
  ]);
  expect((await findOne(hired.id))!.state).toBe("hired");
  expect(await findStatus(at.jobId)).toBe("filled");
  const done = await (
    await send(ended.headers.get("location")!, { headers: { cookie: own.recruiter.cookie } })
  ).text();
  expect(toText(done)).toContain("The posting is filled.");
  const undo = done.match(/\/hiring\/[\w-]+\/endings\/[\w-]+/)![0];
  // On the posting's page and in its row, when the page after the ending was left.
  const again = await (await send(close, { headers: { cookie: own.recruiter.cookie } })).text();
  expect(toText(again)).toMatch(/Your message goes to 2 people on \w+, \w+ \d+, [\d:]+ [AP]M\./);
  expect(again).toContain(undo);
  const jobs = `/hiring/${own.employer.slug}`;
  expect(await (await send(jobs, { headers: { cookie: own.recruiter.cookie } })).text()).toContain(undo);
  expect(await (await send(jobs, { headers: { cookie: own.reviewer.cookie } })).text()).not.toContain(undo);
  const undone = await write(undo, {});
  expect(await read(close)).not.toContain("Your message goes");
  expect(await (await send(jobs, { headers: { cookie: own.recruiter.cookie } })).text()).not.toContain(undo);
  expect(
    await env.DB.prepare("SELECT confirmed_at, confirmed_by FROM jobs WHERE id = ?").bind(at.jobId).first(),
  ).toEqual({ confirmed_at: 1000, confirmed_by: "feed" });
  expect(await read(undone.headers.get("location")!)).toContain("The posting is open again.");
  expect(await findStatus(at.jobId)).toBe("open");
  const states = await Promise.all([waiting, talked, hired].map(({ id }) => findOne(id)));
  expect(states.map((row) => row!.state)).toEqual(["new", "interview", "offer"]);
  expect(await listRows("outbox")).toEqual([]);
  expect((await send(`/jobs/${slug}`)).status).toBe(200);
});

test("sends on the morning of a day that the employer chooses, and on no other", async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const past = await endTwo({ tellOn: "2020-01-01" });
  const html = await past.ended.text();
  expect(toText(html)).toContain("Choose a day from tomorrow to 30 days from now");
  expect(html).toContain("went to someone else.</textarea>");
  expect(await listRows("outbox")).toEqual([]);
  const { ended } = await endTwo({ tellOn: day });
  const [{ sendAfter, zone }] = (
    await env.DB.prepare(
      "SELECT o.send_after AS sendAfter, e.time_zone AS zone FROM outbox o, employers e WHERE e.id = ?",
    )
      .bind(own.employer.id)
      .all<{ sendAfter: number; zone: string }>()
  ).results as [{ sendAfter: number; zone: string }];
  expect(new Date(toWallTime(sendAfter, zone)).toISOString()).toBe(`${day}T09:00:00.000Z`);
  expect(await takeDue(Date.now() + 60 * minute)).toEqual([]);
  expect((await write(toUndo(ended), {})).status).toBe(302);
  expect(await listRows("outbox")).toEqual([]);
});

test("shows an applicant nothing of an ending that can still be undone, and no email if she withdraws meanwhile", async () => {
  const seeker = await signIn("job_seeker");
  const { at } = await storeJob();
  const given = { ...at, userId: seeker.user.id, email: seeker.user.email };
  const { id, publicId } = await storeApplicant(given);
  const ended = await write(listPath(), {
    to: await findStageId(own.employer.id, "Not selected"),
    pick0: publicId,
    text,
  });
  const path = `/dashboard/applications/${publicId}`;
  const before = await read(path, seeker.cookie);
  expect(before).toMatch(/Where it stands\s*Sent/);
  expect(before).not.toContain("answered by email");
  expect(await read("/dashboard", seeker.cookie)).not.toContain("Not selected");
  await env.DB.exec("UPDATE application_endings SET tell_at = at");
  expect(await read(path, seeker.cookie)).toMatch(/Where it stands\s*Not selected/);
  await env.DB.exec(`UPDATE application_endings SET tell_at = at + ${10 * minute}`);
  await postForm(path, {}, { cookie: seeker.cookie });
  expect(await findOne(id)).toMatchObject({ state: "withdrawn" });
  const mails = await listRows("outbox");
  expect(mails.filter(({ recipient }) => recipient === seeker.user.email)).toEqual([]);
  await write(toUndo(ended), {});
  expect(await findOne(id)).toMatchObject({ state: "withdrawn" });
});

test("sends no refusal to someone who is moved on before it went", async () => {
  const { ana, bo } = await endTwo();
  await write(`${listPath()}/${ana.publicId}`, await toMove(ana.publicId, "Interview"));
  const mails = await listRows("outbox");
  expect(mails.map(({ recipient, subject }) => [recipient, String(subject).split(": ")[0]])).toEqual([
    [bo.email, "About your application"],
    [ana.email, "The employer wants to interview you"],
  ]);
});

test("asks what to tell before the status alone turns someone down, and tells it once", async () => {
  const { at } = await storeJob();
  const one = await storeApplicant({ ...at, firstName: "Ana", state: "interview" });
  const path = `${listPath()}/${one.publicId}`;
  const no = await toMove(one.publicId, "Not selected");
  const asked = await write(path, no);
  expect(asked.status).toBe(200);
  const html = await asked.text();
  expect(toText(html)).toContain("What we tell Ana");
  expect(html).toContain("interviewedText");
  expect(await findOne(one.id)).toMatchObject({ state: "interview" });
  const odd = await write(path, { ...no, text: "", interviewedText: "Hello {name}." });
  expect(odd.status).toBe(400);
  expect(await findOne(one.id)).toMatchObject({ state: "interview" });
  const told = { ...no, text: "unused", interviewedText: "Thank you, {first name}." };
  const [ended] = await Promise.all([write(path, told), write(path, told, own.owner.cookie)]);
  const mails = await listRows("outbox");
  expect(mails.map(({ subject }) => subject)).toEqual(["About your application: ICU nurse at Harbor Health"]);
  expect(String(mails[0]!.body)).toContain("Thank you, Ana.");
  expect(await takeDue(Date.now())).toEqual([]);
  expect(await read(path)).toMatch(/Moved to “Not selected” by [\w ]+ ?\. The email goes .* Undo/);
  const again = await write(path, no);
  expect(again.headers.get("location")).toContain("done=same");
  expect(await read(`${path}?done=same`)).toContain("was in that stage already. Nothing was changed.");
  if (toUndo(ended!).endsWith("null")) return;
  await write(toUndo(ended!), {});
  expect(await findOne(one.id)).toMatchObject({ state: "interview" });
});

test("restores nobody who applied again meanwhile", async () => {
  const { ana, bo, ended } = await endTwo();
  await storeApplicant({ employerId: own.employer.id, jobId: ana.jobId, email: ana.email });
  await write(toUndo(ended), {});
  expect((await findOne(ana.id))!.state).toBe("not-selected");
  expect((await findOne(bo.id))!.state).toBe("in-review");
  expect((await listRows("outbox")).map(({ recipient }) => recipient)).toEqual([ana.email]);
});

test("counts and shows an answer when its email goes, and not before", async () => {
  const { at } = await storeJob();
  const people = [];
  for (let sent = 0; sent < 5; sent++) people.push(await storeApplicant(at));
  const picks = Object.fromEntries(people.map(({ publicId }, n) => [`pick${n}`, publicId]));
  await write(listPath(), { to: await findStageId(own.employer.id, "Not selected"), ...picks, text });
  const [first, second] = people;
  const path = `${listPath()}/${first!.publicId}`;
  const db = toDb(env.DB);
  const count = async (now: number) => [
    (await listMedianAnswerTimes(db, [at.jobId], now))[0]?.answered ?? 0,
    (await findAnswerFigures(db, own.employer.id, now))?.answered,
  ];
  expect(await count(Date.now())).toEqual([0, 0]);
  expect(await count(Date.now() + 11 * minute)).toEqual([5, 5]);
  const before = await read(path);
  expect(before).toContain("Email written, not sent yet");
  expect(before).not.toContain("Wrote to the applicant");
  expect(before).not.toContain("First answer");
  await write(`${listPath()}/${second!.publicId}`, await toMove(second!.publicId, "Interview"));
  expect(await findOne(second!.id)).toEqual({ state: "interview", answered_at: null });
  const kinds = (await listRows("application_events")).filter((row) => row.application_id === second!.id);
  expect(kinds.map(({ kind }) => kind)).toEqual(["state", "state"]);
  await env.DB.exec(
    "UPDATE application_endings SET tell_at = at; UPDATE applications SET answered_at = created_at",
  );
  expect(await read(path)).toContain("Wrote to the applicant");
});

test("sends those set to “Interview” the same message as everyone, if the employer chooses so", async () => {
  const { at, close } = await storeJob();
  await storeApplicant({ ...at, state: "interview" });
  const chosen = { text: "Thanks.", interviewedText: "Thanks for the talk.", interviewedGet: "same" };
  await write(close, { ending: "close", ...chosen });
  const [mail] = await listRows("outbox");
  expect(String(mail!.body)).toContain("Thanks.");
  expect(String(mail!.body)).not.toContain("Thanks for the talk.");
});

test("writes to several at once, each in words of their own, once, and undoes it within ten minutes", async () => {
  const { at } = await storeJob();
  const ana = await storeApplicant({ ...at, firstName: "Ana" });
  const bo = await storeApplicant({ ...at, firstName: "Bo", state: "in-review" });
  const cy = await storeApplicant({ ...at, firstName: "Cy" });
  await env.DB.prepare("UPDATE applications SET messages_stopped_at = 1 WHERE id = ?").bind(cy.id).run();
  const picks = { writing: "yes", pick0: ana.publicId, pick1: bo.publicId, pick2: cy.publicId };
  const asked = await (await write(listPath(), picks)).text();
  expect(toText(asked)).toContain("What you write to Bo");
  expect(toText(asked)).toContain("1 of those chosen gets no message");
  const idempotencyKey = / name="idempotencyKey" value="([^"]+)"/.exec(asked)![1]!;
  const words = "Hello {first name}, please send your BLS card for {position}.";
  for (const [bad, problem] of [
    ["", "Enter your answer"],
    ["Hello {nurse}", "We do not know"],
    ["Hello {first name},\n\nKind regards", "Write your message between the greeting and your name."],
    ["Please buy two gift cards.", "reads as if the applicant should pay"],
  ] as const)
    expect(toText(await (await write(listPath(), { ...picks, idempotencyKey, text: bad })).text())).toContain(
      problem,
    );
  const again = { ...picks, idempotencyKey, text: words };
  const sent = await Promise.all([write(listPath(), again), write(listPath(), again)]);
  expect(sent.map(({ status }) => status)).toEqual([302, 302]);
  const seen = toText(await (await write(listPath(), { ...again, preview: "yes" })).text());
  expect(seen).toMatch(
    /As (Ana|Bo)[\w ]* reads it Hello (Ana|Bo), please send your BLS card for ICU nurse\./,
  );
  const mails = await listRows("outbox");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([ana.email, bo.email].sort());
  expect(mails.map(({ body }) => String(body)).join()).toMatch(
    /Hello Ana, please send your BLS card for ICU nurse/,
  );
  expect(await takeDue(Date.now() + 9 * minute)).toEqual([]);
  expect(await findOne(ana.id)).toMatchObject({ state: "new", answered_at: expect.any(Number) });
  expect(await read(sent[0]!.headers.get("location")!)).toContain(
    "Your message to 2 applicants is on its way.",
  );
  const undo = toUndo(sent[0]!);
  expect((await write(undo, {}, other.owner.cookie)).status).toBe(404);
  expect((await write(undo, {}, own.reviewer.cookie)).status).toBe(403);
  expect(await read(undo)).toContain("2 applicants");
  await Promise.all([write(undo, {}), write(undo, {})]);
  expect(await read(undo)).toContain("Undone. Nobody was told");
  expect(await listRows("outbox")).toEqual([]);
  expect(await listRows("application_events")).toEqual([]);
  expect(await findOne(ana.id)).toEqual({ state: "new", answered_at: null });
  expect(await findOne(bo.id)).toEqual({ state: "in-review", answered_at: null });
});

test("sends one answer in ten minutes if asked, and undoing it keeps its words and puts the applicant back", async () => {
  const { at } = await storeJob();
  const ana = await storeApplicant({ ...at, firstName: "Ana" });
  const path = `${listPath()}/${ana.publicId}`;
  const fields = { template: "interview", text: "Could we talk on Friday?", later: "yes" };
  const sent = await write(path, fields);
  expect(await read(sent.headers.get("location")!)).toContain("Your answer goes in 10 minutes.");
  expect(await findOne(ana.id)).toMatchObject({ state: "interview" });
  expect(await takeDue(Date.now() + 9 * minute)).toEqual([]);
  expect(await listRows("outbox")).toHaveLength(1);
  const undone = await (await write(toUndo(sent), {})).text();
  expect(undone).toContain("Could we talk on Friday?");
  expect(undone).toContain(`${path}?template=interview#answer`);
  expect(await findOne(ana.id)).toEqual({ state: "new", answered_at: null });
  expect(await listRows("outbox")).toEqual([]);
});

test("lets nobody but its writers write to a company's applicants", async () => {
  const { at } = await storeJob();
  const ana = await storeApplicant(at);
  const fields = { writing: "yes", pick0: ana.publicId, text: "Hello {first name}, can you start in May?" };
  expect((await write(listPath(), fields, own.reviewer.cookie)).status).toBe(403);
  expect((await write(listPath(), fields, other.owner.cookie)).status).toBe(404);
  const theirs = listPath().replace(own.employer.slug, other.employer.slug);
  expect((await write(theirs, fields, other.owner.cookie)).headers.get("location")).toContain("written=0");
  expect(await listRows("outbox")).toEqual([]);
});
