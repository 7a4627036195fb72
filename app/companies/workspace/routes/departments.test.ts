import { beforeAll, expect, test } from "vitest";
import { addMember, signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { publish, save, start, whole } from "#tests/support/wizard.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

let own: TestCompany;
let other: TestCompany;
const workspace = (path = "") => `/hiring/${own.employer.slug}${path}`;

beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  await fillCatalog();
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  for (const [slug, title] of [
    ["icu", "ICU nurse"],
    ["lab", "Lab scientist"],
  ] as const) {
    const jobId = await storePosting(own.employer.id, slug);
    await env.DB.prepare("UPDATE jobs SET title = ?1 WHERE id = ?2").bind(title, jobId).run();
    await storeApplicant({
      employerId: own.employer.id,
      jobId,
      jobTitle: title,
      firstName: `From ${slug}`,
      publicId: slug,
    });
  }
  await storePosting(other.employer.id, "theirs");
});

const set = (slugs: string[], department: string, { cookie } = own.recruiter, path = workspace()) =>
  postForm(
    path,
    { do: "department", department, ...Object.fromEntries(slugs.map((slug, at) => [`pick${at}`, slug])) },
    { cookie },
  );
const read = async (path: string, { cookie } = own.reviewer) =>
  (await send(workspace(path), { headers: { cookie } })).text();
const stored = async () =>
  (
    await env.DB.prepare("SELECT name FROM posting_departments ORDER BY job_id").all<{ name: string }>()
  ).results.map(({ name }) => name);

test("names the department of chosen postings, and filters postings and applicants by it", async () => {
  expect(await read("")).not.toContain('name="department"');
  expect((await set(["icu", "theirs"], "  Critical   Care ")).headers.get("location")).toBe(
    `${workspace()}?moved=1#said`,
  );
  await set(["lab"], "Laboratory");
  expect(await stored()).toEqual(["Critical Care", "Laboratory"]);
  const jobs = toText(await read("?department=Critical+Care"));
  expect(jobs).toContain("Houston, TX · Critical Care");
  expect(jobs).not.toContain("Lab scientist");
  expect(jobs).toMatch(/All departments Critical Care Laboratory/);
  const applicants = toText(await read("/applicants?department=Laboratory"));
  expect(applicants).toContain("From lab");
  expect(applicants).not.toContain("From icu");
  expect(await read("/jobs.csv")).toContain("Critical Care");
  const file = await postForm(
    workspace("/applicants.csv?department=Laboratory"),
    {},
    { cookie: own.owner.cookie },
  );
  expect(await file.text()).toMatch(/From lab.*Laboratory/);
  expect(toText(await read("?department=Nowhere"))).toContain("No postings found");
});

test("lets owners and recruiters of the company name it, and nobody else", async () => {
  const before = await stored();
  expect((await set(["icu"], "Mine", own.reviewer)).status).toBe(403);
  expect((await set(["icu"], "Mine", other.owner)).status).toBe(404);
  await set(["icu"], "Mine", other.owner, `/hiring/${other.employer.slug}`);
  expect(await stored()).toEqual(before);
  await set(["icu"], "");
  expect(await stored()).toEqual(["Laboratory"]);
});

test("offers a hiring manager the departments of their own postings alone", async () => {
  await set(["icu"], "Critical Care");
  const manager = await signIn("employer");
  await addMember(own.employer.id, manager.user.id, "manager");
  await env.DB.prepare(
    "INSERT INTO posting_managers (job_id, user_id) SELECT id, ? FROM jobs WHERE slug = 'icu'",
  )
    .bind(manager.user.id)
    .run();
  const jobs = toText(await read("", manager));
  expect(jobs).toContain("Critical Care");
  expect(jobs).not.toContain("Laboratory");
});

test("lets an owner name a member's department", async () => {
  const change = (fields: Record<string, string>, { cookie } = own.owner) =>
    postForm(workspace("/team"), { intent: "department", ...fields }, { cookie });
  const { email } = own.recruiter.user;
  expect((await change({ email, department: "Nursing" })).headers.get("location")).toContain(
    "done=department",
  );
  expect((await change({ email, department: "Mine" }, own.recruiter)).status).toBe(403);
  expect((await change({ email: other.owner.user.email, department: "Mine" })).status).toBe(404);
  expect(toText(await read("/team"))).toContain("· Nursing");
});

test("is set in the form of a posting, offered there, kept by a change, and emptied by one", async () => {
  const { cookie } = own.recruiter;
  const company = workspace().split("/").at(-1)!;
  const begun = await postForm("/post-job", { intent: "new", company }, { cookie });
  const draft = begun.headers.get("location")!.split("/")[2]!;
  const html = await (await send(`/post-job/${draft}/role`, { headers: { cookie } })).text();
  expect(html).toMatch(/<datalist id="departments">.*value="Laboratory"/s);
  for (const [step, fields] of Object.entries(whole))
    await save(draft, step, step === "role" ? { ...fields, department: " Critical  Care " } : fields, cookie);
  const slug = (await publish(draft, cookie)).headers.get("location")!.split("/").at(-1)!;
  const find = () =>
    env.DB.prepare("SELECT d.name FROM posting_departments d JOIN jobs j ON j.id = d.job_id WHERE j.slug = ?")
      .bind(slug)
      .first("name");
  expect(await find()).toBe("Critical Care");
  const change = async (fields: Record<string, string>) => {
    const opened = await postForm("/post-job", { intent: "edit", template: slug }, { cookie });
    const changed = opened.headers.get("location")!.split("/")[2]!;
    const role = await (await send(`/post-job/${changed}/role`, { headers: { cookie } })).text();
    await save(changed, "role", { ...whole.role, ...fields }, cookie);
    await publish(changed, cookie);
    return role;
  };
  expect(await change({ department: "Critical Care", title: "ICU Nurse, nights" })).toContain(
    'value="Critical Care"',
  );
  expect(await find()).toBe("Critical Care");
  await change({ department: "" });
  expect(await find()).toBe(null);
  // Someone without a company is not asked.
  const stranger = await start();
  const open = await send(`/post-job/${stranger.draft}/role`, { headers: { cookie: stranger.cookie } });
  expect(await open.text()).not.toContain('name="department"');
});
