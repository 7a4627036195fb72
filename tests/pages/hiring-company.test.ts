import { beforeAll, expect, test } from "vitest";
import { addMember, signIn } from "../support/accounts.ts";
import { createKnownCompany, getCompany, leaveUnconfirmed } from "../support/companies.ts";
import { toText } from "../support/html.ts";
import { env, postForm, send } from "../support/site.ts";

const name = "Old Mill Hospital";
const settings = {
  intent: "save",
  name,
  kind: "agency",
  website: "oldmill.example/about",
  about: "A hospital\nby the <river>.",
  city: "Boulder",
  stateCode: "CO",
  timeZone: "",
  staff: "240",
};
let company: Awaited<ReturnType<typeof createKnownCompany>>;
let path = "";
const people: Record<string, Awaited<ReturnType<typeof signIn>>> = {};

beforeAll(async () => {
  company = await createKnownCompany(name);
  path = `/hiring/${company.slug}/company`;
  for (const role of ["owner", "recruiter", "reviewer"] as const) {
    people[role] = await signIn("employer", { email: `${role}@oldmill.example` });
    await addMember(company.id, people[role].user.id, role);
  }
  people.elsewhere = await signIn("employer");
  people.seeker = await signIn("job_seeker");
});

const save = (fields: Record<string, string>, who = "owner") =>
  postForm(path, fields, { cookie: people[who]!.cookie });
const read = async (who: string) => (await send(path, { headers: { cookie: people[who]!.cookie } })).text();

test("saves what an owner or recruiter says, with the time zone of the state", async () => {
  expect((await save(settings, "recruiter")).headers.get("location")).toBe(`${path}?done=saved`);
  expect(await getCompany(name)).toMatchObject({
    kind: "agency",
    website: "https://oldmill.example/about",
    about: "A hospital\nby the <river>.",
    stateCode: "CO",
    timeZone: "America/Denver",
    staff: 240,
  });
  await save({ ...settings, timeZone: "America/Phoenix" });
  expect(await getCompany(name)).toMatchObject({ timeZone: "America/Phoenix" });
  const html = await read("owner");
  expect(html).toContain('value="https://oldmill.example/about"');
  expect(html).toContain("by the &lt;river&gt;.");
  expect(html).toContain(`href="/employers/${company.slug}"`);
});

test("lets a reviewer read and not write, and nobody else in", async () => {
  const html = await read("reviewer");
  expect(toText(html)).toContain("Place Boulder, Colorado");
  expect(html).not.toContain('name="website"');
  expect((await save(settings, "reviewer")).status).toBe(403);
  expect((await save({ intent: "verify" }, "reviewer")).status).toBe(403);
  for (const who of ["elsewhere", "seeker"]) {
    expect((await save(settings, who)).status).toBe(404);
    expect(await read(who)).not.toContain("Boulder");
  }
  expect((await send(path)).headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
  expect((await postForm(path, settings)).status).toBe(302);
});

test.each([
  ["website", "javascript:alert(1)", "Please enter a web address"],
  ["website", "https://user:pass@oldmill.example", "Please enter a web address"],
  ["website", "http://127.0.0.1/", "Please enter a web address"],
  ["staff", "0", "Please enter a whole number"],
  ["staff", "many", "Please enter a whole number"],
  ["name", "", "Company name is required"],
  ["stateCode", "ZZ", "Choose a state"],
  ["timeZone", "Mars/Olympus", "Choose a time zone"],
  ["kind", "both", "Choose one"],
])("refuses %s %j, says why and keeps what was typed", async (field, typed, problem) => {
  const before = await getCompany(name);
  const answer = await save({ ...settings, about: "Typed just now", [field]: typed });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(problem);
  expect(html).toContain("Typed just now");
  expect(await getCompany(name)).toEqual(before);
});

test("keeps the name of a claimed company, and lets another one change it", async () => {
  await save({ ...settings, name: "Old Mill Medical" });
  expect(await getCompany("Old Mill Medical")).toMatchObject({ id: company.id });
  await save(settings);
  await env.DB.prepare(
    "INSERT INTO company_claims (public_id, employer_id, user_id, state, way, created_at) VALUES ('c', ?, ?, 'approved', 'review', 1)",
  )
    .bind(company.id, people.owner!.user.id)
    .run();
  await save({ ...settings, name: "Mayo Clinic" });
  expect(await getCompany(name)).toMatchObject({ id: company.id });
  expect(await read("owner")).toContain("Candidates know you by the name on your postings");
});

test("verifies the domain of the website by a member's confirmed email, and shows it to candidates", async () => {
  const publicPage = async () => toText(await (await send(`/employers/${company.slug}`)).text());
  expect(await publicPage()).toContain("Not verified");
  await leaveUnconfirmed("owner@oldmill.example");
  expect((await save({ intent: "verify" })).headers.get("location")).toBe(`${path}?done=unproven`);
  await save({ ...settings, website: "https://gmail.com" });
  expect((await save({ intent: "verify" }, "recruiter")).headers.get("location")).toBe(
    `${path}?done=unproven`,
  );
  expect((await getCompany(name)).verifiedAt).toBeNull();
  await save(settings);
  expect(toText(await read("recruiter"))).toContain("Verify oldmill.example");
  expect((await save({ intent: "verify" }, "recruiter")).headers.get("location")).toBe(
    `${path}?done=verified`,
  );
  expect(await getCompany(name)).toMatchObject({ domain: "oldmill.example", verifiedBy: "domain" });
});

test("shows an employer's own requests with their status, and nobody else's", async () => {
  const insert = `INSERT INTO hire_requests (public_id, name, email, company, position, details, reference, status, idempotency_key, created_at, updated_at)
    VALUES (?1, 'Dana', ?2, 'Old Mill', ?3, 'Two nurses.', 'H-7K3M-9QXD', ?4, ?1, ?5, 1)`;
  const email = "recruiter@oldmill.example";
  await env.DB.batch([
    ...Array.from({ length: 21 }, (_, at) =>
      env.DB.prepare(insert).bind(`r${at}`, email, `ICU nurse ${at}.`, "contacted", at + 1),
    ),
    env.DB.prepare(insert).bind("new", email, "Night nurse", "new", Date.now()),
    env.DB.prepare(insert).bind("foreign", "owner@oldmill.example", "Secret role", "new", Date.now()),
    env.DB.prepare(
      "INSERT INTO contacts (public_id, kind, first_name, last_name, email, message, status, idempotency_key, created_at, updated_at) VALUES ('m', 'contact', 'Dana', 'W', ?, 'Hello', 'closed', 'm', ?, 1)",
    ).bind(email, Date.now() - 1000),
  ]);
  const list = `/hiring/${company.slug}/requests`;
  const open = async (who: string, search = "") =>
    toText(await (await send(list + search, { headers: { cookie: people[who]!.cookie } })).text());
  const page = await open("recruiter");
  expect(page).toMatch(
    /Night nurse.*H-7K3M-9QXD.*A recruiter answers by .*Message to us.*We finished it.*ICU nurse 20\./,
  );
  expect(page).not.toContain("Secret role");
  expect(page).not.toContain("ICU nurse 2.");
  expect(await open("recruiter", "?page=2")).toContain("ICU nurse 0.");
  expect(await open("owner")).toContain("Please confirm your email first");
  expect(await open("reviewer")).toContain("Nothing came from reviewer@oldmill.example yet");
  for (const who of ["elsewhere", "seeker"])
    expect((await send(list, { headers: { cookie: people[who]!.cookie } })).status).toBe(404);
  expect((await send(list)).headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(list)}`);
});

test("puts the company and what waits first on an employer's dashboard", async () => {
  await env.DB.prepare(
    "INSERT INTO applications (public_id, employer_id, first_name, last_name, email, message, job_title, employer_name, idempotency_key, created_at, updated_at) VALUES ('w', ?, 'A', 'B', 'a@b.example', 'Hi', 'RN', 'Old Mill', 'w', 1, 1)",
  )
    .bind(company.id)
    .run();
  const dashboard = toText(
    await (await send("/dashboard", { headers: { cookie: people.recruiter!.cookie } })).text(),
  );
  expect(dashboard).toContain("1 applicant waits for an answer · 1 open posting");
  expect(dashboard.indexOf("1 applicant waits")).toBeLessThan(dashboard.indexOf("Next steps"));
  const without = toText(
    await (await send("/dashboard", { headers: { cookie: people.elsewhere!.cookie } })).text(),
  );
  expect(without).toContain("Find your company");
});
