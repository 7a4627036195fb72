import { beforeEach, expect, test } from "vitest";
import { answerAsked, findAsked } from "#app/companies/workspace/confirmation/check-answer.server.ts";
import { checkHiring, queueHiringChecks } from "#app/companies/workspace/confirmation/check-steps.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { explainStatements } from "../../scripts/bench/query-plans.ts";
import { addMember, createUser, listMails, setApproved } from "../support/accounts.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, postForm, send } from "../support/site.ts";
import { runOne } from "../support/work-queue.ts";

// A link is answered at the real time, which is after the days that the clock moves through.
const start = Date.now() - 70 * dayMs;
let slug: string;
let recruiter: { id: number; email: string };
let reviewer: { email: string };

beforeEach(async () => {
  await env.DB.batch(
    ["DELETE FROM jobs", "DELETE FROM memberships", "DELETE FROM outbox"].map((sql) => env.DB.prepare(sql)),
  );
  [slug = ""] = await storeJobs([makeDraft({ title: "ICU nurse", validThrough: start + 120 * dayMs })]);
  await env.DB.prepare("UPDATE jobs SET origin = 'site', confirmed_by = 'employer', confirmed_at = ?")
    .bind(start)
    .run();
  const employerId = await env.DB.prepare("SELECT employer_id FROM jobs").first<number>("employer_id");
  await setApproved(employerId!);
  recruiter = await createUser("employer").then(async (user) => {
    await addMember(employerId!, user.id, "recruiter");
    return user;
  });
  reviewer = await createUser("employer").then(async (user) => {
    await addMember(employerId!, user.id, "reviewer");
    return user;
  });
});

/** Two runs at once, as when one is late. */
const runOn = (day: number) =>
  Promise.all([1, 2].map(() => runOne("checkHiring", start + day * dayMs + 1000)));

const mailsTo = async (email: string) =>
  (
    await env.DB.prepare("SELECT subject, body FROM outbox WHERE recipient = ? ORDER BY id")
      .bind(email)
      .all<{ subject: string; body: string }>()
  ).results;

const job = () =>
  env.DB.prepare(
    "SELECT status, status_reason AS reason, confirmed_by AS who, confirmed_at AS at FROM jobs WHERE slug = ?",
  )
    .bind(slug)
    .first<{ status: string; reason: string | null; who: string; at: number }>();

async function readLink(answer: "open" | "filled", of = recruiter): Promise<string> {
  const mails = await mailsTo(of.email);
  const [link] = new RegExp(`/still-hiring\\S+answer=${answer}`).exec(mails.at(-1)!.body)!;
  return link;
}

test("asks after 14 days, pauses 5 days later and closes after 14, with one mail each", async () => {
  await runOn(13);
  expect(await mailsTo(recruiter.email)).toEqual([]);
  for (const day of [14, 15, 18]) await runOn(day);
  expect(await mailsTo(recruiter.email)).toHaveLength(1);
  expect(await job()).toMatchObject({ status: "open" });
  for (const day of [19.1, 20, 27]) await runOn(day);
  expect(await job()).toMatchObject({ status: "paused", reason: "no answer for 5 days" });
  for (const day of [28.2, 29, 60]) await runOn(day);
  expect(await job()).toMatchObject({ status: "closed", reason: "no answer for 14 days" });
  const subjects = (await mailsTo(recruiter.email)).map(({ subject }) => subject.replace(/ \(.*/, ""));
  expect(subjects).toEqual(["Is this job still open?", "We paused your posting", "We closed your posting"]);
  expect(await mailsTo(reviewer.email)).toEqual([]);
  expect(await listMails(reviewer.email)).toEqual([]);
});

test("confirms by the link without logging in, once, and not by opening it", async () => {
  await runOn(14);
  const link = await readLink("open");
  const page = await send(link);
  expect(await page.text()).toContain("ICU nurse");
  expect((await job())!.at).toBe(start);
  const answers = await Promise.all([1, 2].map(() => postForm(link, { answer: "open" })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await job())!.at).toBeGreaterThan(start);
  expect(await (await send(link)).text()).toContain("was used or is out of date");
  expect((await postForm(await readLink("filled"), { answer: "filled" })).status).toBe(400);
  expect(await job()).toMatchObject({ status: "open", who: "employer" });
  const kept = await env.DB.prepare("SELECT count(*) AS n FROM job_events WHERE kind = 'confirmed'").first(
    "n",
  );
  expect(kept).toBe(1);
});

test("marks as filled by the other link, and opens a paused posting again", async () => {
  await runOn(14);
  await runOn(19.1);
  expect((await postForm(await readLink("open"), { answer: "open" })).status).toBe(200);
  expect(await job()).toMatchObject({ status: "open" });
  await env.DB.prepare("UPDATE jobs SET confirmed_at = ?")
    .bind(start + 20 * dayMs)
    .run();
  await runOn(35);
  expect((await postForm(await readLink("filled"), { answer: "filled" })).status).toBe(200);
  expect(await job()).toMatchObject({ status: "filled" });
});

test.each([
  ["left the company", "DELETE FROM memberships WHERE user_id = ?"],
  ["only reviews now", "UPDATE memberships SET role = 'reviewer' WHERE user_id = ?"],
  ["is suspended", "UPDATE users SET suspended_at = 1 WHERE id = ?"],
])("takes no answer by the link of someone who %s, and takes those of the others", async (_, sql) => {
  const other = await createUser("employer");
  const employerId = await env.DB.prepare("SELECT employer_id FROM jobs").first<number>("employer_id");
  await addMember(employerId!, other.id, "recruiter");
  await runOn(14);
  const links = { own: await readLink("filled"), others: await readLink("filled", other) };
  expect(links.own).not.toBe(links.others);
  await env.DB.prepare(sql).bind(recruiter.id).run();
  expect(await (await send(links.own)).text()).not.toContain("ICU nurse");
  expect((await postForm(links.own, { answer: "filled" })).status).toBe(400);
  const swapped = links.others.replace(/-\d+-/, `-${recruiter.id}-`);
  expect((await postForm(swapped, { answer: "filled" })).status).toBe(400);
  expect(await job()).toMatchObject({ status: "open" });
  expect((await postForm(links.others, { answer: "filled" })).status).toBe(200);
  expect(await job()).toMatchObject({ status: "filled" });
});

test("checks in the write that who answers is still with the company", async () => {
  await runOn(14);
  const [, token = ""] = /token=([^&]+)/.exec(await readLink("filled")) ?? [];
  const asked = await findAsked(toDb(env.DB), token, env.SESSION_SECRET);
  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(recruiter.id).run();
  for (const answer of ["filled", "open"] as const)
    expect(await answerAsked(toDb(env.DB), asked!, answer, Date.now())).toBeNull();
  await env.DB.exec("UPDATE jobs SET status = 'paused'");
  expect(await answerAsked(toDb(env.DB), { ...asked!, status: "paused" }, "open", Date.now())).toBeNull();
  expect(await job()).toMatchObject({ status: "paused" });
});

test("sends a paused posting to us by the link while its company is not approved", async () => {
  await runOn(14);
  await runOn(19.1);
  await env.DB.prepare("UPDATE employers SET approved_at = NULL").run();
  const answer = await postForm(await readLink("open"), { answer: "open" });
  expect(await answer.text()).toContain("A person reads it before it is open again");
  expect(await job()).toMatchObject({ status: "pending" });
});

test.each(["", "x", "'; DROP TABLE jobs --", "0".repeat(64)])(
  "answers nothing by the link %j",
  async (token) => {
    await runOn(14);
    const path = `/still-hiring?token=${encodeURIComponent(token)}&answer=filled`;
    expect((await postForm(path, { answer: "filled" })).status).toBe(400);
    expect(await job()).toMatchObject({ status: "open" });
  },
);

test("asks nothing about what a feed answers for", async () => {
  await env.DB.prepare("UPDATE jobs SET origin = 'feed'").run();
  await runOn(40);
  expect(await mailsTo(recruiter.email)).toEqual([]);
});

test("finds what is due through an index", async () => {
  const plans = await explainStatements(env.DB, async (d1) => {
    await queueHiringChecks(toDb(d1), env, start);
    await checkHiring(toDb(d1), env, 1, start);
  });
  for (const { sql, plan } of plans)
    for (const line of plan) expect(line, sql).not.toMatch(/^SCAN|TEMP B-TREE/);
});
