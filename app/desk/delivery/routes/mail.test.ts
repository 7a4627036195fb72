import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { selectMails, selectMailsTo } from "#app/desk/delivery/mail/mail-page.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { suppressedText, toOutboxInsert } from "#app/kit/platform/mail.ts";
import { leaseMs } from "#app/kit/platform/queue/mail-delivery.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { signIn } from "#tests/support/accounts.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { deliver, openMailbox } from "#tests/support/mail.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const now = Date.now();
let cookie = "";

beforeAll(async () => {
  ({ cookie } = await signIn("admin"));
});

beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox; DELETE FROM mail_suppressions");
});

const open = async (path: string) => toText(await (await send(path, { headers: { cookie } })).text());
const write = (path: string, fields: Record<string, string>) => postForm(path, fields, { cookie });
const listNoted = async (action: string) =>
  (await listRows("audit_log"))
    .filter((row) => row.action === action)
    .map(({ subject, detail }) => [subject, detail]);

interface Kept {
  recipient?: string;
  subject?: string;
  body?: string;
  next?: number | null;
  sent?: number | null;
  leased?: number | null;
  error?: string | null;
}

async function keep({
  recipient = "dana@harbor.example",
  subject = "Hello",
  body = "Dear Dana",
  ...given
}: Kept) {
  const { next = null, sent = null, leased = null, error = null } = given;
  const row = await env.DB.prepare(
    `INSERT INTO outbox (recipient, subject, body, attempts, next_attempt_at, sent_at, leased_until, last_error, created_at)
      VALUES (?, ?, ?, 8, ?, ?, ?, ?, ?) RETURNING id`,
  )
    .bind(recipient, subject, body, next, sent, leased, error, now)
    .first<{ id: number }>();
  return row!.id;
}

test("shows each state's mails without their text", async () => {
  await keep({ subject: "Given up", error: "Error: 550 refused" });
  await keep({ subject: "On its way", next: now + 1e6 });
  await keep({ subject: "Arrived", sent: now, body: "" });
  const all = await open("/admin/mail");
  expect(all).toContain("All 3 Waiting 1 Failed 1 Sent 1");
  expect(all).toContain("Error: 550 refused");
  expect(all).not.toContain("Dear Dana");
  const failed = await open("/admin/mail?state=failed");
  expect(failed).toContain("Given up");
  expect(failed).not.toMatch(/On its way|Arrived/);
});

test("finds mails by the recipient's whole address, sent in the body", async () => {
  await keep({ recipient: "Dana@Harbor.example", subject: "For Dana" });
  await keep({ recipient: "sam@example.com", subject: "For Sam" });
  const text = toText(await (await write("/admin/mail", { find: " dana@harbor.EXAMPLE " })).text());
  expect(text).toContain("For Dana");
  expect(text).not.toContain("For Sam");
  expect(toText(await (await write("/admin/mail", { find: "nobody@example.com" })).text())).toContain(
    "No mail to “nobody@example.com”",
  );
});

test("sends a failed mail again once, however often it is asked to", async () => {
  const id = await keep({ subject: "Try me" });
  const asked = await Promise.all([1, 2, 3].map(() => write("/admin/mail", { retry: String(id) })));
  const counts = asked.map((answer) =>
    new URL(answer.headers.get("location")!, "http://a").searchParams.get("retried"),
  );
  expect(counts.sort()).toEqual(["0", "0", "1"]);
  expect(await listNoted("mail.retry")).toEqual([[`mail:${id}`, '{"from":"failed","to":"waiting"}']]);
  // The site's own queue delivers it.
  await vi.waitFor(
    async () => expect((await listRows("outbox"))[0]).toMatchObject({ sent_at: expect.any(Number) }),
    20_000,
  );
});

test("sends no mail again that was sent, waits, is being sent, or may have arrived", async () => {
  const kept = [
    await keep({ sent: now }),
    await keep({ next: now + 1e6 }),
    await keep({ leased: now + leaseMs }),
    await keep({ leased: now - 1 }),
  ];
  const before = await listRows("outbox");
  const noted = (await listNoted("mail.retry")).length;
  for (const id of [...kept, 999_999]) await write("/admin/mail", { retry: String(id) });
  await write("/admin/mail", { retry: "all" });
  expect(await listRows("outbox")).toEqual(before);
  expect(await listNoted("mail.retry")).toHaveLength(noted);
  expect(await open(`/admin/mail/${kept[3]}`)).toContain("Outcome unknown");
});

test("puts all failed mails back with one click", async () => {
  await keep({ subject: "a" });
  await keep({ subject: "b" });
  const answer = await write("/admin/mail", { retry: "all" });
  expect(answer.headers.get("location")).toContain("retried=2");
  expect(await open(answer.headers.get("location")!)).toContain("2 mails wait to be sent again.");
});

test("shows a mail's text behind a click that is recorded", async () => {
  const id = await keep({});
  const page = await open(`/admin/mail/${id}`);
  expect(page).toContain("dana@harbor.example");
  expect(page).not.toContain("Dear Dana");
  expect(await listNoted("mail.read")).toEqual([]);
  const shown = await write(`/admin/mail/${id}`, {});
  expect(shown.headers.get("cache-control")).toMatch(/no-store|private/);
  expect(await shown.text()).toContain("Dear Dana");
  expect(await listNoted("mail.read")).toEqual([[`mail:${id}`, "{}"]]);
  expect((await write("/admin/mail/999999", {})).status).toBe(404);
  expect(await listNoted("mail.read")).toHaveLength(1);
});

test("gives up a mail to a suppressed address before it is sent, and says so", async () => {
  const add = { email: "Dana@Harbor.example", reason: "asked" };
  const both = await Promise.all([
    write("/admin/mail/suppressions", add),
    write("/admin/mail/suppressions", add),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([302, 400]);
  const [suppression] = await listRows("mail_suppressions");
  expect(suppression).toMatchObject({ email: "dana@harbor.example", reason: "asked" });
  expect(await listNoted("mail_suppression.add")).toEqual([
    [`mail_suppression:${suppression!.public_id}`, '{"to":"asked"}'],
  ]);
  const mailbox = openMailbox();
  await toOutboxInsert(db, { to: "DANA@harbor.example", subject: "No", body: "Secret" }, now).run();
  await toOutboxInsert(db, { to: "sam@example.com", subject: "Yes", body: "Open" }, now).run();
  const [no, yes] = (await listRows("outbox")).map(({ id }) => Number(id));
  expect(await deliver([no!, yes!], mailbox, now)).toEqual({ acks: 2, delays: [] });
  expect(mailbox.messages.map(({ subject }) => subject)).toEqual(["Yes"]);
  expect((await listRows("outbox"))[0]).toMatchObject({
    last_error: suppressedText,
    next_attempt_at: null,
    attempts: 0,
  });
  expect(await open("/admin/mail?state=failed")).toContain("We must not mail this address.");
  await write("/admin/mail", { retry: String(no) });
  await deliver([no!], mailbox, now);
  expect(mailbox.messages).toHaveLength(1);

  expect((await write("/admin/mail/suppressions", { remove: String(suppression!.public_id) })).status).toBe(
    302,
  );
  expect((await write("/admin/mail/suppressions", { remove: String(suppression!.public_id) })).status).toBe(
    404,
  );
  expect(await listNoted("mail_suppression.remove")).toHaveLength(1);
});

test("keeps what was typed when an address cannot be suppressed", async () => {
  const answer = await write("/admin/mail/suppressions", { email: "dana at harbor", reason: "bounced" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain('value="dana at harbor"');
  expect(html).toContain("Please enter a valid email address");
  expect(html).toMatch(/<option value="bounced" selected/);
});

test("keeps the mail service's error for the desk without the address that it quotes", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const mailbox = openMailbox();
  mailbox.isBroken = true;
  const id = await keep({ next: now });
  await deliver([id], mailbox, now);
  expect(log.mock.calls.flat().join()).not.toContain("550");
  log.mockRestore();
  expect((await listRows("outbox"))[0]).toMatchObject({
    last_error: "Error: 550 [address] is not known",
    last_tried_at: now,
  });
});

test("pages through mails without leaving one out", async () => {
  for (let i = 0; i < 120; i++) await keep({ subject: `Mail number ${i};` });
  const seen: string[] = [];
  let path = "/admin/mail?state=failed";
  for (let pages = 0; pages < 3; pages++) {
    const html = await (await send(path, { headers: { cookie } })).text();
    seen.push(...[...toText(html).matchAll(/Mail number (\d+);/g)].map(([, at]) => at!));
    path =
      /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/
        .exec(html)
        ?.slice(1)
        .find(Boolean)
        ?.replaceAll("&amp;", "&") ?? "";
  }
  expect(path).toBe("");
  expect([...new Set(seen)]).toEqual(Array.from({ length: 120 }, (_, i) => String(119 - i)));
});

test.each([null, "waiting", "failed", "sent"] as const)(
  "reads mails that are %s in index order",
  async (state) => {
    for (const place of [
      { before: null, after: null },
      { before: [5], after: null },
      { before: null, after: [5] },
    ]) {
      const plan = await explain(selectMails(db, state, place));
      expect(plan).not.toContain("TEMP B-TREE");
      if (state) expect(plan).toContain(`INDEX outbox_${state}`);
    }
    const found = await explain(selectMailsTo(db, "a@b.example"));
    expect(found).toContain("USING INDEX outbox_by_recipient");
    expect(found).not.toContain("TEMP B-TREE");
  },
);

const secret = "kR3_x-9Qm2ZtVb7Yc1LwNA";
const mailedLinks = {
  "a log-in link": serverPaths.signIn(secret),
  "a password reset": serverPaths.resetPassword(secret),
  "a confirmation of an address": paths.verifyEmail(secret),
  "an invitation to a team": paths.invitation(secret),
  "a question whether a job is open": paths.stillHiring(secret, "open"),
  "a link that stops reminders": serverPaths.stopExpiryMails(secret),
};

test.each(Object.entries(mailedLinks))("shows no working link of %s", async (_name, path) => {
  const body = `Hello Dana,\n\nhttps://clinward.example${path}\n\n(${env.SITE_URL}${path}), goodbye`;
  const id = await keep({ body });
  const shown = await (await write(`/admin/mail/${id}`, {})).text();
  expect(shown).toContain("Hello Dana");
  expect(shown).toContain("goodbye");
  expect(shown).toContain("?[hidden]");
  expect(shown).not.toContain(secret);
});

test("keeps no link for an address that must not be mailed, and never tries that mail again", async () => {
  await write("/admin/mail/suppressions", { email: "dana@harbor.example", reason: "bounced" });
  await toOutboxInsert(
    db,
    {
      to: "dana@harbor.example",
      subject: "Reset",
      body: `Open ${env.SITE_URL}${serverPaths.resetPassword(secret)}`,
    },
    now,
  ).run();
  const [mail] = await listRows("outbox");
  const mailbox = openMailbox();
  await deliver([Number(mail!.id)], mailbox, now);
  expect(mailbox.messages).toEqual([]);
  expect(await listRows("outbox")).toMatchObject([{ body: "", last_error: suppressedText, sent_at: null }]);
  const [suppression] = await listRows("mail_suppressions");
  await write("/admin/mail/suppressions", { remove: String(suppression!.public_id) });
  await write("/admin/mail", { retry: String(mail!.id) });
  expect(await listRows("outbox")).toMatchObject([{ body: "", next_attempt_at: null }]);
});
