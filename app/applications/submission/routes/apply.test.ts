import { beforeAll, beforeEach, expect, test } from "vitest";
import { sweepApplicationFiles } from "#app/applications/receipt/sent-files.server.ts";
import { emptyAbout } from "#app/clinicians/profile/record/profile.ts";
import { saveQuestions } from "#app/jobs/questions/job-questions.server.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { listMails, readMailedPath, signIn } from "#tests/support/accounts.ts";
import { createCompany, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { pdfFile, toDocx } from "#tests/support/document-files.ts";
import { listRows as listDocuments, sendDocument } from "#tests/support/documents.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { listRows, newVisitor } from "#tests/support/requests.ts";
import { env, isWhole, post, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const person = { firstName: "Dana", lastName: "Whitfield", email: "dana@example.com" };
const note = "Texas RN, six years of ICU.";
let company: TestCompany;
let slug = "";
let jobId = 0;
let posting = 0;

beforeAll(async () => {
  await fillCatalog();
  company = await createCompany("Harbor Health");
});

beforeEach(async () => {
  posting += 1;
  slug = `apply-${posting}`;
  await env.DB.batch([env.DB.prepare("DELETE FROM applications"), env.DB.prepare("DELETE FROM outbox")]);
  jobId = await storePosting(company.employer.id, slug);
  await env.DB.prepare(
    "INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights on 4 West.</p>')",
  )
    .bind(jobId)
    .run();
  await env.DB.prepare(
    "UPDATE jobs SET salary_min_cents = 4500, salary_max_cents = 5800, pay_unit = 'hour' WHERE id = ?",
  )
    .bind(jobId)
    .run();
});

type Sent = Record<string, string | string[] | File>;

function sendForm(sent: Sent, cookie = "", path = `/jobs/${slug}/apply`) {
  const form = new FormData();
  const all: Sent = { ...person, ...sent };
  for (const [name, value] of Object.entries(all))
    if (typeof value === "string") form.append(name, value);
    else if (Array.isArray(value)) for (const one of value) form.append(name, one);
    else form.append(name, value);
  return post(path, form, { ...newVisitor(), ...(cookie && { cookie }) });
}

const toHex = async (bytes: Uint8Array) =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

const open = (path: string, cookie = "") => send(path, { headers: cookie ? { cookie } : {} });
const read = async (path: string, cookie = "") => toText(await (await open(path, cookie)).text());
const pdf = (name = "Dana Whitfield RN.pdf", bytes = pdfFile) => new File([bytes as BlobPart], name);
const listKeys = async () =>
  (await env.FILES.list({ prefix: "application-files/" })).objects.map(({ key }) => key).sort();

const ask = (id: string, kind: Question["kind"], changed: Partial<Question> = {}): Question => ({
  ...{ id, kind, label: `About ${id}`, help: "", isRequired: true, knockOut: null },
  options: kind === "one" || kind === "some" ? ["BLS", "ACLS", "PALS"] : [],
  ...changed,
});
const store = async (questions: Question[]) =>
  expect(
    await saveQuestions(db, {
      ...{ jobId, employerId: company.employer.id, userId: company.owner.user.id },
      ...{ revision: 0, questions, now: Date.now() },
    }),
  ).toBe(true);

test("sends a résumé, licenses and answers, and keeps them for both sides as they were", async () => {
  await store([
    ask("years", "number", { label: "How many years in an ICU?", knockOut: { least: 8, unit: "years" } }),
    ask("held", "some", { label: "Which certificates do you hold?" }),
  ]);
  const form = await read(`/jobs/${slug}/apply`);
  expect(form).toContain("This employer asks for at least 8 years; you can still apply.");
  const answer = await sendForm({
    ...{ resume: pdf(), "q-years": "6", "q-held": ["BLS", "PALS"], message: note },
    ...{ license1: "TX", licenseNumber1: "RN 123456", compact1: "on", startOn: "2027-01-04" },
    ...{ authorization: "authorized", phone: "713 555 0142" },
  });
  expect(answer.status).toBe(302);
  const [row] = await listRows("applications");
  const [file] = await listRows("application_files");
  const digest = await toHex(pdfFile);
  expect(file).toMatchObject({
    field: "resume",
    type: "application/pdf",
    size: pdfFile.length,
    sha256: digest,
  });
  const mailed = await readMailedPath(person.email, "We sent your application");
  const [mail] = await listMails(person.email);
  const page = await read(mailed);
  for (const text of [page, mail!.body])
    for (const said of [
      ...["How many years in an ICU?", "BLS, PALS", "Texas, number RN 123456, multistate or compact"],
      ...[digest, note, "$58", "I may work in the United States for any employer", "Jan 4, 2027"],
    ])
      expect(text).toContain(said);
  await env.DB.prepare("UPDATE jobs SET salary_max_cents = 4600, title = 'Charge nurse' WHERE id = ?")
    .bind(jobId)
    .run();
  await dropQuestions();
  const later = await read(mailed);
  expect(later).toContain("$58");
  expect(later).toContain("How many years in an ICU?");
  expect(later).toMatch(/The posting when you applied Job ICU nurse/);
  const path = `/hiring/${company.employer.slug}/applicants/${row!.public_id}`;
  const seen = await read(path, company.reviewer.cookie);
  for (const said of ["RN 123456", "BLS, PALS", "Dana Whitfield RN.pdf"]) expect(seen).toContain(said);
  await expect(env.DB.exec("UPDATE application_copies SET copy = '{}'")).rejects.toThrow("never changes");
});

const dropQuestions = () =>
  env.DB.prepare("UPDATE job_questions SET questions = '[]' WHERE job_id = ?").bind(jobId).run();

test("gives the file to the applicant and to the employer's team, and to nobody else", async () => {
  await sendForm({ resume: pdf() });
  const [row] = await listRows("applications");
  const [file] = await listRows("application_files");
  const mailed = await readMailedPath(person.email, "We sent your application");
  const key = mailed.split("?")[1];
  const own = `/applications/${row!.public_id}/files/${file!.public_id}`;
  const employers = `/hiring/${company.employer.slug}/applicants/${row!.public_id}/files/${file!.public_id}`;
  const stranger = await signIn("job_seeker");
  const other = await createCompany("Lakeside Clinic");
  const download = await open(`${own}?${key}`);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="Dana Whitfield RN\.pdf"/),
    "cache-control": "no-store",
  });
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(pdfFile);
  expect((await open(own)).status).toBe(404);
  expect((await open(own, stranger.cookie)).status).toBe(404);
  expect((await open(`${own}?key=${"x".repeat(200)}`)).status).toBe(404);
  expect((await open(own, company.owner.cookie)).status).toBe(404);
  expect((await open(employers, other.owner.cookie)).status).toBe(404);
  expect((await open(employers, stranger.cookie)).status).toBe(404);
  expect((await open(employers)).status).toBe(302);
  const theirs = `/hiring/${other.employer.slug}/applicants/${row!.public_id}/files/${file!.public_id}`;
  expect((await open(theirs, other.owner.cookie)).status).toBe(404);
  const opened = () =>
    env.DB.prepare("SELECT count(*) AS n FROM application_events WHERE kind = 'opened'").first("n");
  expect(await opened()).toBe(0);
  expect((await open(employers, company.reviewer.cookie)).status).toBe(200);
  expect((await open(employers, company.reviewer.cookie)).status).toBe(200);
  expect(await opened()).toBe(1);
});

test("shows a PDF in a frame of our own pages to those who may download it, and tells the applicant of a look", async () => {
  await sendForm({ resume: pdf() });
  const [row] = await listRows("applications");
  const [file] = await listRows("application_files");
  const key = (await readMailedPath(person.email, "We sent your application")).split("?")[1];
  const own = `/applications/${row!.public_id}/files/${file!.public_id}`;
  const employers = `/hiring/${company.employer.slug}/applicants/${row!.public_id}/files/${file!.public_id}`;
  const receipt = await (await open(`/applications/${row!.public_id}?${key}`)).text();
  expect(receipt).toContain(`<a href="${own}?${key}&amp;show=1"`);
  expect(receipt).not.toContain("<iframe");
  const shown = await open(`${own}?${key}&show=1`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pdfFile);
  const stranger = await signIn("job_seeker");
  const other = await createCompany("Hillside Clinic");
  for (const [path, cookie] of [
    [own],
    [own, stranger.cookie],
    [own, company.owner.cookie],
    [employers, other.owner.cookie],
    [employers, stranger.cookie],
  ] as const)
    expect((await open(`${path}?show=1`, cookie)).status).toBe(404);
  expect((await open(`${employers}?show=1`)).status).toBe(302);
  const opened = () =>
    env.DB.prepare(
      "SELECT count(*) AS n FROM application_events WHERE kind = 'opened' AND application_id = ?1",
    )
      .bind(row!.id)
      .first("n");
  const page = `/hiring/${company.employer.slug}/applicants/${row!.public_id}`;
  expect(await read(page, company.reviewer.cookie)).toContain("Show here");
  expect(await opened()).toBe(0);
  expect((await open(`${employers}?show=1`, company.reviewer.cookie)).status).toBe(200);
  expect(await opened()).toBe(1);
  await env.FILES.put(String(file!.r2_key), "<script>alert(1)</script>");
  expect((await open(`${own}?${key}&show=1`)).status).toBe(404);
});

test("sends a résumé of the account, which stays with the application when the document is deleted", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const docx = toDocx();
  await sendDocument(cookie, docx, { kind: "resume", name: "My résumé" });
  const [document] = await listDocuments(user.id);
  const form = await (await open(`/jobs/${slug}/apply`, cookie)).text();
  expect(form).toContain(`value="document-${document!.public_id}"`);
  const sent = { email: user.email, resumeFrom: `document-${document!.public_id}` };
  expect((await sendForm(sent, cookie)).status).toBe(302);
  await postForm(`/dashboard/documents/${document!.public_id}`, { intent: "delete" }, { cookie });
  expect(await listDocuments(user.id)).toEqual([]);
  const [file] = await listRows("application_files");
  const [row] = await listRows("applications");
  const own = await read(`/dashboard/applications/${row!.public_id}`, cookie);
  expect(own).toContain("My résumé.docx");
  const download = await open(`/applications/${row!.public_id}/files/${file!.public_id}`, cookie);
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(docx);
  expect((await open(`/applications/${row!.public_id}/files/${file!.public_id}?show=1`, cookie)).status).toBe(
    404,
  );
  const stranger = await signIn("job_seeker");
  const stolen = await sendForm({ ...sent, email: stranger.user.email }, stranger.cookie);
  expect(stolen.status).toBe(400);
  expect(toText(await stolen.text())).toContain("no longer in your account");
});

test("keeps the file of a form with a mistake, so that it need not be chosen again", async () => {
  const refused = await sendForm({ resume: pdf(), firstName: "" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(toText(html)).toContain("We have Dana Whitfield RN.pdf from your first try.");
  const token = /name="kept-resume" value="([^"]+)"/.exec(html)![1]!;
  expect((await sendForm({ "kept-resume": token })).status).toBe(302);
  expect(await listRows("application_files")).toHaveLength(1);
  expect((await sendForm({ "kept-resume": token, email: "eve@example.com" })).status).toBe(400);
  await sweepApplicationFiles(db, env, Date.now() + hourMs + 1000);
  expect(await listKeys()).toContain((await listRows("application_files"))[0]!.r2_key);
});

test("removes the second file of an application that was sent twice", async () => {
  await sendForm({ resume: pdf() });
  const kept = await listKeys();
  expect((await sendForm({ resume: pdf(), message: "Once more." })).status).toBe(302);
  expect(await listKeys()).toEqual(kept);
  expect(await listRows("application_files")).toHaveLength(1);
});

test.each([
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])],
  ["a page", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
  ["nothing", new Uint8Array()],
  ["zero bytes", new Uint8Array(2000)],
])("refuses %s as a résumé, says so at the field and keeps what was typed", async (_, bytes) => {
  const answer = await sendForm({ resume: pdf("resume.pdf", bytes), message: note });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toMatch(/id="[^"]+-resume-error"/);
  expect(html).toContain(`>${note}</textarea>`);
  expect(await listRows("applications")).toEqual([]);
});

test("keeps everything typed when the posting closes or pauses meanwhile, and offers similar ones", async () => {
  for (const [change, title] of [
    ["status = 'paused'", "This posting takes no applications now"],
    ["status = 'open', valid_through = 1", "This posting has closed"],
    ["status = 'closed'", "This posting has closed"],
  ]) {
    await env.DB.prepare(`UPDATE jobs SET ${change} WHERE id = ?`).bind(jobId).run();
    const answer = await sendForm({ message: note, license1: "TX", resume: pdf() });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(toText(html)).toContain(title);
    expect(html).toContain(`>${note}</textarea>`);
    expect(html).toMatch(/<option value="TX" selected/);
    expect(toText(html)).toContain("from your first try");
  }
  expect(await listRows("applications")).toEqual([]);
});

test("says that the pay changed while you were writing, and sends it when you press again", async () => {
  const html = await (await open(`/jobs/${slug}/apply`)).text();
  const payShown = /name="payShown" value="([^"]+)"/.exec(html)![1]!.replaceAll("&#x27;", "'");
  await env.DB.prepare("UPDATE jobs SET salary_max_cents = 4600 WHERE id = ?").bind(jobId).run();
  const refused = await sendForm({ payShown, message: note });
  expect(refused.status).toBe(409);
  const again = await refused.text();
  expect(toText(again)).toContain("The pay of this posting changed");
  expect(again).toContain(`>${note}</textarea>`);
  expect(await listRows("applications")).toEqual([]);
  const now = /name="payShown" value="([^"]+)"/.exec(again)![1]!;
  expect(now).not.toBe(payShown);
  expect((await sendForm({ payShown: now, message: note })).status).toBe(302);
});

test("brings a guest's application into the account that opens the mailed link, and proves its address", async () => {
  await sendForm({ message: note });
  const mailed = await readMailedPath(person.email, "We sent your application");
  expect(await read(mailed)).toContain("Make an account");
  const stranger = await signIn("job_seeker");
  await open(mailed, stranger.cookie);
  const [row] = await listRows("applications");
  expect(row!.user_id).toBeNull();
  const own = await signIn("job_seeker", { email: person.email, emailVerifiedAt: null });
  expect(await read(mailed, own.cookie)).not.toContain("Make an account");
  expect((await listRows("applications"))[0]!.user_id).toBe(own.user.id);
  expect(await read(`/dashboard/applications/${row!.public_id}`, own.cookie)).toContain(note);
});

test("asks for the file that the employer wants, and takes it beside the résumé", async () => {
  await store([ask("card", "file", { label: "Your BLS card" })]);
  const missing = await sendForm({ resume: pdf() });
  expect(toText(await missing.text())).toContain("Choose a file for this answer");
  expect((await sendForm({ resume: pdf(), "q-card": pdf("card.pdf") })).status).toBe(302);
  const files = await listRows("application_files");
  expect(files.map(({ field, name }) => [field, name])).toEqual([
    ["resume", "Dana Whitfield RN.pdf"],
    ["q-card", "card.pdf"],
  ]);
});

test("fills the form from the profile, with license numbers", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
        VALUES (?1, 'registered-nurse', '[{"state":"CO","multistate":true,"expires":null}]', 0, 1, NULL, 0)`,
    ).bind(user.id),
    env.DB.prepare(
      `INSERT INTO profile_details (user_id, details, saves, said_at) VALUES (?1, ?2, '{}', 1)`,
    ).bind(
      user.id,
      JSON.stringify({
        contact: { firstName: "Ana", lastName: "Reyes", phone: "303 555 0101" },
        licenses: [{ state: "CO", profession: "registered-nurse", number: "RN.0199", issued: null }],
        authorization: { mayWork: true, needsSponsor: false },
      }),
    ),
  ]);
  const html = await (await open(`/jobs/${slug}/apply`, cookie)).text();
  for (const value of ["Ana", "Reyes", "303 555 0101", "RN.0199"]) expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/<option value="CO" selected/);
  expect(html).toMatch(/<input(?=[^>]*name="compact1")(?=[^>]*checked)/);
  expect(html).toMatch(/<input(?=[^>]*value="authorized")(?=[^>]*checked)/);
  expect((await sendForm({ email: user.email, resumeFrom: "profile" }, cookie)).status).toBe(302);
  const [copy] = await listRows("application_copies");
  expect(JSON.parse(String(copy!.copy)).profile[0]).toEqual({
    label: "Profession",
    value: "Registered Nurse",
  });
});

test.each([
  [null, "BLS without an end date in your profile", "We cannot tell about"],
  ["2020-01-31", "BLS expired Jan 31, 2020", "Your profile does not show"],
])("says of a certificate that ends %s how it fits the posting", async (expires, text, standing) => {
  const { cookie, user } = await signIn("job_seeker");
  await env.DB.batch([
    env.DB.prepare("UPDATE job_details SET requirements = ? WHERE job_id = ?").bind(
      JSON.stringify(["Current BLS"]),
      jobId,
    ),
    env.DB.prepare(
      `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
        VALUES (?1, 'registered-nurse', '[]', 0, 1, ?2, 1)`,
    ).bind(user.id, JSON.stringify({ ...emptyAbout, certificates: [{ code: "BLS", expires }] })),
  ]);
  const page = await read(`/jobs/${slug}/apply`, cookie);
  const line = /Current BLS (.*?) Who receives it/.exec(page)![1]!;
  expect(line).toContain(text);
  expect(line).toContain(standing);
  expect(line.includes("You can still apply")).toBe(line.includes("does not show"));
});

const hostile = ["\0", "\u202emoc", "x".repeat(300), "<script>", "__proto__", "' OR 1=1 --", "📄".repeat(80)];

const hostileFields = [
  "firstName",
  "email",
  "phone",
  "message",
  "license1",
  "resumeFrom",
  "q-why",
  "kept-resume",
];

test("takes hostile names, files and answers in bounds, and never fails", async () => {
  await store([ask("why", "long", { isRequired: false })]);
  for (const [at, typed] of hostile.entries())
    for (const field of isWhole ? hostileFields : hostileFields.slice(at % 4, (at % 4) + 2)) {
      const answer = await sendForm({
        message: note,
        resume: pdf(typed),
        [field]: typed,
      });
      expect([302, 400], `${field}: ${typed}`).toContain(answer.status);
    }
  const many = new FormData();
  for (let at = 0; at < 50; at++) many.append("resume", new File([pdfFile as BlobPart], `${at}.pdf`));
  expect((await post(`/jobs/${slug}/apply`, many, newVisitor())).status).toBe(400);
});

test("says on the posting and on its card that you applied, to you alone", async () => {
  const { cookie, user } = await signIn("job_seeker");
  slug = (await storeJobs([makeDraft({ title: "Night float nurse" })]))[0]!;
  await sendForm({ email: user.email, message: note }, cookie);
  const [row] = await listRows("applications");
  const page = await (await open(`/jobs/${slug}`, cookie)).text();
  expect(toText(page)).toMatch(/Applied \w{3} \d+/);
  expect(page).toContain(`href="/dashboard/applications/${row!.public_id}"`);
  expect(page).not.toContain("Apply on this site");
  const found = "/jobs?query=Night+float+nurse";
  const list = await read(found, cookie);
  expect(list).toMatch(/Applied \w{3} \d+/);
  for (const path of [`/jobs/${slug}`, found]) {
    expect(await read(path)).not.toMatch(/Applied \w{3} \d+/);
    const other = await signIn("job_seeker");
    expect(await read(path, other.cookie)).not.toMatch(/Applied \w{3} \d+/);
  }
});

test("notes an application on the employer's own site that you tell us of, and takes it back", async () => {
  await env.DB.prepare("UPDATE jobs SET apply_url = 'https://careers.example.org/1' WHERE id = ?")
    .bind(jobId)
    .run();
  const { cookie } = await signIn("job_seeker");
  const job = `/jobs/${slug}`;
  expect(await read(job)).not.toContain("I applied there");
  expect(await read(job, cookie)).toContain("I applied there");
  for (let presses = 0; presses < 2; presses++)
    expect((await postForm(`${job}/applied`, { mark: "yes" }, { cookie })).headers.get("location")).toBe(job);
  expect(await read(job, cookie)).toMatch(/Applied \w{3} \d+.*I did not apply/s);
  await postForm(`${job}/applied`, { mark: "no" }, { cookie });
  expect(await read(job, cookie)).not.toMatch(/Applied \w{3} \d+/);
  expect((await postForm(`${job}/applied`, { mark: "yes" })).headers.get("location")).toMatch(/^\/login/);
  expect((await postForm("/jobs/none/applied", { mark: "yes" }, { cookie })).status).toBe(404);
});

test("lets you ask how it stands two weeks after you applied, and once a week after that", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await sendForm({ email: user.email, message: note }, cookie);
  const [row] = await listRows("applications");
  const own = `/dashboard/applications/${row!.public_id}`;
  const ask = () => postForm(own, { intent: "ask" }, { cookie });
  const asked = async () =>
    (await listRows("outbox")).filter(({ subject }) => String(subject).startsWith("How does it stand?"));
  expect(await read(own, cookie)).toMatch(/No reply by \w+ \d+, \d{4}\? You can ask here from then on/);
  await ask();
  expect(await asked()).toEqual([]);
  await env.DB.exec("UPDATE applications SET created_at = created_at - 15 * 86400000");
  expect(await read(own, cookie)).toContain("Ask how it stands");
  expect(await read("/dashboard", cookie)).toMatch(/What needs you next.*No reply by/s);
  await Promise.all([ask(), ask()]);
  expect((await asked()).map(({ recipient }) => recipient).sort()).toEqual(
    [company.owner.user.email, company.recruiter.user.email].sort(),
  );
  expect(await read(own, cookie)).toContain("You asked how it stands");
  const stranger = await signIn("job_seeker");
  expect((await postForm(own, { intent: "ask" }, { cookie: stranger.cookie })).status).toBe(404);
});

test("shows the employer email and phone only where the applicant says so", async () => {
  expect(await read(`/jobs/${slug}/apply`)).toContain("Show Harbor Health my email and phone now");
  const sent = { phone: "(555) 010-7788", message: note };
  await sendForm({ ...sent, email: "shy@example.com" });
  await sendForm({ ...sent, email: "open@example.com", shareContact: "on" });
  const toTeam = (await listRows("outbox"))
    .filter(({ recipient }) => recipient === company.owner.user.email)
    .map(({ subject, body, reply_to }) => `${subject} ${body} ${reply_to}`);
  expect(toTeam).toHaveLength(2);
  expect(toTeam[0]).not.toMatch(/shy@example|010-7788/);
  expect(toTeam[1]).toMatch(/open@example.*010-7788/s);
  const rows = await listRows("applications");
  expect(rows.map(({ contact_shared_at }) => contact_shared_at !== null)).toEqual([false, true]);
});

test("lets the employer consider someone again only where the applicant ticks it", async () => {
  expect(await read(`/jobs/${slug}/apply`)).toContain(
    "Harbor Health may consider me for its other jobs, too",
  );
  await sendForm({ email: "once@example.com", message: note });
  await sendForm({ email: "again@example.com", message: note, considerAgain: "on" });
  const rows = await listRows("applications");
  expect(rows.map(({ may_consider_again }) => may_consider_again)).toEqual([0, 1]);
  const copies = (await listRows("application_copies")).map(({ copy }) => String(copy));
  expect(copies.map((copy) => copy.includes("Consider me again"))).toEqual([false, true]);
});

test("shows the employer's answer in full, and what you are waiting for", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await sendForm({ email: user.email, message: note }, cookie);
  const [row] = await listRows("applications");
  await postForm(
    `/hiring/${company.employer.slug}/applicants/${row!.public_id}`,
    { template: "interview", text: "Please call the unit on 4 West.", idempotencyKey: "answer-1" },
    { cookie: company.owner.cookie },
  );
  const own = await read(`/dashboard/applications/${row!.public_id}`, cookie);
  expect(own).toContain("Harbor Health wrote to you");
  expect(own).toContain("Please call the unit on 4 West.");
  expect(await read("/dashboard", cookie)).toMatch(
    /What needs you next Harbor Health wants to talk with you ICU nurse Open the application/,
  );
});

test("shows a guest by the mailed link where it stands, what happened and the answer, and lets her ask", async () => {
  await sendForm({ message: note });
  const [row] = await listRows("applications");
  const mailed = await readMailedPath(person.email, "We sent your application");
  expect(await read(mailed)).toMatch(/Where it stands\s*Sent\s*Your application was sent\./);
  const page = `/hiring/${company.employer.slug}/applicants/${row!.public_id}`;
  await read(page, company.owner.cookie);
  expect(await read(mailed)).toMatch(/ET\s*Harbor Health opened your application/);
  await env.DB.exec("UPDATE applications SET created_at = created_at - 15 * 86400000");
  expect(await read(mailed)).toContain("Ask how it stands");
  const asked = async () =>
    (await listRows("outbox")).filter(({ subject }) => String(subject).startsWith("How does it stand?"));
  const withoutKey = mailed.split("?")[0]!;
  expect((await postForm(withoutKey, { intent: "ask" })).status).toBe(404);
  expect(await asked()).toEqual([]);
  await Promise.all([postForm(mailed, { intent: "ask" }), postForm(mailed, { intent: "ask" })]);
  expect(await asked()).toHaveLength(2);
  await postForm(
    page,
    { template: "interview", text: "Please call the unit on 4 West.", idempotencyKey: "answer-guest" },
    { cookie: company.owner.cookie },
  );
  const told = await read(mailed);
  expect(told).toMatch(/Where it stands\s*Interview/);
  expect(told).toContain("You asked how it stands");
  expect(told).toContain("Please call the unit on 4 West.");
  const stranger = await signIn("job_seeker");
  for (const cookie of [undefined, stranger.cookie, company.owner.cookie]) {
    const seen = await read(withoutKey, cookie);
    expect(seen).not.toContain("Where it stands");
    expect(seen).not.toContain("4 West");
  }
});

test("takes an application of a person with a single name and a pasted phone", async () => {
  const pasted = "\u202a(713) 555\u20110142\u202c ext. 7";
  const answer = await sendForm({
    ...{ firstName: "Sukarno", lastName: "", email: "sukarno+rn@b\u00fccher.example", phone: pasted },
    ...{ resume: pdf(), message: note },
  });
  expect(answer.status).toBe(302);
  expect((await listRows("applications"))[0]).toMatchObject({
    ...{ first_name: "Sukarno", last_name: "", email: "sukarno+rn@xn--bcher-kva.example" },
    phone: "(713) 555-0142 ext. 7",
  });
});

test("asks for the résumé again when only the other fields were corrected, and goes without one if pressed again", async () => {
  const picture = pdf("me.pdf", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]));
  const first = await (await sendForm({ resume: picture, message: note })).text();
  expect(first).toContain('name="resumeRefused"');
  const second = await sendForm({ resumeRefused: "1", message: note });
  expect(second.status).toBe(400);
  const html = await second.text();
  expect(toText(html)).toContain("To apply without one, send the form once more.");
  expect(html).not.toContain('name="resumeRefused"');
  expect((await sendForm({ message: note })).status).toBe(302);
});

test("says before sending that it shows your name to an employer or an agency that you hide from", async () => {
  const seeker = await signIn("job_seeker");
  const hide = (hidden: object[]) =>
    env.DB.prepare(
      "INSERT OR REPLACE INTO profile_details (user_id, details, saves, said_at) VALUES (?, ?, '{}', 1)",
    )
      .bind(seeker.user.id, JSON.stringify({ privacy: { visibility: "hidden", agencies: null, hidden } }))
      .run();
  const page = `/jobs/${slug}/apply`;
  const { name } = company.employer;
  await hide([{ slug: null, name: "Northgate Health" }]);
  expect(await read(page, seeker.cookie)).not.toContain("hide from");
  await env.DB.prepare("UPDATE employers SET kind = 'agency' WHERE id = ?").bind(company.employer.id).run();
  expect(await read(page, seeker.cookie)).toContain(
    `${name} is a staffing agency and may work for an employer that you hide from (Northgate Health).`,
  );
  await env.DB.prepare("UPDATE employers SET kind = 'direct' WHERE id = ?").bind(company.employer.id).run();
  for (const hidden of [
    { slug: null, name: name.toUpperCase() },
    { slug: company.employer.slug, name: "An earlier name" },
  ]) {
    await hide([hidden]);
    expect(await read(page, seeker.cookie)).toContain(
      `You hide from ${name}. Sending this shows them your name.`,
    );
  }
  expect(await read(page)).not.toContain("You hide from");
  expect(await read(page, (await signIn("job_seeker")).cookie)).not.toContain("You hide from");
  expect((await sendForm({ email: seeker.user.email, resume: pdf() }, seeker.cookie)).status).toBe(302);
});

test("asks once whether a mistyped address is meant, and takes it when it is sent again", async () => {
  const typed = { email: " Sam@Gmial.com", resume: pdf() };
  const asked = await sendForm({ ...typed, emailSeen: "" });
  expect(asked.status).toBe(400);
  const html = await asked.text();
  expect(toText(html)).toContain("Did you mean sam@gmail.com? Correct it, or send it again as it is.");
  const seen = /name="emailSeen" value="([^"]*)"/.exec(html)![1]!;
  expect(html).toMatch(/<button(?=[^>]*name="emailMeant")(?=[^>]*value="sam@gmail.com")/);
  expect(await listRows("applications")).toEqual([]);
  expect((await sendForm({ ...typed, email: "sam@gmal.com", emailSeen: seen })).status).toBe(400);
  expect((await sendForm({ ...typed, emailSeen: seen })).status).toBe(302);
  expect(await listRows("applications")).toMatchObject([{ email: "sam@gmial.com" }]);
  // A program that does not show the question is not asked it.
  expect((await sendForm({ ...typed, email: "kim@gmial.com" })).status).toBe(302);
});

test("sends with the address we asked about when its button is pressed, and with a corrected one otherwise", async () => {
  const pressed = { emailSeen: " Sam@Gmial.com", emailMeant: "sam@gmail.com", resume: pdf() };
  expect((await sendForm({ ...pressed, email: " Sam@Gmial.com" })).status).toBe(302);
  expect((await sendForm({ ...pressed, email: "sam.lee@example.com" })).status).toBe(302);
  expect(
    (await sendForm({ ...pressed, email: " Sam@Gmial.com", emailMeant: "eve@example.com" })).status,
  ).toBe(302);
  const emails = (await listRows("applications")).map(({ email }) => email);
  expect(emails).toEqual(["sam@gmail.com", "sam.lee@example.com", "sam@gmial.com"]);
});

test("takes a plain text by a name that says so, and refuses a program's name", async () => {
  const named = (name: string) => new File(["Dana Whitfield, RN, six years of ICU in Texas."], name);
  for (const name of ["notes.exe", "resume.html", "resume.txt.scr"]) {
    const refused = await sendForm({ resume: named(name) });
    expect(refused.status).toBe(400);
    expect(toText(await refused.text())).toContain("A plain text has to end in .txt.");
  }
  expect((await sendForm({ resume: named("notes") })).status).toBe(302);
  expect((await sendForm({ resume: named("Notes.TXT"), email: "kim@example.com" })).status).toBe(302);
  expect((await listRows("application_files")).map(({ name }) => name)).toEqual(["notes.txt", "Notes.txt"]);
});

test("says beside the résumé and the note that one of them is needed, and calls neither optional", async () => {
  const html = await read(`/jobs/${slug}/apply`);
  expect(html.match(/one of the two is needed/gi)).toHaveLength(2);
  expect(html).not.toMatch(/(?:résumé or CV|Note) ?\(optional\)/);
});

test("lets the applicant prefer one of several places, and shows it to the employer", async () => {
  const more = [{ city: "Tulsa", stateCode: "OK", lat: 36.15, lon: -95.99 }];
  await env.DB.prepare("UPDATE jobs SET more_places = ?, profession = 'registered-nurse' WHERE id = ?")
    .bind(JSON.stringify(more), jobId)
    .run();
  expect(await read(`/jobs/${slug}/apply`)).toContain(
    "Which place do you prefer? (optional) Any of them Houston, TX Tulsa, OK",
  );
  const schema = await (await send(`/api/jobs/${slug}/apply-schema`)).json<{
    properties: Record<string, object>;
  }>();
  expect(schema.properties.preferredPlace).toMatchObject({ enum: ["Houston, TX", "Tulsa, OK"] });

  const wrong = await sendForm({ message: note, preferredPlace: "Paris, TX" });
  expect(wrong.status).toBe(400);
  expect(toText(await wrong.text())).toContain("Choose a place from the list");
  expect(await listRows("applications")).toEqual([]);
  expect((await sendForm({ message: note, preferredPlace: "Tulsa, OK", license1: "OK" })).status).toBe(302);
  const [row] = await listRows("applications");
  const mailed = await readMailedPath(person.email, "We sent your application");
  expect(await read(mailed)).toContain("Preferred place Tulsa, OK");
  const hiring = `/hiring/${company.employer.slug}/applicants`;
  expect(await read(`${hiring}/${row!.public_id}`, company.reviewer.cookie)).toContain(
    "Preferred place Tulsa, OK",
  );
  const list = await read(hiring, company.reviewer.cookie);
  expect(list).toContain("prefers Tulsa, OK");
  expect(list).toContain("Oklahoma");
});

test("says to the employer what a license opens of places in several states", async () => {
  expect(await read(`/jobs/${slug}/apply`)).not.toContain("Which place do you prefer?");
  await env.DB.prepare("UPDATE jobs SET more_places = ?, profession = 'registered-nurse' WHERE id = ?")
    .bind(JSON.stringify([{ city: "Fresno", stateCode: "CA", lat: null, lon: null }]), jobId)
    .run();
  expect((await sendForm({ message: note, license1: "TX" })).status).toBe(302);
  const list = await read(`/hiring/${company.employer.slug}/applicants`, company.reviewer.cookie);
  expect(list).toContain("Yes in TX; not in CA");
});
