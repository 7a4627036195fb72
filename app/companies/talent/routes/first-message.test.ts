import { beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { storeCity } from "#tests/support/jobs.ts";
import { env, postForm as post, send } from "#tests/support/site.ts";
import { createFound } from "#tests/support/talent.ts";

let own: TestCompany;

const postForm = (path: string, fields: Record<string, string>, cookie = "") =>
  post(path, fields, { cookie });

let jobId: number;

beforeAll(async () => {
  await storeCity("Spokane", "WA", 47.66, -117.43);
  own = await createCompany("Harbor Health");
  jobId = await storePosting(own.employer.id, "icu-nurse");
  await env.DB.exec(`UPDATE jobs SET profession = 'registered-nurse' WHERE id = ${jobId}`);
  await env.DB.exec(`INSERT INTO job_details (job_id, description_html) VALUES (${jobId}, '')`);
});

beforeEach(() =>
  env.DB.exec(
    `DELETE FROM talent_messages; DELETE FROM outbox; UPDATE jobs SET status = 'open' WHERE id = ${jobId}`,
  ),
);

const pathOf = (publicId: string, company = own) => `/hiring/${company.employer.slug}/talent/${publicId}`;
const message = { job: "icu-nurse", text: "Our ICU looks for nights.", idempotencyKey: "k1" };

const write = (publicId: string, cookie = own.recruiter.cookie, given: Partial<typeof message> = {}) =>
  postForm(pathOf(publicId), { ...message, ...given }, cookie);

const list = async (sql: string) => (await env.DB.prepare(sql).all<Record<string, unknown>>()).results;
const listMessages = () => list("SELECT * FROM talent_messages ORDER BY id");
const listMails = () => list("SELECT recipient, subject, body FROM outbox ORDER BY id");
const read = async (path: string, cookie = "") =>
  toText(await (await send(path, { headers: { cookie } })).text());
const written = () => read(`/hiring/${own.employer.slug}/written`, own.recruiter.cookie);

/** The address of her answer, as the mail has it. */
async function findLink(): Promise<string> {
  const [mail] = await listMails();
  return /https?:\/\/[^/]+(\/first-messages\/\S+)/.exec(String(mail!.body))![1]!;
}

test("writes to someone without learning who she is, once for two presses", async () => {
  const { publicId, user } = await createFound();
  expect(await read(pathOf(publicId), own.recruiter.cookie)).toContain("Write to them");
  const [sent, again] = [await write(publicId), await write(publicId)];
  expect([sent.status, again.status]).toEqual([302, 302]);
  expect(sent.headers.get("location")).toBe(`/hiring/${own.employer.slug}/written?done=sent`);
  expect(await listMessages()).toMatchObject([{ user_id: user.id, state: "sent", job_id: jobId }]);
  const mails = await listMails();
  expect(mails).toMatchObject([
    { recipient: user.email, subject: "Harbor Health wrote to you about ICU nurse" },
  ]);
  expect(String(mails[0]!.body)).toContain("Our ICU looks for nights.");
  const page = await written();
  expect(page).toContain("No answer yet");
  for (const secret of ["Zelda", "Quillfeather", user.email]) expect(page).not.toContain(secret);
  // In another tab.
  const other = await write(publicId, own.owner.cookie, { idempotencyKey: "k2" });
  expect(other.status).toBe(400);
  expect(toText(await other.text())).toContain("Your company wrote to this person already");
  expect(await listMessages()).toHaveLength(1);
});

test("sends nothing of a reviewer, a stranger or about someone else's posting, nor to who is hidden", async () => {
  const { publicId } = await createFound();
  const stranger = await createCompany("Other Health");
  await storePosting(stranger.employer.id, "theirs");
  expect((await write(publicId, own.reviewer.cookie)).status).toBe(403);
  expect((await write(publicId, stranger.owner.cookie)).status).toBe(404);
  expect((await write(publicId, (await signIn("job_seeker")).cookie)).status).toBe(404);
  expect((await write(publicId, own.recruiter.cookie, { job: "theirs" })).status).toBe(400);
  await env.DB.exec(`UPDATE jobs SET status = 'closed' WHERE id = ${jobId}`);
  expect((await write(publicId)).status).toBe(400);
  const hidden = await createFound({ hidden: "Harbor Health" });
  expect((await write(hidden.publicId)).status).toBe(404);
  expect((await send(pathOf(hidden.publicId), { headers: { cookie: own.owner.cookie } })).status).toBe(404);
  expect((await write("0".repeat(32))).status).toBe(404);
  expect(await listMessages()).toEqual([]);
  expect(await listMails()).toEqual([]);
});

test("keeps a text that is missing", async () => {
  const { publicId } = await createFound();
  const refused = await write(publicId, own.recruiter.cookie, { text: " " });
  expect(refused.status).toBe(400);
  expect(toText(await refused.text())).toContain("Write why you turn to this person.");
});

test("lets a recruiter write to five people a day, and the company to twenty", async () => {
  const { user, publicId } = await createFound();
  const store = (count: number, sender: number, from: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
        INSERT INTO talent_messages (public_id, employer_id, job_id, user_id, sender_id, about, text, state, created_at, idempotency_key)
        SELECT 'p' || ?5 || i, ?2, ?3, ?4, ?5, 'RN', 'Hi', 'refused', ?6, 'p' || ?5 || i FROM n`,
    )
      .bind(count, own.employer.id, jobId, user.id, sender, Date.now() - from)
      .run();
  await store(5, own.recruiter.user.id, 1000);
  const refused = await write(publicId);
  expect(refused.status).toBe(400);
  expect(toText(await refused.text())).toContain("5 first messages a day");
  expect((await write(publicId, own.owner.cookie)).status).toBe(302);
  await env.DB.exec("DELETE FROM talent_messages");
  await store(20, own.reviewer.user.id, 1000);
  expect((await write(publicId)).status).toBe(400);
  await env.DB.exec("DELETE FROM talent_messages");
  await store(20, own.recruiter.user.id, 25 * 3_600_000);
  expect((await write(publicId)).status).toBe(302);
});

test.each(["Please pay a deposit of $50 for your background check.", "Write to me on WhatsApp to go on."])(
  "shows our desk first: %s",
  async (text) => {
    const { publicId, user } = await createFound();
    expect((await write(publicId, own.recruiter.cookie, { text })).headers.get("location")).toContain(
      "done=held",
    );
    expect(await listMails()).toEqual([]);
    expect(await written()).toContain("Our staff read it first");
    const [held] = await listMessages();
    const id = String(held!.public_id);
    expect(
      (await send(`/first-messages/${id}`, { headers: { cookie: (await createFound()).cookie } })).status,
    ).toBe(404);
    const admin = await signIn("admin");
    expect(await read("/admin/mail/strayed", admin.cookie)).toContain(text);
    expect((await postForm("/admin/mail/strayed", { send: id }, own.owner.cookie)).status).toBe(403);
    const presses = await Promise.all(
      [1, 2].map(() => postForm("/admin/mail/strayed", { send: id }, admin.cookie)),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([302, 404]);
    expect(await listMails()).toMatchObject([{ recipient: user.email }]);
    expect(await written()).toContain("No answer yet");
  },
);

test("does not send what our desk refuses, nor what she could not get any more", async () => {
  const admin = await signIn("admin");
  for (const [button, change] of [
    ["refuse", ""],
    ["send", "DELETE FROM talent"],
  ] as const) {
    const { publicId } = await createFound();
    await write(publicId, own.recruiter.cookie, {
      text: "Pay a deposit of $50 first.",
      idempotencyKey: button,
    });
    const id = String((await listMessages()).at(-1)!.public_id);
    if (change) await env.DB.exec(change);
    await postForm("/admin/mail/strayed", { [button]: id }, admin.cookie);
  }
  expect((await listMessages()).map(({ state }) => state)).toEqual(["refused", "refused"]);
  expect(await listMails()).toEqual([]);
});

test("answers by the mailed link without logging in, and only by a press", async () => {
  const { publicId } = await createFound();
  await write(publicId);
  const link = await findLink();
  for (let opened = 0; opened < 2; opened++) expect(await read(link)).toContain("Our ICU looks for nights.");
  expect(await listMessages()).toMatchObject([{ state: "sent" }]);
  expect((await postForm(link, { intent: "not-now" })).status).toBe(302);
  expect((await postForm(link, { intent: "not-now" })).status).toBe(302);
  expect(await listMessages()).toMatchObject([{ state: "not-now" }]);
  expect(await written()).toContain("Not interested");
  // Left alone for a while.
  expect((await write(publicId, own.recruiter.cookie, { idempotencyKey: "k9" })).status).toBe(400);
  await env.DB.exec("DELETE FROM outbox");
  const yes = await postForm(link, { intent: "interested" });
  await postForm(link, { intent: "interested" });
  const mails = await listMails();
  expect(mails).toMatchObject([{ recipient: own.recruiter.user.email, subject: "Interested: ICU nurse" }]);
  expect(String(mails[0]!.body)).not.toMatch(/Zelda|Quillfeather/);
  expect(yes.headers.get("location")).toBe("/jobs/icu-nurse/apply");
});

test("is for the person alone: by her account, or the link of this message", async () => {
  const { publicId, cookie } = await createFound();
  await write(publicId);
  const link = await findLink();
  const path = link.split("?")[0]!;
  const other = await createFound();
  const wrong = `${path}?key=${encodeURIComponent("a.b.c")}`;
  for (const [address, by] of [
    [path, ""],
    [wrong, ""],
    [path, other.cookie],
    [path, own.recruiter.cookie],
    [link.replace(path, "/first-messages/unknown"), ""],
  ] as const) {
    expect((await send(address, { headers: { cookie: by } })).status).toBe(404);
    expect((await postForm(address, { intent: "stopped" }, by)).status).toBe(404);
  }
  expect(await listMessages()).toMatchObject([{ state: "sent" }]);
  expect(await read("/dashboard", cookie)).toContain("Harbor Health: ICU nurse");
  expect(await read("/dashboard", other.cookie)).not.toContain("Employers who wrote you");
  expect((await postForm(path, { intent: "elsewhere" }, cookie)).status).toBe(404);
  expect((await postForm(path, { intent: "interested" }, cookie)).status).toBe(302);
  expect(await written()).toContain("Wants to hear more");
  expect(await written()).not.toContain("Quillfeather");
});

test("stops a company for good, which reads the same as not now", async () => {
  const { publicId, cookie } = await createFound();
  await write(publicId);
  const path = (await findLink()).split("?")[0]!;
  await postForm(path, { intent: "stopped" }, cookie);
  expect(await written()).toContain("Not interested");
  expect((await write(publicId, own.owner.cookie, { idempotencyKey: "k3" })).status).toBe(404);
  expect((await send(pathOf(publicId), { headers: { cookie: own.owner.cookie } })).status).toBe(404);
  expect((await postForm(path, { intent: "interested" }, cookie)).status).toBe(400);
  expect(await listMessages()).toMatchObject([{ state: "stopped" }]);
});

test("takes no yes for a posting that closed", async () => {
  const { publicId, cookie } = await createFound();
  await write(publicId);
  const path = (await findLink()).split("?")[0]!;
  await env.DB.exec(`UPDATE jobs SET status = 'closed' WHERE id = ${jobId}`);
  expect(await read(path, cookie)).toContain("The posting is closed");
  expect((await postForm(path, { intent: "interested" }, cookie)).status).toBe(400);
  expect(await listMessages()).toMatchObject([{ state: "sent" }]);
});

test("shows the application once she sent it, and only to who said yes", async () => {
  const [yes, quiet] = [await createFound(), await createFound()];
  await write(yes.publicId);
  await write(quiet.publicId, own.recruiter.cookie, { idempotencyKey: "k5" });
  const path = (await findLink()).split("?")[0]!;
  await postForm(path, { intent: "interested" }, yes.cookie);
  const apply = (userId: number) =>
    env.DB.exec(
      `INSERT INTO applications (public_id, job_id, employer_id, user_id, first_name, last_name, email, message, job_title, employer_name, idempotency_key, created_at, updated_at) VALUES ('sent-${userId}', ${jobId}, ${own.employer.id}, ${userId}, 'Zelda', 'Quillfeather', 'z${userId}@example.com', '', 'ICU nurse', 'Harbor Health', 'a${userId}', 1, 1)`,
    );
  await apply(yes.user.id);
  await apply(quiet.user.id);
  const html = await (
    await send(`/hiring/${own.employer.slug}/written`, { headers: { cookie: own.recruiter.cookie } })
  ).text();
  expect(html).toContain(`/applicants/sent-${yes.user.id}`);
  expect(html).not.toContain(`/applicants/sent-${quiet.user.id}`);
  expect(toText(html)).toContain("No answer yet");
  const sources = await list("SELECT source FROM applications WHERE public_id LIKE 'sent-%' ORDER BY id");
  expect(sources).toEqual([{ source: "talent" }, { source: null }]);
});
