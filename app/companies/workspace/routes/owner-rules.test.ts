import { beforeAll, beforeEach, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { addMember, listMails, newVisitor, signIn, testPassword } from "#tests/support/accounts.ts";
import { createCompany, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { addFactor } from "#tests/support/second-factor.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

type Person = TestCompany["owner"];

let own: TestCompany;
let other: TestCompany;
const setUp = (next: string) => `/dashboard/second-factor?next=${encodeURIComponent(next)}`;
const team = () => `/hiring/${own.employer.slug}/team`;
const open = (path: string, { cookie }: Person) => send(path, { headers: { cookie } });
const read = async (path: string, person: Person) => toText(await (await open(path, person)).text());
const set = (required: string, { cookie }: Person) =>
  postForm(team(), { intent: "factor", required }, { cookie });
const isRequired = async () =>
  (await env.DB.prepare("SELECT requires_second_factor AS n FROM employers WHERE id = ?")
    .bind(own.employer.id)
    .first("n")) === 1;

beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  await fillCatalog();
});

beforeEach(async () => {
  await env.DB.exec("DELETE FROM jobs");
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  await storePosting(own.employer.id, "icu-nurse");
});

test("an owner requires two-step log-in of the team, once their own is on, and gives it up again", async () => {
  expect(await read(team(), own.owner)).toContain("3 of 3 members have not turned it on yet.");
  expect(await read(team(), own.owner)).toContain("Turn it on for yourself first");
  expect((await set("yes", own.owner)).headers.get("location")).toBe(`${team()}?done=no-own-factor`);
  expect(await isRequired()).toBe(false);
  await addFactor(own.owner.user);
  const before = await read(team(), own.owner);
  expect(before).toContain("2 of 3 members have not turned it on yet.");
  expect(before.match(/no two-step log-in yet/g)).toHaveLength(2);
  const [first, second] = await Promise.all([set("yes", own.owner), set("yes", own.owner)]);
  expect([first.headers.get("location"), second.headers.get("location")]).toEqual([
    `${team()}?done=factor`,
    `${team()}?done=factor`,
  ]);
  const { results } = await env.DB.prepare(
    "SELECT actor_id, detail FROM audit_log WHERE action = 'company.second_factor' AND subject = ?",
  )
    .bind(`company:${own.employer.id}`)
    .all();
  expect(results).toEqual([{ actor_id: own.owner.user.id, detail: '{"to":"required"}' }]);
  // Who lacks it is told once, and the owner, who has it, is not.
  const told = (person: Person) => listMails(person.user.email);
  for (const person of [own.recruiter, own.reviewer])
    expect((await told(person)).map(({ subject }) => subject)).toEqual([
      "Turn on two-step log-in: Harbor Health",
    ]);
  expect(await told(own.owner)).toEqual([]);
  expect(await read(`${team()}?done=factor`, own.owner)).toContain(
    "Everyone in the team needs two-step log-in",
  );
  expect((await open(team(), own.recruiter)).status).toBe(302);
  expect((await set("no", own.owner)).headers.get("location")).toBe(`${team()}?done=no-factor`);
  expect((await open(team(), own.recruiter)).status).toBe(200);
});

test("nobody but an owner of this company changes it or reads who has it off", async () => {
  for (const person of [own.recruiter, own.reviewer, other.owner]) await addFactor(person.user);
  for (const [person, status] of [
    [own.recruiter, 403],
    [own.reviewer, 403],
    [other.owner, 404],
  ] as const) {
    expect((await set("yes", person)).status).toBe(status);
    expect(await isRequired()).toBe(false);
  }
  expect((await set("always", own.owner)).status).toBe(404);
  expect(await read(team(), own.recruiter)).not.toMatch(/two-step/i);
});

test("closes every page, file and form of the workspace to members without it, and no other company's", async () => {
  const manager = await signIn("employer");
  await addMember(own.employer.id, manager.user.id, "manager");
  await addMember(other.employer.id, own.recruiter.user.id, "recruiter", 2);
  await addFactor(own.owner.user);
  await set("yes", own.owner);
  const below = `/hiring/${own.employer.slug}`;
  const patterns = routes
    .map(({ path = "" }) => `/${path}`)
    .filter((path) => /^\/hiring\/:company(?:\/|$)/.test(path));
  expect(patterns.length).toBeGreaterThan(25);
  for (const pattern of patterns) {
    const path = pattern.replace("/hiring/:company", below).replace(/:\w+/g, "icu-nurse");
    const answers = [
      [await open(`${path}?page=2`, own.recruiter), setUp(`${path}?page=2`)],
      [await postForm(path, { intent: "mails", do: "close" }, { cookie: own.recruiter.cookie }), setUp(path)],
    ] as const;
    // A page without a form refuses any form, and one file is only sent for a form.
    const closed = answers.filter(([{ status }]) => status !== 405);
    expect([path, closed.length > 0]).toEqual([path, true]);
    // Only owners open it, with or without a second factor.
    const isOwners = pattern.includes("/developers");
    for (const [{ status, headers }, to] of closed)
      expect([path, status, headers.get("location")]).toEqual(isOwners ? [path, 403, null] : [path, 302, to]);
  }
  const published = "/post-job/published/icu-nurse";
  expect((await open(published, own.recruiter)).headers.get("location")).toBe(setUp(published));
  for (const person of [own.reviewer, manager])
    expect((await open(`${below}/home`, person)).headers.get("location")).toBe(setUp(`${below}/home`));
  expect((await open(`${below}/home`, own.owner)).status).toBe(200);
  expect((await open(`${below}/home`, other.owner)).status).toBe(404);
  expect((await open(`/hiring/${other.employer.slug}/home`, own.recruiter)).status).toBe(200);
});

test("says what to do, sets it up, and leads back to where the member was", async () => {
  await addFactor(own.owner.user);
  await set("yes", own.owner);
  const { cookie, user } = own.reviewer;
  const wanted = `/hiring/${own.employer.slug}/applicants?sort=name`;
  const page = (await open(wanted, own.reviewer)).headers.get("location")!;
  expect(await read(page, own.reviewer)).toContain(
    "Harbor Health requires two-step log-in Its workspace opens after two-step log-in is on. Then you go on where you were.",
  );
  const started = await postForm(
    page,
    { step: "start", password: testPassword },
    { cookie, ...newVisitor() },
  );
  expect(started.headers.get("location")).toBe(page);
  await env.DB.prepare("DELETE FROM second_factors WHERE user_id = ?").bind(user.id).run();
  await addFactor(user);
  const html = await (await open(page, own.reviewer)).text();
  expect(html).toContain(`href="${wanted}"`);
  expect(toText(html)).not.toContain("requires two-step log-in");
  expect((await open(wanted, own.reviewer)).status).toBe(200);
  expect(await (await open(setUp("//evil.example/"), own.reviewer)).text()).not.toContain('href="//evil');
});

test("leaves someone of two companies the form of the one that asks for nothing more", async () => {
  await addMember(other.employer.id, own.recruiter.user.id, "recruiter");
  await addFactor(own.owner.user);
  await set("yes", own.owner);
  const page = await open("/post-job", own.recruiter);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain("Harbor Health");
  const named = `/post-job?company=${own.employer.slug}`;
  expect((await open(named, own.recruiter)).headers.get("location")).toBe(setUp(named));
  const { cookie } = own.recruiter;
  const begun = await postForm("/post-job", { intent: "new" }, { cookie });
  const draft = begun.headers.get("location")!.split("/")[2];
  expect((await open(`/post-job/${draft}/review`, own.recruiter)).status).toBe(200);
  await env.DB.prepare("UPDATE posting_drafts SET employer_id = ? WHERE public_id = ?")
    .bind(own.employer.id, draft)
    .run();
  for (const step of ["role", "review"]) {
    const path = `/post-job/${draft}/${step}`;
    expect((await open(path, own.recruiter)).headers.get("location")).toBe(setUp(path));
  }
});
