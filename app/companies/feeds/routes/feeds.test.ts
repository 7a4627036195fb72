import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addMember, type createEmployer, newVisitor, signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken, sendWith } from "#tests/support/faults.ts";
import { answerWith, createApproved, listRows, toFeedXml, units } from "#tests/support/feeds.ts";
import { env, origin, post, postForm, send } from "#tests/support/site.ts";
import { toWorkbook } from "#tests/support/workbook.ts";

beforeAll(fillCatalog);

let company: Awaited<ReturnType<typeof createEmployer>>;
let cookie = "";
let companies = 0;
const headers = () => ({ cookie, ...newVisitor() });

beforeEach(async () => {
  company = await createApproved(`Lakeside ${++companies}`);
  const member = await signIn("employer");
  await addMember(company.id, member.user.id, "owner");
  cookie = member.cookie;
});

const feedsOf = (slug = company.slug) => `/hiring/${slug}/feeds`;
const read = async (path: string, as = cookie) => {
  const response = await send(path, { headers: { cookie: as } });
  return { status: response.status, text: await response.text() };
};

/** Adds a feed, which is then checked and not yet published. Returns its page. */
async function add(path: string, jobs: readonly Record<string, string>[]) {
  const address = await answerWith(path, { body: toFeedXml(jobs) });
  const response = await postForm(`${feedsOf()}/new`, { address }, headers());
  expect(response.status).toBe(302);
  return response.headers.get("location")!;
}
const sendFile = (path: string, content: BlobPart, name = "jobs.xml") => {
  const form = new FormData();
  form.set("file", new File([content], name));
  return post(path, form, headers());
};
const press = (path: string, fields: Record<string, string>) => postForm(path, fields, headers());
const countJobs = async (status = "open") =>
  (await listRows("SELECT id FROM jobs WHERE employer_id = ? AND status = ?", company.id, status)).length;

test("shows what each posting becomes before anything is published, and then publishes it", async () => {
  const page = await add("/checked.xml", [
    ...units(2),
    { referencenumber: "C", title: "Cook" },
    { referencenumber: "X", title: "" },
  ]);
  const before = await read(page);
  expect(before.text).toContain("4 postings: 2 new, 1 rejected, 1 left out");
  expect(before.text).toContain("Not published yet");
  expect(await countJobs()).toBe(0);
  const table = await read(/href="([^"]+\/feeds\/[^"/]+\/[^"]+)"/.exec(before.text)![1]!);
  expect(table.text).toContain("Will be published");
  expect(table.text).toContain("It has no title.");
  expect(table.text).toContain("It is not a healthcare role.");

  const confirmed = await press(page, { intent: "confirm", everyHours: "12" });
  expect(confirmed.headers.get("location")).toBe(`${page}?done=confirmed`);
  expect(await countJobs()).toBe(2);
  const after = await read(page);
  expect(after.text).toContain("Every 12 hours");
  expect(after.text).toContain("Imported");
  expect((await read(feedsOf())).text).toContain("4 postings: 2 new, 1 rejected, 1 left out");
  expect(
    await listRows("SELECT DISTINCT origin, confirmed_by FROM jobs WHERE employer_id = ?", company.id),
  ).toEqual([{ origin: "feed", confirmed_by: "feed" }]);
});

test("publishes once, however often it is confirmed", async () => {
  const page = await add("/confirmed-twice.xml", units(3));
  const answers = await Promise.all(
    [1, 2, 3].map(() => press(page, { intent: "confirm", everyHours: "24" })),
  );
  expect(answers.every(({ status }) => status === 302)).toBe(true);
  expect(await countJobs()).toBe(3);
  expect(
    await listRows(
      "SELECT r.id FROM feed_runs r JOIN employer_feeds f ON f.id = r.feed_id WHERE f.employer_id = ? AND r.kind = 'import'",
      company.id,
    ),
  ).toHaveLength(1);
});

test("leads the same address to the same feed", async () => {
  expect(await add("/same.xml", units(1))).toBe(await add("/same.xml", units(1)));
});

test.each([
  ["http://169.254.169.254/latest/meta-data", "private network"],
  ["http://[::ffff:127.0.0.1]/", "private network"],
  ["ftp://feeds.example.org/jobs.xml", "start with https://"],
  ["https://localhost/feed.xml", "private network"],
  ["", "Enter the feed"],
])("refuses the address %s with a reason, and keeps what was typed", async (address, reason) => {
  const response = await press(`${feedsOf()}/new`, { address });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(text).toContain(reason);
  expect(text).toContain("<title>Error:");
  if (address) expect(text).toContain(`value="${address}"`);
});

test("does not follow a redirect into a private network", async () => {
  const address = await answerWith("/inside", {
    status: 302,
    headers: { location: "http://10.0.0.1/jobs.xml" },
  });
  const response = await press(`${feedsOf()}/new`, { address });
  expect(await response.text()).toContain("private network");
});

test("judges an uploaded file by its content, not by its name", async () => {
  const page = await sendFile(`${feedsOf()}/new`, toFeedXml(units(2)), "picture.png");
  expect(page.status).toBe(302);
  expect((await read(page.headers.get("location")!)).text).toContain("2 postings: 2 new");
  for (const content of ["%PDF-1.7 ...", "just words", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])]) {
    const refused = await sendFile(`${feedsOf()}/new`, content, "jobs.xml");
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("none of the formats");
  }
  expect((await sendFile(`${feedsOf()}/new`, "")).status).toBe(400);
  expect((await env.FILES.list({ prefix: "feeds/" })).objects.length).toBeGreaterThan(0);
});

test("takes a sheet of 60 roles, as text or as a workbook, and shows what became of each row", async () => {
  const towns = ["Dayton,OH", "Toledo,OH", "Akron,OH"];
  const named =
    "ICU ER OR PACU Telemetry Oncology Pediatrics NICU Dialysis Endoscopy Hospice Psychiatry Rehabilitation Infusion Wound-Care Cardiology Orthopedics Neurology Burn Transplant".split(
      " ",
    );
  const rows = Array.from(
    { length: 60 },
    (_, at) =>
      `R-${at},Registered Nurse ${named[at % 20]},${towns[at % 3]},${38 + at},hourly,Full-time,${at % 2 ? "Nights" : ""}`,
  );
  const csv = `Requisition,Title,City,State,Min pay,Pay unit,Type,Department\n${rows.join("\n")}\nR-60,,Dayton,OH,40,hourly,,\n`;
  const page = (await sendFile(`${feedsOf()}/new`, csv, "roles.csv")).headers.get("location")!;
  expect((await read(page)).text).toContain("61 postings: 60 new, 1 rejected");
  await press(page, { intent: "confirm", everyHours: "24" });
  expect(
    await listRows("SELECT DISTINCT name FROM posting_departments WHERE employer_id = ?", company.id),
  ).toEqual([{ name: "Nights" }]);
  const workbook = toWorkbook([
    ["Requisition", "Title", "City", "State", "Hourly rate"],
    ["R-900", "Respiratory Therapist", "Dayton", "OH", 41],
  ]);
  const other = (await sendFile(`${feedsOf()}/new`, workbook, "roles.xlsx")).headers.get("location")!;
  expect((await read(other)).text).toContain("1 posting: 1 new");
  const table = await read(/href="([^"]+\/feeds\/[^"/]+\/[^"]+)"/.exec((await read(page)).text)![1]!);
  expect(table.text).toContain("row 62");
  expect(table.text).toContain("It has no title.");
  // What was read of place and pay is told before anything is published.
  expect(table.text).toContain("Dayton, OH · $38+ an hour");
});

test("says what to do while files cannot be stored, and keeps the address that was typed", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const sendBroken = (path: string, body: BodyInit) =>
    sendWith({ FILES: broken<R2Bucket>() }, path, {
      method: "POST",
      body,
      headers: { origin, ...headers() },
    });
  const own = (await sendFile(`${feedsOf()}/new`, toFeedXml(units(2)))).headers.get("location")!;
  const form = new FormData();
  form.set("file", new File([toFeedXml(units(2))], "jobs.xml"));
  const address = await answerWith("/while-down.xml", { body: toFeedXml(units(2)) });
  for (const [path, body] of [
    [`${feedsOf()}/new`, form],
    [own, form],
    [`${feedsOf()}/new`, new URLSearchParams({ address })],
  ] as const) {
    const answer = await sendBroken(path, body);
    expect(answer.status, path).toBe(503);
    const html = await answer.text();
    expect(html).toContain("We cannot store files just now");
    if (body instanceof URLSearchParams) expect(html).toContain(`value="${address}"`);
  }
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});

test("refuses a file larger than 10 MB", async () => {
  const large = `<source>${" ".repeat(10 * 1024 * 1024 + 10)}</source>`;
  const refused = await sendFile(`${feedsOf()}/new`, large);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("larger than 10 MB");
});

test("checks a newer file before it imports it", async () => {
  const page = (await sendFile(`${feedsOf()}/new`, toFeedXml(units(2)))).headers.get("location")!;
  await press(page, { intent: "confirm", everyHours: "24" });
  expect(await countJobs()).toBe(2);
  expect((await sendFile(page, toFeedXml(units(3)))).headers.get("location")).toBe(`${page}?done=checked`);
  expect((await read(page)).text).toContain("3 postings: 1 new, 2 unchanged");
  expect(await countJobs()).toBe(2);
  await press(page, { intent: "run" });
  expect(await countJobs()).toBe(3);
});

test("pauses, starts again, and runs by hand at most every 15 minutes", async () => {
  const page = await add("/buttons.xml", units(1));
  await press(page, { intent: "confirm", everyHours: "24" });
  expect((await press(page, { intent: "run" })).headers.get("location")).toContain("done=waiting");
  await press(page, { intent: "pause" });
  expect((await read(page)).text).toContain("Paused");
  expect((await press(page, { intent: "pause" })).headers.get("location")).toContain("done=unchanged");
  await press(page, { intent: "resume" });
  await press(page, { intent: "schedule", everyHours: "168" });
  expect((await read(page)).text).toContain("Once a week");
  expect((await press(page, { intent: "schedule", everyHours: "1" })).status).toBe(404);
});

test.each([
  ["keep", "open"],
  ["close", "closed"],
])("removes a feed, whose postings then %s", async (postings, status) => {
  const page = await add(`/removed-${postings}.xml`, units(2));
  await press(page, { intent: "confirm", everyHours: "24" });
  expect((await press(page, { intent: "remove" })).status).toBe(404);
  const removed = await press(page, { intent: "remove", postings });
  expect(removed.headers.get("location")).toBe(`${feedsOf()}?done=removed`);
  expect(await countJobs(status)).toBe(2);
  expect((await read(page)).status).toBe(404);
  expect((await press(page, { intent: "run" })).status).toBe(404);
});

test("waits until the company's first posting was approved", async () => {
  await env.DB.prepare("UPDATE employers SET approved_at = NULL WHERE id = ?").bind(company.id).run();
  const page = await add("/unapproved.xml", units(1));
  await press(page, { intent: "confirm", everyHours: "24" });
  expect(await countJobs()).toBe(0);
  expect((await read(page)).text).toContain("We review a company");
});

test("shows a feed only to its own company", async () => {
  const page = await add("/own.xml", units(1));
  const run = /href="([^"]+\/feeds\/[^"/]+\/[^"]+)"/.exec((await read(page)).text)![1]!;
  const other = await createApproved("Harbor Clinic");
  const stranger = await signIn("employer");
  await addMember(other.id, stranger.user.id, "owner");
  const seeker = await signIn("job_seeker");
  for (const path of [feedsOf(), page, run, `${feedsOf()}/new`]) {
    for (const as of [stranger.cookie, seeker.cookie]) expect((await read(path, as)).status).toBe(404);
    expect((await send(path)).status).toBe(302);
    const through = path.replace(company.slug, other.slug);
    if (path.includes(page)) expect((await read(through, stranger.cookie)).status).toBe(404);
  }
  for (const path of [page, page.replace(company.slug, other.slug)]) {
    const as = { cookie: stranger.cookie, ...newVisitor() };
    expect((await postForm(path, { intent: "confirm", everyHours: "24" }, as)).status).toBe(404);
    expect((await postForm(path, { intent: "remove", postings: "close" }, as)).status).toBe(404);
  }
  expect(await countJobs()).toBe(0);
});

test("lets a reviewer look and change nothing, and someone who left do neither", async () => {
  const page = await add("/reviewed.xml", units(1));
  const reviewer = await signIn("employer");
  await addMember(company.id, reviewer.user.id, "reviewer");
  expect((await read(page, reviewer.cookie)).text).not.toContain("Publish these postings");
  expect((await read(`${feedsOf()}/new`, reviewer.cookie)).status).toBe(403);
  const as = { cookie: reviewer.cookie, ...newVisitor() };
  expect((await postForm(page, { intent: "confirm", everyHours: "24" }, as)).status).toBe(403);
  expect((await postForm(`${feedsOf()}/new`, { address: "https://a.example.org/" }, as)).status).toBe(403);
  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(reviewer.user.id).run();
  expect((await read(page, reviewer.cookie)).status).toBe(404);
  expect((await postForm(page, { intent: "pause" }, as)).status).toBe(404);
});

test("pauses the feeds that someone added by an address when they leave the team, and no others", async () => {
  const owner = cookie;
  const kept = await add("/kept.xml", units(1));
  const recruiter = await signIn("employer");
  await addMember(company.id, recruiter.user.id, "recruiter");
  cookie = recruiter.cookie;
  const theirs = await add("/theirs.xml", units(1));
  for (const page of [kept, theirs]) await press(page, { intent: "confirm", everyHours: "12" });
  const remove = await postForm(
    `/hiring/${company.slug}/team`,
    { intent: "remove", email: recruiter.user.email },
    { cookie: owner, ...newVisitor() },
  );
  expect(remove.headers.get("location")).toContain("done=removed");
  const feeds = await listRows(
    "SELECT status FROM employer_feeds WHERE employer_id = ? ORDER BY id",
    company.id,
  );
  expect(feeds.map(({ status }) => status)).toEqual(["active", "paused"]);
  expect((await read(theirs, owner)).text).toContain("Who added this feed is no longer in your team.");
});
