import { beforeAll, beforeEach, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { addMember, listMails, readMailedPath, signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

type Person = TestCompany["owner"];

let own: TestCompany;
let other: TestCompany;
let manager: Person;
let jobs: { icu: number; or: number };
const contact = /zelda\.q@|010-4477|5550104477|zq-cv|LIC-90417|linkedin\.com\/in/i;

beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  await fillCatalog();
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  const { id } = own.employer;
  jobs = { icu: await storePosting(id, "icu-nurse"), or: await storePosting(id, "or-nurse") };
  await env.DB.exec("UPDATE jobs SET title = 'OR nurse' WHERE slug = 'or-nurse'");
  for (const jobId of Object.values(jobs))
    await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
      .bind(jobId)
      .run();
  manager = await signIn("employer", { firstName: "Noor", lastName: "Haddad" });
  await addMember(id, manager.user.id, "manager");
});

beforeEach(async () => {
  await env.DB.exec(
    "DELETE FROM outbox; DELETE FROM applications; DELETE FROM posting_managers; DELETE FROM used_limits; UPDATE memberships SET sees_contact = 0",
  );
  for (const [publicId, jobId, firstName] of [
    ["mine", jobs.icu, "Zelda"],
    ["foreign", jobs.or, "Quentin"],
  ] as const) {
    await storeApplicant({
      ...{ publicId, employerId: own.employer.id, jobId, firstName, lastName: "Quistgaard" },
      ...{ email: "zelda.q@example.com", phone: "(555) 010-4477", contactSharedAt: 1, seenAt: 1 },
      message: "Call 555 010 4477 or see linkedin.com/in/zelda, zelda.q@example.com.",
    });
    await env.DB.prepare(
      `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
        SELECT 'file-' || public_id, id, 'resume', 'zq-cv.pdf', 'application/pdf', 9, 's', 'application-files/' || public_id
        FROM applications WHERE public_id = ?`,
    )
      .bind(publicId)
      .run();
    await env.FILES.put(`application-files/${publicId}`, "%PDF-1.7");
  }
  await change({ intent: "assign", posting: "icu-nurse" }, own.recruiter);
});

const storeSecond = () =>
  storeApplicant({
    ...{ publicId: "second", employerId: own.employer.id, jobId: jobs.icu, firstName: "Ada" },
    email: "ada@example.com",
  });

const workspace = (path: string) => `/hiring/${own.employer.slug}${path}`;
const team = () => workspace("/team");
const change = (fields: Record<string, string>, { cookie }: Person = own.owner) =>
  postForm(team(), { email: manager.user.email, ...fields }, { cookie });
const open = (path: string, { cookie }: Person = manager) => send(workspace(path), { headers: { cookie } });
const read = async (path: string, who: Person = manager) => (await open(path, who)).text();
const write = (path: string, fields: Record<string, string>, { cookie }: Person = manager) =>
  postForm(workspace(path), fields, { cookie });
const count = (sql: string) => env.DB.prepare(sql).first<number>("n");

test("shows a hiring manager the postings and applicants assigned to them, and no others", async () => {
  const jobsList = toText(await read(""));
  expect(jobsList).toContain("ICU nurse");
  expect(jobsList).not.toContain("OR nurse");
  expect(await read("/jobs.csv")).not.toContain("or-nurse");
  for (const list of [
    "/applicants",
    "/board",
    "/applicants?job=or-nurse",
    "/home",
    "/applicants?status=waiting",
  ]) {
    const text = toText(await read(list));
    expect([list, text]).toEqual([list, expect.not.stringContaining("Quentin")]);
    expect([list, text]).toEqual([list, expect.not.stringContaining("OR nurse")]);
  }
  expect(toText(await read("/applicants"))).toContain("Zelda Quistgaard");
  expect(toText(await read("/board"))).toContain("Zelda Quistgaard");
  expect(toText(await read("/home"))).toContain("Zelda Quistgaard");
  expect(toText(await read("/applicants"))).toMatch(/All 1\b/);
  expect((await open("/applicants/mine")).status).toBe(200);
  for (const path of [
    "/applicants/foreign",
    "/applicants?person=foreign",
    "/applicants/foreign/files/file-foreign",
    "/history/or-nurse",
  ])
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  expect((await open("/history/icu-nurse")).status).toBe(200);
  await storeSecond();
  const compared = toText(await read("/compare?pick0=mine&pick1=foreign&pick2=second"));
  expect(compared).toContain("Zelda");
  expect(compared).not.toContain("Quentin");
  const found = toText(await (await write("/applicants", { find: "quistgaard" })).text());
  expect(found).toContain("Zelda");
  expect(found).not.toContain("Quentin");
});

test("takes no note, scorecard or mention about someone else's applicant", async () => {
  const card = { cardSeen: "", criteria: "[]", verdict: "yes", cardNote: "" };
  for (const fields of [{ note: "Hello" }, card])
    expect((await write("/applicants/foreign", fields)).status).toBe(404);
  expect(await count("SELECT count(*) AS n FROM application_notes")).toBe(0);
  await write("/applicants/foreign", { note: "@Noor Haddad, what do you think?" }, own.owner);
  await write("/applicants/foreign", { note: "And you?", tell: String(manager.user.id) }, own.owner);
  expect(await listMails(manager.user.email)).toEqual([]);
  await write("/applicants/mine", { note: "@Noor Haddad, what do you think?" }, own.owner);
  expect(await listMails(manager.user.email)).toHaveLength(1);
  await write("/applicants/foreign", { assignee: String(manager.user.id) }, own.owner);
  expect(await count("SELECT assigned_to AS n FROM applications WHERE public_id = 'foreign'")).toBeNull();
  expect(
    (await write("/applicants/mine", { note: "@Lee Okafor, strong." })).headers.get("location"),
  ).toContain("done=told");
  expect(await listMails(own.recruiter.user.email)).toHaveLength(1);
  const page = await read("/applicants/mine");
  const criteria = toText(/name="criteria" value="([^"]*)"/.exec(page)![1]!).replaceAll("&quot;", '"');
  const ratings = Object.fromEntries(
    [...page.matchAll(/name="(rating\d+)"/g)].map(([, name]) => [name!, "3"]),
  );
  const sent = await write("/applicants/mine", { ...card, ...ratings, criteria });
  expect(sent.headers.get("location")).toContain("done=scorecard");
});

test("shows no contact data in pages, files and search until an owner allows it", async () => {
  await storeSecond();
  const seen = async () =>
    [
      await read("/applicants/mine"),
      await read("/applicants"),
      await read("/applicants?person=mine"),
      await read("/board"),
      await read("/compare?pick0=mine&pick1=second"),
      await (await write("/applicants.csv?", { messages: "on", answers: "on", notes: "on" })).text(),
    ].join("\n");
  expect((await seen()).match(contact)).toBeNull();
  expect((await open("/applicants/mine/files/file-mine")).status).toBe(404);
  for (const find of ["zelda.q@example.com", "5550104477", "linkedin"]) {
    const found = toText(await (await write("/applicants", { find })).text());
    expect([find, found]).toEqual([find, expect.not.stringContaining("Zelda Q")]);
  }
  for (const who of [own.recruiter, own.reviewer])
    expect((await change({ intent: "contact", sees: "yes" }, who)).status).toBe(403);
  expect((await change({ intent: "contact", sees: "yes" })).headers.get("location")).toContain(
    "done=contact",
  );
  const page = await read("/applicants/mine");
  expect(page).toContain("zelda.q@example.com");
  expect((await open("/applicants/mine/files/file-mine")).status).toBe(200);
  expect((await open("/applicants/foreign/files/file-foreign")).status).toBe(404);
  await change({ intent: "contact", sees: "no" });
  expect((await seen()).match(contact)).toBeNull();
});

test("hides the name too while the review is blind", async () => {
  await env.DB.prepare("INSERT INTO blind_postings VALUES (?)").bind(jobs.icu).run();
  await change({ intent: "contact", sees: "yes" });
  for (const path of ["/applicants/mine", "/applicants", "/applicants?person=mine", "/home"])
    expect([path, await read(path)]).toEqual([path, expect.not.stringMatching(/zelda|quistgaard/i)]);
  await env.DB.exec("DELETE FROM blind_postings");
});

test("tells a hiring manager what is theirs to do, never what recruiters owe", async () => {
  const next = async () => {
    const seen = [
      toText(await read("/applicants")),
      toText(await read("/applicants/mine")),
      await read("/home"),
    ];
    for (const text of seen)
      expect(text).not.toMatch(/working (?:hours|days)|Decide on|Set up an interview|Propose other times/);
    return seen.map(toText);
  };
  for (const text of (await next()).slice(0, 2)) expect(text).toContain("Read the application");
  expect((await next())[2]).toContain("New applicants to read");
  await write(
    "/applicants/mine",
    { note: "Would she fit nights?", tell: String(manager.user.id) },
    own.owner,
  );
  const asked = await next();
  for (const text of asked.slice(0, 2)) expect(text).toContain("Answer the note to you");
  expect(asked[2]).toMatch(/Notes to you.*Morgan Castellan wrote to you/s);
  await write("/applicants/mine", { note: "Yes." });
  expect((await next())[2]).not.toContain("Notes to you");
  await env.DB.exec("UPDATE applications SET state = 'in-review' WHERE public_id = 'mine'");
  for (const text of (await next()).slice(0, 2)) expect(text).toContain("Read it and send a scorecard");
  await env.DB.prepare(
    `INSERT INTO scorecards (application_id, author_id, verdict, ratings, note, created_at, changed_at)
      SELECT id, ?1, 'yes', '[]', '', 1, 1 FROM applications WHERE public_id = 'mine'`,
  )
    .bind(manager.user.id)
    .run();
  for (const text of await next())
    expect(text).not.toMatch(/Send (?:a|your) scorecard|send a scorecard|to read/);
});

test("refuses a hiring manager what belongs to the whole company", async () => {
  // What is new is closed to them until it is here: a page that shows no more than what is assigned.
  const shown = [
    "",
    "/home",
    "/applicants",
    "/applicants/:publicId",
    "/compare",
    "/board",
    "/jobs.csv",
    "/hours",
  ];
  const below = routes
    .flatMap(({ path = "" }) =>
      path.startsWith("hiring/:company") ? [path.slice("hiring/:company".length)] : [],
    )
    .filter((path) => !shown.includes(path));
  expect(below.length).toBeGreaterThan(20);
  const answers: Record<string, number> = {};
  for (const path of below)
    answers[path] = (await open(path.replace(":slug", "icu-nurse").replace(/:\w+/g, "unknown"))).status;
  const closed = (status: number) => Object.keys(answers).filter((path) => answers[path] === status);
  expect(closed(403)).toEqual(
    expect.arrayContaining(["/team", "/feeds", "/reports", "/talent", "/messages"]),
  );
  expect(below.filter((path) => ![403, 404, 405].includes(answers[path]!))).toEqual(["/history/:slug"]);
  const { stage } = (await env.DB.prepare(
    "SELECT id AS stage FROM stages WHERE state = 'not-selected' LIMIT 1",
  ).first<{ stage: number }>())!;
  for (const fields of [
    { stage: String(stage), from: "1" },
    { template: "message", text: "Hello" },
    { offer: "make" },
    { interview: "propose" },
    { shareDays: "7" },
    { reveal: "yes" },
    { tag: "Strong" },
    { assignee: "" },
    { references: "yes" },
  ] as Record<string, string>[])
    expect([fields, (await write("/applicants/mine", fields)).status]).toEqual([fields, 403]);
  expect((await write("", { do: "close", pick0: "icu-nurse" })).status).toBe(403);
  expect((await write("/board", { to: String(stage), card: "mine.1" })).status).toBe(403);
  for (const fields of [
    { intent: "assign", posting: "or-nurse" },
    { intent: "mails", applicationMails: "daily", messageMails: "daily" },
    { intent: "role", role: "owner" },
  ] as Record<string, string>[])
    expect((await change(fields, manager)).status).toBe(403);
  expect((await send("/post-job/published/icu-nurse", { headers: { cookie: manager.cookie } })).status).toBe(
    404,
  );
});

test("hides messages, offers and interviews of others on the applicant's page", async () => {
  await env.DB.exec(
    `INSERT INTO application_events (application_id, kind, detail, at) SELECT id, 'reply', '{"text":"Reach me at the lake"}', 5 FROM applications WHERE public_id = 'mine'`,
  );
  await env.DB.prepare(
    `INSERT INTO interviews (public_id, application_id, employer_id, state, kind, place, minutes, time_zone, start_at, created_at, changed_at, idempotency_key)
      SELECT 'talk', id, employer_id, 'confirmed', 'onsite', 'Room 4 East', 30, 'America/Chicago', ?1, 1, 1, 'key' FROM applications WHERE public_id = 'mine'`,
  )
    .bind(Date.now() + 86_400_000)
    .run();
  const page = toText((await read("/applicants/mine")) + (await read("/applicants?person=mine")));
  expect(page).not.toMatch(/Reach me at the lake|Room 4 East/);
  expect(toText(await read("/applicants?person=mine", own.owner))).toContain("Reach me at the lake");
  expect(toText(await read("/home"))).not.toContain("Interviews this week");
  expect(await read("/applicants/mine", own.owner)).toContain("Reach me at the lake");
  const takesPart = "INSERT INTO interviewers (interview_id, user_id) SELECT id, ? FROM interviews";
  await env.DB.prepare(takesPart).bind(manager.user.id).run();
  expect(toText(await read("/applicants/mine"))).toContain("Room 4 East");
  expect(toText(await read("/home"))).toContain("Interviews this week");
  // What was taken from them is in no calendar of theirs either.
  const calendar = await postForm("/dashboard/calendar", { intent: "make" }, { cookie: manager.cookie });
  const address = /calendar\.ics\?key=[\w-]+/.exec(await calendar.text())![0];
  expect(await (await send(`/dashboard/${address}`)).text()).toContain("Zelda");
  await change({ intent: "unassign", posting: "icu-nurse" }, own.recruiter);
  expect(await (await send(`/dashboard/${address}`)).text()).not.toContain("Zelda");
  expect((await open("/applicants/mine")).status).toBe(404);
});

test("assigns only own postings to own hiring managers, and by owners and recruiters alone", async () => {
  await storePosting(other.employer.id, "theirs");
  const refused = await change({ intent: "assign", posting: "theirs" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="theirs"');
  expect((await change({ intent: "assign", posting: "or-nurse" }, own.reviewer)).status).toBe(403);
  expect((await change({ intent: "assign", posting: "or-nurse" }, other.owner)).status).toBe(404);
  expect(
    (await change({ intent: "assign", email: own.reviewer.user.email, posting: "or-nurse" })).status,
  ).toBe(400);
  await postForm(
    `/hiring/${other.employer.slug}/team`,
    { intent: "assign", email: manager.user.email, posting: "theirs" },
    { cookie: other.owner.cookie },
  );
  expect(await count("SELECT count(*) AS n FROM posting_managers")).toBe(1);
  await change({ intent: "assign", posting: "https://site.example/jobs/or-nurse" });
  expect((await open("/applicants/foreign")).status).toBe(200);
  expect(toText(await read("/team", own.owner))).toContain("Sees the applicants of: ICU nurse");
});

test("ends with the role, and begins with an invitation", async () => {
  await change({ intent: "role", role: "reviewer" });
  expect(await count("SELECT count(*) AS n FROM posting_managers")).toBe(0);
  expect((await open("/applicants/foreign")).status).toBe(200);
  await change({ intent: "role", role: "manager" });
  expect((await open("/applicants/foreign")).status).toBe(404);
  const invited = await signIn("employer");
  await postForm(
    team(),
    { intent: "invite", email: invited.user.email, role: "manager" },
    { cookie: own.owner.cookie },
  );
  const link = await readMailedPath(invited.user.email, "Join the team");
  expect((await postForm(link, {}, { cookie: invited.cookie })).headers.get("location")).toContain(
    "/hiring/",
  );
  expect(
    await count(
      `SELECT count(*) AS n FROM memberships WHERE is_manager = 1 AND user_id = ${invited.user.id}`,
    ),
  ).toBe(1);
  const left = await change({ intent: "remove", email: invited.user.email }, invited);
  expect(left.headers.get("location")).toBe("/login?done=left-team");
});
