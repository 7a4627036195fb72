import { createExecutionContext } from "cloudflare:test";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { receiveMail } from "#app/applications/messages/receive-mail.server.ts";
import { removeOldStrays } from "#app/applications/messages/strayed-mails.server.ts";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { createUser, signIn } from "../support/accounts.ts";
import {
  createCompany,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "../support/applicants.ts";
import { breakAt } from "../support/breaking.ts";
import { pdfFile } from "../support/document-files.ts";
import { toText } from "../support/html.ts";
import { listRows } from "../support/requests.ts";
import { env, postForm, send } from "../support/site.ts";

let own: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  jobId = await storePosting(own.employer.id, "icu-nurse-by-mail");
});
beforeEach(() =>
  env.DB.exec(
    "DELETE FROM outbox; DELETE FROM strayed_mails; DELETE FROM applications; DELETE FROM used_limits",
  ),
);

const store = (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) =>
  storeApplicant({ employerId: own.employer.id, jobId, employerName: "Harbor Health", ...given });

interface Written {
  from: string;
  to: string;
  text?: string;
  headers?: Record<string, string>;
  /** Each with its bytes, as text for what has no text to read. */
  files?: { name: string; type: string; bytes: Uint8Array }[];
  id?: string;
}

function toRaw({ from, to, text = "Tuesday at 10 works.", headers = {}, files = [], id }: Written): string {
  const lines = {
    From: `Ana <${from}>`,
    To: to,
    Subject: "Re: About an interview",
    "Message-ID": id ?? `<${crypto.randomUUID()}@mail.example>`,
    "MIME-Version": "1.0",
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  if (files.length === 0) return [...head, "Content-Type: text/plain; charset=utf-8", "", text].join("\r\n");
  const parts = files.map(({ name, type, bytes }) =>
    [
      "--b",
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      "Content-Transfer-Encoding: base64",
      "",
      btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/.{76}/g, "$&\r\n"),
    ].join("\r\n"),
  );
  return [
    ...head,
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    ...parts,
    "--b--",
    "",
  ].join("\r\n");
}

/** Why it was sent back, or null. */
async function mail(written: Written, raw = toRaw(written), bindings = env): Promise<string | null> {
  const bytes = new TextEncoder().encode(raw);
  let reason: string | null = null;
  const context = createExecutionContext();
  await receiveMail(
    {
      ...{ env: bindings, db: toDb(bindings.DB), now: Date.now(), requestId: "test" },
      waitUntil: (work) => context.waitUntil(work),
    },
    {
      to: written.to,
      raw: new Blob([bytes]).stream(),
      rawSize: bytes.length,
      setReject: (text: string) => {
        reason = text;
      },
    },
  );
  return reason;
}

const toAddress = async (publicId: string, side: "applicant" | "company") =>
  (await toReplyAddress(env, { publicId, side }))!;
const listMessages = async () =>
  (await listRows("application_events")).filter(({ kind }) => kind === "reply" || kind === "answer");
const textOf = (row: Record<string, unknown> | undefined) => JSON.parse(String(row!.detail)).text;

test("carries a conversation by mail, and shows neither the other's address", async () => {
  const { publicId, email } = await store({ firstName: "Ana" });
  const page = `/hiring/${own.employer.slug}/applicants/${publicId}`;
  const sent = await postForm(
    page,
    { template: "message", text: "Could you start in May?" },
    { cookie: own.recruiter.cookie },
  );
  expect(sent.status).toBe(302);
  const [first] = await listRows("outbox");
  expect(first).toMatchObject({ recipient: email, reply_to: await toAddress(publicId, "applicant") });
  expect(String(first!.reply_to).split("@")[0]!.length).toBeLessThanOrEqual(64);
  expect(`${first!.subject} ${first!.body}`).not.toContain(own.recruiter.user.email);

  const answer =
    "Yes, from May 4.\n\nAna\n\nOn Mon, Nov 23, 2026, Harbor Health wrote:\n> Could you start in May?\n";
  expect(
    await mail({ from: email.toUpperCase(), to: String(first!.reply_to).toUpperCase(), text: answer }),
  ).toBeNull();
  const told = (await listRows("outbox")).slice(1);
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(
    new Set([own.owner.user.email, own.recruiter.user.email]),
  );
  const back = await toAddress(publicId, "company");
  for (const { body, subject, reply_to } of told) {
    expect(reply_to).toBe(back);
    expect(body).toContain("Yes, from May 4.");
    expect(`${subject} ${body}`).not.toContain("Could you start");
    expect(`${subject} ${body}`).not.toContain(email);
  }
  expect(
    await mail({ from: own.owner.user.email, to: back, text: "Then let us talk on Friday." }),
  ).toBeNull();
  const messages = await listMessages();
  expect(messages.map(({ kind }) => kind)).toEqual(["answer", "reply", "answer"]);
  expect(messages[2]).toMatchObject({ actor_id: own.owner.user.id });
  expect((await listRows("applications"))[0]).toMatchObject({ state: "new", last_message_by: "company" });

  const shown = toText(await (await send(page, { headers: { cookie: own.reviewer.cookie } })).text());
  expect(shown).toMatch(/Could you start in May\?.*Yes, from May 4\..*Then let us talk on Friday\./s);
  expect(shown).not.toContain(email);
});

test("asks the company for another recruiter, once and only after it has written", async () => {
  const seeker = await signIn("job_seeker");
  const { publicId } = await store({ userId: seeker.user.id });
  const herPage = `/dashboard/applications/${publicId}`;
  const ask = (cookie = seeker.cookie) => postForm(herPage, { intent: "another" }, { cookie });
  expect((await ask()).status).toBe(302);
  expect(await listMessages()).toEqual([]);
  await env.DB.prepare("UPDATE applications SET answered_at = 1 WHERE public_id = ?").bind(publicId).run();
  const stranger = await signIn("job_seeker");
  expect((await ask(stranger.cookie)).status).toBe(404);
  await Promise.all([ask(), ask()]);
  expect((await listMessages()).map(textOf)).toEqual([
    "Please let another recruiter of your team go on with this conversation.",
  ]);
  expect((await listRows("outbox")).map(({ recipient }) => recipient).sort()).toEqual(
    [own.owner.user.email, own.recruiter.user.email].sort(),
  );
  const shown = toText(await (await send(herPage, { headers: { cookie: seeker.cookie } })).text());
  expect(shown).toContain("You asked for another recruiter.");
});

test("shows the company email and phone once the applicant does, and not before", async () => {
  const seeker = await signIn("job_seeker");
  const { publicId } = await store({
    userId: seeker.user.id,
    email: "shy@example.com",
    phone: "(555) 010-7788",
  });
  const page = `/hiring/${own.employer.slug}/applicants/${publicId}`;
  const seen = async () => {
    const html = await (await send(page, { headers: { cookie: own.owner.cookie } })).text();
    const file = await postForm(
      `/hiring/${own.employer.slug}/applicants.csv`,
      {},
      { cookie: own.owner.cookie },
    );
    return `${html} ${await file.text()}`;
  };
  const herPage = `/dashboard/applications/${publicId}`;
  expect(await seen()).not.toMatch(/shy@example|010-7788/);
  const stranger = await signIn("job_seeker");
  expect((await postForm(herPage, { intent: "share" }, { cookie: stranger.cookie })).status).toBe(404);
  expect((await postForm(herPage, { intent: "share" }, { cookie: seeker.cookie })).status).toBe(302);
  const shown = await seen();
  expect(shown.match(/shy@example/g)!.length).toBeGreaterThan(2);
  expect(shown).toContain("010-7788");

  await postForm(herPage, { intent: "stop" }, { cookie: seeker.cookie });
  expect((await listRows("applications"))[0]!.messages_stopped_at).not.toBeNull();
  const write = { template: "message", text: "One more thing." };
  expect((await postForm(page, write, { cookie: own.owner.cookie })).status).toBe(400);
  expect(
    (await postForm(herPage, { intent: "reply", reply: "Hello" }, { cookie: seeker.cookie })).status,
  ).toBe(400);
  expect(await listMessages()).toEqual([]);
  expect(
    (await postForm(page, await toMove(publicId, "Interview"), { cookie: own.owner.cookie })).status,
  ).toBe(302);
});

test("lists conversations for both sides, those to answer first", async () => {
  const seeker = await signIn("job_seeker");
  const { publicId } = await store({ userId: seeker.user.id, answeredAt: 1, lastName: "Quill" });
  const list = `/hiring/${own.employer.slug}/messages`;
  const open = async (path: string, cookie: string) =>
    toText(await (await send(path, { headers: { cookie } })).text());
  expect(await open(list, own.owner.cookie)).toContain("Nothing to answer");
  await postForm(
    `/dashboard/applications/${publicId}`,
    { intent: "reply", reply: "Any news?" },
    { cookie: seeker.cookie },
  );
  expect(await open(list, own.reviewer.cookie)).toMatch(/To answer \(1\).*Dana Quill.*Any news\?/s);
  await postForm(
    `/hiring/${own.employer.slug}/applicants/${publicId}`,
    { template: "message", text: "Soon." },
    { cookie: own.owner.cookie },
  );
  expect(await open(list, own.owner.cookie)).toContain("Nothing to answer");
  expect(await open(`${list}?show=all`, own.owner.cookie)).toMatch(/Dana Quill.*You: Soon\./s);
  expect(await open("/dashboard/messages", seeker.cookie)).toMatch(/Harbor Health.*Soon\..*New/s);
  await open(`/dashboard/applications/${publicId}`, seeker.cookie);
  expect(await open("/dashboard/messages", seeker.cookie)).not.toMatch(/Soon\..*New/s);
  const other = await createCompany("Gulf Care");
  expect((await send(list, { headers: { cookie: other.owner.cookie } })).status).toBe(404);
  expect(await open("/dashboard/messages", (await signIn("job_seeker")).cookie)).toContain("No messages yet");
});

test("sends no greeting without a message", async () => {
  const { publicId } = await store({ firstName: "Ana" });
  const page = `/hiring/${own.employer.slug}/applicants/${publicId}`;
  const cookie = own.recruiter.cookie;
  const html = await (await send(`${page}?template=message`, { headers: { cookie } })).text();
  const text = /<textarea[^>]*name="text"[^>]*>([^<]*)/.exec(html)![1]!;
  expect(text).toContain("Hello Ana,");
  const refused = await postForm(`${page}?template=message`, { template: "message", text }, { cookie });
  expect(refused.status).toBe(400);
  expect(toText(await refused.text())).toContain("Write your message between the greeting and your name.");
  expect(await listMessages()).toEqual([]);
});

test("writes one message for a mail that comes twice, at once too", async () => {
  const { publicId, email } = await store({ answeredAt: 1 });
  const written = { from: email, to: await toAddress(publicId, "applicant"), id: "<one@mail.example>" };
  await mail(written);
  await Promise.all([mail(written), mail(written)]);
  expect(await listMessages()).toHaveLength(1);
  expect(await listRows("outbox")).toHaveLength(2);
});

test("loses nothing and doubles nothing where its handling breaks off anywhere", async () => {
  const { publicId, email } = await store({ answeredAt: 1 });
  const file = { name: "license.pdf", type: "application/pdf", bytes: pdfFile };
  const written = { from: email, to: await toAddress(publicId, "applicant"), files: [file] };
  const raw = toRaw(written);
  for (let broken = 1; ; broken++) {
    const step = breakAt(broken);
    const bindings = { ...env, DB: step(env.DB, ["batch"]), FILES: step(env.FILES, ["put"]) };
    try {
      await mail(written, raw, bindings);
    } catch {
      // Its server sends it again.
      expect(await listMessages()).toHaveLength(0);
      continue;
    }
    expect(broken).toBeGreaterThan(3);
    break;
  }
  await mail(written, raw);
  expect(await listMessages()).toHaveLength(1);
  expect(await listRows("outbox")).toHaveLength(2);
  expect((await listRows("application_files")).map(({ name }) => name)).toEqual(["license.pdf"]);
});

test("puts aside what someone else wrote, what is forged, and what asks for money", async () => {
  const { publicId, email } = await store({ answeredAt: 1 });
  const [toCompany, toApplicant] = [
    await toAddress(publicId, "applicant"),
    await toAddress(publicId, "company"),
  ];
  const former = await createUser("employer");
  const forged = { "Authentication-Results": "mx.cloudflare.net; spf=fail; dmarc=fail (p=none)" };
  await mail({ from: "someone@else.example", to: toCompany, text: "I am Ana." });
  await mail({ from: email, to: toCompany, headers: forged });
  await mail({ from: former.email, to: toApplicant, text: "Call me." });
  await mail({ from: own.reviewer.user.email, to: toApplicant, text: "Call me." });
  await mail({
    from: own.owner.user.email,
    to: toApplicant,
    text: "Please buy a gift card and send me the code.",
  });
  expect(await listMessages()).toEqual([]);
  expect(await listRows("outbox")).toEqual([]);
  const strays = await listRows("strayed_mails");
  expect(strays.map(({ reason }) => reason)).toEqual(["stranger", "forged", "stranger", "stranger", "money"]);

  for (let at = 0; at < 30; at++)
    await mail({ from: "flood@else.example", to: toCompany, text: `Number ${at}` });
  expect(await listRows("strayed_mails")).toHaveLength(20);

  const admin = await signIn("admin");
  const list = "/admin/mail/strayed";
  const shown = toText(await (await send(list, { headers: { cookie: admin.cookie } })).text());
  expect(shown).toContain("someone@else.example");
  const decide = (fields: Record<string, string>) => postForm(list, fields, { cookie: admin.cookie });
  expect((await decide({ remove: String(strays[0]!.id) })).headers.get("location")).toContain("done=removed");
  expect((await decide({ remove: String(strays[0]!.id) })).status).toBe(404);
  expect((await decide({ deliver: String(strays[1]!.id) })).headers.get("location")).toContain(
    "done=delivered",
  );
  expect((await listMessages()).map(textOf)).toEqual(["Tuesday at 10 works."]);
  await removeOldStrays(toDb(env.DB), Date.now() + 31 * dayMs);
  expect(await listRows("strayed_mails")).toEqual([]);
});

test("sends back what it cannot take, with the reason, and drops what a machine wrote", async () => {
  const { publicId, email, id } = await store({ answeredAt: 1 });
  const to = await toAddress(publicId, "applicant");
  expect(await mail({ from: email, to: to.replace(/^a-./, "a-7") })).toContain("no such address");
  expect(
    await mail({ from: email, to: "a-mfxgs-aaaaaaaaaaaaaaaaaaaaaaaa@reply.clinward.example" }),
  ).toContain("no such address");
  expect(await mail({ from: email, to, text: "x".repeat(10 * 1024 * 1024) })).toContain("larger than 10 MB");
  expect(await mail({ from: email, to, text: "" })).toContain("nothing in this mail");
  const automatic: Record<string, string>[] = [
    { "Auto-Submitted": "auto-replied" },
    { Precedence: "bulk" },
    { "List-Id": "<list.example>" },
    { "X-Autoreply": "yes" },
  ];
  for (const headers of automatic) expect(await mail({ from: email, to, headers })).toBeNull();
  expect(await mail({ from: "mailer-daemon@mail.example", to })).toBeNull();
  expect(await listMessages()).toEqual([]);
  expect(await listRows("strayed_mails")).toEqual([]);

  for (let at = 0; at < 10; at++) expect(await mail({ from: email, to, text: `Message ${at}` })).toBeNull();
  expect(await mail({ from: email, to, text: "One more" })).toContain("not sent");
  expect(await listMessages()).toHaveLength(10);
  await env.DB.exec(`UPDATE applications SET messages_stopped_at = 1 WHERE id = ${id}`);
  const back = await toAddress(publicId, "company");
  expect(await mail({ from: own.owner.user.email, to: back })).toContain("takes no more messages");
});

test("reads a mail that is only HTML, and takes none of a suspended company", async () => {
  const { publicId, email } = await store({ answeredAt: 1 });
  const to = await toAddress(publicId, "applicant");
  const head = `From: Ana <${email}>\r\nTo: ${to}\r\nMessage-ID: <html@mail.example>\r\n`;
  const quote =
    "<div class=gmail_quote><div>On Mon, Nov 23 Harbor &lt;a@b.example&gt; wrote:<br></div><blockquote>Could you?</blockquote></div>";
  const html = `<div><p>Tuesday at <b>10</b> works.</p><script>alert(1)</script><br>${quote}</div>`;
  await mail({ from: email, to }, `${head}Content-Type: text/html; charset=utf-8\r\n\r\n${html}`);
  expect(textOf((await listMessages())[0])).toMatch(/^Tuesday at 10 works\.$/);
  await env.DB.prepare("UPDATE employers SET suspended_at = 1 WHERE id = ?").bind(own.employer.id).run();
  await mail({ from: own.owner.user.email, to: await toAddress(publicId, "company"), text: "Come by." });
  await env.DB.prepare("UPDATE employers SET suspended_at = NULL WHERE id = ?").bind(own.employer.id).run();
  expect(await listMessages()).toHaveLength(1);
});

test("takes files by the rules of documents, and says what it left out", async () => {
  const { publicId, email } = await store({ answeredAt: 1 });
  const to = await toAddress(publicId, "applicant");
  const program = { name: "resume.pdf.exe", type: "application/pdf", bytes: new Uint8Array([77, 90, 0, 1]) };
  const pixel = { name: "logo.png", type: "image/png", bytes: new Uint8Array(200) };
  const pdf = { name: "../../BLS card.pdf", type: "text/html", bytes: pdfFile };
  expect(await mail({ from: email, to, text: "My card.", files: [pdf, program, pixel] })).toBeNull();
  const [message] = await listMessages();
  expect(textOf(message)).toContain("My card.");
  expect(textOf(message)).toContain("resume.pdf.exe");
  expect(textOf(message)).not.toContain("logo.png");
  const [file] = await listRows("application_files");
  expect(file).toMatchObject({ type: "application/pdf" });
  expect(String(file!.name)).not.toMatch(/[/\\]/);
  const path = `/hiring/${own.employer.slug}/applicants/${publicId}/files/${file!.public_id}`;
  const served = await send(path, { headers: { cookie: own.owner.cookie } });
  expect(served.headers.get("content-disposition")).toContain("attachment");
  const stranger = await createCompany("Gulf Care");
  const elsewhere = `/hiring/${stranger.employer.slug}/applicants/${publicId}/files/${file!.public_id}`;
  expect((await send(elsewhere, { headers: { cookie: stranger.owner.cookie } })).status).toBe(404);
});

test("reads hostile mails, and never fails", async () => {
  const { publicId, email } = await store({ answeredAt: 1 });
  const to = await toAddress(publicId, "applicant");
  const nested = Array.from(
    { length: 400 },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary="b${at + 1}"\r\n\r\n`,
  );
  const head = `From: Ana <${email}>\r\nTo: ${to}\r\n`;
  const raws = [
    "",
    "\0".repeat(1000),
    `${head}Content-Type: multipart/mixed; boundary="b0"\r\n\r\n${nested.join("")}`,
    `${head}Subject: ${"=?utf-8?B?".repeat(20_000)}\r\n\r\nHello`,
    `${head}${"X-A: b\r\n".repeat(50_000)}\r\nHello`,
    `${head}Content-Type: text/html\r\n\r\n${"<div>".repeat(50_000)}Hello`,
    `${head}\r\n${"On ".repeat(30_000)}wrote:`,
    `${head}\r\n${"> ".repeat(60_000)}`,
    `${head}\r\n${"-- \n".repeat(20_000)}`,
    `${head}\r\n${"\n".repeat(100_000)}On\n`,
    `${head}\r\n${`${"From: a".repeat(10)}\n`.repeat(2000)}`,
    `${head}Content-Type: text/plain; charset=unknown-8bit\r\nContent-Transfer-Encoding: base64\r\n\r\n${"!".repeat(9999)}`,
    `From: ${`"${"a".repeat(50_000)}" <${email}>, `.repeat(5)}\r\nTo: ${to}\r\n\r\nHello`,
  ];
  for (const raw of raws) await mail({ from: email, to }, raw);
  for (const row of await listMessages()) expect(textOf(row).length).toBeLessThan(6000);
});
