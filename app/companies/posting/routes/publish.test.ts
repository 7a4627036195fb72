import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { memberships, postingDrafts } from "#app/companies/schema.ts";
import { approveJob, changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { hiddenStatuses } from "#app/jobs/postings/record/transitions.ts";
import { employers, jobs } from "#app/jobs/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createEmployer, listMails, signIn } from "#tests/support/accounts.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, postJson, send } from "#tests/support/site.ts";
import {
  fillWizard,
  findPosting,
  pay,
  place,
  publish,
  role,
  save,
  signInRecruiter,
  text,
  whole,
  write,
} from "#tests/support/wizard.ts";

const db = toDb(env.DB);

beforeAll(fillWizard);

test("waits for an admin with a company's first posting, and not with the next", async () => {
  const { cookie, user, employer } = await signInRecruiter();
  const { draft } = await write(cookie);
  const sent = await publish(draft, cookie);
  const job = await findPosting(sent.headers.get("location"));
  expect(job).toMatchObject({ status: "pending", origin: "site", confirmedBy: "employer", lat: 39.74 });
  expect((await send(`/jobs/${job!.slug}`)).status).toBe(404);
  expect((await send(`/api/jobs/${job!.slug}`)).status).toBe(404);
  expect((await listMails(user.email))[0]!.subject).toContain("We are checking your posting");
  expect((await publish(draft, cookie)).headers.get("location")).toBe(`/post-job/published/${job!.slug}`);
  const stranger = await signInRecruiter();
  expect((await publish(draft, stranger.cookie)).status).toBe(404);

  const admin = await signIn("admin");
  const path = `/api/admin/postings/${job!.slug}`;
  const read = () => send(path, { headers: { cookie: admin.cookie } });
  expect((await send(path, { headers: { cookie } })).status).toBe(403);
  const shown = await (await read()).json<{ revision: string; content: Record<string, string> }>();
  expect(shown.content.Title).toBe(role.title);
  const decide = (body: object, headers: Record<string, string> = { cookie: admin.cookie }) =>
    postJson(path, { revision: shown.revision, ...body }, headers);
  expect((await decide({ decision: "approve", revision: "" })).status).toBe(409);
  expect((await decide({ decision: "approve", revision: "another" })).status).toBe(409);
  expect((await findPosting(job!.slug))!.status).toBe("pending");
  expect((await decide({ decision: "approve" }, {})).status).toBe(401);
  expect((await decide({ decision: "approve" }, { cookie })).status).toBe(403);
  expect((await decide({ decision: "reject" })).status).toBe(400);
  expect((await decide({ decision: "approve" })).status).toBe(200);
  expect((await decide({ decision: "approve" })).status).toBe(409);
  expect(
    (await postJson("/api/admin/postings/none", { decision: "approve" }, { cookie: admin.cookie })).status,
  ).toBe(404);
  expect(await (await send("/jobs?query=icu+registered+nurse&location=Denver%2C+CO")).text()).toContain(
    `/jobs/${job!.slug}`,
  );
  const log = await env.DB.prepare("SELECT action FROM audit_log WHERE subject = ? ORDER BY id")
    .bind(`job:${job!.id}`)
    .all();
  expect(log.results).toEqual([{ action: "job.publish" }, { action: "job.approve" }]);
  const [{ approvedAt } = { approvedAt: null }] = await db
    .select({ approvedAt: employers.approvedAt })
    .from(employers)
    .where(eq(employers.id, employer.id));
  expect(approvedAt).not.toBeNull();

  const next = await write(cookie, { ...whole, role: { ...role, title: "Telemetry Nurse" } });
  const live = await findPosting((await publish(next.draft, cookie)).headers.get("location"));
  expect(live!.status).toBe("open");
  expect((await send(`/jobs/${live!.slug}`)).status).toBe(200);
});

test("lets a rejected posting be changed and sent again, with the reason in sight", async () => {
  const { cookie } = await signInRecruiter();
  const { draft } = await write(cookie, { ...whole, role: { ...role, title: "Night ICU Nurse" } });
  const job = (await findPosting((await publish(draft, cookie)).headers.get("location")))!;
  const admin = await signIn("admin");
  const reason = "Please name the unit.";
  const path = `/api/admin/postings/${job.slug}`;
  const { revision } = await (await send(path, { headers: { cookie: admin.cookie } })).json<{
    revision: string;
  }>();
  await postJson(path, { decision: "reject", reason, revision }, { cookie: admin.cookie });
  const page = `/post-job/published/${job.slug}`;
  const rejected = await (await send(page, { headers: { cookie } })).text();
  expect(rejected).toContain(reason);
  expect(toText(rejected)).toContain("Edit and send again");
  expect(toText(rejected.slice(rejected.indexOf('id="preview"')))).toContain("24-bed medical ICU");
  const edit = await postForm("/post-job", { intent: "edit", template: job.slug }, { cookie });
  const [, again] = /^\/post-job\/([\w-]+)\/role$/.exec(edit.headers.get("location") ?? "") ?? [];
  await save(again!, "place", { ...place, unit: "Medical ICU" }, cookie);
  await env.DB.prepare("UPDATE jobs SET created_at = created_at - 864000000 WHERE slug = ?")
    .bind(job.slug)
    .run();
  expect((await publish(again!, cookie)).headers.get("location")).toBe(page);
  const waiting = toText(await (await send(page, { headers: { cookie } })).text());
  const due = /A person reads it by (\w{3}, \w{3} \d+, \d{4})/.exec(waiting)?.[1];
  expect(Date.parse(due!)).toBeGreaterThan(Date.now() - 86_400_000);
  expect((await findPosting(page))!.status).toBe("pending");
});

test("asks for the pay where a law does, and publishes nothing without it", async () => {
  const { cookie } = await signInRecruiter();
  const { draft } = await write(cookie, { ...whole, pay: { isCompetitive: "1" } });
  const review = toText(await (await send(`/post-job/${draft}/review`, { headers: { cookie } })).text());
  expect(review).toContain("Colorado requires the pay in postings");
  expect(review).toContain("C.R.S. § 8-5-201(2)");
  const refused = await publish(draft, cookie);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Not published yet.");
});

test("leads to the company's own posting instead of making a second one", async () => {
  const { cookie, employer } = await signInRecruiter();
  await db.update(employers).set({ approvedAt: 1 }).where(eq(employers.id, employer.id));
  const first = await write(cookie);
  const [one] = [await publish(first.draft, cookie)];
  const slug = one!.headers.get("location")!.replace("/post-job/published/", "");
  const second = await write(cookie);
  const refused = await publish(second.draft, cookie);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(`/post-job/published/${slug}`);
});

test("stores one posting of two clicks at once", async () => {
  const { cookie, employer } = await signInRecruiter();
  const { draft } = await write(cookie);
  const answers = await Promise.all([publish(draft, cookie), publish(draft, cookie)]);
  const receipts = answers.map(({ headers }) => headers.get("location"));
  expect(receipts[0]).toMatch(/^\/post-job\/published\//);
  expect(receipts[1]).toBe(receipts[0]);
  const stored = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.employerId, employer.id));
  expect(stored).toHaveLength(1);
});

test("keeps what was never approved out of sight, whatever its company does with it", async () => {
  const { cookie, employer, user } = await signInRecruiter();
  const title = "Withdrawn Nurse";
  const { draft } = await write(cookie, { ...whole, role: { ...role, title } });
  const slug = (await publish(draft, cookie)).headers.get("location")!.replace("/post-job/published/", "");
  const act = (action: string) =>
    postForm(`/hiring/${employer.slug}`, { do: action, pick0: slug }, { cookie });
  const isSeen = async () => {
    const apply = await send(`/jobs/${slug}/apply`);
    return [(await send(`/jobs/${slug}`)).status, apply.status].some((status) => status !== 404);
  };
  const steps = [
    "close",
    "extend",
    "reject",
    "close",
    "confirm",
    "extend",
    "fill",
    "pause",
    "close",
    "extend",
  ];
  for (const step of steps) {
    if (step === "reject")
      await changeStatus(db, (await findPosting(slug))!, "reject", { userId: user.id }, Date.now());
    else expect((await act(step)).status).toBe(200);
    expect(await isSeen(), step).toBe(false);
    expect(hiddenStatuses, step).toContain((await findPosting(slug))!.status);
  }
  expect(await (await act("close")).text()).toContain("Withdrew 1.");
  const page = await (await send(`/post-job/published/${slug}`, { headers: { cookie } })).text();
  expect(page).toContain("Only your company sees it.");
  expect(await (await act("extend")).text()).toContain("Sent 1 to us. We read it before anyone else can.");
  expect((await findPosting(slug))!.status).toBe("pending");
});

test("opens nothing of a company whose approval was taken away, and reads what it changes", async () => {
  const { cookie, employer } = await signInRecruiter();
  await db.update(employers).set({ approvedAt: 1 }).where(eq(employers.id, employer.id));
  const { draft } = await write(cookie, { ...whole, role: { ...role, title: "Distrusted Nurse" } });
  const slug = (await publish(draft, cookie)).headers.get("location")!.replace("/post-job/published/", "");
  await db.update(employers).set({ approvedAt: null }).where(eq(employers.id, employer.id));
  const act = (action: string) =>
    postForm(`/hiring/${employer.slug}`, { do: action, pick0: slug }, { cookie });
  await act("pause");
  expect(await (await act("confirm")).text()).toContain("Sent 1 to us.");
  expect((await send(`/jobs/${slug}`)).status).toBe(404);
  await expect(
    env.DB.prepare("UPDATE jobs SET status = 'open' WHERE slug = ?").bind(slug).run(),
  ).rejects.toThrow("opens only by our decision");
  await approveJob(db, (await findPosting(slug))!, { userId: null }, Date.now());
  await db.update(employers).set({ approvedAt: null }).where(eq(employers.id, employer.id));
  const opened = await postForm("/post-job", { intent: "edit", template: slug }, { cookie });
  const [, again = ""] = /^\/post-job\/([\w-]+)\/role$/.exec(opened.headers.get("location")!) ?? [];
  await save(again, "pay", { ...pay, payMax: "61" }, cookie);
  await publish(again, cookie);
  expect((await findPosting(slug))!.status).toBe("pending");
  expect((await send(`/jobs/${slug}`)).status).toBe(404);
});

test("edits a posting in one draft, however often the editing begins, and answers a second click", async () => {
  const { cookie, user } = await signInRecruiter();
  const { draft } = await write(cookie, { ...whole, role: { ...role, title: "PACU Nurse" } });
  const page = (await publish(draft, cookie)).headers.get("location")!;
  const edit = () =>
    postForm("/post-job", { intent: "edit", template: page.replace("/post-job/published/", "") }, { cookie });
  const opened = await Promise.all([edit(), edit()]);
  const [first, second] = opened.map(({ headers }) => headers.get("location"));
  expect(first).toMatch(/^\/post-job\/[\w-]+\/role$/);
  expect(second).toBe(first);
  expect(await db.select().from(postingDrafts).where(eq(postingDrafts.userId, user.id))).toHaveLength(1);
  const [, again = ""] = /^\/post-job\/([\w-]+)\/role$/.exec(first!) ?? [];
  await save(again, "pay", { ...pay, payMax: "61" }, cookie);
  const answers = [await publish(again, cookie), await publish(again, cookie)];
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual([page, page]);
  const log = await env.DB.prepare(
    "SELECT action, detail, subject FROM audit_log WHERE actor_id = ? ORDER BY id",
  )
    .bind(user.id)
    .all();
  const subject = `job:${(await findPosting(page))!.id}`;
  const detail = '{"status":"pending"}';
  expect(log.results).toEqual([
    { action: "job.publish", detail, subject },
    { action: "job.edit", detail, subject },
  ]);
});

test("cleans the description on the way in, and shows it clean", async () => {
  const { cookie, employer } = await signInRecruiter();
  await db.update(employers).set({ approvedAt: 1 }).where(eq(employers.id, employer.id));
  const dirty = `<p onclick="steal()">${text.description}</p><script>steal()</script><a href="javascript:steal()">Apply</a><img src=x onerror=steal()>`;
  const { draft } = await write(cookie, { ...whole, text: { ...text, description: dirty } });
  const job = await findPosting((await publish(draft, cookie)).headers.get("location"));
  const shown = await (await send(`/jobs/${job!.slug}`)).text();
  expect(shown).toContain("24-bed medical ICU");
  expect(shown).not.toMatch(/steal\(|onclick|onerror|javascript:/);
});

test.each([
  ["a seeker", async () => (await signIn("job_seeker")).cookie],
  ["a reviewer", async () => (await signInRecruiter("reviewer")).cookie],
  [
    "someone who left",
    async () => {
      const { cookie, user } = await signInRecruiter();
      await db.delete(memberships).where(eq(memberships.userId, user.id));
      return cookie;
    },
  ],
  [
    "someone whose email is not confirmed",
    async () => {
      const { cookie, user } = await signIn("employer", { emailVerifiedAt: null });
      await addMember((await createEmployer("Elsewhere Clinic")).id, user.id, "owner");
      return cookie;
    },
  ],
])("does not publish for %s", async (_, toCookie) => {
  const cookie = await toCookie();
  const { draft } = await write(cookie);
  expect((await publish(draft, cookie)).status).toBe(403);
  expect((await send(`/post-job/${draft}/review`, { headers: { cookie } })).status).toBe(200);
});

test("opens no other company's posting for editing, copying or reading", async () => {
  const [slug = ""] = await storeJobs([makeDraft({ title: "Someone else's" })]);
  const { cookie } = await signInRecruiter();
  for (const intent of ["edit", "copy"])
    expect((await postForm("/post-job", { intent, template: slug }, { cookie })).status).toBe(404);
  expect((await send(`/post-job/published/${slug}`, { headers: { cookie } })).status).toBe(404);
  expect((await send(`/post-job/published/${slug}`)).status).toBe(302);
});

test("tells a posting that is there already by its number, and publishes another number", async () => {
  const { cookie } = await signInRecruiter();
  const send2 = async (requisitionId: string) =>
    publish((await write(cookie, { ...whole, role: { ...role, requisitionId } })).draft, cookie);
  const first = await findPosting((await send2("R-1")).headers.get("location"));
  const again = await send2("R-1");
  expect(again.status).toBe(409);
  expect(toText(await again.text())).toContain("You already have this posting.");
  const other = await findPosting((await send2("R-2")).headers.get("location"));
  expect(other!.slug).not.toBe(first!.slug);
  expect((await send2("")).status).toBe(302);
  expect((await send2("")).status).toBe(409);
});
