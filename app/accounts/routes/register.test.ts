import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/schema.ts";
import { memberships } from "#app/companies/schema.ts";
import { employers } from "#app/jobs/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createUser, listMails, newVisitor, signIn } from "#tests/support/accounts.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const seeker = {
  role: "job_seeker",
  firstName: "Ana",
  lastName: "Reyes",
  email: "ana@example.com",
  password: "harbor lantern quartz",
};
const employer = { ...seeker, role: "employer", company: "Mercy Valley Hospital" };

function findCompanies(email: string) {
  return db
    .select({ slug: employers.slug, name: employers.name, role: memberships.role })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(employers, eq(employers.id, memberships.employerId))
    .where(eq(users.email, email));
}

test("offers both kinds of account and asks employers for work email and company", async () => {
  const forSeekers = await (await send("/register")).text();
  expect(forSeekers).toContain("I&#x27;m looking for work");
  expect(forSeekers).not.toContain("Company name");
  const forEmployers = await (await send("/register?as=employer")).text();
  expect(forEmployers).toContain("Company name");
  expect(forEmployers).toContain("Work email");
  // Only the last name: a person may have a single name.
  expect(forEmployers.match(/\(optional\)/g)).toHaveLength(1);
});

test("registers a seeker, signs them in and emails a link that confirms the address", async () => {
  const response = await postForm("/register?returnTo=/jobs", seeker, newVisitor());
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/jobs");
  const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
  expect((await send("/dashboard", { headers: { cookie } })).status).toBe(200);
  const [mail] = await listMails(seeker.email);
  expect(mail).toMatchObject({ subject: "Confirm your email for Clinward" });
  expect(mail!.body).not.toContain(seeker.firstName);
  expect(mail!.body).toMatch(/http:\/\/localhost:8787\/verify-email\?token=[\w-]{22}&next=%2Fjobs\n/);
});

test("creates a new company for an employer even if the name already exists", async () => {
  await db.insert(employers).values({
    slug: "mercy-valley-hospital",
    name: "Mercy Valley Hospital",
    kind: "direct",
    createdAt: 1,
  });
  for (const email of ["hr1@mercy.example", "hr2@mercy.example"]) {
    expect((await postForm("/register", { ...employer, email }, newVisitor())).status).toBe(302);
  }
  const first = await findCompanies("hr1@mercy.example");
  const second = await findCompanies("hr2@mercy.example");
  for (const companies of [first, second]) {
    expect(companies).toEqual([
      {
        slug: expect.stringMatching(/^mercy-valley-hospital-[a-z0-9]+$/),
        name: "Mercy Valley Hospital",
        role: "owner",
      },
    ]);
  }
  expect(first[0]!.slug).not.toBe(second[0]!.slug);
});

test("keeps what you typed after an error, except the password", async () => {
  const typed = { ...employer, email: "no address", company: "Gulf <Coast> Care", password: "short one" };
  const response = await postForm("/register?as=employer", typed);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("Please enter a valid email address");
  expect(html).toContain("Please use at least 12 characters");
  expect(html).toContain('value="Ana"');
  expect(html).toContain('value="no address"');
  expect(html).toContain('value="Gulf &lt;Coast&gt; Care"');
  expect(html).not.toContain("short one");
});

test("rejects an easily guessed password beside its field and does not return it", async () => {
  const response = await postForm("/register", { ...seeker, password: "AnaReyes-2026" }, newVisitor());
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("This is a common word, a name or our site&#x27;s name with little added");
  expect(html).not.toContain("AnaReyes-2026");
});

test("reports a taken email beside its field and stores nothing", async () => {
  const { email } = await createUser("employer");
  const response = await postForm(
    "/register",
    { ...employer, email, company: "Second Try LLC" },
    newVisitor(),
  );
  expect(response.status).toBe(409);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await response.text()).toContain("An account with this email already exists");
  expect(await db.select().from(employers).where(eq(employers.name, "Second Try LLC"))).toEqual([]);
});

test("creates no account for a form that claims the admin role", async () => {
  const email = "mallory@example.com";
  expect((await postForm("/register", { ...seeker, email, role: "admin" }, newVisitor())).status).toBe(400);
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
});

test.each(["Claim $500 at https://evil.example/x", "<b>Ana</b>", "ana@evil.example", "evil\\ana"])(
  "rejects %s as a name and keeps it for correction",
  async (name) => {
    const email = "no-name@example.com";
    const form = { ...seeker, email, firstName: name, lastName: name };
    const response = await postForm("/register", form, newVisitor());
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html.match(/>Please leave out/g)).toHaveLength(2);
    expect(html).toContain(`value="${name.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`);
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
  },
);

test.each(["O'Brien-Núñez, Jr.", "Nguyễn Thị", "J. R. (Bob)", "王小明"])(
  "accepts %s as a name",
  async (name) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const form = { ...seeker, email, firstName: name, lastName: name };
    expect((await postForm("/register", form, newVisitor())).status).toBe(302);
  },
);

test("ends the browser's previous session when you register", async () => {
  const { cookie } = await signIn("job_seeker");
  const form = { ...seeker, email: "second-account@example.com" };
  const response = await postForm("/register", form, { cookie, ...newVisitor() });
  const renewed = response.headers.get("set-cookie")!.split(";")[0]!;
  expect((await send("/api/auth/me", { headers: { cookie } })).status).toBe(401);
  expect((await send("/api/auth/me", { headers: { cookie: renewed } })).status).toBe(200);
});
