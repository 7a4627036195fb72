import { beforeAll, expect, test } from "vitest";
import { erasePerson, toMentionPattern } from "#app/applications/erasure/erase-person.server.ts";
import { exportPerson, toPersonText } from "#app/applications/erasure/export-person.server.ts";
import { countPerson, findPerson, listPersonRows } from "#app/applications/erasure/person.server.ts";
import { personTables } from "#app/applications/erasure/person-tables.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { deliverMail } from "#app/kit/platform/queue/mail-delivery.ts";
import { fillCatalog } from "../support/catalog.ts";
import { broken } from "../support/faults.ts";
import { fillPerson, mentionPerson } from "../support/person-rows.ts";
import { env } from "../support/site.ts";
import { runOne } from "../support/work-queue.ts";

const db = toDb(env.DB);
const other = "someone.else@mail.example.com";

beforeAll(async () => {
  await fillCatalog();
  const filled = await fillPerson(other, "Other", true);
  await mentionPerson(other, filled);
});

const listTables = async (): Promise<string[]> => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'queued_mail'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
};

/** Everything that is stored, as text: each cell of each table with the parts of its indexes, and each file. */
async function dump(): Promise<string[]> {
  const cells: string[] = [];
  for (const table of await listTables()) {
    if (/_fts$/.test(table)) continue;
    const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
    for (const row of results)
      for (const [column, value] of Object.entries(row)) {
        const bytes = Array.isArray(value) ? new Uint8Array(value as number[]) : null;
        cells.push(`${table}.${column}: ${bytes ? new TextDecoder("latin1").decode(bytes) : String(value)}`);
      }
  }
  for (const { key } of (await env.FILES.list()).objects) {
    const object = (await env.FILES.get(key))!;
    cells.push(`file ${key} ${JSON.stringify(object.customMetadata)} ${await object.text()}`);
  }
  return cells;
}

const search = (cells: string[], email: string) => cells.filter((cell) => toMentionPattern(email).test(cell));
const keepOf = (cells: string[], email: string) => search(cells, email).toSorted();

test.each([
  ["with an account", "dana.o'hara+rn@mail.example.com", "Zyxquill", true],
  ["without one", "guest_dana@mail.example.com", "Qzvonner", false],
] as const)(
  "erases everything about a person %s, and nothing about another",
  async (_, email, lastName, hasAccount) => {
    const filled = await fillPerson(email, lastName, hasAccount);
    await mentionPerson(email, filled);
    const ofOther = await fillPerson(`x${email}`, "Third", hasAccount);
    await mentionPerson(email, ofOther);
    const person = await findPerson(db, ` ${email.toUpperCase()} `);
    const before = await dump();
    const found = await countPerson(db, person);
    const tables = listPersonRows().filter(
      ({ rows }) => hasAccount || !/^(user_id|id|created_by) = \(SELECT account/.test(rows),
    );
    expect(Object.keys(found).sort()).toEqual(tables.map(({ table }) => table).sort());
    expect(search(before, email).length).toBeGreaterThan(25);
    expect(
      before.some((cell) => cell.includes("fts_data") && cell.includes(lastName.slice(1).toLowerCase())),
    ).toBe(true);

    await erasePerson(db, env, person);

    expect(await countPerson(db, person)).toEqual({});
    const after = await dump();
    expect(search(after, email)).toEqual([]);
    for (const part of [lastName, lastName.slice(1).toLowerCase()])
      expect(
        after.filter((cell) => !/(jobs|job_|employers|posting)/.test(cell) && cell.includes(part)),
      ).toEqual([]);
    expect(keepOf(after, other)).toEqual(keepOf(before, other));
    expect(keepOf(after, `x${email}`)).toEqual(keepOf(before, `x${email}`));
    if (filled.user)
      expect(
        await env.DB.prepare("SELECT actor_id FROM audit_log WHERE subject = ?")
          .bind(`user:${filled.user.id}`)
          .first(),
      ).toEqual({ actor_id: null });
  },
);

test("leaves nothing of a closed account in any table, index or file once its 30 days are over", async () => {
  const email = "closed.dana@mail.example.com";
  const { user } = await fillPerson(email, "Wqxclosed", true);
  await env.DB.prepare("DELETE FROM withheld_applications WHERE user_id = ?").bind(user!.id).run();
  await env.DB.prepare("UPDATE users SET role = 'job_seeker', closed_at = 1 WHERE id = ?")
    .bind(user!.id)
    .run();
  expect(search(await dump(), email).length).toBeGreaterThan(20);
  await runOne("eraseClosedAccounts", Date.now());
  const left = search(await dump(), email);
  expect(left.filter((cell) => !cell.startsWith("outbox."))).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  // The last email says that it is done, and goes a day later.
  await env.DB.prepare("UPDATE outbox SET sent_at = 1, created_at = 1 WHERE recipient = ?").bind(email).run();
  await runOne("removeOldMail", Date.now());
  const after = await dump();
  expect(search(after, email)).toEqual([]);
  expect(after.filter((cell) => cell.toLowerCase().includes("wqxclosed"))).toEqual([]);
});

test("finishes an erasure that stopped midway", async () => {
  const email = "midway@mail.example.com";
  await fillPerson(email, "Midway", true);
  const person = await findPerson(db, email);
  await expect(erasePerson(db, { FILES: broken<R2Bucket>() }, person)).rejects.toThrow();
  expect(Object.keys(await countPerson(db, person)).length).toBeGreaterThan(20);
  await erasePerson(db, env, await findPerson(db, email));
  await erasePerson(db, env, await findPerson(db, email));
  expect(search(await dump(), email)).toEqual([]);
});

test("still sends no mail to an address that asked for none and was then erased", async () => {
  const email = "quiet@mail.example.com";
  await fillPerson(email, "Quiet", false);
  await erasePerson(db, env, await findPerson(db, email));
  const { id } = (await env.DB.prepare(
    "INSERT INTO outbox (recipient, subject, body, next_attempt_at, created_at) VALUES (?, 'Hi', 'Hi', 1, 1) RETURNING id",
  )
    .bind("Quiet@mail.example.com")
    .first<{ id: number }>())!;
  const sent: unknown[] = [];
  const mailEnv = { MAIL_FROM: "a@b.example", MAIL: { send: async (mail: unknown) => void sent.push(mail) } };
  await deliverMail(
    [{ body: { outboxId: id }, ack() {}, retry() {} }],
    db,
    mailEnv as unknown as Parameters<typeof deliverMail>[2],
    Date.now,
  );
  expect(sent).toEqual([]);
  expect(
    await env.DB.prepare("SELECT last_error FROM outbox WHERE id = ?").bind(id).first("last_error"),
  ).toBe("suppressed");
});

test("gives a person what we have about them, without secrets and without what others wrote for themselves", async () => {
  const email = "export@mail.example.com";
  const { staff } = await fillPerson(email, "Export", true);
  const person = await findPerson(db, email);
  const file = await exportPerson(db, env, person, Date.now());
  const given = file.records.flatMap(({ rows }) => Object.keys(rows));
  const expected = Object.entries(personTables).filter(([, { rows, leftOut }]) => rows && !leftOut);
  expect(given.sort()).toEqual(expected.map(([table]) => table).sort());
  const texts = [JSON.stringify(file), toPersonText(file)];
  for (const text of texts) {
    for (const shown of [
      "Export.pdf",
      "answer for export@",
      "I am export@",
      "A message.",
      "Company of person-",
    ])
      expect(text).toContain(shown);
    for (const hidden of [
      "scrypt",
      "A note about",
      "note for",
      '"to":',
      staff.email,
      other,
      "hire-requests/",
    ])
      expect(text).not.toContain(hidden);
    expect(text).toContain("The employer answers for them.");
  }
  expect(toPersonText(file)).toContain(`Reading: {"email":"${email}"}`);
});
