import { beforeAll, expect, test } from "vitest";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { readZip } from "#app/kit/platform/file/zip.ts";
import { createEmployer, listMails, newVisitor, readMailedPath, signIn } from "#tests/support/accounts.ts";
import { storeApplicant } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import { jpeg, upload } from "#tests/support/photos.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { runOne, runWaiting } from "#tests/support/work-queue.ts";

beforeAll(fillCatalog);

const page = "/dashboard/settings/data";
const ask = (cookie: string) => postForm(page, {}, { cookie });
const read = async (cookie: string) => toText(await (await send(page, { headers: { cookie } })).text());

const listAsked = async (email: string) =>
  (
    await env.DB.prepare(
      "SELECT id, public_id AS publicId, made_at AS madeAt FROM data_exports WHERE email = ?",
    )
      .bind(email)
      .all<{ id: number; publicId: string; madeAt: number | null }>()
  ).results;
const make = async (email: string, now = Date.now()) =>
  runWaiting(
    (await listAsked(email)).map(({ id }) => ({ kind: "export" as const, id })),
    now,
  );
const countReady = async (email: string) =>
  (await listMails(email)).filter(({ subject }) => subject === "Your Clinward data is ready").length;

async function download(link: string) {
  const file = await send(link.replace("/copy?", "/copy/file?"));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const open = (name: string) =>
    readZip(bytes, 50_000_000, name) as { names: Set<string>; content: Uint8Array };
  return { file, names: [...open("").names], open };
}

async function storeFiles(userId: number, key: string) {
  await env.FILES.put(`documents/${key}`, `%PDF-1.7 document of ${key}`, {
    httpMetadata: { contentType: "application/pdf" },
  });
  await env.DB.prepare(
    `INSERT INTO documents (public_id, user_id, kind, name, type, size, sha256, r2_key, idempotency_key, created_at, changed_at)
      VALUES (?1, ?2, 'license', 'My / Texas license', 'application/pdf', 9, printf('%064d', 0), 'documents/' || ?1, ?1, 1, 1)`,
  )
    .bind(key, userId)
    .run();
}

test("sends a copy of everything with the files by a link that works for a day", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await storeFiles(user.id, "own-document");
  await upload(cookie, jpeg);
  const employer = await createEmployer("Harbor Health");
  const { id } = await storeApplicant({ employerId: employer.id, userId: user.id, email: user.email });
  await env.FILES.put("application-files/resume-one", "The résumé that was sent.");
  await env.DB.prepare(
    `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
      VALUES ('resume-one', ?, 'resume', 'resume.docx', 'x', 9, '0', 'application-files/resume-one')`,
  )
    .bind(id)
    .run();
  expect(await read(cookie)).toContain("Make my copy");
  const answers = await Promise.all([ask(cookie), ask(cookie)]);
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual([page, page]);
  expect(await listAsked(user.email)).toHaveLength(1);
  expect(await read(cookie)).toContain("We are making your copy");
  await Promise.all([make(user.email), make(user.email)]);
  await make(user.email);
  expect(await countReady(user.email)).toBe(1);
  expect(await read(cookie)).toContain("Your copy is ready");

  const link = await readMailedPath(user.email, "data is ready");
  expect(toText(await (await send(link)).text())).toContain("Download my data");
  const { file, names, open } = await download(link);
  expect(file.headers.get("content-disposition")).toContain('filename="your-data.zip"');
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  expect(names.map((name) => name.replace(/\/\d+ /, "/")).toSorted()).toEqual([
    "applications/resume.docx",
    "documents/my - texas license.pdf",
    "photo/photo.jpg",
    "your-data.json",
  ]);
  const textOf = (ending: string) =>
    new TextDecoder().decode(open(names.find((name) => name.endsWith(ending))!).content);
  expect(textOf("license.pdf")).toBe("%PDF-1.7 document of own-document");
  expect(textOf("resume.docx")).toBe("The résumé that was sent.");
  const data = JSON.parse(textOf("your-data.json"));
  expect(data.email).toBe(user.email);
  const rows = Object.assign({}, ...data.records.map((record: { rows: object }) => record.rows));
  expect(rows.users).toMatchObject([{ email: user.email, first_name: "Robin" }]);
  expect(rows.applications).toMatchObject([{ message: "Six years of ICU in Texas." }]);
  expect(textOf("your-data.json")).not.toContain("scrypt");

  expect((await ask(cookie)).status).toBe(302);
  expect(await listAsked(user.email)).toHaveLength(1);
  const [{ publicId } = { publicId: "" }] = await listAsked(user.email);
  expect(await env.FILES.head(`exports/${publicId}.zip`)).not.toBeNull();
  await runOne("sweepExports", Date.now() + dayMs + hourMs);
  expect(await env.FILES.head(`exports/${publicId}.zip`)).toBeNull();
  expect(toText(await (await send(link)).text())).toContain("This link no longer works");
  expect((await send(link.replace("/copy?", "/copy/file?"))).status).toBe(302);
  await ask(cookie);
  expect(await listAsked(user.email)).toHaveLength(1);
});

test("tries again when a copy failed, and asks the queue again when its message was lost", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await storeFiles(user.id, "failing-document");
  await ask(cookie);
  const [{ id } = { id: 0 }] = await listAsked(user.email);
  const [failed] = await runWaiting([{ kind: "export", id }], Date.now(), {
    ...env,
    FILES: broken<R2Bucket>(),
  });
  expect(failed!.delaySeconds).toBeGreaterThan(0);
  expect(await countReady(user.email)).toBe(0);
  const delivered = await runOne("sweepExports", Date.now() + 2 * hourMs);
  expect(delivered.map(({ body }) => body)).toContainEqual({ kind: "export", id });
  expect(await countReady(user.email)).toBe(1);
});

test("names in the copy a file that is missing, and gives the rest", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await storeFiles(user.id, "lost-document");
  await env.FILES.delete("documents/lost-document");
  await ask(cookie);
  await make(user.email);
  const { names, open } = await download(await readMailedPath(user.email, "data is ready"));
  expect(names.toSorted()).toEqual(["missing files.txt", "your-data.json"]);
  expect(new TextDecoder().decode(open("missing files.txt").content)).toContain("My / Texas license");
});

test("makes no copy for an address that nobody confirmed, a stranger, or an account that is gone meanwhile", async () => {
  const unsure = await signIn("job_seeker", { emailVerifiedAt: null });
  expect(await read(unsure.cookie)).toContain("Confirm your email first");
  await ask(unsure.cookie);
  expect(await listAsked(unsure.user.email)).toEqual([]);
  expect((await postForm(page, {}, newVisitor())).headers.get("location")).toMatch(/^\/login/);
  expect((await send("/your-data/copy?token=guess")).status).toBe(200);
  expect((await send("/your-data/copy/file?token=guess")).status).toBe(302);
  const { cookie, user } = await signIn("job_seeker");
  await ask(cookie);
  const [{ id } = { id: 0 }] = await listAsked(user.email);
  await env.DB.prepare("UPDATE users SET email = 'moved-on@example.com' WHERE id = ?").bind(user.id).run();
  await runWaiting([{ kind: "export", id }], Date.now());
  expect(await listAsked(user.email)).toEqual([]);
  expect(await countReady(user.email)).toBe(0);
});
