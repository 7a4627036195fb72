import { beforeAll, expect, test } from "vitest";
import type { DeskRole } from "#app/kit/platform/context.ts";
import routes from "#app/routes.ts";
import { createUser, listMails, signIn } from "../support/accounts.ts";
import { sendWith } from "../support/faults.ts";
import { toText } from "../support/html.ts";
import { addFactor } from "../support/second-factor.ts";
import { env, postForm, postJson, send } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const signInAt = (deskRole: DeskRole) => signIn("admin", { deskRole });
let support: Awaited<ReturnType<typeof signIn>>;
let moderation: Awaited<ReturnType<typeof signIn>>;
let owner: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  [support, moderation, owner] = [
    await signInAt("support"),
    await signInAt("moderation"),
    await signInAt("owner"),
  ];
});

const open = (path: string, cookie: string) => send(path, { headers: { cookie } });
const deskPaths = routes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => /^\/admin(?:$|\/|-)/.test(path) && !path.endsWith(".csv") && !path.includes(":"));

test("opens to each desk role what it is for, and to owners everything", async () => {
  const opened = async ({ cookie }: typeof owner) => {
    const paths: string[] = [];
    for (const path of deskPaths) {
      const { status } = await open(path, cookie);
      if (status !== 403) paths.push(path);
    }
    return paths;
  };
  const figures = ["/admin/web-vitals", "/admin/web-vitals/route", "/admin/analytics"];
  expect(await opened(support)).toEqual(
    [
      "/admin",
      "/admin-dashboard",
      "/admin/hire-requests",
      "/admin/contacts",
      ...figures,
      "/admin/users",
    ].concat(["/admin/mail", "/admin/alerts", "/admin/mail/strayed", "/admin/mail/suppressions"]),
  );
  const moderated = await opened(moderation);
  for (const path of [
    "/admin",
    "/admin/postings",
    "/admin/reports",
    "/admin/employers",
    "/admin/feeds",
    "/admin/users",
  ])
    expect(moderated).toContain(path);
  for (const path of moderated)
    expect(path).not.toMatch(/hire-requests|contacts|mail|data-requests|audit|cron/);
  expect(await opened(owner)).toEqual(deskPaths);
});

test("refuses files and records of another desk role as it refuses their lists", async () => {
  const asked = [
    ["/admin/hire-requests.csv", moderation],
    ["/admin/attachments/unknown", moderation],
    ["/admin/postings/unknown", support],
    ["/admin/data-requests/unknown/person.json", support],
    ["/api/admin/postings/unknown", support],
    ["/api/admin/jobs-validation", support],
  ] as const;
  for (const [path, { cookie }] of asked) {
    const isForm = path === "/admin/hire-requests.csv";
    const answer = isForm ? await postForm(path, {}, { cookie }) : await open(path, cookie);
    expect([path, answer.status]).toEqual([path, 403]);
  }
  const decision = { decision: "approve", read: "" };
  const path = "/api/admin/company-claims/unknown";
  expect((await postJson(path, decision, { cookie: support.cookie })).status).toBe(403);
  expect((await open("/admin/attachments/unknown", support.cookie)).status).toBe(404);
});

test("shows no section, tile or link that the role does not open", async () => {
  for (const { cookie } of [support, moderation])
    for (const path of ["/admin", "/admin/users", `/admin/users/${owner.user.id}`]) {
      const html = await (await open(path, cookie)).text();
      const links = new Set([...html.matchAll(/href="(\/admin[^"#?]*)/g)].map(([, to]) => to!));
      expect(links.size).toBeGreaterThan(3);
      for (const to of links) expect([path, to, (await open(to, cookie)).status]).toEqual([path, to, 200]);
    }
});

test("lets owners alone change roles and act on other admins", async () => {
  const seeker = await createUser("job_seeker");
  const act = (id: number, fields: Record<string, string>, { cookie }: typeof owner) =>
    postForm(`/admin/users/${id}`, fields, { cookie });
  const readRole = (id: number) =>
    env.DB.prepare("SELECT role, desk_role AS desk, suspended_at AS suspended FROM users WHERE id = ?")
      .bind(id)
      .first();
  for (const person of [support, moderation]) {
    await act(seeker.id, { intent: "role", role: "admin", desk: "owner" }, person);
    await act(person.user.id, { intent: "role", role: "admin", desk: "owner" }, person);
    await act(owner.user.id, { reason: "Mine now." }, person);
    await act(owner.user.id, { intent: "reset" }, person);
  }
  expect(await readRole(seeker.id)).toEqual({ role: "job_seeker", desk: "support", suspended: null });
  expect(await readRole(support.user.id)).toMatchObject({ desk: "support" });
  expect(await readRole(owner.user.id)).toMatchObject({ desk: "owner", suspended: null });
  expect(await listMails(owner.user.email)).toEqual([]);

  await act(seeker.id, { intent: "role", role: "admin", desk: "moderation" }, owner);
  expect(await readRole(seeker.id)).toMatchObject({ role: "admin", desk: "moderation" });
  await act(seeker.id, { intent: "role", role: "admin", desk: "support" }, owner);
  expect(await readRole(seeker.id)).toMatchObject({ role: "admin", desk: "support" });
  const mails = (await listMails(seeker.email)).map(({ body }) => /It is now: (.*)/.exec(body)?.[1]);
  expect(mails).toEqual([
    "Admin. Support: requests, users, mail and figures.",
    "Admin. Moderation: postings, reports, employers, feeds and figures.",
  ]);
  const { results } = await env.DB.prepare("SELECT detail FROM audit_log WHERE subject = ? ORDER BY id")
    .bind(`user:${seeker.id}`)
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => JSON.parse(detail))).toEqual([
    { from: "job_seeker", to: "admin, moderation" },
    { from: "admin, moderation", to: "admin, support" },
  ]);
});

test("lets owners alone stop the mails to an admin", async () => {
  const list = "/admin/mail/suppressions";
  const add = ({ cookie }: typeof owner) =>
    postForm(list, { email: owner.user.email, reason: "asked" }, { cookie });
  expect((await add(support)).status).toBe(400);
  expect((await add(owner)).status).toBe(302);
  await env.DB.exec("DELETE FROM mail_suppressions");
});

test("lets support suspend a clinician, and gives requests to nobody who cannot open them", async () => {
  const seeker = await createUser("job_seeker");
  const done = await postForm(`/admin/users/${seeker.id}`, { reason: "Spam." }, { cookie: support.cookie });
  expect(done.headers.get("location")).toContain("done=suspended");
  const { publicId } = (await env.DB.prepare(
    `INSERT INTO hire_requests (public_id, name, email, company, details, status, idempotency_key, created_at, updated_at)
      VALUES ('desk-roles', 'Dana', 'dana@harbor.example', 'Harbor', 'Two nurses.', 'new', 'desk-roles', 1, 1)
      RETURNING public_id AS publicId`,
  ).first<{ publicId: string }>())!;
  const path = `/admin/hire-requests/${publicId}`;
  expect(await (await open(path, support.cookie)).text()).not.toContain(`value="${moderation.user.id}"`);
  await postForm(path, { assignee: String(moderation.user.id) }, { cookie: support.cookie });
  expect(
    await env.DB.prepare("SELECT assigned_to FROM hire_requests WHERE public_id = ?").bind(publicId).first(),
  ).toEqual({ assigned_to: null });
});

test("opens the desk of a deployed site after two steps only, and of the own machine without", async () => {
  const deployed = { SITE_URL: "https://www.clinward.example" };
  const admin = await signInAt("owner");
  const ask = (path: string) => sendWith(deployed, path, { headers: { cookie: admin.cookie } });
  for (const path of ["/admin", "/admin/audit"]) {
    const { status, headers } = await ask(path);
    expect([status, headers.get("location")]).toEqual([302, "/dashboard/second-factor?done=needed"]);
  }
  const refused = await ask("/api/admin/jobs-validation");
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "one_step" }]);
  expect(toText(await (await ask("/dashboard/second-factor?done=needed")).text())).toContain(
    "The desk opens after two-step log-in is on",
  );
  const local = await (await open("/dashboard/second-factor", admin.cookie)).text();
  expect(toText(local)).toContain("The desk takes a password alone here");

  await addFactor(admin.user);
  expect((await ask("/admin/audit")).status).toBe(200);
  const seeker = await signIn("job_seeker");
  expect(toText(await (await open("/dashboard/second-factor", seeker.cookie)).text())).not.toContain(
    "The desk",
  );
});
