import { beforeAll, expect, test, vi } from "vitest";
import { hourMs } from "#app/kit/platform/durations.ts";
import {
  createEmployer,
  createUser,
  listMails,
  newVisitor,
  readMailedPath,
} from "#tests/support/accounts.ts";
import { storeApplicant } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken, sendWith } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import { env, origin, postForm, send } from "#tests/support/site.ts";
import { runWaiting } from "#tests/support/work-queue.ts";

beforeAll(fillCatalog);

const page = "/your-data";
const ask = (email: string) => postForm(page, { email }, newVisitor());
const read = async (path: string) => toText(await (await send(path)).text());
const openFor = async (email: string) => {
  await ask(email);
  return readMailedPath(email, "Your data");
};

async function storeGuest(email: string) {
  const employer = await createEmployer(`Employer of ${email}`);
  await storeApplicant({ employerId: employer.id, email: email.toUpperCase(), employerName: employer.name });
  return async () =>
    (await env.DB.prepare("SELECT count(*) AS n FROM applications WHERE lower(email) = ?")
      .bind(email)
      .first("n")) as number;
}

test("answers every address the same, and mails only where there is something", async () => {
  await storeGuest("guest-known@example.com");
  const { email: member } = await createUser("job_seeker");
  const texts = [];
  for (const email of ["guest-known@example.com", "guest-unknown@example.com", member]) {
    const answer = await ask(` ${email.toUpperCase()}`);
    texts.push([answer.status, toText(await answer.text())]);
  }
  expect(texts[0]![1]).toContain("If we have anything about that address, a link is on its way.");
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
  expect(await listMails("guest-unknown@example.com")).toEqual([]);
  expect((await listMails("guest-known@example.com"))[0]!.body).toContain("/your-data/open?token=");
  // An account has a password, and a link must not go around it.
  expect((await listMails(member))[0]!.body).toContain("/dashboard/settings/data");
  expect((await listMails(member))[0]!.body).not.toContain("token=");
  const bad = await ask("no address");
  expect(bad.status).toBe(400);
  expect(await bad.text()).toContain('value="no address"');
});

test("fills nobody's mailbox", async () => {
  await storeGuest("guest-flooded@example.com");
  for (let tries = 0; tries < 5; tries++) await ask("guest-flooded@example.com");
  expect(await listMails("guest-flooded@example.com")).toHaveLength(3);
});

test("shows by the link what there is, and mails a copy once", async () => {
  const email = "guest-copy@example.com";
  await storeGuest(email);
  const link = await openFor(email);
  expect(await read(link)).toContain("Applications");
  const answers = await Promise.all([1, 2].map(() => postForm(link, { intent: "export" }, newVisitor())));
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await read(link)).toContain("Your copy is on its way");
  const { results } = await env.DB.prepare("SELECT id FROM data_exports WHERE email = ?")
    .bind(email)
    .all<{ id: number }>();
  expect(results).toHaveLength(1);
  await runWaiting([{ kind: "export", id: results[0]!.id }], Date.now());
  const copy = await readMailedPath(email, "data is ready");
  const file = await send(copy.replace("/copy?", "/copy/file?"));
  expect(await file.text()).toContain("Six years of ICU in Texas.");
});

test("deletes everything by the link, for the employers too, and says so by email", async () => {
  const email = "guest-leaving@example.com";
  const count = await storeGuest(email);
  const countOther = await storeGuest(`x${email}`);
  const link = await openFor(email);
  const unsure = await postForm(link, { confirmation: "delete it" }, newVisitor());
  expect(unsure.status).toBe(400);
  expect(await unsure.text()).toContain('value="delete it"');
  expect(await count()).toBe(1);
  const answers = await Promise.all(
    [1, 2].map(() => postForm(link, { confirmation: "delete" }, newVisitor())),
  );
  expect(answers.some(({ headers }) => headers.get("location") === "/your-data?done=deleted")).toBe(true);
  expect([await count(), await countOther()]).toEqual([0, 1]);
  expect(await read(`${page}?done=deleted`)).toContain("What we had about your address is deleted.");
  const mails = await vi.waitFor(async () => {
    const found = (await listMails(email)).filter(
      ({ subject }) => subject === "Your data at Clinward is deleted",
    );
    expect(found).toHaveLength(1);
    return found;
  });
  expect(mails[0]!.body).toContain(`Employer of ${email}`);
  expect(await read(link)).toContain("This link no longer works");
  const record = await env.DB.prepare(
    "SELECT state, email, note FROM data_requests WHERE kind = 'erasure' ORDER BY id DESC LIMIT 1",
  ).first();
  expect(record).toEqual({
    state: "done",
    email: expect.stringMatching(/^erased:/),
    note: "Deleted by a mailed link.",
  });
});

test("says when the deletion stopped midway, and finishes it at the next try", async () => {
  const email = "guest-midway@example.com";
  const count = await storeGuest(email);
  const link = await openFor(email);
  await env.DB.prepare(
    `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
      SELECT 'midway-file', id, 'resume', 'a.pdf', 'x', 1, '0', 'application-files/midway' FROM applications WHERE lower(email) = ?`,
  )
    .bind(email)
    .run();
  const stopped = await sendWith({ FILES: broken<R2Bucket>() }, link, {
    method: "POST",
    body: new URLSearchParams({ confirmation: "DELETE" }),
    headers: { origin, ...newVisitor() },
  });
  expect(stopped.status).toBe(503);
  expect(await stopped.text()).toContain("We could not delete everything just now.");
  expect(await count()).toBe(1);
  expect((await postForm(link, { confirmation: "DELETE" }, newVisitor())).status).toBe(302);
  expect(await count()).toBe(0);
});

test("opens nothing by a guess, by an old link, or once the address has an account", async () => {
  const email = "guest-later@example.com";
  const count = await storeGuest(email);
  expect(await read("/your-data/open?token=guess")).toContain("This link no longer works");
  const link = await openFor(email);
  await env.DB.prepare("UPDATE data_links SET created_at = created_at - ? WHERE email = ?")
    .bind(hourMs, email)
    .run();
  expect(await read(link)).toContain("This link no longer works");
  expect((await postForm(link, { confirmation: "DELETE" }, newVisitor())).status).toBe(400);
  const other = await openFor(email);
  await createUser("job_seeker", { email });
  expect(await read(other)).toContain("This link no longer works");
  for (const fields of [{ confirmation: "DELETE" }, { intent: "export" }] as Record<string, string>[])
    expect((await postForm(other, fields, newVisitor())).status).toBe(400);
  expect(await count()).toBe(1);
  expect(await env.DB.prepare("SELECT 1 FROM data_exports WHERE email = ?").bind(email).first()).toBeNull();
});
