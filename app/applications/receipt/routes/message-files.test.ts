import { beforeAll, beforeEach, expect, test } from "vitest";
import { filePrefix } from "#app/applications/receipt/sent-files.server.ts";
import { documentTypes, maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { addMember, signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { pdfFile } from "#tests/support/document-files.ts";
import { toText } from "#tests/support/html.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, post, send } from "#tests/support/site.ts";

let own: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  jobId = await storePosting(own.employer.id, "icu-nurse-with-files");
});
beforeEach(async () => {
  await env.DB.exec(
    "DELETE FROM outbox; DELETE FROM applications; DELETE FROM blind_postings; DELETE FROM posting_managers; DELETE FROM used_limits",
  );
  const { objects } = await env.FILES.list({ prefix: filePrefix });
  await env.FILES.delete(objects.map(({ key }) => key));
});

async function begin() {
  const seeker = await signIn("job_seeker");
  const applicant = await storeApplicant({
    ...{ employerId: own.employer.id, jobId, userId: seeker.user.id, answeredAt: 1, firstName: "Ana" },
  });
  return {
    ...{ seeker, applicant },
    hers: `/dashboard/applications/${applicant.publicId}`,
    theirs: `/hiring/${own.employer.slug}/applicants/${applicant.publicId}`,
  };
}

const program = new Uint8Array([77, 90, 0, 1]);

function write(path: string, cookie: string, fields: Record<string, string>, file?: [Uint8Array, string]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // As browsers send a field without a file.
  form.set("file", file ? new File([file[0] as BlobPart], file[1]) : new File([], ""));
  return post(path, form, { cookie });
}

const reply = { intent: "reply", reply: "My license is attached." };
const answer = { template: "message", text: "Our benefits are attached." };
/** Without the news that someone opened an application. */
const listMails = async () =>
  (await listRows("outbox")).filter(({ subject }) => !String(subject).startsWith("The employer opened"));
const open = (path: string, cookie?: string) => send(path, cookie ? { headers: { cookie } } : {});
const countStored = async () => (await env.FILES.list({ prefix: filePrefix })).objects.length;

test("carries a file of the applicant to the company, once, and to nobody else", async () => {
  const { seeker, applicant, hers, theirs } = await begin();
  for (let click = 0; click < 2; click++) {
    const sent = await write(hers, seeker.cookie, { ...reply, idempotencyKey: "once" }, [
      pdfFile,
      "BLS card.pdf",
    ]);
    expect(sent.status).toBe(302);
  }
  const rows = await listRows("application_files");
  expect(rows).toMatchObject([
    { application_id: applicant.id, name: "BLS card.pdf", type: "application/pdf" },
  ]);
  expect(rows[0]!.field).toMatch(/^message-/);
  expect(await countStored()).toBe(1);
  const mails = await listMails();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [own.owner.user.email, own.recruiter.user.email].sort(),
  );
  for (const { body } of mails) expect(body).toContain("[File: BLS card.pdf]");
  const path = `${theirs}/files/${rows[0]!.public_id}`;
  for (const { cookie } of [own.recruiter, own.reviewer]) {
    expect(await (await open(theirs, cookie)).text()).toContain(`href="${path}"`);
    const file = await open(path, cookie);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdfFile);
  }
  const rival = await createCompany("Gulf Care");
  const stranger = await signIn("job_seeker");
  const herFile = `/applications/${applicant.publicId}/files/${rows[0]!.public_id}`;
  expect((await open(herFile, seeker.cookie)).status).toBe(200);
  for (const [address, cookie] of [
    [path, rival.owner.cookie],
    [path, stranger.cookie],
    [herFile, stranger.cookie],
    [herFile, own.owner.cookie],
    [herFile, undefined],
  ] as const)
    expect([address, (await open(address, cookie)).status]).toEqual([address, 404]);
});

test("carries a file of the company to the applicant, names it in the mail and in the preview", async () => {
  const { seeker, applicant, hers, theirs } = await begin();
  const preview = await write(
    `${theirs}?template=message`,
    own.recruiter.cookie,
    { ...answer, preview: "yes" },
    [pdfFile, "Benefits.pdf"],
  );
  const shown = toText(await preview.text());
  expect(shown).toContain("[File: Benefits.pdf. It is on your");
  expect(shown).toContain("Check that your file is still chosen");
  expect(await countStored()).toBe(0);
  for (let click = 0; click < 2; click++) {
    const sent = await write(theirs, own.recruiter.cookie, { ...answer, idempotencyKey: "once" }, [
      pdfFile,
      "Benefits.pdf",
    ]);
    expect(sent.status).toBe(302);
  }
  const [file, ...others] = await listRows("application_files");
  expect(others).toEqual([]);
  expect(await listMails()).toMatchObject([
    { recipient: applicant.email, body: expect.stringContaining("[File: Benefits.pdf.") },
  ]);
  const path = `/applications/${applicant.publicId}/files/${file!.public_id}`;
  expect(await (await open(hers, seeker.cookie)).text()).toContain(`href="${path}"`);
  expect(new Uint8Array(await (await open(path, seeker.cookie)).arrayBuffer())).toEqual(pdfFile);
  expect((await write(theirs, own.reviewer.cookie, answer, [pdfFile, "a.pdf"])).status).toBe(403);
  expect((await write(theirs, seeker.cookie, answer, [pdfFile, "a.pdf"])).status).toBe(404);
  expect((await write(hers, own.owner.cookie, reply, [pdfFile, "a.pdf"])).status).toBe(404);
});

test.each([
  ["a program", program, "We do not know this kind of file"],
  ["an empty file", new Uint8Array(), "The file is empty"],
  ["a file that is too large", new Uint8Array(maxUploadBytes + 1), "The file is larger than 10 MB"],
])("keeps what either side typed with %s, and sends nothing", async (_, bytes, problem) => {
  const { seeker, hers, theirs } = await begin();
  for (const [path, cookie, fields, typed] of [
    [hers, seeker.cookie, reply, reply.reply],
    [`${theirs}?template=message`, own.owner.cookie, answer, answer.text],
  ] as const) {
    const refused = await write(path, cookie, fields, [bytes, "card.pdf"]);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(toText(html)).toContain(problem);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*>/);
    expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    expect(html).toContain(`${typed}</textarea>`);
  }
  expect(await listRows("application_files")).toEqual([]);
  expect(await listMails()).toEqual([]);
  expect(await countStored()).toBe(0);
});

test("sends a message without a file as before, and keeps no file of one that may not be sent", async () => {
  const { seeker, applicant, hers, theirs } = await begin();
  expect((await write(hers, seeker.cookie, reply)).status).toBe(302);
  expect((await write(theirs, own.owner.cookie, answer)).status).toBe(302);
  expect(await listRows("application_files")).toEqual([]);
  await env.DB.prepare("UPDATE applications SET messages_stopped_at = 1 WHERE id = ?")
    .bind(applicant.id)
    .run();
  expect((await write(hers, seeker.cookie, reply, [pdfFile, "a.pdf"])).status).toBe(400);
  expect((await write(theirs, own.owner.cookie, answer, [pdfFile, "a.pdf"])).status).toBe(400);
  expect(await countStored()).toBe(0);
});

test("withdraws nothing for a form that breaks off", async () => {
  const { seeker, applicant, hers } = await begin();
  const broken = await post(hers, "--b\r\nContent-Disposition: form-data; na", {
    cookie: seeker.cookie,
    "content-type": "multipart/form-data; boundary=b",
  });
  expect(broken.status).toBe(400);
  expect(
    await env.DB.prepare("SELECT state FROM applications WHERE id = ?").bind(applicant.id).first("state"),
  ).toBe("new");
});

test("shows a file to who may see the applicant's files, as one that came by mail", async () => {
  const { seeker, hers, theirs } = await begin();
  await write(hers, seeker.cookie, reply, [pdfFile, "BLS card.pdf"]);
  const [file] = await listRows("application_files");
  const path = `${theirs}/files/${file!.public_id}`;
  const manager = await signIn("employer");
  await addMember(own.employer.id, manager.user.id, "manager");
  const see = async () => (await open(path, manager.cookie)).status;
  expect(await see()).toBe(404);
  await env.DB.prepare("INSERT INTO posting_managers VALUES (?, ?)").bind(jobId, manager.user.id).run();
  expect(await see()).toBe(404);
  await env.DB.prepare("UPDATE memberships SET sees_contact = 1 WHERE user_id = ?")
    .bind(manager.user.id)
    .run();
  expect(await see()).toBe(200);
  // Nobody reads a file while the review is blind, and its mail says nothing of it.
  await env.DB.prepare("INSERT INTO blind_postings VALUES (?)").bind(jobId).run();
  expect((await open(path, own.owner.cookie)).status).toBe(404);
  await env.DB.exec("DELETE FROM outbox");
  await write(hers, seeker.cookie, { ...reply, reply: "Once more." }, [pdfFile, "Ana Reyes.pdf"]);
  expect((await listMails()).map(({ body }) => String(body)).join()).not.toContain("Ana Reyes");
  expect(await (await open(theirs, own.owner.cookie)).text()).not.toContain("Ana Reyes.pdf");
});

test("keeps a file that was sent after the end no longer than the others", async () => {
  const { seeker, applicant, hers } = await begin();
  await env.DB.prepare("UPDATE applications SET state = 'not-selected', updated_at = 9 WHERE id = ?")
    .bind(applicant.id)
    .run();
  const { status } = await write(hers, seeker.cookie, { ...reply, idempotencyKey: "late" }, [
    pdfFile,
    "Late.pdf",
  ]);
  const rows = await listRows("application_files");
  expect(rows.map(({ ended_at }) => Number(ended_at) > 0)).toEqual(status === 302 ? [true] : []);
  expect(status).toBe(302);
});

test("has the file in the form that is sent, on both sides", async () => {
  const { seeker, hers, theirs } = await begin();
  for (const [path, cookie] of [
    [hers, seeker.cookie],
    [`${theirs}?template=message`, own.recruiter.cookie],
  ] as const) {
    const html = await (await open(path, cookie)).text();
    const [, form] = /<input[^>]*name="file"[^>]*form="([^"]+)"/.exec(html)!;
    expect(html).toMatch(new RegExp(`<form[^>]*id="${form}"[^>]*>(?:(?!</form>).)*name="file"`, "s"));
  }
});

test("offers the types that are taken, and says how large a file may be", async () => {
  const { seeker, hers } = await begin();
  const html = await (await open(hers, seeker.cookie)).text();
  for (const { extension } of Object.values(documentTypes))
    expect(html).toMatch(new RegExp(`accept="[^"]*\\.${extension}[,"]`));
  expect(toText(html)).toContain(`up to ${maxUploadBytes / 1024 / 1024} MB`);
});
