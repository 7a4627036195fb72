import { beforeEach, expect, test } from "vitest";
import { erasePerson } from "#app/applications/erasure/erase-person.server.ts";
import { findPerson } from "#app/applications/erasure/person.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { listMails, readMailedPath, signIn } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "../support/applicants.ts";
import { toText } from "../support/html.ts";
import { env, postForm, send } from "../support/site.ts";

const db = toDb(env.DB);
let companies = 0;
let company: TestCompany;
let path: string;

beforeEach(async () => {
  companies += 1;
  company = await createCompany(`Harbor Health ${companies}`);
  path = `/hiring/${company.employer.slug}`;
});

const open = (address: string, cookie = company.owner.cookie) => send(address, { headers: { cookie } });
const suspend = () =>
  env.DB.prepare(
    "UPDATE employers SET suspended_at = 1, suspended_reason = 'It asked for fees.' WHERE id = ?",
  )
    .bind(company.employer.id)
    .run();
const store = async (slug: string, status: string) => {
  const id = await storePosting(company.employer.id, slug, status);
  await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
    .bind(id)
    .run();
  return id;
};
const invite = (email: string) =>
  postForm(`${path}/team`, { intent: "invite", email, role: "owner" }, { cookie: company.owner.cookie });
const listRoles = async () =>
  (
    await env.DB.prepare("SELECT user_id FROM memberships WHERE employer_id = ? AND role = 'owner'")
      .bind(company.employer.id)
      .all<{ user_id: number }>()
  ).results.map(({ user_id }) => user_id);

test("sends, changes and shows nothing of a suspended company but its own postings to its people", async () => {
  const jobId = await store(`nights-${companies}`, "closed");
  const { publicId } = await storeApplicant({ employerId: company.employer.id, jobId });
  await suspend();
  const written: [string, Record<string, string>][] = [
    ["/team", { intent: "invite", email: "third@mail.example", role: "owner" }],
    [
      "/company",
      { name: company.employer.name, kind: "direct", about: "Write to me.", website: "https://evil.example" },
    ],
    [`/applicants/${publicId}`, { template: "interview", text: "Write to me.", idempotencyKey: "a" }],
    [`/jobs/nights-${companies}/close`, { ending: "close", text: "Write to me.", idempotencyKey: "b" }],
    ["/applicants.csv", {}],
    ["/feeds/new", { address: "https://feeds.example/jobs.xml" }],
    ["", { do: "confirm", pick0: `nights-${companies}` }],
  ];
  for (const [part, fields] of written) {
    const answer = await postForm(path + part, fields, { cookie: company.owner.cookie });
    expect([part, answer.status]).toEqual([part, 403]);
    expect(toText(await answer.text())).toContain("This company is suspended");
  }
  const close = `/jobs/nights-${companies}/close`;
  for (const part of [
    "/applicants",
    `/applicants/${publicId}`,
    "/Applicants",
    "/%61pplicants",
    "/%61pplicants.data",
    close,
  ])
    expect([part, (await open(path + part)).status]).toEqual([part, 403]);
  for (const part of ["", "/company", "/team"])
    expect([part, (await open(path + part)).status]).toEqual([part, 200]);
  expect(await listMails("third@mail.example")).toEqual([]);
});

test("shows neither the page nor any posting of a suspended company to visitors", async () => {
  await env.DB.prepare("UPDATE employers SET approved_at = 1 WHERE id = ?").bind(company.employer.id).run();
  const slugs = ["paused", "closed", "expired", "filled"].map(
    (status) => [`${status}-${companies}`, status] as const,
  );
  for (const [slug, status] of slugs) await store(slug, status);
  await suspend();
  const addresses = [`/employers/${company.employer.slug}`, ...slugs.map(([slug]) => `/jobs/${slug}`)];
  for (const address of addresses) expect([address, (await send(address)).status]).toEqual([address, 404]);
});

test("shows no page of a company before we have read anything of it", async () => {
  await env.DB.prepare("UPDATE employers SET about = 'Pay the fee.' WHERE id = ?")
    .bind(company.employer.id)
    .run();
  await store(`waiting-${companies}`, "pending");
  const address = `/employers/${company.employer.slug}`;
  expect((await send(address)).status).toBe(404);
  expect(toText(await (await open(`${path}/company`)).text())).toContain(
    "public page opens with your first posting",
  );
  await env.DB.prepare("UPDATE employers SET approved_at = 1 WHERE id = ?").bind(company.employer.id).run();
  expect((await send(`${address}?page=1`)).status).toBe(200);
});

test("lets nobody become the owner of a company by an invitation of an owner whom we suspended", async () => {
  const friend = await signIn("employer");
  await invite(friend.user.email);
  const link = await readMailedPath(friend.user.email, "invite");
  const admin = await signIn("admin");
  await postForm(`/admin/users/${company.owner.user.id}`, { reason: "Fees." }, { cookie: admin.cookie });
  await postForm(link, {}, { cookie: friend.cookie });
  expect(await listRoles()).toEqual([company.owner.user.id]);
});

test("ends the invitations of an owner who is no owner any more", async () => {
  const { user: second, cookie } = await signIn("employer");
  await env.DB.prepare(
    "INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?, ?, 'owner', 1)",
  )
    .bind(second.id, company.employer.id)
    .run();
  const friend = await signIn("employer");
  await postForm(`${path}/team`, { intent: "invite", email: friend.user.email, role: "owner" }, { cookie });
  const link = await readMailedPath(friend.user.email, "invite");
  const demoted = { intent: "role", email: second.email, role: "reviewer" };
  await postForm(`${path}/team`, demoted, { cookie: company.owner.cookie });
  await postForm(link, {}, { cookie: friend.cookie });
  expect(await listRoles()).toEqual([company.owner.user.id]);
});

test("keeps a company suspended whose suspended owner is erased", async () => {
  await env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(company.owner.user.id).run();
  await erasePerson(db, env, await findPerson(db, company.owner.user.email));
  const held = "SELECT suspended_at IS NOT NULL AS held FROM employers WHERE id = ?";
  expect(await env.DB.prepare(held).bind(company.employer.id).first("held")).toBe(1);
});
