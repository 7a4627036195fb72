import { beforeAll, expect, test } from "vitest";
import { addMember, createEmployer, listMails, newVisitor, signIn } from "#tests/support/accounts.ts";
import { storePosting } from "#tests/support/applicants.ts";
import { getCompany, leaveUnconfirmed } from "#tests/support/companies.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

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
let company: Awaited<ReturnType<typeof createEmployer>>;
let path = "";
const people: Record<string, Awaited<ReturnType<typeof signIn>>> = {};

beforeAll(async () => {
  company = await createEmployer(name);
  path = `/hiring/${company.slug}/company`;
  for (const role of ["owner", "recruiter", "reviewer"] as const) {
    people[role] = await signIn("employer", { email: `${role}@oldmill.example` });
    await addMember(company.id, people[role].user.id, role);
  }
  people.elsewhere = await signIn("employer");
  people.seeker = await signIn("job_seeker");
});

const save = (fields: Record<string, string>, who = "owner") =>
  postForm(path, fields, { cookie: people[who]!.cookie, ...newVisitor() });
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
  expect(toText(html)).toContain("public page opens with your first posting");
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

test("lets a company without postings change its name at once, and keeps who did", async () => {
  await save({ ...settings, name: "Old Mill Medical" });
  expect(await getCompany("Old Mill Medical")).toMatchObject({ id: company.id });
  await save(settings);
  expect(await listActions(company.id)).toContain("company_change.saved");
});

test("verifies the domain of the website by a member's confirmed email, and shows it to candidates", async () => {
  const publicPage = async () => toText(await (await send(`/employers/${company.slug}`)).text());
  expect(await publicPage()).toContain("Page not found");
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

test("keeps the old name and website of a company that we approved until one of us reads the new ones", async () => {
  await env.DB.prepare("UPDATE employers SET approved_at = 1 WHERE id = ?").bind(company.id).run();
  const admin = await signIn("admin");
  const decide = (fields: Record<string, string>, cookie = admin.cookie) =>
    postForm("/admin/employers", fields, { cookie });
  const findChange = () =>
    env.DB.prepare(
      "SELECT public_id AS publicId FROM company_changes WHERE employer_id = ? AND state = 'pending'",
    )
      .bind(company.id)
      .first<{ publicId: string }>();
  const wanted = { ...settings, name: "Cleveland Clinic", website: "https://clinic.example", city: "Denver" };
  expect((await save(wanted)).headers.get("location")).toBe(`${path}?done=waiting`);
  expect(await getCompany(name)).toMatchObject({ website: "https://oldmill.example/about", city: "Denver" });
  const waiting = toText(await read("owner"));
  expect(waiting).toContain("Name: Cleveland Clinic (now: Old Mill Hospital)");
  expect((await save({ intent: "withdraw" }, "reviewer")).status).toBe(403);
  expect((await save({ intent: "withdraw" }, "elsewhere")).status).toBe(404);
  expect((await save({ intent: "withdraw" })).headers.get("location")).toBe(`${path}?done=withdrawn`);
  expect(await findChange()).toBeNull();

  await save(wanted);
  const today = toText(await (await send("/admin", { headers: { cookie: admin.cookie } })).text());
  expect(today).toMatch(/Company changes 1 waiting/);
  const { publicId } = (await findChange())!;
  expect(
    toText(await (await send("/admin/employers", { headers: { cookie: admin.cookie } })).text()),
  ).toContain("Old Mill Hospital Cleveland Clinic");
  expect((await decide({ change: publicId, decision: "approve" }, people.owner!.cookie)).status).toBe(403);
  expect((await decide({ change: publicId, decision: "refuse", reason: "" })).status).toBe(400);
  const reason = "This is the name of another hospital.";
  await decide({ change: publicId, decision: "refuse", reason });
  expect(await getCompany(name)).toMatchObject({ id: company.id, verifiedBy: "domain" });
  const [mail] = await listMails("recruiter@oldmill.example");
  expect(mail).toMatchObject({ subject: "Please look at your company's details again" });
  expect(mail!.body).toContain(reason);
  const page = await read("recruiter");
  expect(toText(page)).toMatch(/We did not accept your change \([A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/);
  expect(toText(page)).toContain(`The reason: ${reason}`);
  expect(toText(page)).toContain("Name: Cleveland Clinic (now: Old Mill Hospital)");
  expect(page).toContain('value="Cleveland Clinic"');
  expect(page).toContain('value="https://clinic.example"');
  expect(toText(await read("reviewer"))).toContain(`The reason: ${reason}`);
  expect((await decide({ change: publicId, decision: "approve" })).headers.get("location")).toContain(
    "done=late",
  );
  expect((await decide({ change: "none", decision: "approve" })).status).toBe(404);

  await save({ ...settings, name: "OLD MILL HOSPITAL, Inc." });
  await decide({ change: (await findChange())!.publicId, decision: "approve" });
  expect(await getCompany("OLD MILL HOSPITAL, Inc.")).toMatchObject({ verifiedBy: "domain" });
  expect(await read("owner")).not.toContain("We did not accept");
  await save({ ...settings, name: "Millside Hospital" });
  await decide({ change: (await findChange())!.publicId, decision: "approve" });
  expect(await getCompany("Millside Hospital")).toMatchObject({
    verifiedAt: null,
    verifiedBy: null,
    domain: null,
  });
  const { results } = await env.DB.prepare("SELECT detail FROM audit_log WHERE subject = ?")
    .bind(`company:${company.id}`)
    .all<{ detail: string }>();
  // It is never erased.
  expect(JSON.stringify(results)).not.toMatch(/river|\/about/);
  expect(await listActions(company.id)).toEqual(
    expect.arrayContaining([
      "company_change.asked",
      "company_change.withdrawn",
      "company_change.refused",
      "company_change.approved",
      "company.unverified",
    ]),
  );
});

test("shows no description that sends candidates to a messenger before one of us reads it", async () => {
  const typed = {
    ...settings,
    name: "Millside Hospital",
    about: "WhatsApp us at +1 555 010 0199 to be hired.",
  };
  expect((await save(typed)).headers.get("location")).toBe(`${path}?done=waiting`);
  expect((await getCompany("Millside Hospital")).about).toBe(settings.about);
});

async function listActions(employerId: number): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT action FROM audit_log WHERE subject = ? ORDER BY id")
    .bind(`company:${employerId}`)
    .all<{ action: string }>();
  return results.map(({ action }) => action);
}

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
  await storePosting(company.id, "old-mill-nurse", "open");
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

test("asks applicants the voluntary questions where an owner or recruiter says so", async () => {
  const asks = () =>
    env.DB.prepare("SELECT asks_eeo FROM employers WHERE id = ?").bind(company.id).first<number>("asks_eeo");
  expect(toText(await read("owner"))).toContain("Applicants are asked nothing about sex");
  expect((await save({ intent: "eeo-on" }, "reviewer")).status).toBe(403);
  expect((await save({ intent: "eeo-on" }, "elsewhere")).status).toBe(404);
  expect(await asks()).toBe(0);
  expect((await save({ intent: "eeo-on" }, "recruiter")).headers.get("location")).toBe(`${path}?done=asking`);
  expect(await asks()).toBe(1);
  expect(await read("owner")).toContain("Stop asking");
  expect(await read("reviewer")).not.toContain("Stop asking");
  await save({ intent: "eeo-off" });
  expect(await asks()).toBe(0);
});

test("shows the counts of a month that is over once ten people answered", async () => {
  const count = (answer: string, people: number) =>
    env.DB.prepare("INSERT INTO eeo_counts VALUES (?1, '2026-01', 'sex', ?2, ?3)").bind(
      company.id,
      answer,
      people,
    );
  await count("female", 8).run();
  expect(toText(await read("owner"))).not.toContain("January 2026");
  await count("male", 2).run();
  expect(toText(await read("owner"))).toMatch(/January 2026 Sex Female 8 Male 2/);
  expect(toText(await read("reviewer"))).not.toContain("January 2026");
});
