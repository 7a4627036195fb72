import { beforeAll, expect, test } from "vitest";
import { listMails, signIn } from "../support/accounts.ts";
import { createKnownCompany, getCompany, listTeam } from "../support/companies.ts";
import { listRows } from "../support/requests.ts";
import { env, postForm, postJson, send } from "../support/site.ts";

let company: Awaited<ReturnType<typeof createKnownCompany>>;
let admin: string;
let claims = 0;

beforeAll(async () => {
  company = await createKnownCompany("Harbor Ridge Clinic");
  admin = (await signIn("admin")).cookie;
});

async function claim() {
  claims += 1;
  const { cookie, user } = await signIn("employer", { email: `claimant-${claims}@gmail.com` });
  const form = { company: company.slug, message: "Call the main number." };
  const answer = await postForm(`/hiring/claims?company=${company.slug}`, form, { cookie });
  const publicId = answer.headers.get("location")!.split("/").at(-1)!;
  return { publicId, email: user.email, cookie, path: `/api/admin/company-claims/${publicId}` };
}

const readClaim = async (path: string) =>
  (await send(path, { headers: { cookie: admin } })).json<{ read: string; state: string }>();
const decide = async (path: string, body: object, cookie = admin) =>
  postJson(path, { read: (await readClaim(path)).read, ...body }, { cookie });

test("lets an admin approve a claim once, whoever clicks again", async () => {
  const { path, email, cookie, publicId } = await claim();
  const answers = await Promise.all([
    decide(path, { decision: "approve" }),
    decide(path, { decision: "approve" }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ state: "approved" });
  }
  expect(await listTeam(company.id)).toEqual([`owner ${email}`]);
  expect(await getCompany("Harbor Ridge Clinic")).toMatchObject({ verifiedBy: "review", domain: null });
  const mails = (await listMails(email)).filter(({ body }) => body.includes("Harbor Ridge Clinic"));
  expect(mails).toHaveLength(1);
  const log = (await listRows("audit_log")).filter(({ action }) => action === "company-claim.decision");
  expect(log).toMatchObject([{ detail: '{"to":"approved"}' }]);
  expect((await send(`/hiring/${company.slug}/company`, { headers: { cookie } })).status).toBe(200);
  expect((await decide(path, { decision: "refuse", reason: "A mistake." })).status).toBe(409);
  expect(await (await send(`/hiring/claims/${publicId}`, { headers: { cookie } })).text()).toContain(
    "We confirmed on",
  );
});

test("makes the next person a recruiter and tells the owner", async () => {
  const { path, email } = await claim();
  await decide(path, { decision: "approve" });
  expect(await listTeam(company.id)).toContain(`recruiter ${email}`);
  const [mail] = await listMails("claimant-1@gmail.com");
  expect(mail!.subject).toBe("Someone joined your team on Clinward");
  expect(mail!.body).toContain(`${email} claimed Harbor Ridge Clinic`);
});

test("tells the claimant why a claim is refused, and gives no access", async () => {
  const { path, email, cookie, publicId } = await claim();
  expect((await decide(path, { decision: "refuse" })).status).toBe(400);
  expect((await decide(path, { decision: "refuse", reason: " " })).status).toBe(400);
  const answer = await decide(path, { decision: "refuse", reason: "Nobody there knows this name." });
  expect(await answer.json()).toEqual({ state: "refused" });
  await decide(path, { decision: "refuse", reason: "Another reason." });
  const mails = (await listMails(email)).filter(({ subject }) => subject.startsWith("About your claim"));
  expect(mails.map(({ body }) => body.includes("Nobody there knows this name."))).toEqual([true]);
  const page = await (await send(`/hiring/claims/${publicId}`, { headers: { cookie } })).text();
  expect(page).toContain("Nobody there knows this name.");
  expect((await send(`/hiring/${company.slug}/company`, { headers: { cookie } })).status).toBe(404);
  expect((await decide(path, { decision: "approve" })).status).toBe(409);
  expect(await listTeam(company.id)).not.toContain(`recruiter ${email}`);
});

test("decides no claim that says something else than what was read", async () => {
  const { path, email } = await claim();
  const { read } = await readClaim(path);
  await env.DB.prepare("UPDATE users SET first_name = 'Harbor', last_name = 'Ridge' WHERE email = ?")
    .bind(email)
    .run();
  for (const stale of [read, ""]) {
    const answer = await decide(path, { decision: "approve", read: stale });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "changed" }]);
  }
  expect(await listTeam(company.id)).not.toContain(`recruiter ${email}`);
  expect((await decide(path, { decision: "approve" })).status).toBe(200);
});

test("decides no claim that was withdrawn", async () => {
  const { path, publicId, cookie } = await claim();
  await postForm(`/hiring/claims/${publicId}`, {}, { cookie });
  const answer = await decide(path, { decision: "approve" });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: "already_decided" });
});

test("answers everyone but an admin, and what it does not know, as JSON", async () => {
  const { path, cookie, email } = await claim();
  const refused = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { code: string }).code,
  ];
  expect(await refused(await postJson(path, { decision: "approve" }))).toEqual([401, "signed_out"]);
  for (const other of [cookie, (await signIn("job_seeker")).cookie, (await signIn("employer")).cookie])
    expect(await refused(await decide(path, { decision: "approve" }, other))).toEqual([403, "forbidden"]);
  const unknown = "/api/admin/company-claims/nobody";
  expect(await refused(await decide(unknown, { decision: "approve" }))).toEqual([404, "not_found"]);
  for (const body of [{}, { decision: "delete" }, { decision: "approve", state: "approved" }])
    expect((await decide(path, body)).status).toBe(400);
  expect((await postJson(path, [], { cookie: admin })).status).toBe(400);
  expect(await listTeam(company.id)).not.toContain(`recruiter ${email}`);
});
