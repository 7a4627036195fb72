import { beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import {
  createCompany,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { listRows, newVisitor } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;
const slug = "icu-nurse-blind";
const person = {
  firstName: "Zelda",
  lastName: "Quistgaard",
  email: "zelda.q@example.com",
  phone: "(555) 010-4477",
};
const secret = /zelda|quistgaard|010-4477|5550104477|LIC-90417|zq-cv/i;

beforeAll(async () => {
  await fillCatalog();
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, slug);
  await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
    .bind(jobId)
    .run();
});
beforeEach(async () => {
  await env.DB.exec(
    "DELETE FROM outbox; DELETE FROM applications; DELETE FROM blind_postings; DELETE FROM used_limits",
  );
  await write(`${workspace()}/stages`, { intent: "blind", job: slug });
});

const workspace = () => `/hiring/${own.employer.slug}`;
const write = (path: string, fields: Record<string, string>, { cookie } = own.owner) =>
  postForm(path, fields, { cookie });
const read = async (path: string, { cookie } = own.owner) =>
  (await send(path, { headers: { cookie } })).text();
const one = (sql: string) => env.DB.prepare(sql).first<Record<string, string | number>>();
const listTeamMails = async () => {
  const team = [own.owner, own.recruiter, own.reviewer].map(({ user }) => user.email);
  return (await listRows("outbox")).filter(({ recipient }) => team.includes(String(recipient)));
};

/** By the real form, with the name in each text, a license number and a file. */
async function apply() {
  const applied = await postForm(
    `/jobs/${slug}/apply`,
    {
      ...person,
      message: "I am Zelda Quistgaard. Call ZELDA at 555 010 4477.",
      idempotencyKey: crypto.randomUUID(),
    },
    { ...newVisitor() },
  );
  expect(applied.status).toBe(302);
  const { id, publicId } = (await one(
    "SELECT id, public_id AS publicId FROM applications ORDER BY id DESC LIMIT 1",
  ))!;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR REPLACE INTO application_copies (application_id, copy, created_at) SELECT application_id, json_set(copy,
        '$.licenses', json('[{"state":"Texas","number":"LIC-90417","isCompact":false}]'),
        '$.answers', json('[{"label":"Why us?","value":"Because Zelda likes it."}]'),
        '$.files', json('[{"field":"resume","label":"Résumé","name":"zq-cv.pdf","type":"application/pdf","size":9,"sha256":"s"}]')), created_at
        FROM application_copies WHERE application_id = ?`,
    ).bind(id),
    env.DB.prepare("UPDATE applications SET contact_shared_at = 1 WHERE id = ?").bind(id),
    env.DB.prepare(
      `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
        VALUES (?2, ?1, 'resume', 'zq-cv.pdf', 'application/pdf', 9, 's', 'application-files/' || ?2)`,
    ).bind(id, `blind-${id}`),
    env.DB.prepare(
      `INSERT INTO resume_texts (file_id, company, text) SELECT id, 'company' || ?2, 'Quistgaard, ventilators' FROM application_files
        WHERE application_id = ?1`,
    ).bind(id, own.employer.id),
  ]);
  await env.FILES.put(`application-files/blind-${id}`, "%PDF-1.7");
  return { id: Number(id), publicId: String(publicId), path: `${workspace()}/applicants/${publicId}` };
}

const listPages = (publicId: string) => [
  `${workspace()}/home`,
  `${workspace()}/applicants`,
  `${workspace()}/applicants?job=${slug}`,
  `${workspace()}/applicants?job=${slug}&person=${publicId}`,
  `${workspace()}/board?job=${slug}`,
  `${workspace()}/compare?pick0=${publicId}&pick1=${publicId}`,
  `${workspace()}/messages?show=all`,
  `${workspace()}/messages`,
  `${workspace()}/jobs/${slug}/close`,
  `${workspace()}/applicants/${publicId}`,
  `${workspace()}/applicants/${publicId}?template=message`,
  `${workspace()}/applicants/${publicId}?template=questions`,
  `${workspace()}/applicants/${publicId}?open=scorecard`,
];

test("shows the name, contact, license number and files in no page, file, search or mail of the team", async () => {
  const { publicId, path, id } = await apply();
  const second = await storeApplicant({ employerId: own.employer.id, jobId });
  await env.DB.prepare(
    `INSERT INTO application_events (application_id, kind, detail, at) VALUES (?, 'answer', '{"template":"message","subject":"s","text":"Hello Zelda,"}', 1),
      (?, 'reply', '{"text":"Best, Zelda Quistgaard"}', 2)`,
  )
    .bind(id, id)
    .run();
  for (const member of [own.owner, own.recruiter, own.reviewer])
    for (const page of listPages(publicId))
      expect([page, secret.exec(await read(page, member))]).toEqual([page, null]);
  const compare = `${workspace()}/compare?pick0=${publicId}&pick1=${second.publicId}`;
  expect(await read(compare)).not.toMatch(secret);
  expect(toText(await read(`${workspace()}/applicants`))).toContain("Applicant 1 ");
  expect(toText(await read(path))).toContain("I am [hidden] [hidden]. Call [hidden] at [hidden].");
  const parts = { messages: "on", answers: "on", notes: "on" };
  const file = await (await write(`${workspace()}/applicants.csv`, parts)).text();
  expect(file).toContain("Applicant 1");
  expect(file).toContain("I am [hidden] [hidden]. Call [hidden] at [hidden].");
  expect(file).not.toMatch(secret);
  for (const find of ["Zelda", "Quist", person.email, "010-4477", "ventilators"]) {
    const found = await (await write(`${workspace()}/applicants`, { find })).text();
    expect(toText(found)).toContain("Nobody found");
    expect(toText(found)).not.toContain("Applicant 1");
    expect(found.replaceAll(`“${find}”`, "").replaceAll(find, "")).not.toMatch(secret);
  }
  for (const search of ["", "?show=1"]) {
    const answer = await send(`${path}/files/blind-${id}${search}`, {
      headers: { cookie: own.owner.cookie },
    });
    expect(answer.status).toBe(404);
  }
  // A note and an assignment mail colleagues; moving two tabs at once names who was moved.
  await write(path, { note: "@Lee Okafor look", idempotencyKey: "n" });
  await write(path, { assignee: String(own.recruiter.user.id) });
  const stale = await toMove(publicId, "In review");
  await write(path, stale, own.recruiter);
  const late = await (await write(path, { ...(await toMove(publicId, "New")), from: stale.from })).text();
  expect(late).not.toMatch(secret);
  const refused = await write(path, {
    template: "message",
    text: "Hello {first name}, hi {other}",
    idempotencyKey: "r",
  });
  expect(await refused.text()).not.toMatch(secret);
  const mails = await listTeamMails();
  expect(mails.length).toBeGreaterThan(3);
  for (const { subject, body, reply_to } of mails)
    expect(`${subject} ${body} ${reply_to}`).not.toMatch(secret);
});

test("says in the team's mails of messages and of a withdrawal nothing in the applicant's words", async () => {
  const seeker = await signIn("job_seeker", {
    email: person.email,
    firstName: "Zelda",
    lastName: "Quistgaard",
  });
  const { id, publicId } = await apply();
  await env.DB.prepare(
    "UPDATE applications SET user_id = ?, answered_at = 1, state = 'in-review' WHERE id = ?",
  )
    .bind(seeker.user.id, id)
    .run();
  await env.DB.prepare(
    `INSERT INTO application_events (application_id, actor_id, kind, detail, at) VALUES (?, ?, 'answer', '{"template":"message","text":"Hi"}', 1)`,
  )
    .bind(id, own.owner.user.id)
    .run();
  await env.DB.exec("DELETE FROM outbox");
  const page = `/dashboard/applications/${publicId}`;
  const said = { intent: "reply", reply: "Zelda here, 555 010 4477.", idempotencyKey: "z" };
  expect((await write(page, said, seeker)).headers.get("location")).toContain("sent=reply");
  await write(page, { intent: "withdraw", note: "Signed, Zelda" }, seeker);
  const mails = await listTeamMails();
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["Message from an applicant: ICU nurse", "Application withdrawn: ICU nurse"]),
  );
  for (const { subject, body } of mails) {
    expect(`${subject} ${body}`).not.toMatch(secret);
    expect(body).toContain("Applicant 1");
  }
});

test("fills the first name into an answer that its writer sends without knowing it", async () => {
  const { path } = await apply();
  const draft = await read(`${path}?template=questions`);
  expect(draft).toContain("Hello {first name},");
  const text = "Hello {first name}, when can you start?";
  await write(path, { template: "questions", text, idempotencyKey: "q" });
  const told = (await listRows("outbox")).filter(({ recipient }) => recipient === person.email);
  expect(told.some(({ body }) => String(body).includes("Hello Zelda, when can you start?"))).toBe(true);
  const page = await read(path);
  expect(page).toContain("Hello [hidden], when can you start?");
  expect(page).not.toMatch(secret);
});

test("shows who it is once someone moves past review, for good, and to an interview or offer", async () => {
  const { path, publicId } = await apply();
  await write(path, await toMove(publicId, "In review"));
  expect(await read(path)).not.toMatch(secret);
  await write(path, await toMove(publicId, "Interview"));
  expect(toText(await read(path))).toContain("Zelda Quistgaard");
  await write(path, await toMove(publicId, "In review"));
  expect(toText(await read(path))).toContain("Zelda Quistgaard");
});

test("shows who it is when an owner or recruiter asks, once, and says so in the history", async () => {
  const { path, id } = await apply();
  expect((await write(path, { reveal: "yes" }, own.reviewer)).status).toBe(403);
  for (const stranger of [other.owner, await signIn("job_seeker")])
    expect((await write(path, { reveal: "yes" }, stranger)).status).toBe(404);
  expect(await read(path)).not.toMatch(secret);
  for (let press = 0; press < 2; press++) await write(path, { reveal: "yes" }, own.recruiter);
  const page = toText(await read(path));
  expect(page).toContain("Zelda Quistgaard");
  expect(page).toContain("Looked up who this is by Lee Okafor");
  const noted = await one(
    `SELECT count(*) AS n FROM application_events WHERE kind = 'revealed' AND application_id = ${id}`,
  );
  expect(noted).toEqual({ n: 1 });
  const answer = await send(`${path}/files/blind-${id}`, { headers: { cookie: own.owner.cookie } });
  expect(answer.status).toBe(200);
});

test("lets owners and recruiters switch their own postings, and nobody else's", async () => {
  const { path } = await apply();
  const off = { intent: "unblind", job: slug };
  expect((await write(`${workspace()}/stages`, off, own.reviewer)).status).toBe(403);
  expect((await write(`/hiring/${other.employer.slug}/stages`, off, other.owner)).status).toBe(404);
  expect(await read(path)).not.toMatch(secret);
  for (let press = 0; press < 2; press++)
    expect((await write(`${workspace()}/stages`, off)).status).toBe(302);
  expect(await read(path)).toMatch(secret);
  const on = { intent: "blind", job: slug };
  expect((await write(`/hiring/${other.employer.slug}/stages`, on, other.owner)).status).toBe(404);
  for (let press = 0; press < 2; press++) expect((await write(`${workspace()}/stages`, on)).status).toBe(302);
  expect(toText(await read(`${workspace()}/stages`))).toContain("Show names");
});

test("says in the search that names of a blind review are not searched", async () => {
  await storeApplicant({ employerId: own.employer.id, jobId });
  const list = () => read(`${workspace()}/applicants`);
  const hint = "Names of applicants in a blind review are not searched.";
  const html = await list();
  expect(toText(html)).toContain(hint);
  const id = /<p id="([^"]+)"[^>]*>Names of applicants in a blind review/.exec(html)![1]!;
  expect(html).toMatch(new RegExp(`<input[^>]*name="find"[^>]*aria-describedby="${id}"`));
  await env.DB.exec("DELETE FROM blind_postings");
  expect(toText(await list())).not.toContain(hint);
});
