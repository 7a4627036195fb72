import { beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { newVisitor } from "#tests/support/requests.ts";
import { sampleCopy } from "#tests/support/sample-copy.ts";
import { env, origin, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-shared");
});
beforeEach(() => env.DB.exec("DELETE FROM applications; DELETE FROM blind_postings; DELETE FROM outbox"));

const person = {
  firstName: "Zelda",
  lastName: "Quistgaard",
  email: "zelda.q@example.com",
  phone: "(555) 010-4477",
};
const contact = /zelda\.q@|010-4477|in\/zq|LIC-90417|zq-cv/;

async function apply(userId?: number) {
  const { id, publicId } = await storeApplicant({ employerId: own.employer.id, jobId, userId, ...person });
  const copy = {
    ...sampleCopy,
    note: "Mail zelda.q@example.com or call (555) 010-4477. https://linkedin.com/in/zq",
    licenses: [{ state: "Texas", number: "LIC-90417", isCompact: false }],
    files: [
      { field: "resume", label: "Résumé", name: "zq-cv.pdf", type: "application/pdf", size: 9, sha256: "s" },
    ],
  };
  await env.DB.batch([
    env.DB.prepare("INSERT INTO application_copies (application_id, copy, created_at) VALUES (?, ?, 1)").bind(
      id,
      JSON.stringify(copy),
    ),
    env.DB.prepare(
      `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
        VALUES (?2, ?1, 'resume', 'zq-cv.pdf', 'application/pdf', 9, 's', ?2)`,
    ).bind(id, `shared-${id}`),
    env.DB.prepare(
      `INSERT INTO resume_texts (file_id, company, text) SELECT id, 'company1', 'Zelda Quistgaard, RN. zelda.q@example.com. Ventilators.'
        FROM application_files WHERE application_id = ?`,
    ).bind(id),
  ]);
  return { id, publicId, path: `/hiring/${own.employer.slug}/applicants/${publicId}` };
}

const write = (path: string, fields: Record<string, string>, { cookie } = own.recruiter) =>
  postForm(path, fields, { cookie });
const outside = (link: string, fields: Record<string, string>) => postForm(link, fields, newVisitor());
const get = (link: string) => send(link);
const toLink = (html: string) =>
  new RegExp(`value="${origin}(/applications/[\\w-]+/shared\\?key=[\\w-]{43})"`).exec(html)?.[1];
const share = async (path: string, key = "one", days = "7") =>
  toLink(await (await write(path, { shareDays: days, idempotencyKey: key })).text())!;
const count = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n");
const listSteps = async () =>
  (
    await env.DB.prepare(
      "SELECT detail ->> 'share' AS step, actor_id IS NULL AS isOutside FROM application_events WHERE kind = 'shared' ORDER BY id",
    ).all()
  ).results;

test("makes one link by two presses, keeps only a hash of its key, and shows nothing by following it", async () => {
  const { path } = await apply();
  const link = await share(path);
  expect(await share(path)).toBe(link);
  expect(await count("application_shares")).toBe(1);
  const row = JSON.stringify(await env.DB.prepare("SELECT * FROM application_shares").first());
  expect(row).not.toContain(link.split("key=")[1]);
  expect(await (await send(path, { headers: { cookie: own.owner.cookie } })).text()).not.toContain(link);
  for (const address of [link, `${link}&open=1`]) {
    const cover = await get(address);
    expect(cover.status).toBe(200);
    expect(cover.headers.get("cache-control")).toContain("no-store");
    const html = await cover.text();
    expect(html).toContain('content="noindex"');
    expect(html).not.toMatch(/Zelda|Quistgaard/);
  }
  expect(await listSteps()).toEqual([{ step: "made", isOutside: 0 }]);
  expect(await env.DB.prepare("SELECT opened_at, opens FROM application_shares").first()).toEqual({
    opened_at: null,
    opens: 0,
  });
});

test("shows what was sent and the résumé's text without contact data, and takes one answer", async () => {
  const seeker = await signIn("job_seeker");
  const { path, publicId } = await apply(seeker.user.id);
  const link = await share(path);
  const early = { opinion: "yes", name: "Rowan Ellery", note: "" };
  await outside(link, early);
  for (let press = 0; press < 2; press++)
    expect((await outside(link, { intent: "open" })).headers.get("location")).toBe(`${link}&open=1`);
  const html = await (await get(`${link}&open=1`)).text();
  expect(toText(html)).toContain("Zelda Quistgaard");
  expect(toText(html)).toContain("Ventilators.");
  expect(html).not.toMatch(contact);
  expect(html).not.toMatch(/Lee Okafor|\/hiring\//);
  for (const wrong of [
    { name: "A" },
    { opinion: "yes" },
    { opinion: "maybe", name: "A" },
    { opinion: "no", name: "x".repeat(81) },
  ]) {
    const refused = await outside(link, { note: "Kept.", ...wrong } as Record<string, string>);
    expect(refused.status).toBe(400);
  }
  const kept = await (await outside(`${link}&open=1`, { opinion: "yes", note: "Kept." })).text();
  expect(kept).toContain("Kept.</textarea>");
  await outside(link, { opinion: "yes", name: "Rowan Ellery", note: "I would take her." });
  await outside(link, { opinion: "no", name: "Someone Else", note: "Second." });
  const page = toText(await (await send(path, { headers: { cookie: own.reviewer.cookie } })).text());
  expect(page).toMatch(/Yes\s*, Rowan Ellery\s*I would take her\./);
  expect(page).not.toContain("Someone Else");
  expect(toText(await (await get(`${link}&open=1`)).text())).toContain("has your answer");
  expect(await listSteps()).toEqual([
    { step: "made", isOutside: 0 },
    { step: "opened", isOutside: 1 },
    { step: "answered", isOutside: 1 },
  ]);
  const { results: mails } = await env.DB.prepare(
    "SELECT recipient, subject, body FROM outbox WHERE subject LIKE '%outside%'",
  ).all();
  expect(mails).toMatchObject([
    { recipient: own.recruiter.user.email, subject: "A yes from outside the team: ICU nurse" },
  ]);
  expect(mails[0]!.body).toContain("I would take her.");
  expect(mails[0]!.body).not.toMatch(contact);
  // The applicant reads that, and neither who shared it nor with whom.
  const told = toText(
    await (await send(`/dashboard/applications/${publicId}`, { headers: { cookie: seeker.cookie } })).text(),
  );
  expect(told).toContain("shared your application with someone outside the team");
  expect(told).toContain("Someone outside the team opened your application");
  expect(told).not.toMatch(/Lee Okafor|Rowan Ellery|I would take her/);
});

test("shows nothing once the link was taken back, ended or the applicant withdrew, and 404 for a wrong key", async () => {
  const { path, id } = await apply();
  const link = await share(path);
  await outside(link, { intent: "open" });
  const ends = async (change: string, undo: string) => {
    await env.DB.exec(change);
    const html = await (await get(`${link}&open=1`)).text();
    expect(toText(html)).toContain("This link has ended");
    expect(html).not.toMatch(/Zelda|Ventilators/);
    await outside(link, { opinion: "yes", name: "Late", note: "" });
    expect(await env.DB.prepare("SELECT opinion FROM application_shares").first("opinion")).toBeNull();
    await env.DB.exec(undo);
  };
  await ends(
    "UPDATE application_shares SET ends_at = 1",
    `UPDATE application_shares SET ends_at = ${Date.now() + 9e6}`,
  );
  await ends(
    `UPDATE applications SET state = 'withdrawn' WHERE id = ${id}`,
    `UPDATE applications SET state = 'new' WHERE id = ${id}`,
  );
  const made = await env.DB.prepare("SELECT id FROM application_shares").first<number>("id");
  for (let press = 0; press < 2; press++)
    expect((await write(path, { takeBack: String(made) })).status).toBe(press === 0 ? 302 : 404);
  await ends("UPDATE application_shares SET opens = 0", "UPDATE application_shares SET opens = 0");
  const wrong = link.replace(/.{5}$/, "AAAAA");
  for (const address of [
    link.split("?")[0]!,
    `${link.split("?")[0]}?key=`,
    link.replace(/applications\/[^/]+/, "applications/another"),
    wrong,
    `${wrong}&open=1`,
  ]) {
    expect((await get(address)).status).toBe(404);
    expect((await outside(address, { intent: "open" })).status).toBe(404);
  }
});

test("hides the name as long as the team does not know it", async () => {
  const { path } = await apply();
  await env.DB.prepare("INSERT INTO blind_postings VALUES (?)").bind(jobId).run();
  const link = await share(path);
  await outside(link, { intent: "open" });
  const html = await (await get(`${link}&open=1`)).text();
  expect(toText(html)).toContain("Applicant 1");
  expect(html).not.toMatch(/Zelda|Quistgaard|Ventilators/);
});

test("lets owners and recruiters of the company share and take back, and nobody else", async () => {
  const { path, publicId } = await apply();
  const fields = { shareDays: "3", idempotencyKey: "wrong" };
  expect((await write(path, fields, own.reviewer)).status).toBe(403);
  for (const stranger of [other.owner, await signIn("job_seeker")])
    expect((await write(path, fields, stranger)).status).toBe(404);
  expect(
    (await write(`/hiring/${other.employer.slug}/applicants/${publicId}`, fields, other.owner)).status,
  ).toBe(404);
  expect((await write(path, { ...fields, shareDays: "90" })).status).toBe(404);
  expect(await count("application_shares")).toBe(0);
  await share(path);
  const id = String(await env.DB.prepare("SELECT id FROM application_shares").first("id"));
  const second = await storeApplicant({ employerId: other.employer.id });
  const elsewhere = `/hiring/${other.employer.slug}/applicants/${second.publicId}`;
  expect((await write(elsewhere, { takeBack: id }, other.owner)).status).toBe(404);
  expect((await write(path, { takeBack: id }, own.reviewer)).status).toBe(403);
  for (let at = 0; at < 9; at++) expect(await share(path, `more-${at}`)).toBeTruthy();
  const full = await write(path, { shareDays: "3", idempotencyKey: "eleventh" });
  expect(full.status).toBe(400);
  expect(await count("application_shares")).toBe(10);
});
