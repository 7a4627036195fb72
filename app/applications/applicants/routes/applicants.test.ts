import { beforeAll, beforeEach, expect, test } from "vitest";
import { listMedianAnswerTimes } from "#app/companies/pitch/public-page/answer-times.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { site } from "#app/site.ts";
import { addMember, signIn } from "#tests/support/accounts.ts";
import {
  createCompany,
  findStageId,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-1");
});
beforeEach(() => env.DB.exec("DELETE FROM outbox; DELETE FROM application_notes; DELETE FROM applications"));

const listPath = () => `/hiring/${own.employer.slug}/applicants`;
const onePath = (publicId: string) => `${listPath()}/${publicId}`;
const read = async (path: string, cookie?: string) => {
  const response = await send(path, cookie ? { headers: { cookie } } : {});
  return { status: response.status, response, html: await response.text() };
};
const write = (path: string, fields: Record<string, string>, cookie?: string) =>
  postForm(path, fields, cookie ? { cookie } : {});
/** Without the news that someone opened an application. */
const listMails = async () =>
  (await listRows("outbox")).filter(
    ({ subject }) => !String(subject).startsWith("The employer opened your application: "),
  );
const findState = async (id: number) =>
  env.DB.prepare("SELECT state, assigned_to, answered_at FROM applications WHERE id = ?").bind(id).first();

const answerFields = {
  template: "interview",
  text: "Hello Dana,\n\nplease call us.",
  idempotencyKey: "once",
};

test("shows applicants to every member of their company and to nobody else", async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  for (const { cookie } of [own.owner, own.recruiter, own.reviewer])
    for (const path of [listPath(), onePath(publicId)]) {
      const { status, html, response } = await read(path, cookie);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain("Dana Whitfield");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
  const strangers = [other.owner, other.recruiter, await signIn("job_seeker"), await signIn("admin")];
  for (const { cookie } of strangers)
    for (const path of [listPath(), onePath(publicId)]) expect((await read(path, cookie)).status).toBe(404);
  const elsewhere = `/hiring/${other.employer.slug}/applicants/${publicId}`;
  expect((await read(elsewhere, other.owner.cookie)).status).toBe(404);
  const signedOut = await read(onePath(publicId));
  expect(signedOut.response.headers.get("location")).toMatch(/^\/login\?returnTo=/);
});

test("lets a reviewer take notes, but neither answer, move, assign nor close", async () => {
  const { id, publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  const { cookie } = own.reviewer;
  const refused: [string, Record<string, string>][] = [
    [onePath(publicId), await toMove(publicId, "Hired")],
    [onePath(publicId), { assignee: String(own.owner.user.id) }],
    [onePath(publicId), answerFields],
    [listPath(), { to: await findStageId(own.employer.id, "Hired"), pick0: publicId }],
    [`/hiring/${own.employer.slug}/jobs/icu-nurse-1/close`, { ending: "fill", text: "x" }],
  ];
  for (const [path, fields] of refused) expect((await write(path, fields, cookie)).status).toBe(403);
  expect(await findState(id)).toEqual({ state: "new", assigned_to: null, answered_at: null });
  expect(await listMails()).toEqual([]);
  expect((await write(onePath(publicId), { note: "Call her.", idempotencyKey: "n" }, cookie)).status).toBe(
    302,
  );
  expect(toText((await read(onePath(publicId), cookie)).html)).toContain("Call her.");
});

test("refuses every write of another company's recruiter, a seeker and someone who has left", async () => {
  const applicant = await storeApplicant({ employerId: own.employer.id, jobId });
  const left = await signIn("employer");
  await env.DB.prepare(
    "INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?, ?, 'recruiter', 1)",
  )
    .bind(left.user.id, own.employer.id)
    .run();
  expect((await read(onePath(applicant.publicId), left.cookie)).status).toBe(200);
  await write(onePath(applicant.publicId), { assignee: String(left.user.id) }, own.owner.cookie);
  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(left.user.id).run();
  for (const { cookie } of [other.recruiter, left, await signIn("job_seeker")])
    for (const fields of [await toMove(applicant.publicId, "Hired"), { note: "x" }, answerFields] as Record<
      string,
      string
    >[])
      expect((await write(onePath(applicant.publicId), fields, cookie)).status).toBe(404);
  const elsewhere = `/hiring/${other.employer.slug}/applicants`;
  await write(
    elsewhere,
    { to: await findStageId(own.employer.id, "Hired"), pick0: applicant.publicId },
    other.recruiter.cookie,
  );
  expect((await write(`${elsewhere}/${applicant.publicId}`, answerFields, other.owner.cookie)).status).toBe(
    404,
  );
  expect(await findState(applicant.id)).toEqual({ state: "new", assigned_to: null, answered_at: null });
});

test("sends an answer once, keeps it for the team and tells the applicant's own page", async () => {
  const seeker = await signIn("job_seeker");
  const { id, publicId, email } = await storeApplicant({
    employerId: own.employer.id,
    jobId,
    userId: seeker.user.id,
  });
  const page = await read(`${onePath(publicId)}?template=interview`, own.recruiter.cookie);
  expect(page.html).toContain("Thank you for applying to Harbor Health as ICU nurse.");
  expect(toText(page.html)).toContain("Lee Okafor");
  for (let click = 0; click < 2; click++)
    expect((await write(onePath(publicId), answerFields, own.recruiter.cookie)).status).toBe(302);
  const mails = await listMails();
  expect(mails).toMatchObject([
    {
      recipient: email,
      reply_to: expect.stringMatching(/^a-[a-z2-7]+-[a-z2-7]{24}@/),
      subject: "About an interview: ICU nurse at Harbor Health",
    },
  ]);
  expect(mails[0]!.body).toContain(`forward this email to ${site.email}`);
  expect(mails[0]!.body).toContain("please call us.");
  expect(mails[0]!.body).toContain(`/dashboard/applications/${publicId}`);
  const first = await findState(id);
  expect(first).toMatchObject({ state: "interview", answered_at: expect.any(Number) });
  await write(
    onePath(publicId),
    { ...answerFields, text: "And again.", template: "questions" },
    own.owner.cookie,
  );
  expect(await findState(id)).toEqual(first);
  expect(toText((await read(onePath(publicId), own.reviewer.cookie)).html)).toContain("please call us.");
  const seen = toText((await read(`/dashboard/applications/${publicId}`, seeker.cookie)).html);
  expect(seen).toMatch(/Where it stands\s*Interview/);
  expect(seen).toMatch(/\w wrote to you/);
  expect(seen).not.toContain("Lee Okafor");
});

test("sends no answer that asks the applicant for money, and keeps it", async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  const text = "Welcome! Send the refundable $50 training fee by Zelle before you start.";
  const refused = await write(
    `${onePath(publicId)}?template=interview`,
    { ...answerFields, text },
    own.owner.cookie,
  );
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(toText(html)).toContain("It reads as if the applicant should pay");
  expect(html).toContain(text);
  expect(await listMails()).toEqual([]);
  const honest = "We pay your license fee and your first paycheck comes by direct deposit. Please call us.";
  const sent = await write(onePath(publicId), { ...answerFields, text: honest }, own.owner.cookie);
  expect(sent.status).toBe(302);
  await env.DB.exec("DELETE FROM outbox");
});

test("sends no placeholder to one person, and keeps what was typed", async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  for (const more of [{}, { preview: "1" }] as Record<string, string>[]) {
    const refused = await write(
      `${onePath(publicId)}?template=interview`,
      { ...answerFields, ...more, text: "Hello {first name}, call us." },
      own.owner.cookie,
    );
    expect(refused.status).toBe(400);
    expect(toText(await refused.text())).toContain("We do not know “{first name}”");
  }
  expect(await listMails()).toEqual([]);
});

test("shows the whole email before it is sent, and sends nothing", async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  const response = await write(
    `${onePath(publicId)}?template=interview`,
    { ...answerFields, preview: "yes" },
    own.owner.cookie,
  );
  const html = await response.text();
  expect(toText(html)).toMatch(
    /To: Dana Whitfield\d+.*You applied to .* Their message: Hello Dana, please call us\. -- Reply to/,
  );
  expect(html).toMatch(/<textarea[^>]*>Hello Dana,\s+please call us\.<\/textarea>/);
  expect(await listMails()).toEqual([]);
});

test("keeps what was typed after an error, and takes hostile text as text", async () => {
  const { publicId } = await storeApplicant({
    employerId: own.employer.id,
    jobId,
    firstName: "<script>alert(1)</script>",
    message: "\u202e<img src=x onerror=alert(1)>",
  });
  const path = `${onePath(publicId)}?template=interview`;
  const refused = await write(path, { ...answerFields, text: "" }, own.owner.cookie);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Enter your answer");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).not.toContain("<img src=x");
  expect(await listMails()).toEqual([]);
  const long = await write(onePath(publicId), { note: "x".repeat(6000) }, own.owner.cookie);
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("x".repeat(6000));
  for (const query of ["status=' OR 1", "before=1.1'--", "assignee=-1", "job=%27%22", "sort=x&after=9"])
    expect((await read(`${listPath()}?${query}`, own.owner.cookie)).status).toBe(200);
});

test("sends one person so many answers a day, says when they are used up, and keeps what was typed", async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  for (let sent = 0; sent < 8; sent++) {
    const answer = await write(
      onePath(publicId),
      { ...answerFields, text: `Answer ${sent}.` },
      own.owner.cookie,
    );
    expect(answer.status).toBe(302);
  }
  const refused = await write(
    `${onePath(publicId)}?template=interview`,
    { ...answerFields, text: "One too many." },
    own.owner.cookie,
  );
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("8 of them to one person, a day");
  expect(html).toContain("One too many.</textarea>");
  expect(await listMails()).toHaveLength(8);
});

test("marks as answered only those that an ending told, and leaves the others to our own words", async () => {
  const slug = "ending-of-many";
  const id = await storePosting(own.employer.id, slug);
  const told = await storeApplicant({ employerId: own.employer.id, jobId: id });
  const untold = await storeApplicant({ employerId: own.employer.id, jobId: id });
  const earlier = await storeApplicant({ employerId: own.employer.id, email: untold.email });
  for (let at = 0; at < 8; at++)
    await env.DB.prepare(
      "INSERT INTO application_events (application_id, kind, at) VALUES (?1, 'answer', ?2)",
    )
      .bind(earlier.id, Date.now())
      .run();
  const path = `/hiring/${own.employer.slug}/jobs/${slug}/close`;
  const fields = { ending: "close", text: "Thank you. We closed this position.", idempotencyKey: "ending" };
  const ended = await write(path, fields, own.owner.cookie);
  expect(ended.status).toBe(302);
  const html = toText((await read(ended.headers.get("location")!, own.owner.cookie)).html);
  expect(html).toContain("1 person was not answered: we send at most");
  expect(html).toContain("Your message goes to 1 person on ");
  expect(await findState(told.id)).toMatchObject({ state: "not-selected", answered_at: expect.any(Number) });
  expect(await findState(untold.id)).toMatchObject({ state: "new", answered_at: null });
  const mails = (await listMails()).filter(({ body }) => String(body).includes("closed this position"));
  expect(mails.map(({ recipient }) => recipient)).toEqual([told.email]);
});

test("shows that an application was withdrawn, and neither answers nor moves it", async () => {
  const { id, publicId } = await storeApplicant({ employerId: own.employer.id, jobId, state: "withdrawn" });
  expect(toText((await read(onePath(publicId), own.owner.cookie)).html)).toContain(
    "withdrew this application",
  );
  expect((await write(onePath(publicId), answerFields, own.owner.cookie)).status).toBe(400);
  await write(onePath(publicId), await toMove(publicId, "Hired"), own.owner.cookie);
  await write(
    listPath(),
    { to: await findStageId(own.employer.id, "Hired"), pick0: publicId },
    own.owner.cookie,
  );
  expect(await findState(id)).toMatchObject({ state: "withdrawn" });
  expect(await listMails()).toEqual([]);
});

test("lets only its author delete a note", async () => {
  const { publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  for (let click = 0; click < 2; click++)
    await write(onePath(publicId), { note: "Strong in CRRT.", idempotencyKey: "k" }, own.reviewer.cookie);
  const { results } = await env.DB.prepare("SELECT id FROM application_notes").all<{ id: number }>();
  expect(results).toHaveLength(1);
  const remove = { remove: String(results[0]!.id) };
  expect((await write(onePath(publicId), remove, own.owner.cookie)).status).toBe(404);
  expect((await write(onePath(publicId), remove, own.reviewer.cookie)).status).toBe(302);
  expect(await env.DB.prepare("SELECT count(*) FROM application_notes").first("count(*)")).toBe(0);
});

test("assigns to members only, and to nobody again", async () => {
  const { id, publicId } = await storeApplicant({ employerId: own.employer.id, jobId });
  await write(onePath(publicId), { assignee: String(other.owner.user.id) }, own.owner.cookie);
  expect(await findState(id)).toMatchObject({ assigned_to: null });
  await write(onePath(publicId), { assignee: String(own.reviewer.user.id) }, own.owner.cookie);
  expect(await findState(id)).toMatchObject({ assigned_to: own.reviewer.user.id });
  const { html } = await read(`${listPath()}?assignee=${own.reviewer.user.id}`, own.owner.cookie);
  expect(toText(html)).toContain(", assigned to Kim Duarte");
  expect(toText((await read(onePath(publicId), own.owner.cookie)).html)).toContain(
    "Assigned to Kim Duarte by",
  );
  expect((await write(onePath(publicId), { assignee: "" }, own.owner.cookie)).status).toBe(302);
  expect(await findState(id)).toMatchObject({ assigned_to: null });
});

test("filters, orders and pages the list by its address", async () => {
  const now = Date.now();
  for (let at = 0; at < 45; at++)
    await storeApplicant({
      employerId: own.employer.id,
      jobId: at % 2 ? jobId : null,
      state: at < 3 ? "hired" : "new",
      lastName: `Number${at}`,
      createdAt: now - (100 - at) * 60_000,
    });
  const { html } = await read(listPath(), own.owner.cookie);
  const names = (text: string) =>
    [...text.matchAll(/aria-label="Dana Number(\d+)"/g)].map(([, at]) => Number(at));
  expect(toText(html)).toMatch(/All\s+45\s.*No answer yet\s+42\s.*New\s+42\s.*Hired\s+3 /);
  expect(names(html)).toEqual(Array.from({ length: 20 }, (_, at) => 44 - at));
  const toNext = (text: string) => /href="([^"]+)" rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(text)!;
  const [, a, b] = toNext(html);
  const second = await read((a ?? b)!.replaceAll("&amp;", "&"), own.owner.cookie);
  expect(names(second.html)).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at));
  const longest = await read(`${listPath()}?status=waiting`, own.owner.cookie);
  expect(names(longest.html)[0]).toBe(3);
  const ofJob = await read(`${listPath()}?job=icu-nurse-1&status=hired`, own.owner.cookie);
  expect(names(ofJob.html)).toEqual([1]);
  const found = await write(listPath(), { find: "number7" }, own.reviewer.cookie);
  expect(found.headers.get("location")).toBeNull();
  expect(names(await found.text())).toEqual([7]);
  expect(
    names(
      await (
        await write(`/hiring/${other.employer.slug}/applicants`, { find: "number7" }, other.owner.cookie)
      ).text(),
    ),
  ).toEqual([]);
});

test("moves those chosen at once, and says when none was chosen", async () => {
  const all = [];
  for (let at = 0; at < 3; at++) all.push(await storeApplicant({ employerId: own.employer.id, jobId }));
  const { from } = await toMove(all[0]!.publicId, "Interview");
  const picks = { pick0: `${all[0]!.publicId}.${from}`, pick2: `${all[2]!.publicId}.${from}` };
  const moved = await write(
    listPath(),
    { ...picks, to: await findStageId(own.employer.id, "Interview") },
    own.owner.cookie,
  );
  const shown = await read(moved.headers.get("location")!, own.owner.cookie);
  expect(toText(shown.html)).toContain("2 applicants are now in “Interview”. We emailed all 2.");
  const toField = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(shown.html)![1]!;
  const back = { back: toField("back"), stands: toField("stands") };
  expect((await Promise.all(all.map(({ id }) => findState(id)))).map((row) => row!.state)).toEqual([
    "interview",
    "new",
    "interview",
  ]);
  const none = await (
    await write(listPath(), { to: await findStageId(own.employer.id, "Hired") }, own.owner.cookie)
  ).text();
  expect(none).toContain("Choose at least one applicant.");
  const inInterview = await findStageId(own.employer.id, "Interview");
  const again = { pick0: `${all[0]!.publicId}.${inInterview}`, pick2: `${all[2]!.publicId}.${inInterview}` };
  const nowhere = await (await write(listPath(), { ...again, to: "" }, own.owner.cookie)).text();
  expect(nowhere.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(2);
  expect(await listMails()).toMatchObject([
    { recipient: all[0]!.email, subject: "The employer wants to interview you: ICU nurse at Company" },
    { recipient: all[2]!.email, subject: "The employer wants to interview you: ICU nurse at Company" },
  ]);
  const returned = await write(listPath(), back, own.owner.cookie);
  const after = await read(returned.headers.get("location")!, own.owner.cookie);
  expect(toText(after.html)).toContain("2 applicants are back where they were. Nobody was emailed.");
  expect((await findState(all[0]!.id))!.state).toBe("new");
  expect(await listMails()).toHaveLength(2);
  const twice = await write(listPath(), back, own.owner.cookie);
  expect(twice.headers.get("location")).toContain("returned=0");
  expect((await write(listPath(), back, other.owner.cookie)).status).toBe(404);
  expect((await write(listPath(), back, own.reviewer.cookie)).status).toBe(403);
});

test("checks every box by a link where there are no scripts, and leads back to the same list", async () => {
  for (let at = 0; at < 3; at++) await storeApplicant({ employerId: own.employer.id, jobId });
  const countChecked = (html: string) => (html.match(/<input[^>]*checked=""[^>]*>/g) ?? []).length;
  const before = await read(`${listPath()}?status=new`, own.recruiter.cookie);
  expect(countChecked(before.html)).toBe(0);
  const link = /<noscript><a[^>]*href="([^"#]+)#chosen"[^>]*>Choose all/.exec(before.html)![1]!;
  expect(link).toBe(`${listPath()}?status=new&amp;check=all`);
  const after = await read(link.replace("&amp;", "&"), own.recruiter.cookie);
  expect(countChecked(after.html)).toBe(3);
  expect(after.html).toMatch(/<form[^>]*action="[^"]*\?status=new"/);
});

test("gives the list as a file without formulas, and logs who took it", async () => {
  await storeApplicant({ employerId: own.employer.id, jobId, firstName: "=HYPERLINK(1)" });
  await storeApplicant({ employerId: other.employer.id });
  const file = await write(`${listPath()}.csv`, {}, own.reviewer.cookie);
  expect(file.headers.get("content-disposition")).toContain("applicants-");
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"applicant-\d+","'=HYPERLINK/);
  const log = (await listRows("audit_log")).filter(
    ({ subject }) => subject === `employer:${own.employer.id}`,
  );
  expect(log).toMatchObject([{ actor_id: own.reviewer.user.id, action: "applicants.export" }]);
  expect((await write(`${listPath()}.csv`, {}, other.owner.cookie)).status).toBe(404);
  expect((await read(`${listPath()}.csv`, own.owner.cookie)).status).toBe(405);
});

test("writes into the file what became of each and when, and message, answers and notes where they are asked for", async () => {
  const dana = await storeApplicant({
    ...{ employerId: own.employer.id, jobId, state: "not-selected", message: "Texas RN, nights." },
  });
  await env.DB.batch([
    env.DB.prepare("UPDATE applications SET end_reason = 'Experience' WHERE id = ?").bind(dana.id),
    env.DB.prepare(
      "INSERT INTO application_notes (application_id, text, idempotency_key, created_at) VALUES (?, 'Called twice', 'filed', 1)",
    ).bind(dana.id),
  ]);
  const file = async (fields: Record<string, string>) =>
    (await write(`${listPath()}.csv`, fields, own.reviewer.cookie)).text();
  const plain = await file({});
  expect(plain).toContain('"Disposition","Disposition date","Reason","Source"');
  expect(plain).toMatch(/"REJECTED","\d{4}-\d\d-\d\d \d\d:\d\d","Experience",/);
  expect(plain).not.toMatch(/Texas RN, nights|Called twice/);
  const whole = await file({ messages: "on", answers: "on", notes: "on" });
  expect(whole).toContain('"Source","Message","Answers","Notes"');
  expect(whole).toMatch(/"Texas RN, nights\.",.*"Called twice"/);
});

test("turns nobody down unheard: asks what to tell those chosen, then mails and moves them together", async () => {
  const at = { employerId: own.employer.id, jobId };
  const ana = await storeApplicant({ ...at, firstName: "Ana" });
  const bo = await storeApplicant({ ...at, firstName: "Bo", state: "offer" });
  const hired = await storeApplicant({ ...at, firstName: "Cy", state: "hired" });
  const picks = {
    to: await findStageId(own.employer.id, "Not selected"),
    pick0: `${ana.publicId}.${await findStageId(own.employer.id, "New")}`,
    pick1: `${bo.publicId}.${await findStageId(own.employer.id, "Offer")}`,
    pick2: `${hired.publicId}.${await findStageId(own.employer.id, "Hired")}`,
  };
  const send = (fields: Record<string, string>) =>
    write(listPath(), { ...picks, ...fields }, own.recruiter.cookie);
  const asking = await (await send({})).text();
  expect(toText(asking)).toContain("Email 2 people and move them");
  expect(toText(asking)).toContain(
    "1 of those chosen stays as it is: hired, withdrawn or not selected already.",
  );
  expect(asking).toContain("Hello {first name},");
  expect(asking.match(/<input[^>]*name="pick\d"[^>]*checked/g)).toHaveLength(3);
  // Nobody joins them while the text is open.
  expect(asking.match(/<input[^>]*type="checkbox"[^>]*disabled/g)).toHaveLength(3);
  expect(asking.match(/<input type="hidden" name="pick\d"/g)).toHaveLength(3);
  expect(toText(await (await send({ text: " " })).text())).toContain("Enter your answer");
  expect(toText(await (await send({ text: "Pay the $40 fee by Zelle first." })).text())).toContain(
    "It reads as if the applicant should pay",
  );
  expect(toText(await (await send({ text: "Hello {first name}, the {positon} is gone." })).text())).toContain(
    "We do not know “{positon}”, and it would be mailed as it is. You can use {first name} and {position}.",
  );
  expect(await listMails()).toEqual([]);
  expect(await findState(ana.id)).toMatchObject({ state: "new" });
  const text = "Hello {first name}, {position} went to someone else.";
  const sent = await Promise.all([send({ text }), send({ text })]);
  expect(sent.map(({ status }) => status)).toContain(302);
  const mails = await listMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual([ana.email, bo.email]);
  const title = await env.DB.prepare("SELECT title FROM jobs WHERE id = ?").bind(jobId).first("title");
  expect(String(mails[0]!.body)).toContain(`Hello Ana, ${title} went to someone else.`);
  expect(String(mails[0]!.body)).toContain(`You applied to ${own.employer.name} as ${title}.`);
  const states = await Promise.all([ana, bo, hired].map(({ id }) => findState(id)));
  expect(states.map((row) => row!.state)).toEqual(["not-selected", "not-selected", "hired"]);
  expect(states[0]!.answered_at).toEqual(expect.any(Number));
  await write(listPath(), { ...picks, text }, other.owner.cookie);
  expect(await listMails()).toHaveLength(2);
});

test("fills a posting and answers everyone who waits once, except who was hired or has heard", async () => {
  const id = await storePosting(own.employer.id, "to-fill");
  const at = { employerId: own.employer.id, jobId: id };
  const waiting = await storeApplicant({ ...at, firstName: "Ana" });
  const talking = await storeApplicant({ ...at, firstName: "Bo", state: "interview", answeredAt: 5 });
  const hired = await storeApplicant({ ...at, state: "interview" });
  const told = await storeApplicant({ ...at, state: "not-selected" });
  const offered = await storeApplicant({ ...at, state: "offer" });
  const path = `/hiring/${own.employer.slug}/jobs/to-fill/close`;
  const page = await read(path, own.recruiter.cookie);
  expect(toText(page.html)).toContain("Mark as filled and answer everyone not hired");
  expect(toText(page.html)).toContain("4 open applications");
  expect(toText(page.html)).toContain("1 person has an offer");
  expect(toText((await read(`${path}?as=close`, own.recruiter.cookie)).html)).toContain(
    "Close without a hire and answer 3 people",
  );
  expect((await read(path, other.owner.cookie)).status).toBe(404);
  const fields = {
    ending: "fill",
    hired: hired.publicId,
    text: "Hello {first name}, thanks.",
  };
  expect((await write(path, { ...fields, text: "" }, own.recruiter.cookie)).status).toBe(400);
  const mistyped = await write(
    path,
    { ...fields, text: "The {positon} is filled. {foo}" },
    own.recruiter.cookie,
  );
  expect(mistyped.status).toBe(400);
  expect(toText(await mistyped.text())).toContain("You can use {first name} and {position}.");
  expect(await listMails()).toEqual([]);
  const answers = await Promise.all([
    write(path, fields, own.recruiter.cookie),
    write(path, fields, own.recruiter.cookie),
  ]);
  expect(answers.map(({ status }) => status)).toContain(302);
  const mails = await listMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual([waiting.email, talking.email, hired.email]);
  expect(mails[2]!.subject).toMatch(/^You are hired: ICU nurse at /);
  expect(mails.slice(0, 2).map(({ body }) => String(body).split("\n")[2])).toEqual([
    "Hello Ana, thanks.",
    "Hello Bo, thanks.",
  ]);
  const states = await Promise.all(
    [waiting, talking, hired, told, offered].map((each) => findState(each.id)),
  );
  expect(states.map((row) => row!.state)).toEqual([
    "not-selected",
    "not-selected",
    "hired",
    "not-selected",
    "offer",
  ]);
  expect(states[1]!.answered_at).toBe(5);
  expect(states[3]!.answered_at).toBeNull();
  expect(await env.DB.prepare("SELECT status FROM jobs WHERE id = ?").bind(id).first("status")).toBe(
    "filled",
  );
  expect(toText((await read(`${path}?done=fill`, own.recruiter.cookie)).html)).toMatch(
    /The posting is filled\.\s*Your message goes to 2 people /,
  );
});

test("answers those who wait for a posting that ended by itself", async () => {
  const id = await storePosting(own.employer.id, "ended", "closed");
  const { email } = await storeApplicant({ employerId: own.employer.id, jobId: id });
  const path = `/hiring/${own.employer.slug}/jobs/ended/close`;
  expect(toText((await read(path, own.owner.cookie)).html)).toContain("Answer 1 person");
  await write(path, { ending: "fill", text: "Hello." }, own.owner.cookie);
  await write(path, { ending: "fill", text: "Hello." }, own.owner.cookie);
  expect((await listMails()).map(({ recipient }) => recipient)).toEqual([email]);
});

test("answers no one when the posting cannot be ended any more", async () => {
  const id = await storePosting(own.employer.id, "expired-one", "expired");
  const { id: applicant } = await storeApplicant({ employerId: own.employer.id, jobId: id });
  const path = `/hiring/${own.employer.slug}/jobs/expired-one/close`;
  const refused = await write(path, { ending: "close", text: "Typed." }, own.owner.cookie);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Typed.");
  expect(await listMails()).toEqual([]);
  expect(await findState(applicant)).toMatchObject({ state: "new" });
});

test("gives the median time to a first answer of postings with five applications", async () => {
  const [first = 0, second = 0, third = 0] = await Promise.all(
    ["median-1", "median-2", "median-3"].map((slug) => storePosting(own.employer.id, slug)),
  );
  const friday = Date.parse("2026-11-20T17:00-05:00");
  const hour = 3_600_000;
  const store = (id: number, waited: number | null) =>
    storeApplicant({
      employerId: own.employer.id,
      jobId: id,
      createdAt: friday,
      answeredAt: waited && friday + waited * hour,
    });
  for (const waited of [64, 1, 65, null, null]) await store(first, waited);
  for (const waited of [1, 1, 1, 1]) await store(second, waited);
  for (let sent = 0; sent < 5; sent++) await store(third, null);
  const postings = [first, second, third];
  expect(await listMedianAnswerTimes(toDb(env.DB), postings, Date.now())).toEqual([
    { jobId: first, medianMs: 64 * hour, answered: 3 },
  ]);
});

test("filters by what applications say, and finds the words of answers", async () => {
  const licensed = await storePosting(own.employer.id, "icu-filtered");
  await env.DB.exec(
    `UPDATE jobs SET profession = 'registered-nurse', license_states = '["TX"]' WHERE id = ${licensed}`,
  );
  const inDays = (days: number) =>
    new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
      Date.now() + days * 86_400_000,
    );
  const store = async (lastName: string, copy: Record<string, unknown>) => {
    const { id } = await storeApplicant({ employerId: own.employer.id, jobId: licensed, lastName });
    await env.DB.prepare("INSERT INTO application_copies (application_id, copy, created_at) VALUES (?, ?, 1)")
      .bind(id, JSON.stringify({ licenses: [], answers: [], details: [], profile: null, ...copy }))
      .run();
  };
  const license = (state: string, isCompact = false) => ({ licenses: [{ state, number: null, isCompact }] });
  await store("Texan", {
    ...license("Texas"),
    details: [{ label: "Earliest start", value: inDays(20) }],
    profile: [
      { label: "Years of experience", value: "6" },
      { label: "Certificates", value: "BLS until March 1, 2028, CCRN" },
    ],
    answers: [{ label: "Which charting system?", value: "Cerner Millennium" }],
  });
  await store("Ohioan", {
    ...license("Ohio"),
    details: [{ label: "Earliest start", value: inDays(70) }],
    answers: [{ label: "Nights?", value: "No", asked: "Yes" }],
  });
  await store("Silent", {});
  const list = async (search: string) => {
    const { html } = await read(
      `/hiring/${own.employer.slug}/applicants?job=icu-filtered&${search}`,
      own.reviewer.cookie,
    );
    return ["Texan", "Ohioan", "Silent"].filter((name) => html.includes(name));
  };
  expect(await list("license=yes")).toEqual(["Texan"]);
  expect(await list("license=no")).toEqual(["Ohioan"]);
  expect(await list("license=unknown")).toEqual(["Silent"]);
  expect(await list("held=OH")).toEqual(["Ohioan"]);
  expect(await list("held=multistate")).toEqual([]);
  expect(await list("years=5")).toEqual(["Texan"]);
  expect(await list("years=10")).toEqual([]);
  expect(await list("certificate=CCRN&start=30")).toEqual(["Texan"]);
  expect(await list("certificate=CCR")).toEqual([]);
  expect(await list("start=90")).toEqual(["Texan", "Ohioan"]);
  expect(await list("answers=miss")).toEqual(["Ohioan"]);
  expect(await list("license=maybe&held=XX&years=4&certificate=%22&start=x&answers=z")).toEqual([
    "Texan",
    "Ohioan",
    "Silent",
  ]);
  const { html } = await read(
    `/hiring/${own.employer.slug}/applicants?job=icu-filtered`,
    own.reviewer.cookie,
  );
  expect(html).toContain("6 years, BLS 3/28, CCRN");
  // The posting asks for another license since.
  await env.DB.exec(`UPDATE jobs SET license_states = '["OH"]' WHERE id = ${licensed}`);
  expect(await list("license=yes")).toEqual(["Ohioan"]);
  const found = await postForm(
    `/hiring/${own.employer.slug}/applicants`,
    { find: "millennium" },
    { cookie: own.reviewer.cookie },
  );
  expect(await found.text()).toContain("Texan");
});

test("keeps a member's own views of the list under their names", async () => {
  await storeApplicant({ employerId: own.employer.id, jobId });
  const waiting = `${listPath()}?status=waiting`;
  const save = (name: string, cookie = own.reviewer.cookie, path = waiting) =>
    write(path, { viewName: name }, cookie);
  const listViews = async (cookie = own.reviewer.cookie) =>
    [...(await read(listPath(), cookie)).html.matchAll(/href="([^"]+)"[^>]*>(Nights[^<]*)</g)].map(
      ([, to, name]) => [name, to],
    );
  const refused = await save("x".repeat(41));
  expect(refused.status).toBe(200);
  expect(await refused.text()).toContain(`value="${"x".repeat(41)}"`);
  for (let press = 0; press < 2; press++) {
    const saved = await save("Nights");
    expect(saved.headers.get("location")).toBe(waiting);
  }
  expect(await listViews()).toEqual([["Nights", waiting]]);
  // The same name with other filters.
  await save("Nights", own.reviewer.cookie, `${listPath()}?license=yes&after=1000.5`);
  expect(await listViews()).toEqual([["Nights", `${listPath()}?license=yes`]]);
  expect(await listViews(own.owner.cookie)).toEqual([]);
  expect((await read(`/hiring/${own.employer.slug}`, own.reviewer.cookie)).html).not.toContain(">Nights<");
  const { id } = (await env.DB.prepare("SELECT id FROM saved_views").first<{ id: number }>())!;
  await write(waiting, { dropView: String(id) }, own.owner.cookie);
  expect(await listViews()).toHaveLength(1);
  expect((await save("Theirs", (await createCompany("Outside Health")).owner.cookie)).status).toBe(404);
  for (let more = 0; more < 12; more++) await save(`Nights ${more}`);
  expect(await (await save("Nights 12")).text()).toContain("You have 12 views here. Remove one first.");
  expect(await listViews()).toHaveLength(12);
  await write(waiting, { dropView: String(id) }, own.reviewer.cookie);
  expect(await listViews()).toHaveLength(11);
  const jobs = `/hiring/${own.employer.slug}?status=open`;
  expect((await save("Open ones", own.reviewer.cookie, jobs)).headers.get("location")).toBe(jobs);
  expect((await read(jobs, own.reviewer.cookie)).html).toMatch(/aria-current="page"[^>]*>Open ones</);
  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(own.reviewer.user.id).run();
  expect(await env.DB.prepare("SELECT count(*) AS n FROM saved_views").first("n")).toBe(0);
  await addMember(own.employer.id, own.reviewer.user.id, "reviewer");
});

test("compares up to four of the company's own side by side", async () => {
  const copy = (state: string, answer: string, asked?: string) =>
    JSON.stringify({
      licenses: [{ state, number: null, isCompact: state === "Texas" }],
      answers: [{ label: "Years in this unit", value: answer, ...(asked ? { asked } : {}) }],
      details: [{ label: "Earliest start", value: "Jan 4, 2027" }],
    });
  const stored = await Promise.all(
    ["Anders", "Baker", "Cole", "Diaz", "Evans"].map((lastName) =>
      storeApplicant({ employerId: own.employer.id, jobId, lastName }),
    ),
  );
  for (const [at, { id }] of stored.entries())
    await env.DB.prepare("INSERT INTO application_copies (application_id, copy, created_at) VALUES (?, ?, 1)")
      .bind(id, at === 1 ? copy("Ohio", "1", "2 or more") : copy("Texas", "6"))
      .run();
  const foreign = await storeApplicant({
    employerId: (await createCompany("Foreign Health")).employer.id,
    lastName: "Foreign",
  });
  const read = async (picks: readonly string[]) =>
    toText(
      await (
        await send(
          `/hiring/${own.employer.slug}/compare?${picks.map((pick, at) => `pick${at}=${pick}`).join("&")}&to=`,
          { headers: { cookie: own.reviewer.cookie } },
        )
      ).text(),
    );
  const ids = stored.map(({ publicId }) => publicId);
  const two = await read([ids[0]!, foreign.publicId, `${ids[1]}.3`]);
  expect(two).toMatch(/Dana Anders\s*Dana Baker/);
  expect(two).toMatch(/Licenses\s*Texas, multistate\s*Ohio/);
  expect(two).toMatch(/Years in this unit\s*6\s*1\s*Not what you ask for/);
  expect(two).not.toContain("Foreign");
  const all = await read(ids);
  expect(all).toContain("The first 4 that you chose are shown.");
  expect(all).not.toContain("Evans");
  expect(await read([ids[0]!])).toContain("Choose two to four people");
  expect(await read(["../x", "%00"])).toContain("Choose two to four people");
});

test("keeps the choice of who compares one person, and says that two to four are needed", async () => {
  const stored: Awaited<ReturnType<typeof storeApplicant>>[] = [];
  for (let at = 0; at < 3; at++)
    stored.push(await storeApplicant({ employerId: own.employer.id, jobId, lastName: `Number${at}` }));
  const newest = `${listPath()}?status=new`;
  for (const { cookie } of [own.recruiter, own.reviewer]) {
    const pick = (...chosen: typeof stored) =>
      write(
        newest,
        {
          comparing: "yes",
          ...Object.fromEntries(chosen.map(({ publicId }, at) => [`pick${at}`, publicId])),
        },
        cookie,
      );
    const { html } = await read(newest, cookie);
    const box = [...html.matchAll(/<input[^>]*aria-label="Choose Dana Number1"[^>]*>/g)][0]![0];
    const value = /value="([^"]+)"/.exec(box)![1]!;
    const one = await write(newest, { comparing: "yes", pick1: value }, cookie);
    const shown = await one.text();
    expect(toText(shown)).toContain("Choose two to four people to compare. You chose one.");
    const checked = shown.match(/<input[^>]*checked=""[^>]*>/g) ?? [];
    expect(checked).toHaveLength(1);
    expect(checked[0]).toContain("Choose Dana Number1");
    expect(toText(await (await pick()).text())).toContain("Choose two to four people to compare.");
    const two = await pick(stored[0]!, stored[2]!);
    expect(two.headers.get("location")).toBe(
      `/hiring/${own.employer.slug}/compare?pick0=${stored[0]!.publicId}&pick1=${stored[2]!.publicId}`,
    );
  }
});

test("leads from an applicant to the next and the one before of the list that one came from", async () => {
  const now = Date.now();
  const stored = [];
  for (let at = 0; at < 25; at++)
    stored.push(
      await storeApplicant({
        employerId: own.employer.id,
        jobId,
        state: at % 5 === 0 ? "hired" : "new",
        lastName: `Number${at}`,
        // Two at the same moment: their ids put them in order.
        createdAt: now - (100 - (at - (at % 2))) * 60_000,
      }),
    );
  const { html } = await read(`${listPath()}?status=new&after=${now}.99999999`, own.reviewer.cookie);
  const links = [...html.matchAll(/href="([^"]+\/applicants\/[^"]+)"[^>]*>Dana Number(\d+)</g)].map(
    ([, to, at]) => ({
      to: to!.replaceAll("&amp;", "&"),
      at: Number(at),
    }),
  );
  expect(links).toHaveLength(20);
  const beside = async (path: string, cookie = own.reviewer.cookie) => {
    const page = (await read(path, cookie)).html;
    const nav = /<nav aria-label="Applicants of the list".*?<\/nav>/s.exec(page)?.[0] ?? "";
    const toLink = (rel: string) =>
      new RegExp(`<a[^>]*rel="${rel}"[^>]*>`)
        .exec(nav)?.[0]
        .match(/href="([^"]+)"/)?.[1]
        ?.replaceAll("&amp;", "&") ?? null;
    return {
      text: toText(nav).replace(/\s+/g, " ").trim(),
      next: toLink("next"),
      previous: toLink("prev"),
      page,
    };
  };
  const first = await beside(links[0]!.to);
  expect(first.previous).toBeNull();
  expect(first.text).toBe("1 of 20 Next: Dana Number23");
  expect(first.page).toContain(`href="${listPath()}?status=new&amp;after=${now}.99999999"`);
  // All twenty in the list's order, past a page's end, and back.
  const seen = [24 - 0];
  let path: string | null = first.next;
  let place = 1;
  for (; path !== null; place += 1) {
    const shown = await beside(path);
    seen.push(Number(/Next: Dana Number(\d+)/.exec(shown.text)?.[1] ?? -1));
    expect(shown.text).toContain(`${place + 1} of 20`);
    expect(shown.previous).not.toBeNull();
    path = shown.next;
  }
  expect(place).toBe(20);
  // Of the longest waiting, the other way round.
  const oldest = `${onePath(stored[2]!.publicId)}?list=${encodeURIComponent("status=new&sort=oldest")}`;
  expect((await beside(oldest)).text).toBe("Previous: Dana Number1 2 of 20 Next: Dana Number3");
  // Someone who left the list still leads on in it, and every step of the page stays in it.
  const moved = await write(oldest, await toMove(stored[2]!.publicId, "Interview"), own.owner.cookie);
  const after = moved.headers.get("location")!;
  expect(after).toContain("done=state&list=status%3Dnew%26sort%3Doldest");
  const left = await beside(after);
  expect(left.text).toBe("Previous: Dana Number1 19 in the list Next: Dana Number3");
  expect((await beside(onePath(stored[2]!.publicId))).text).toBe("");
  // Not of another company's list, whatever the address says.
  const foreign = await storeApplicant({ employerId: other.employer.id, lastName: "Foreign" });
  const theirs = `/hiring/${other.employer.slug}/applicants/${foreign.publicId}?list=job%3Dicu-nurse-1`;
  expect((await beside(theirs, other.owner.cookie)).text).toBe("0 in the list");
  expect((await beside(`${onePath(stored[2]!.publicId)}?list=%27%22`)).text).toContain("of 25");
});

test("says what each column, box and filter of the list is", async () => {
  await storeApplicant({ employerId: own.employer.id, jobId, firstName: "Ana", lastName: "Reyes" });
  const { html } = await read(listPath(), own.recruiter.cookie);
  const heads = [...html.matchAll(/<div\b[^>]*role="columnheader"[^>]*>(.*?)<\/div>/g)].map(([, head]) =>
    toText(head!),
  );
  expect(heads.map((head) => head.trim())).toEqual([
    "Choose all",
    "Name and posting",
    "License, experience",
    "Match",
    "Can start",
    "Stage",
    "Applied, next",
  ]);
  expect(html).toMatch(/role="rowgroup"(?![^>]*aria-hidden)/);
  expect(html).toContain('aria-label="Choose Ana Reyes"');
  const search = /<search aria-label="Applicants">.*?<\/search>/s.exec(html)![0];
  const labels = [...search.matchAll(/<select[^>]*>/g)].map(
    ([select]) =>
      /aria-label="([^"]+)"/.exec(select!)?.[1] ??
      new RegExp(`<label[^>]*>([^<]+)${select!.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`).exec(search)?.[1],
  );
  expect(labels).toEqual([
    "Show applicants of the posting",
    "Show applicants in the stage",
    "Order of the list",
    "Assigned to",
    "License for the posting",
    "Licensed in",
    "Years of experience",
    "Certificate",
    "Can start",
    "Answers to your questions",
  ]);
});
