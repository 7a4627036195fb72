import { expect, test } from "vitest";
import { documentMessage } from "#app/clinicians/documents/document-reading.ts";
import { sweepDocuments } from "#app/clinicians/documents/stored-documents.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { signIn, signInAs } from "#tests/support/accounts.ts";
import { goodFiles, pdfFile, toDocx, toFile } from "#tests/support/document-files.ts";
import { listFiles, listRows, sendDocument } from "#tests/support/documents.ts";
import { broken } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import { place, withExif } from "#tests/support/photos.ts";
import { newVisitor, postWith } from "#tests/support/requests.ts";
import { env, isWhole, post, postForm, send } from "#tests/support/site.ts";

const page = "/dashboard/documents";
const open = (path: string, cookie = "") => send(path, { headers: cookie ? { cookie } : {} });
const readText = async (path: string, cookie: string) => toText(await (await open(path, cookie)).text());
const toLatin = (bytes: ArrayBuffer) => new TextDecoder("latin1").decode(bytes);
const kindOf = (type: string) => (type.startsWith("image/") ? "license" : "resume");

async function addDocument(bytes = pdfFile, kind = "resume", name = "My résumé") {
  const { cookie, user } = await signIn("job_seeker");
  const { status } = await sendDocument(cookie, bytes, { kind, name });
  expect(status).toBe(302);
  const [row] = await listRows(user.id);
  return { cookie, user, row: row!, path: `${page}/${row!.public_id}` };
}

test.each(Object.entries(goodFiles))(
  "keeps %s and gives it back byte for byte, as a download",
  async (_, file) => {
    const { cookie, user } = await signIn("job_seeker");
    const kind = kindOf(file.type);
    // The bytes decide, save for a plain text, which could be anything.
    const fileName = file.type === "text/plain" ? "cv.txt" : "file.bin";
    const response = await sendDocument(cookie, file.bytes, { kind, name: "Mine", fileName });
    expect(response.headers.get("location")).toBe(`${page}?done=${kind === "resume" ? "reading" : "added"}`);
    const [row] = await listRows(user.id);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file.bytes as BufferSource));
    expect(row).toMatchObject({
      kind,
      name: "Mine",
      type: file.type,
      size: file.bytes.length,
      sha256: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    });
    const download = await open(`${page}/${row!.public_id}/file`, cookie);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      "content-type": file.type,
      "content-disposition": expect.stringMatching(/^attachment; filename="Mine\.\w+"/),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(file.bytes);
  },
);

test.runIf(isWhole)("takes a file of exactly 10 MB", async () => {
  const bytes = new Uint8Array(10 * 1024 * 1024);
  bytes.set(pdfFile);
  const { cookie, row, path } = await addDocument(bytes);
  expect(row.size).toBe(bytes.length);
  const text = await readText(path, cookie);
  expect(text).toContain("PDF, 10.0 MB");
  expect(text).not.toContain(row.public_id);
});

test("lists documents by kind with type, size and day, and says what to do when there are none", async () => {
  const { cookie } = await signIn("job_seeker");
  expect(await readText(page, cookie)).toContain("None yet. Upload your résumé once");
  await sendDocument(cookie, withExif(), { kind: "license" }, page);
  await sendDocument(cookie, toDocx(), { kind: "resume", fileName: "Dana RN 2026.docx" });
  const text = await readText(`${page}?done=added`, cookie);
  expect(text).toContain("Your document was saved.");
  expect(text).toMatch(
    /Résumés.*Dana RN 2026.*Word document, \d+ bytes.*Added \w+ \d+, 20\d\d.*Licenses.*file.*JPEG picture/s,
  );
  expect(text).toContain("What was sent with an application stays with that application");
  expect((await open(page, cookie)).headers.get("cache-control")).toBe("private, no-store");
  expect(await readText("/dashboard", cookie)).toMatch(/Documents\s*Profile and licenses/);
});

test("sends a signed-out visitor to log in and back, and stores nothing", async () => {
  const { path } = await addDocument();
  const files = await listFiles();
  for (const address of [page, path, `${path}/file`, `${path}/shown`])
    expect((await open(address)).headers.get("location")).toBe(
      `/login?returnTo=${encodeURIComponent(address)}`,
    );
  for (const address of [page, path])
    expect((await sendDocument("", pdfFile, { kind: "resume" }, address)).headers.get("location")).toMatch(
      /^\/login/,
    );
  expect(await listFiles()).toEqual(files);
});

test("lets a suspended person in no more", async () => {
  const { cookie, user, path } = await addDocument();
  await env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(user.id).run();
  for (const address of [page, path, `${path}/file`])
    expect((await open(address, cookie)).headers.get("location")).toMatch(/^\/login/);
  await sendDocument(cookie, pdfFile, { kind: "resume" });
  await postForm(path, { intent: "delete" }, { cookie, ...newVisitor() });
  expect(await listRows(user.id)).toHaveLength(1);
});

test("hides a document from everyone else, for every action", async () => {
  const { user, row, path } = await addDocument(goodFiles["a JPEG"]!.bytes, "license");
  for (const role of ["job_seeker", "employer", "admin"] as const) {
    const { cookie } = await signIn(role);
    for (const address of [path, `${path}/file`, `${path}/shown`])
      expect((await open(address, cookie)).status).toBe(404);
    for (const fields of [{ intent: "rename", name: "Taken" }, { intent: "delete" }, {}])
      expect(
        (await postForm(path, fields as Record<string, string>, { cookie, ...newVisitor() })).status,
      ).toBe(404);
    expect((await sendDocument(cookie, pdfFile, { intent: "replace" }, path)).status).toBe(404);
    expect(await (await open(page, cookie)).text()).not.toContain(row.public_id);
  }
  expect(await listRows(user.id)).toEqual([row]);
  expect(await listFiles()).toContain(row.r2_key);
});

test.each([
  ["nothing", null, "Choose a file first."],
  ["an empty file", new Uint8Array(), "The file is empty."],
  ["a picture as a résumé", goodFiles["a PNG"]!.bytes, "A picture cannot be a résumé here."],
  ["a page of the web", toFile("<html><script>alert(1)</script>"), "We do not know this kind of file."],
  ["a PDF whose header comes after 1,024 bytes", toFile(`${"\0".repeat(1024)}%PDF-1.7`), "We do not know"],
  ["text with a zero", toFile("ICU nurse\0"), "We do not know this kind of file."],
  ["a Word document that breaks off", toDocx().subarray(0, 300), "The file is damaged or incomplete."],
  [
    "a Word document with macros",
    toDocx({ "word/vbaProject.bin": toFile("x") }),
    "This Word document has macros",
  ],
  ["more than 10 MB", new Uint8Array(10 * 1024 * 1024 + 1), "The file is larger than 10 MB."],
])("refuses %s, says what to do and keeps what you typed", async (_, bytes, problem) => {
  const { cookie, user } = await signIn("job_seeker");
  const response = await sendDocument(cookie, bytes, { kind: "resume", name: 'Dana\'s "first" one' });
  expect([400, 413]).toContain(response.status);
  const html = await response.text();
  expect(toText(html)).toContain(problem);
  expect(html).toContain('action="/dashboard/documents"');
  expect(html).toContain('value="Dana&#x27;s &quot;first&quot; one"');
  expect(html).toMatch(/<option[^>]*value="resume"[^>]*selected/);
  expect(await listRows(user.id)).toEqual([]);
});

test.each([
  ["a Word document as a license", toDocx(), "A license has to be a scan or a photo."],
  ["a picture that breaks off", goodFiles["a JPEG"]!.bytes.subarray(0, 60), "This picture is damaged"],
])("refuses %s", async (_, bytes, problem) => {
  const { cookie } = await signIn("job_seeker");
  expect(toText(await (await sendDocument(cookie, bytes, { kind: "license" })).text())).toContain(problem);
});

test("asks what the file is, and refuses a name of 300 characters", async () => {
  const { cookie, user } = await signIn("job_seeker");
  for (const kind of ["", "toString", "photo"])
    expect(toText(await (await sendDocument(cookie, pdfFile, { kind })).text())).toContain(
      "Choose what the file is.",
    );
  const response = await sendDocument(cookie, pdfFile, { kind: "resume", name: "é".repeat(300) });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Use at most 120 characters.");
  expect(await listRows(user.id)).toEqual([]);
});

test.each([
  ["", `${"x".repeat(300)}.pdf`, "x".repeat(120), "x".repeat(120)],
  ["", "\u202Efdp.exe", "fdp", "fdp"],
  ["evil\u202E\u0000\r\nSet-Cookie: a=b", "a.pdf", "evil Set-Cookie: a=b", "evil Set-Cookie_ a=b"],
  ["\u200B\u202E \u0007", "\u202E.pdf", "Résumé or CV", "R_sum_ or CV"],
  ["RN/BSN <b>", "a.pdf", "RN/BSN <b>", "RN-BSN _b_"],
  ["", "../../etc/passwd", "passwd", "passwd"],
  ["سيرة ذاتية", "a.pdf", "سيرة ذاتية", "____ _____"],
])("makes the name %j of the file %j harmless", async (name, fileName, shown, downloaded) => {
  const { cookie, user } = await signIn("job_seeker");
  expect((await sendDocument(cookie, pdfFile, { kind: "resume", name, fileName })).status).toBe(302);
  const [row] = await listRows(user.id);
  expect(row!.name).toBe(shown);
  const { headers } = await open(`${page}/${row!.public_id}/file`, cookie);
  expect(headers.get("content-disposition")).toContain(`filename="${downloaded}.pdf"`);
  expect(await (await open(page, cookie)).text()).not.toContain("<b>");
});

test("gives out a PDF that is also a page and a ZIP as a download only", async () => {
  const polyglot = toFile(
    `<html>%PDF-1.7\n<script>alert(1)</script>%%EOF${toLatin(toDocx().buffer as ArrayBuffer)}`,
  );
  const { cookie, path } = await addDocument(polyglot);
  const { headers } = await open(`${path}/file`, cookie);
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toMatch(/^attachment;/);
  expect((await open(`${path}/shown`, cookie)).status).toBe(404);
  expect(await (await open(path, cookie)).text()).not.toMatch(/<(?:iframe|object|embed|img)[^>]+documents/);
});

test("shows a PDF in a frame of our own pages, and asks for it only when it is opened", async () => {
  const { cookie, path } = await addDocument();
  const page = await (await open(path, cookie)).text();
  expect(page).toMatch(/<details[^>]*>.*Show here/);
  expect(page).not.toContain("<iframe");
  expect(page).toContain(`<noscript><a href="${path}/shown"`);
  const { headers } = await open(`${path}/shown`, cookie);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
});

test("shows a picture upright and without what is hidden in it or follows it", async () => {
  const photo = Uint8Array.from([...withExif(), ...toFile("<script>alert(1)</script>")]);
  const { cookie, path } = await addDocument(photo, "license");
  expect(await (await open(path, cookie)).text()).toContain(`<img src="${path}/shown"`);
  const response = await open(`${path}/shown`, cookie);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": "inline",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": "private, no-store",
  });
  const shown = toLatin(await response.arrayBuffer());
  expect(shown).toContain("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06");
  expect(shown).not.toContain(place);
  expect(shown).not.toContain("script");
  expect(toLatin(await (await open(`${path}/file`, cookie)).arrayBuffer())).toContain(place);
});

test("shows no picture of a file that became another meanwhile", async () => {
  const { cookie, row, path } = await addDocument(goodFiles["a PNG"]!.bytes, "certificate");
  await env.FILES.put(row.r2_key, "<script>alert(1)</script>");
  expect((await open(`${path}/shown`, cookie)).status).toBe(404);
  await env.FILES.delete(row.r2_key);
  for (const end of ["shown", "file"]) expect((await open(`${path}/${end}`, cookie)).status).toBe(404);
});

test("renames a document and keeps what you typed when it cannot", async () => {
  const { cookie, user, path } = await addDocument();
  const rename = (name: string) => postForm(path, { intent: "rename", name }, { cookie, ...newVisitor() });
  expect((await rename(" Résumé,\u202E ICU ")).headers.get("location")).toBe(`${path}?done=renamed`);
  expect((await listRows(user.id))[0]!.name).toBe("Résumé, ICU");
  const long = await rename("n".repeat(121));
  expect(long.status).toBe(400);
  expect(await long.text()).toContain(`value="${"n".repeat(121)}"`);
  expect(await (await rename("\u202E")).text()).toContain("Enter a name.");
  expect((await listRows(user.id))[0]!.name).toBe("Résumé, ICU");
  expect((await postForm(path, { intent: "constructor" }, { cookie, ...newVisitor() })).status).toBe(400);
});

test("replaces the file under the same address and deletes the old one", async () => {
  const { cookie, user, row, path } = await addDocument();
  const replaced = await sendDocument(cookie, toDocx(), { intent: "replace" }, path);
  expect(replaced.headers.get("location")).toBe(`${path}?done=replaced`);
  const [now] = await listRows(user.id);
  expect(now).toMatchObject({ public_id: row.public_id, name: row.name });
  expect(now!.type).toContain("wordprocessingml");
  expect(await listFiles()).not.toContain(row.r2_key);
  const refused = await sendDocument(cookie, goodFiles["a PNG"]!.bytes, { intent: "replace" }, path);
  expect(await refused.text()).toContain("A picture cannot be a résumé here.");
  expect(await listRows(user.id)).toEqual([now]);
  await Promise.all(
    Array.from({ length: 5 }, () => sendDocument(cookie, pdfFile, { intent: "replace" }, path)),
  );
  const [last] = await listRows(user.id);
  expect((await env.FILES.get(last!.r2_key))?.size).toBe(pdfFile.length);
  expect((await listFiles()).includes(now!.r2_key)).toBe(false);
});

test("deletes the row and the file, and leaves nothing when a new file comes at the same time", async () => {
  const { cookie, user, row, path } = await addDocument();
  const reading = `readings/${row.r2_key.slice("documents/".length)}.json`;
  await env.FILES.put(reading, "{}");
  const files = (await listFiles()).filter((key) => key !== row.r2_key);
  const remove = () => postForm(path, { intent: "delete" }, { cookie, ...newVisitor() });
  const answers = await Promise.all([
    remove(),
    sendDocument(cookie, pdfFile, { intent: "replace" }, path),
    remove(),
  ]);
  expect(answers.some(({ headers }) => headers.get("location") === `${page}?done=deleted`)).toBe(true);
  expect(await listRows(user.id)).toEqual([]);
  expect(await listFiles()).toEqual(files);
  expect(await env.FILES.head(reading)).toBeNull();
  expect((await open(`${path}/file`, cookie)).status).toBe(404);
});

test("stores one document for two clicks, and two for two uploads", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const before = await listFiles();
  const click = (idempotencyKey: string, as = cookie) =>
    sendDocument(as, pdfFile, { kind: "resume", name: "One", idempotencyKey });
  const other = await signInAs(user);
  const answers = await Promise.all([click("a"), click("a"), click("a", other), click("a")]);
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(
    answers.map(() => `${page}?done=reading`),
  );
  expect(await listRows(user.id)).toHaveLength(1);
  await click("b");
  expect(await listRows(user.id)).toHaveLength(2);
  expect((await listFiles()).length - before.length).toBe(2);
});

test.runIf(isWhole)("keeps exactly 30 of 50 documents sent at once, and no file of the others", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const before = await listFiles();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => sendDocument(cookie, pdfFile, { kind: "resume", name: `Nr ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(30);
  const refused = answers.find(({ status }) => status === 400)!;
  expect(await refused.text()).toContain("You have 30 documents. Delete one first");
  const rows = await listRows(user.id);
  expect(rows).toHaveLength(30);
  const own = (await listFiles()).filter((key) => !before.includes(key));
  expect(own).toEqual(rows.map((row) => row.r2_key).sort());
  await postForm(`${page}/${rows[0]!.public_id}`, { intent: "delete" }, { cookie, ...newVisitor() });
  expect((await sendDocument(cookie, pdfFile, { kind: "resume" })).status).toBe(302);
});

test.runIf(isWhole)("takes 100 uploads a day of an account", async () => {
  const { cookie, path } = await addDocument();
  const replace = () => sendDocument(cookie, pdfFile, { intent: "replace" }, path);
  for (let sent = 1; sent < 100; sent += 11) await Promise.all(Array.from({ length: 11 }, replace));
  const refused = await replace();
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("100 files were uploaded from here today.");
});

const toBody = (end: string) =>
  `--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nKept\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and so on${end}`;

test.each([
  ["a form without its end", toBody("")],
  ["a form that ends in its file's head", toBody("").slice(0, 110)],
  [
    "a second file",
    toBody('\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="b.pdf"\r\n\r\nx\r\n--b--\r\n'),
  ],
  [
    "another field",
    toBody('\r\n--b\r\nContent-Disposition: form-data; name="user_id"\r\n\r\n1\r\n--b--\r\n'),
  ],
])("refuses %s, keeps the name and stores nothing", async (_, body) => {
  const { cookie, user } = await signIn("job_seeker");
  const files = await listFiles();
  const headers = { cookie, ...newVisitor(), "content-type": "multipart/form-data; boundary=b" };
  const response = await post(page, body, headers);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('value="Kept"');
  expect(html).toMatch(/role="alert"/);
  expect(await listRows(user.id)).toEqual([]);
  expect(await listFiles()).toEqual(files);
});

test("says so when the file store or the database fails, and keeps what you typed", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const form = new FormData();
  form.set("kind", "resume");
  form.set("name", "Kept");
  form.set("file", new Blob([pdfFile as Uint8Array<ArrayBuffer>]), "a.pdf");
  const response = await postWith({ FILES: broken<R2Bucket>() }, page, form, { cookie, ...newVisitor() });
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(toText(html)).toContain("We could not save your file just now.");
  expect(html).toContain('value="Kept"');
  expect(await listRows(user.id)).toEqual([]);
});

test("sweeps files that no document names, after an hour, and no other", async () => {
  const { row } = await addDocument();
  const readings = ["lost", row.r2_key.slice("documents/".length)].map((name) => `readings/${name}.json`);
  for (const key of ["documents/lost", ...readings]) await env.FILES.put(key, "x");

  expect(await sweepDocuments(toDb(env.DB), env, Date.now())).toBe(0);
  expect(await sweepDocuments(toDb(env.DB), env, Date.now() + hourMs + 1000)).toBeGreaterThan(0);
  const files = await listFiles();
  expect(files).toContain(row.r2_key);
  expect(files).not.toContain("documents/lost");
  expect((await env.FILES.list({ prefix: "readings/" })).objects.map(({ key }) => key)).toEqual([
    readings[1],
  ]);
});

test("has a résumé read when it comes and when it is replaced, and nothing else, and stores it where the queue is down", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const sent: unknown[] = [];
  const send = async (message: unknown) => void sent.push(message);
  const noting = { DOCUMENT_QUEUE: { send } as unknown as Env["DOCUMENT_QUEUE"] };
  const upload = (
    bindings: Partial<Env>,
    path: string,
    fields: Record<string, string>,
    bytes: Uint8Array,
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), "file.bin");
    return postWith(bindings, path, form, { cookie });
  };
  await upload(noting, page, { kind: "license", name: "Card" }, pdfFile);
  expect(sent).toEqual([]);
  await upload(noting, page, { kind: "resume", name: "Mine" }, pdfFile);
  const first = (await listRows(user.id)).find(({ kind }) => kind === "resume")!;
  expect(sent).toEqual([{ key: first.r2_key, type: "application/pdf" }]);
  expect(documentMessage.safeParse(sent[0]).success).toBe(true);
  const path = `${page}/${first.public_id}`;
  await upload(noting, path, { intent: "replace" }, toDocx());
  const replaced = (await listRows(user.id)).find(({ kind }) => kind === "resume")!;
  expect(sent[1]).toMatchObject({ key: replaced.r2_key });
  const down = { DOCUMENT_QUEUE: broken<Env["DOCUMENT_QUEUE"]>() };
  const stored = await upload(down, page, { kind: "resume", name: "Later" }, pdfFile);
  expect(stored.headers.get("location")).toBe(`${page}?done=reading`);
  expect(await listRows(user.id)).toHaveLength(3);
});
