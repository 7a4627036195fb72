import { beforeAll, expect, test } from "vitest";
import {
  addMember,
  createEmployer,
  createUser,
  listMails,
  newVisitor,
  signIn,
  signInAs,
} from "#tests/support/accounts.ts";
import { createKnownCompany, getCompany, listCompanies, listTeam } from "#tests/support/companies.ts";
import { readHidden, toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const find = "/hiring/claims";
let northquill: Awaited<ReturnType<typeof createKnownCompany>>;

beforeAll(async () => {
  northquill = await createKnownCompany("Northquill Health", "https://www.northquill.org/jobs");
  await createKnownCompany("Northquill Dental Group");
  await createKnownCompany("Larkmere Health");
});

const read = async (path: string, cookie: string) =>
  toText(await (await send(path, { headers: { cookie } })).text());
const claim = (slug: string, message: string, cookie: string) =>
  postForm(`${find}?company=${slug}`, { company: slug, message }, { cookie });
const countRows = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`)
    .bind(...values)
    .first<number>("n");

async function register(email: string, company: string): Promise<string> {
  const answer = await postForm(
    "/register",
    {
      role: "employer",
      firstName: "Ana",
      lastName: "Reyes",
      email,
      password: "harbor lantern quartz",
      company,
    },
    newVisitor(),
  );
  expect(answer.headers.get("location")).toBe("/hiring");
  await env.DB.prepare("UPDATE users SET email_verified_at = 1 WHERE email = ?").bind(email).run();
  return answer.headers.get("set-cookie")!.split(";")[0]!;
}

test("offers someone who registers the companies of our postings with a name like theirs", async () => {
  const cookie = await register("ana@elsewhere.example", "Northquill Health, Inc.");
  expect((await send("/hiring", { headers: { cookie } })).headers.get("location")).toBe(find);
  const page = await read(find, cookie);
  expect(page).toContain("Is this you?");
  expect(page.indexOf("Northquill Health 1 open posting")).toBeGreaterThan(0);
  expect(page.indexOf("Northquill Health 1 open")).toBeLessThan(page.indexOf("Northquill Dental Group"));
  expect(page).not.toContain("Larkmere");
  expect(page).toContain("Go on with Northquill Health, Inc.");
});

test("searches companies by the beginning of their name and says when there is none", async () => {
  const { cookie } = await signIn("employer");
  expect(await read(`${find}?q=larkm`, cookie)).toContain("Larkmere Health");
  expect(await read(`${find}?q=LARKMERE%20health`, cookie)).toContain("Larkmere Health");
  expect(await read(`${find}?q=zzz%25`, cookie)).toContain(
    "We have no company whose name begins like “zzz%”",
  );
  expect(await read(`${find}?q=%25`, cookie)).not.toContain("Larkmere");
});

test("does not offer a company that someone has only registered", async () => {
  await register("first@quiet.example", "Quiet Harbor Clinic");
  const { cookie } = await signIn("employer");
  expect(await read(`${find}?q=Quiet`, cookie)).not.toContain("Quiet Harbor");
  const [quiet] = await listCompanies("Quiet Harbor Clinic");
  expect((await claim(quiet!.slug, "It is ours, call us.", cookie)).status).toBe(404);
});

test("lets a person read the first claim of a company, and then clears the empty company away", async () => {
  const cookie = await register("ana@mail.northquill.org", "Northquill");
  expect(await read(`${find}?company=${northquill.slug}`, cookie)).toContain(
    "so a person reads your claim within one business day",
  );
  await env.DB.prepare(
    `INSERT INTO posting_drafts (public_id, user_id, employer_id, created_at, updated_at)
      SELECT 'draft', m.user_id, e.id, 1, 1 FROM employers e JOIN memberships m ON m.employer_id = e.id WHERE e.name = 'Northquill'`,
  ).run();
  const path = (await claim(northquill.slug, "", cookie)).headers.get("location")!;
  expect(path).toMatch(/^\/hiring\/claims\//);
  expect(await listTeam(northquill.id)).toEqual([]);
  const admin = await signIn("admin");
  const desk = await (await send("/admin/employers", { headers: { cookie: admin.cookie } })).text();
  const decision = { publicId: path.split("/").at(-1)!, read: readHidden(desk, "read"), decision: "approve" };
  await postForm("/admin/employers", decision, { cookie: admin.cookie });
  expect(await listTeam(northquill.id)).toEqual(["owner ana@mail.northquill.org"]);
  expect(await listCompanies("Northquill")).toEqual([]);
  expect(await countRows("posting_drafts WHERE employer_id = ?", northquill.id)).toBe(1);
  expect(await getCompany("Northquill Health")).toMatchObject({
    domain: "northquill.org",
    verifiedBy: "domain",
    verifiedAt: expect.any(Number),
  });
});

test("lets a person read a claim of a company with applicants, although it has an owner", async () => {
  const company = await createKnownCompany("Oakmont Hospital", "https://oakmont.org");
  await addMember(company.id, (await createUser("employer")).id, "owner");
  await env.DB.prepare(
    `INSERT INTO applications (public_id, employer_id, first_name, last_name, email, message, job_title, employer_name, idempotency_key, created_at, updated_at)
      VALUES ('fern', ?, 'A', 'B', 'a@b.example', 'Hi', 'RN', 'Oakmont', 'fern', 1, 1)`,
  )
    .bind(company.id)
    .run();
  const { cookie } = await signIn("employer", { email: "kim@oakmont.org" });
  const answer = await claim(company.slug, "", cookie);
  expect(answer.headers.get("location")).toMatch(/^\/hiring\/claims\//);
  expect(await listTeam(company.id)).not.toContain("recruiter kim@oakmont.org");
});

test("makes the second colleague a recruiter and tells the owners, once for two clicks at the same moment", async () => {
  const { cookie, user } = await signIn("employer", { email: "bo@northquill.org" });
  const answers = await Promise.all([claim(northquill.slug, "", cookie), claim(northquill.slug, "", cookie)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await listTeam(northquill.id)).toContain("recruiter bo@northquill.org");
  const mails = await listMails("ana@mail.northquill.org");
  const told = mails.filter(({ body }) => body.includes("bo@northquill.org claimed"));
  expect(told.map(({ subject }) => subject)).toEqual(["Someone joined your team on Clinward"]);
  expect(await countRows("company_claims WHERE user_id = ?", user.id)).toBe(1);
});

test("asks a person who was removed to be checked, although their email still works", async () => {
  const { cookie, user } = await signIn("employer", { email: "gone@northquill.org" });
  await claim(northquill.slug, "", cookie);
  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(user.id).run();
  const answer = await claim(northquill.slug, "I am back.", cookie);
  expect(answer.headers.get("location")).toMatch(/^\/hiring\/claims\//);
  expect(await listTeam(northquill.id)).not.toContain("recruiter gone@northquill.org");
});

test("takes a plus address for the mailbox of a person who was removed", async () => {
  const gone = await signIn("employer", { email: "ines@northquill.org" });
  await claim(northquill.slug, "", gone.cookie);
  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(gone.user.id).run();
  const { cookie } = await signIn("employer", { email: "ines+hr@northquill.org" });
  const answer = await claim(northquill.slug, "Hello.", cookie);
  expect(answer.headers.get("location")).toMatch(/^\/hiring\/claims\//);
  expect(await listTeam(northquill.id)).not.toContain("recruiter ines+hr@northquill.org");
});

test("checks a person who was removed from a company that became part of this one", async () => {
  const { cookie, user } = await signIn("employer", { email: "before@northquill.org" });
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO employer_slugs (slug, employer_id, former_id, at) VALUES ('quill-clinic', ?1, 990, 1)",
    ).bind(northquill.id),
    env.DB.prepare(
      "INSERT INTO audit_log (action, subject, detail, at) VALUES ('company.member', 'company:990', json_object('user', ?1, 'to', 'removed'), 1)",
    ).bind(user.id),
  ]);
  const answer = await claim(northquill.slug, "I worked at Quill Clinic.", cookie);
  expect(answer.headers.get("location")).toMatch(/^\/hiring\/claims\//);
  expect(await listTeam(northquill.id)).not.toContain("recruiter before@northquill.org");
});

test("keeps any other claim for an admin, shows its clock, and lets its owner withdraw it", async () => {
  const { cookie, user } = await signIn("employer", { email: "cy@gmail.com" });
  const page = await read(`${find}?company=${northquill.slug}`, cookie);
  expect(page).toContain("a person checks your claim within one business day");
  const refused = await claim(northquill.slug, " ", cookie);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Tell us how we can confirm");
  const answer = await claim(northquill.slug, "Call <b>Dana</b> at the main number.", cookie);
  const path = answer.headers.get("location")!;
  const again = await claim(northquill.slug, "Once more.", cookie);
  expect(again.headers.get("location")).toBe(path);
  expect(await countRows("company_claims WHERE user_id = ?", user.id)).toBe(1);
  const html = await (await send(path, { headers: { cookie } })).text();
  expect(toText(html)).toMatch(
    /A person checks your claim\. We decide by \w+, \w+ \d+, \d+, [\d:]+ [AP]M ET/,
  );
  expect(html).toContain("Call &lt;b&gt;Dana&lt;/b&gt;");
  expect(await listTeam(northquill.id)).not.toContain("recruiter cy@gmail.com");
  await postForm(path, {}, { cookie });
  expect(await read(path, cookie)).toContain("You withdrew the claim");
});

test("shows and withdraws a claim for nobody but its owner", async () => {
  const { cookie } = await signIn("employer", { email: "di@gmail.com" });
  const path = (await claim(northquill.slug, "Please call us.", cookie)).headers.get("location")!;
  const stranger = await signIn("employer");
  const admin = await signIn("admin");
  for (const { cookie } of [stranger, admin]) {
    expect((await send(path, { headers: { cookie } })).status).toBe(404);
    expect((await postForm(path, {}, { cookie })).status).toBe(404);
  }
  expect((await send(path)).headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
  expect(await read(path, cookie)).toContain("Being checked");
});

test("takes no claim without a confirmed email, from a seeker or of a company that one acts for", async () => {
  const unconfirmed = await createUser("employer", { email: "eve@northquill.org", emailVerifiedAt: null });
  const cookie = await signInAs(unconfirmed);
  expect(await read(`${find}?company=${northquill.slug}`, cookie)).toContain(
    "Please confirm your email first",
  );
  expect((await claim(northquill.slug, "It is us.", cookie)).status).toBe(400);
  const seeker = await signIn("job_seeker", { email: "nurse@northquill.org" });
  expect((await send(find, { headers: { cookie: seeker.cookie } })).status).toBe(403);
  expect((await claim(northquill.slug, "It is us.", seeker.cookie)).status).toBe(403);
  expect((await send("/hiring", { headers: { cookie: seeker.cookie } })).status).toBe(403);
  expect((await send(find)).headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(find)}`);
  const member = await signIn("employer");
  await addMember(northquill.id, member.user.id, "reviewer");
  expect((await claim(northquill.slug, "Me again.", member.cookie)).status).toBe(404);
  expect(await countRows("company_claims WHERE user_id IN (?, ?)", unconfirmed.id, seeker.user.id)).toBe(0);
});

test("limits how many claims a person has waiting", async () => {
  const { cookie } = await signIn("employer", { email: "fay@gmail.com" });
  for (let at = 0; at < 5; at++) {
    const company = await createKnownCompany(`Claimed Often ${at}`);
    expect((await claim(company.slug, "Ours.", cookie)).status).toBe(302);
  }
  const answer = await claim(northquill.slug, "This too.", cookie);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("You have several claims that are being checked");
  expect(html).toContain("This too.");
});

test("leads to the one company, lists several, and helps someone without one", async () => {
  const { cookie, user } = await signIn("employer");
  expect((await send("/hiring", { headers: { cookie } })).headers.get("location")).toBe(find);
  const [made] = await Promise.all(
    [1, 2].map(() => postForm("/hiring", { name: "Fern Hill Hospice" }, { cookie })),
  );
  const [fern, ...more] = await listCompanies("Fern Hill Hospice");
  expect(more).toEqual([]);
  expect(made!.headers.get("location")).toBe(`/hiring/${fern!.slug}/company`);
  expect((await send("/hiring", { headers: { cookie } })).headers.get("location")).toBe(
    `/hiring/${fern!.slug}/home`,
  );
  const second = await createEmployer("Second Company");
  await addMember(second.id, user.id, "reviewer", Date.now() + 1);
  const page = await read("/hiring", cookie);
  expect(page).toContain("Fern Hill Hospice 0 open postings You are an owner");
  expect(page).toContain("Second Company 0 open postings You are a reviewer");
});
