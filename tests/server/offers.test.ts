import { beforeAll, beforeEach, expect, test } from "vitest";
import { sealSubject } from "#app/kit/platform/sealed-subject.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { signIn } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "../support/applicants.ts";
import { toText } from "../support/html.ts";
import { env, postForm, send } from "../support/site.ts";

let own: TestCompany;
let jobId: number;
const inDays = (days: number) => toIsoDay(Date.now() + days * 86_400_000);
const terms = {
  ...{ pay: "$48.50", unit: "hour", hours: "36", start: inDays(40), bonus: "8,000", stay: "24" },
  ...{ conditions: "An active Texas license.", words: "We liked talking with you." },
};

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  jobId = await storePosting(own.employer.id, "icu-nurse-to-hire");
});
beforeEach(() =>
  env.DB.exec("DELETE FROM outbox; DELETE FROM offers; DELETE FROM applications; DELETE FROM used_limits"),
);

const store = (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) =>
  storeApplicant({ employerId: own.employer.id, jobId, employerName: "Harbor Health", ...given });
const toPage = (publicId: string) => `/hiring/${own.employer.slug}/applicants/${publicId}`;
const change = (publicId: string, form: Record<string, string>, cookie = own.recruiter.cookie) =>
  postForm(toPage(publicId), form, { cookie });
const offer = (publicId: string, more: Record<string, string> = {}, cookie = own.recruiter.cookie) =>
  change(publicId, { offer: "send", ...terms, ...more }, cookie);
const listOffers = async () =>
  (
    await env.DB.prepare("SELECT public_id AS publicId, state, note, terms FROM offers ORDER BY id").all<{
      publicId: string;
      state: string;
      note: string;
      terms: string;
    }>()
  ).results;
const listMails = async () =>
  (
    await env.DB.prepare("SELECT recipient, subject, body FROM outbox ORDER BY id").all<{
      recipient: string;
      subject: string;
      body: string;
    }>()
  ).results;
const findState = (id: number) =>
  env.DB.prepare("SELECT state, starts_on AS startsOn FROM applications WHERE id = ?").bind(id).first();
const toOwn = async (publicId: string) =>
  `/offers/${publicId}?key=${encodeURIComponent(await sealSubject(publicId, "offer", env.SESSION_SECRET))}`;

test("sends an offer, is accepted by the mailed link, and hires with a first day", async () => {
  const applicant = await store({ state: "interview" });
  const sent = await offer(applicant.publicId);
  expect(sent.headers.get("location")).toContain("done=offer");
  const publicId = (await listOffers())[0]!.publicId;
  expect(await findState(applicant.id)).toMatchObject({ state: "offer" });
  const [mail] = await listMails();
  expect(mail!.recipient).toBe(applicant.email);
  expect(mail!.body).toContain("Pay: $48.50 an hour");
  expect(mail!.body).toContain("$8,000, repaid in part if you leave within 24 months");
  const link = /\/offers\/\S+/.exec(mail!.body)![0];
  expect(link.startsWith(`/offers/${publicId}?key=`)).toBe(true);

  const page = toText(await (await send(link)).text());
  expect(page).toContain("You have an offer");
  expect(page).toContain("We liked talking with you.");
  const accepted = await postForm(link, { intent: "accept", note: "Happy to come." }, {});
  expect(accepted.headers.get("location")).toContain("done=accepted");
  // A second press changes nothing, and no is too late.
  expect((await postForm(link, { intent: "accept" }, {})).headers.get("location")).toContain("done=accepted");
  expect((await postForm(link, { intent: "decline" }, {})).status).toBe(400);
  expect(await listOffers()).toMatchObject([{ state: "accepted", note: "Happy to come." }]);
  const told = (await listMails()).filter(({ subject }) => subject.startsWith("Offer accepted"));
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(
    [own.owner.user.email, own.recruiter.user.email].sort(),
  );

  const workspace = toText(
    await (await send(toPage(applicant.publicId), { headers: { cookie: own.owner.cookie } })).text(),
  );
  expect(workspace).toContain("said yes");
  expect(workspace).toContain("The applicant accepted the offer");
  expect((await change(applicant.publicId, { offer: "hire", start: "soon" })).status).toBe(400);
  await change(applicant.publicId, { offer: "hire", start: inDays(45) });
  expect(await findState(applicant.id)).toEqual({ state: "hired", startsOn: inDays(45) });
});

test("reads an offer back before it goes, starts from the posting, and keeps what is typed", async () => {
  await env.DB.prepare(
    "UPDATE jobs SET salary_min_cents = 4150, salary_max_cents = 4150, pay_unit = 'hour', hours_per_week = 36 WHERE id = ?",
  )
    .bind(jobId)
    .run();
  const { publicId } = await store();
  const page = await (
    await send(`${toPage(publicId)}?open=offer`, { headers: { cookie: own.recruiter.cookie } })
  ).text();
  expect(page).toMatch(/name="pay"[^>]*value="41.5"/);
  expect(page).toMatch(/name="hours"[^>]*value="36"/);
  expect(toText(page)).toContain("The posting says $41.50 an hour");

  const read = await offer(publicId, { offer: "check" });
  expect(read.status).toBe(200);
  const shown = await read.text();
  expect(toText(shown)).toContain("Not sent yet");
  expect(toText(shown)).toContain("$48.50 an hour");
  expect(shown).toMatch(/type="hidden" name="bonus" value="8,000"/);
  const again = await (await offer(publicId, { offer: "change" })).text();
  expect(again).toMatch(/name="bonus"[^>]*value="8,000"/);
  expect(await listOffers()).toEqual([]);
  expect((await offer(publicId, { offer: "check", pay: "4" })).status).toBe(400);
});

test("is one offer at a time, whoever presses", async () => {
  const { publicId } = await store();
  const answers = await Promise.all([
    offer(publicId),
    offer(publicId, { pay: "52" }, own.owner.cookie),
    offer(publicId),
  ]);
  expect(await listOffers()).toHaveLength(1);
  expect(await listMails()).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThan(0);

  await change(publicId, { offer: "take-back", words: "The unit closes." });
  expect(await listOffers()).toMatchObject([{ state: "withdrawn" }]);
  const gone = (await listOffers())[0]!.publicId;
  expect(toText(await (await send(await toOwn(gone))).text())).toContain("This offer was taken back");
  expect((await postForm(await toOwn(gone), { intent: "accept" }, {})).status).toBe(400);
  await offer(publicId, { pay: "55" });
  expect((await listOffers()).map(({ state }) => state)).toEqual(["withdrawn", "sent"]);
});

test("keeps what was typed where something is wrong, and sends nothing", async () => {
  const { publicId } = await store();
  for (const [wrong, problem] of [
    [{ pay: "" }, "Enter the pay"],
    [{ pay: "-4" }, "Enter an amount in dollars"],
    [{ pay: "1e99" }, "Enter an amount in dollars"],
    [{ start: "2020-01-01" }, "Enter a day from today on"],
    [{ start: "2027-02-30" }, "Enter a day from today on"],
    [{ stay: "1.5" }, "Enter a number of months"],
    [{ words: "Please buy your uniform and send us $100 by wire first." }, "we never send"],
  ] as const) {
    const answer = await offer(publicId, wrong);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(toText(html)).toContain(problem);
    expect(html).toContain('value="8,000"');
  }
  expect(await listOffers()).toEqual([]);
  expect((await listMails()).filter(({ subject }) => !subject.startsWith("The employer opened"))).toEqual([]);
});

test("is nobody else's: no stranger's, no other applicant's, no other company's, and a reviewer sends none", async () => {
  const seeker = await signIn("job_seeker");
  const applicant = await store({ userId: seeker.user.id });
  const other = await createCompany("Other Health");
  expect((await offer(applicant.publicId, {}, own.reviewer.cookie)).status).toBe(403);
  const foreign = `/hiring/${other.employer.slug}/applicants/${applicant.publicId}`;
  expect((await postForm(foreign, { offer: "send", ...terms }, { cookie: other.owner.cookie })).status).toBe(
    404,
  );
  await offer(applicant.publicId);
  const publicId = (await listOffers())[0]!.publicId;
  const stranger = await signIn("job_seeker");
  for (const cookie of ["", stranger.cookie, own.recruiter.cookie]) {
    const headers = { cookie };
    expect((await send(`/offers/${publicId}`, { headers })).status).toBe(404);
    expect((await send(`/offers/${publicId}?key=x`, { headers })).status).toBe(404);
    expect((await postForm(`/offers/${publicId}`, { intent: "accept" }, headers)).status).toBe(404);
  }
  expect((await send(`/offers/${publicId}`, { headers: { cookie: seeker.cookie } })).status).toBe(200);
  const application = await send(`/dashboard/applications/${applicant.publicId}`, {
    headers: { cookie: seeker.cookie },
  });
  expect(toText(await application.text())).toContain("You have an offer");
});

test("ends with the application, and the posting counts one opening less for each hire", async () => {
  const { publicId, id } = await store();
  await offer(publicId);
  await env.DB.prepare("UPDATE applications SET state = 'withdrawn' WHERE id = ?").bind(id).run();
  expect(await listOffers()).toMatchObject([{ state: "withdrawn" }]);
  expect((await offer(publicId, { pay: "60" })).status).toBe(400);

  await env.DB.prepare(
    `INSERT INTO job_details (job_id, description_html, responsibilities, requirements, skills, facts)
      VALUES (?, '<p>Care for patients.</p>', '[]', '[]', '[]', '{"openings":3}')`,
  )
    .bind(jobId)
    .run();
  const readOpenings = async () =>
    /"totalJobOpenings":(\d+)/.exec(await (await send("/jobs/icu-nurse-to-hire")).text())?.[1];
  expect(await readOpenings()).toBe("3");
  await store({ state: "hired" });
  expect(await readOpenings()).toBe("2");
});
