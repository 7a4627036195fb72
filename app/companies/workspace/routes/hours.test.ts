import { beforeAll, expect, test } from "vitest";
import { addMember, signIn } from "#tests/support/accounts.ts";
import { createCompany, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
const path = () => `/hiring/${own.employer.slug}/hours`;
const read = async ({ cookie }: TestCompany["owner"]) =>
  toText(await (await send(path(), { headers: { cookie } })).text());
const save = (fields: Record<string, string>, { cookie }: TestCompany["owner"]) =>
  postForm(path(), fields, { cookie });
const hours = { day1: "yes", day3: "yes", from: "07:30", to: "12:00", zone: "America/Denver" };

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  await env.DB.prepare("UPDATE employers SET time_zone = 'America/Chicago' WHERE id = ?")
    .bind(own.employer.id)
    .run();
});

test("assumes nine to five in the company's time zone until a member says their hours", async () => {
  const manager = await signIn("employer");
  await addMember(own.employer.id, manager.user.id, "manager");
  for (const member of [own.owner, own.recruiter, own.reviewer, manager]) {
    expect(await read(member)).toContain("we assume Mon to Fri, 9 AM to 5 PM Central");
    expect((await save(hours, member)).headers.get("location")).toBe(`${path()}?done=saved`);
    expect(await read(member)).toContain("Now: Mon, Wed, 7:30 AM to 12 PM Mountain.");
    expect((await save({ reset: "yes" }, member)).headers.get("location")).toBe(`${path()}?done=reset`);
    expect(await read(member)).toContain("we assume Mon to Fri");
  }
});

test("saves nobody else's hours", async () => {
  await save(hours, own.owner);
  expect(await read(own.recruiter)).toContain("we assume Mon to Fri");
  expect((await save(hours, other.owner)).status).toBe(404);
  expect((await save(hours, await signIn("job_seeker"))).status).toBe(404);
});

test.each([
  [{ day1: "" }, "Choose at least one day"],
  [{ from: "" }, "Enter the hour from which you take interviews"],
  [{ to: "25:00" }, "Enter the hour until which you take interviews"],
  [{ to: "07:00" }, "Enter a later hour than the first"],
  [{ zone: "Mars" }, "Choose your time zone"],
])("says what is wrong with %o, and keeps what was typed", async (fields, problem) => {
  const typed = Object.fromEntries(
    Object.entries({ ...hours, ...fields }).filter(([name]) => !("day1" in fields && name.startsWith("day"))),
  );
  const refused = await save(typed, own.recruiter);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(toText(html)).toContain(problem);
  if (!("from" in fields)) expect(html).toContain('value="07:30"');
});
