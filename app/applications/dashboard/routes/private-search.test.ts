import { beforeAll, expect, test } from "vitest";
import { toDb } from "#app/kit/platform/db.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { deliver, openMailbox } from "#tests/support/mail.ts";
import { env, postForm, send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

const page = "/dashboard/settings/private";
const turn = (cookie: string, to: "on" | "off") => postForm(page, { private: to }, { cookie });
const read = async (cookie: string, path = page) =>
  toText(await (await send(path, { headers: { cookie } })).text());

async function findSubjects(email: string): Promise<unknown[]> {
  await toOutboxInserts(
    toDb(env.DB),
    [{ to: email.toUpperCase(), subject: "Harbor Health answered your application", body: "Hello," }],
    Date.now(),
  ).run();
  const row = await env.DB.prepare("SELECT max(id) AS id FROM outbox WHERE lower(recipient) = ?")
    .bind(email)
    .first<{ id: number }>();
  const mailbox = openMailbox();
  await deliver([row!.id], mailbox, Date.now());
  expect(String(mailbox.messages[0]?.html)).toContain("Hello,");
  return mailbox.messages.flatMap(({ subject, html }) => [
    subject,
    String(html).includes("Harbor Health answered"),
  ]);
}

test("sends every email to someone who searches in private with a subject that says nothing", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const other = await signIn("job_seeker");
  expect(await read(cookie)).toContain("It is off.");
  expect(await findSubjects(user.email)).toContain("Harbor Health answered your application");
  expect((await turn(cookie, "on")).headers.get("location")).toBe("/dashboard/settings?done=private-on");
  const settings = await read(cookie, "/dashboard/settings?done=private-on");
  expect(settings).toContain("Private search is on.");
  expect(settings).toContain("Private search (on)");
  expect(await findSubjects(user.email)).toEqual(["A message from Clinward", false]);
  expect(await findSubjects(other.user.email)).toContain("Harbor Health answered your application");
  await turn(cookie, "off");
  expect(await read(cookie)).toContain("It is off.");
  expect(await findSubjects(user.email)).toContain("Harbor Health answered your application");
});

test("says as little to the other address that someone applied with", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const { employer } = await createCompany("Harbor Health");
  const email = `other-${user.id}@example.com`;
  await storeApplicant({ employerId: employer.id, userId: user.id, email });
  expect(await findSubjects(email)).toContain("Harbor Health answered your application");
  await turn(cookie, "on");
  expect(await findSubjects(email)).toEqual(["A message from Clinward", false]);
});

test("hides the profile from agencies and keeps the employers that were chosen", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const findPrivacy = async () =>
    JSON.parse(
      (await env.DB.prepare("SELECT details -> '$.privacy' AS privacy FROM profile_details WHERE user_id = ?")
        .bind(user.id)
        .first<string>("privacy")) ?? "null",
    );
  await turn(cookie, "off");
  expect(await findPrivacy()).toBeNull();
  await turn(cookie, "on");
  expect(await findPrivacy()).toEqual({ visibility: "hidden", agencies: false, hidden: [] });
  const chosen = { visibility: "searched", agencies: true, hidden: [{ slug: null, name: "Harbor Health" }] };
  await env.DB.prepare(
    "UPDATE profile_details SET details = json_object('privacy', json(?)) WHERE user_id = ?",
  )
    .bind(JSON.stringify(chosen), user.id)
    .run();
  await turn(cookie, "on");
  expect(await findPrivacy()).toEqual({ ...chosen, visibility: "hidden", agencies: false });
  expect(await read(cookie)).toContain("You hide from Harbor Health.");
});

test("leads someone signed out to log in", async () => {
  expect((await send(page)).headers.get("location")).toMatch(/^\/login/);
  expect((await postForm(page, { private: "on" })).headers.get("location")).toMatch(/^\/login/);
});
