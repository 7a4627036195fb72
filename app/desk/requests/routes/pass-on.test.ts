import { beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let admin: Awaited<ReturnType<typeof signIn>>;
let company: TestCompany;

beforeAll(async () => {
  admin = await signIn("admin");
  company = await createCompany("Harbor Health");
});
beforeEach(() => env.DB.exec("DELETE FROM outbox; DELETE FROM applications"));

const list = "/admin/contacts";
const read = async (path: string, cookie = admin.cookie) =>
  toText(await (await send(path, { headers: { cookie } })).text());
const pass = (publicId: string, passedOn: string, cookie = admin.cookie) =>
  postForm(list, { publicId, passedOn }, { cookie });
const toDay = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(ms);

test("marks an application as passed on with its day, and tells the applicant once", async () => {
  const seeker = await signIn("job_seeker");
  const { id, publicId } = await storeApplicant({
    employerId: company.employer.id,
    employerName: "Harbor Health",
    userId: seeker.user.id,
    email: seeker.user.email,
    isForDesk: true,
    createdAt: Date.now() - 3 * 86_400_000,
  });
  const own = `/dashboard/applications/${publicId}`;
  expect(await read(own, seeker.cookie)).toMatch(/Where it stands\s*With our recruiter/);
  expect(await read(list)).toContain("Mark as sent");
  const yesterday = toDay(Date.now() - 86_400_000);
  const done = await Promise.all([pass(publicId, yesterday), pass(publicId, yesterday)]);
  expect(done.map(({ headers }) => headers.get("location")).sort()).toEqual([
    `${list}?passed=done`,
    `${list}?passed=unchanged`,
  ]);
  const mails = await listRows("outbox");
  expect(mails).toMatchObject([
    { recipient: seeker.user.email, subject: "We passed your application on: ICU nurse at Harbor Health" },
  ]);
  expect(mails[0]!.body).toContain("passed your application for ICU nurse on to Harbor Health on ");
  const row = await env.DB.prepare("SELECT passed_on_at, desk_status FROM applications WHERE id = ?")
    .bind(id)
    .first<{ passed_on_at: number; desk_status: string }>();
  expect([toDay(row!.passed_on_at), row!.desk_status]).toEqual([yesterday, "contacted"]);
  expect(await read(own, seeker.cookie)).toMatch(
    /Where it stands\s*Sent to the employer.*Our recruiters passed it on to Harbor Health on/,
  );
  const page = await read(`${list}?passed=done`);
  expect(page).toContain("The applicant gets an email that says so.");
  expect(page).toMatch(/Sent to the employer \w+ \d+, \d{4}/);
  const log = (await listRows("audit_log")).filter(({ action }) => action === "application.passed-on");
  expect(log).toHaveLength(1);
});

test("shows our recruiter, and nobody else, from which employers someone hides", async () => {
  const seeker = await signIn("job_seeker");
  const details = {
    privacy: { visibility: "hidden", agencies: null, hidden: [{ slug: null, name: "Northgate Health" }] },
  };
  await env.DB.prepare(
    "INSERT INTO profile_details (user_id, details, saves, said_at) VALUES (?, ?, '{}', 1)",
  )
    .bind(seeker.user.id, JSON.stringify(details))
    .run();
  const given = { employerId: company.employer.id, userId: seeker.user.id, email: seeker.user.email };
  const { publicId } = await storeApplicant({ ...given, isForDesk: true });
  expect(await read(list)).toContain("Hides from Northgate Health.");
  const team = `/hiring/${company.employer.slug}/applicants`;
  for (const path of [team, `${team}/${publicId}`])
    expect(await read(path, company.owner.cookie)).not.toContain("Northgate");
  await env.DB.exec("DELETE FROM profile_details");
  expect(await read(list)).not.toContain("Hides from");
});

test("takes no day before it was sent or to come, and nothing that its employer answers or that was withdrawn", async () => {
  const ours = await storeApplicant({ employerId: company.employer.id, isForDesk: true });
  for (const day of ["2020-01-01", toDay(Date.now() + 2 * 86_400_000), "", "soon"])
    expect((await pass(ours.publicId, day)).headers.get("location")).toBe(`${list}?passed=day`);
  const today = toDay(Date.now());
  const theirs = await storeApplicant({ employerId: company.employer.id });
  expect((await pass(theirs.publicId, today)).status).toBe(404);
  const gone = await storeApplicant({ employerId: company.employer.id, isForDesk: true, state: "withdrawn" });
  expect((await pass(gone.publicId, today)).headers.get("location")).toBe(`${list}?passed=unchanged`);
  for (const { cookie } of [await signIn("job_seeker"), company.owner])
    expect((await pass(ours.publicId, today, cookie)).status).not.toBe(302);
  expect(await listRows("outbox")).toEqual([]);
  expect(await read(`${list}?passed=day`)).toContain("choose a day from the day it was sent until today");
});

const storeFile = async (applicationId: number) => {
  await env.FILES.put("application-files/kept", "%PDF-1.7\n");
  await env.DB.prepare(
    `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
      VALUES ('desk-file', ?, 'resume', 'dana.pdf', 'application/pdf', 9, '0', 'application-files/kept')`,
  )
    .bind(applicationId)
    .run();
};

test("shows our recruiter the whole application, the employer's addresses and a text to send, and notes it", async () => {
  const seeker = await signIn("job_seeker");
  const jobId = await storePosting(company.employer.id, "to-pass-on");
  await env.DB.prepare("UPDATE jobs SET apply_url = 'https://careers.harbor.example/7' WHERE id = ?")
    .bind(jobId)
    .run();
  const given = { employerId: company.employer.id, jobId, isForDesk: true, userId: seeker.user.id };
  const { id, publicId, firstName } = await storeApplicant({ ...given, email: seeker.user.email });
  await storeFile(id);
  const page = `${list}/applications/${publicId}`;
  expect(await (await send(list, { headers: { cookie: admin.cookie } })).text()).toContain(`href="${page}"`);
  await read(page);
  const text = await read(page);
  expect(text).toContain("https://careers.harbor.example/7");
  expect(text).toContain(`${firstName} Whitfield`);
  expect(text).toMatch(
    /Text for the employer.*applied for your job ICU nurse.*Six years of ICU.*Attached: dana\.pdf/,
  );
  expect(text).toContain("Press it after you sent it");
  const file = `${page}/files/desk-file`;
  for (let press = 0; press < 2; press++) {
    const opened = await send(file, { headers: { cookie: admin.cookie } });
    expect(opened.headers.get("content-disposition")).toContain("dana.pdf");
    await opened.body?.cancel();
  }
  const hers = await read(`/dashboard/applications/${publicId}`, seeker.cookie);
  expect(hers.match(/Our recruiter opened your application/g)).toHaveLength(1);
  expect(hers.match(/Our recruiter opened your résumé/g)).toHaveLength(1);
  const team = `/hiring/${company.employer.slug}/applicants/${publicId}`;
  expect(await read(team, company.owner.cookie)).not.toContain("Our recruiter opened");
  const done = await postForm(page, { publicId, passedOn: toDay(Date.now()) }, { cookie: admin.cookie });
  expect(done.headers.get("location")).toBe(`${page}?passed=done`);
});

test("shows nobody else an application to pass on, and our recruiter none that its employer answers", async () => {
  const ours = await storeApplicant({ employerId: company.employer.id, isForDesk: true });
  const theirs = await storeApplicant({ employerId: company.employer.id });
  await storeFile(theirs.id);
  for (const path of [
    `${theirs.publicId}`,
    `${theirs.publicId}/files/desk-file`,
    `${ours.publicId}/files/desk-file`,
  ])
    expect((await send(`${list}/applications/${path}`, { headers: { cookie: admin.cookie } })).status).toBe(
      404,
    );
  const moderator = await signIn("admin", { deskRole: "moderation" });
  for (const { cookie } of [moderator, company.owner, await signIn("job_seeker")]) {
    const answer = await send(`${list}/applications/${ours.publicId}`, { headers: { cookie } });
    expect([403, 404]).toContain(answer.status);
  }
});
