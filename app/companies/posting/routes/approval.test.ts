import { beforeAll, beforeEach, expect, test } from "vitest";
import { addMember, listMails, setApproved, signIn } from "#tests/support/accounts.ts";
import { storePosting } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import {
  fillWizard,
  findPosting,
  publish,
  role,
  save,
  signInRecruiter,
  write,
} from "#tests/support/wizard.ts";

type Person = Awaited<ReturnType<typeof signIn>>;

let owner: Awaited<ReturnType<typeof signInRecruiter>>;
let recruiter: Person;
let chief: Person;
const path = (rest: string) => `/hiring/${owner.employer.slug}/${rest}`;
const open = (address: string, { cookie }: { cookie: string }) => send(address, { headers: { cookie } });
const read = async (address: string, person: { cookie: string }) =>
  toText(await (await open(address, person)).text());
const setRule = (approver: string, by: { cookie: string } = owner) =>
  postForm(path("team"), { intent: "approval", approver }, { cookie: by.cookie });
const answer = async (draft: string, by: { cookie: string }, fields: Record<string, string>) =>
  postForm(path(`approvals/${draft}`), fields, { cookie: by.cookie });
const readRevision = async (draft: string, by: { cookie: string }) =>
  /name="revision" value="(\d+)"/.exec(await (await open(path(`approvals/${draft}`), by)).text())?.[1] ?? "";
const subjects = async ({ user }: { user: { email: string } }) =>
  (await listMails(user.email)).map(({ subject }) => subject);
const countPostings = () =>
  env.DB.prepare("SELECT count(*) AS n FROM jobs WHERE employer_id = ?").bind(owner.employer.id).first("n");
const publishedBy = (location: string | null) =>
  env.DB.prepare(
    "SELECT actor_id FROM audit_log WHERE action = 'job.publish' AND subject = (SELECT 'job:' || id FROM jobs WHERE slug = ?)",
  )
    .bind(location?.split("/").at(-1) ?? "")
    .first("actor_id");

beforeAll(fillWizard);

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM jobs"),
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare("DELETE FROM posting_drafts"),
  ]);
  owner = await signInRecruiter();
  await setApproved(owner.employer.id);
  recruiter = await signIn("employer", { firstName: "Rosa", lastName: "Lane" });
  chief = await signIn("employer", { firstName: "Marta", lastName: "Voss" });
  await addMember(owner.employer.id, recruiter.user.id, "recruiter", 2);
  await addMember(owner.employer.id, chief.user.id, "reviewer", 3);
});

test("waits for the member that an owner named, who publishes it in the author's place", async () => {
  expect((await setRule(chief.user.email)).headers.get("location")).toBe(path("team?done=approval"));
  const { draft } = await write(recruiter.cookie);
  const review = `/post-job/${draft}/review`;
  expect(await read(review, recruiter)).toContain("Your company asks that Marta Voss approves postings.");
  expect(await read(review, recruiter)).toContain("Ask for approval");
  const twice = await Promise.all([publish(draft, recruiter.cookie), publish(draft, recruiter.cookie)]);
  expect(twice.map(({ headers }) => headers.get("location"))).toEqual([review, review]);
  expect(await countPostings()).toBe(0);
  expect(await subjects(chief)).toEqual([`Please approve a posting: ${role.title}`]);
  expect(await subjects(owner)).toEqual([]);
  expect(await read(review, recruiter)).toContain("Marta Voss can publish it or send it back with a note");
  expect(await read(path("home"), recruiter)).toContain("waits for approval since");
  expect(await read(path("home"), chief)).toMatch(/To approve and publish.*Rosa Lane asked/s);
  expect(await read(path("home"), owner)).toContain("Rosa Lane asked");

  expect(await read(path(`approvals/${draft}`), chief)).toContain("that you approve it");
  const published = await answer(draft, chief, {
    decision: "approve",
    revision: await readRevision(draft, chief),
  });
  const location = published.headers.get("location");
  expect(await findPosting(location)).toMatchObject({ status: "open", title: role.title });
  expect(await publishedBy(location)).toBe(chief.user.id);
  expect(await subjects(recruiter)).toEqual([`Your posting is live: ${role.title}`]);
  const history = await read(path(`history/${location!.split("/").at(-1)}`), owner);
  expect(history).toMatch(/Marta Voss.*Approval asked for.*Rosa Lane/s);
  // The author's page, and the approver's, lead to the posting.
  for (const [address, person] of [
    [review, recruiter],
    [path(`approvals/${draft}`), chief],
  ] as const)
    expect((await open(address, person)).headers.get("location")).toBe(location);
  expect(await countPostings()).toBe(1);
});

test("is sent back with a note, changed, asked for again and approved as it reads then", async () => {
  await setRule("owners");
  const { draft } = await write(recruiter.cookie);
  await publish(draft, recruiter.cookie);
  expect(await subjects(owner)).toEqual([`Please approve a posting: ${role.title}`]);
  expect((await answer(draft, owner, { decision: "back", note: " " })).status).toBe(400);
  const note = "Say that it is nights <only>.";
  expect((await answer(draft, owner, { decision: "back", note })).headers.get("location")).toBe(
    path("home?done=sent-back"),
  );
  const again = await answer(draft, owner, { decision: "back", note });
  expect(again.headers.get("location")).toBe(path("home?done=not-waiting"));
  expect(await subjects(recruiter)).toEqual([`Please change your posting: ${role.title}`]);
  expect(await read(`/post-job/${draft}/review`, recruiter)).toContain("Say that it is nights &lt;only&gt;.");
  expect(await read(path("home"), recruiter)).toContain("sent back with a note");
  expect(await read("/post-job", recruiter)).toContain("sent back with a note");

  expect(await read(`/post-job/${draft}/review`, recruiter)).toContain("Your reply to the note (optional)");
  const reply = { note: "Days are <gone>. It is nights now." };
  await postForm(`/post-job/${draft}/review`, reply, { cookie: recruiter.cookie });
  expect((await listMails(owner.user.email))[0]!.body).toContain("It is nights now.");
  expect(await read(path(`approvals/${draft}`), owner)).toContain(
    "Rosa Lane writes: Days are &lt;gone&gt;. It is nights now.",
  );
  const seen = await readRevision(draft, owner);
  await save(draft, "role", { ...role, title: "ICU Registered Nurse, Nights" }, recruiter.cookie);
  const late = await answer(draft, owner, { decision: "approve", revision: seen });
  expect(late.status).toBe(409);
  expect(toText(await late.text())).toContain("It was changed since you opened it.");
  expect(await countPostings()).toBe(0);
  const revision = await readRevision(draft, owner);
  const both = await Promise.all([1, 2].map(() => answer(draft, owner, { decision: "approve", revision })));
  expect(new Set(both.map(({ headers }) => headers.get("location"))).size).toBe(1);
  expect(await findPosting(both[0]!.headers.get("location"))).toMatchObject({
    status: "open",
    title: "ICU Registered Nurse, Nights",
  });
  expect(await countPostings()).toBe(1);
});

test("asks for the approval of a change, too, and keeps the posting as it is until then", async () => {
  const first = await write(recruiter.cookie);
  const slug = (await findPosting((await publish(first.draft, recruiter.cookie)).headers.get("location")))!
    .slug;
  await setRule("owners");
  const begun = await postForm("/post-job", { intent: "edit", template: slug }, { cookie: recruiter.cookie });
  const draft = begun.headers.get("location")!.split("/")[2]!;
  await save(draft, "role", { ...role, title: "Charge Nurse" }, recruiter.cookie);
  await publish(draft, recruiter.cookie);
  expect((await findPosting(slug))!.title).toBe(role.title);
  const change = await read(path(`approvals/${draft}`), owner);
  expect(change).toContain("It changes a posting that visitors see.");
  expect(change).toMatch(/What changes Title ICU Registered Nurse Charge Nurse/);
  const sent = await answer(draft, owner, {
    decision: "approve",
    revision: await readRevision(draft, owner),
  });
  expect(sent.headers.get("location")).toBe(`/post-job/published/${slug}`);
  expect((await findPosting(slug))!.title).toBe("Charge Nurse");
});

test("is nobody else's to read or decide, and ends with the rule, the approver and the author", async () => {
  const other = await signInRecruiter();
  await setRule(chief.user.email);
  const { draft } = await write(recruiter.cookie);
  await publish(draft, recruiter.cookie);
  const revision = await readRevision(draft, owner);
  for (const person of [recruiter, other, await signIn("job_seeker"), await signIn("admin")]) {
    expect((await open(path(`approvals/${draft}`), person)).status).toBe(404);
    expect((await answer(draft, person, { decision: "approve", revision })).status).toBe(404);
    expect((await answer(draft, person, { decision: "back", note: "No." })).status).toBe(404);
  }
  const elsewhere = `/hiring/${other.employer.slug}/approvals/${draft}`;
  await postForm(
    `/hiring/${other.employer.slug}/team`,
    { intent: "approval", approver: "owners" },
    { cookie: other.cookie },
  );
  expect((await open(elsewhere, other)).status).toBe(404);
  for (const person of [recruiter, chief]) expect((await setRule("nobody", person)).status).toBe(403);
  expect((await setRule("stranger@elsewhere.example")).status).toBe(404);
  expect((await answer(draft, owner, { decision: "burn", revision })).status).toBe(404);

  // Who leaves approves nothing more; owners do.
  await postForm(path("team"), { intent: "remove", email: chief.user.email }, { cookie: owner.cookie });
  expect(await read(path("team"), owner)).toContain("are approved by an owner");
  expect((await answer(draft, chief, { decision: "approve", revision })).status).not.toBe(200);
  expect(await countPostings()).toBe(0);
  await postForm(path("team"), { intent: "remove", email: recruiter.user.email }, { cookie: owner.cookie });
  expect((await open(path(`approvals/${draft}`), owner)).status).toBe(404);
  expect(await read(path("home"), owner)).not.toContain("Rosa Lane asked");
});

test("without the rule, what waited is the author's own again", async () => {
  await setRule("owners");
  const { draft } = await write(recruiter.cookie);
  await publish(draft, recruiter.cookie);
  expect((await setRule("nobody")).headers.get("location")).toBe(path("team?done=no-approval"));
  expect((await open(path(`approvals/${draft}`), owner)).status).toBe(404);
  expect(await read(path("home"), recruiter)).not.toContain("waits for approval");
  // It waits again with the rule.
  await setRule("owners");
  expect(await read(path("home"), owner)).toContain("Rosa Lane asked");
  await setRule("nobody");
  expect(await findPosting((await publish(draft, recruiter.cookie)).headers.get("location"))).toMatchObject({
    status: "open",
  });
});

test("keeps feeds of recruiters unpublished until an owner confirms them", async () => {
  await setRule("owners");
  await env.DB.prepare(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, status, waiting_file, created_at, updated_at)
      VALUES ('sheet', ?, 'feed-sheet', 'Roles.csv', 'draft', 'roles.csv', 1, 1)`,
  )
    .bind(owner.employer.id)
    .run();
  const confirm = (person: { cookie: string }) =>
    postForm(path("feeds/sheet"), { intent: "confirm", everyHours: "24" }, { cookie: person.cookie });
  const status = () =>
    env.DB.prepare("SELECT status FROM employer_feeds WHERE public_id = 'sheet'").first("status");
  expect((await confirm(recruiter)).headers.get("location")).toBe(path("feeds/sheet?done=approval"));
  expect(await status()).toBe("draft");
  expect(await read(path("home"), owner)).toContain("Roles.csv");
  expect(await read(path("feeds/sheet"), recruiter)).not.toContain("Publish these postings");
  expect((await confirm(owner)).headers.get("location")).toBe(path("feeds/sheet?done=confirmed"));
  expect(await status()).toBe("active");
});

test("lists above the postings what waits, with a link for its author and for who approves", async () => {
  await setRule(chief.user.email);
  const waiting = (await write(recruiter.cookie)).draft;
  await publish(waiting, recruiter.cookie);
  const jobs = path("").slice(0, -1);
  const colleague = await signIn("employer");
  await addMember(owner.employer.id, colleague.user.id, "recruiter", 4);
  for (const [person, by, link] of [
    [recruiter, "by you", `/post-job/${waiting}/review`],
    [chief, "by Rosa Lane", path(`approvals/${waiting}`)],
    [owner, "by Rosa Lane", path(`approvals/${waiting}`)],
    [colleague, "by Rosa Lane", null],
  ] as const) {
    const html = await (await open(jobs, person)).text();
    expect(toText(html)).toMatch(new RegExp(`1 draft waits for approval ${role.title} ${by}, since`));
    expect(link === null ? !html.includes(waiting) : html.includes(`href="${link}"`)).toBe(true);
  }
  const manager = await signIn("employer");
  await addMember(owner.employer.id, manager.user.id, "manager", 5);
  expect(await read(jobs, manager)).not.toContain("for approval");
  await setRule("nobody");
  expect(await read(jobs, owner)).not.toContain("for approval");
});

test("reads what waits through an index", async () => {
  await storePosting(owner.employer.id, "icu-nurse");
  const { askedDraftsSql } = await import("#app/companies/workspace/jobs-table/waiting-drafts.server.ts");
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${askedDraftsSql} LIMIT 9`)
    .bind(1, 2)
    .all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("\n");
  expect(plan).toContain("posting_drafts_asked");
  expect(plan).not.toMatch(/SCAN d|TEMP B-TREE/);
});
