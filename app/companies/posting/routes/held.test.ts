import { beforeAll, expect, test } from "vitest";
import { createUser, listMails, signIn } from "#tests/support/accounts.ts";
import { storePosting } from "#tests/support/applicants.ts";
import { readHidden, toText } from "#tests/support/html.ts";
import { env, isWhole, postForm, send } from "#tests/support/site.ts";
import {
  fillWizard,
  findPosting,
  place,
  publish,
  role,
  save,
  signInRecruiter,
  text,
  whole,
  write,
} from "#tests/support/wizard.ts";

beforeAll(fillWizard);

const scam = "Pay the refundable deposit of $90 for your badge and WhatsApp us at +1 555 010 0144 to start.";
const toStep = (title: string, added = "") => ({
  ...whole,
  role: { ...role, title },
  text: { ...text, description: `${text.description}\n\n${added}` },
});

async function signInTrusted(fields = "approved_at = 1, verified_at = 1, verified_by = 'domain'") {
  const signedIn = await signInRecruiter();
  await env.DB.prepare(`UPDATE employers SET ${fields} WHERE id = ?`).bind(signedIn.employer.id).run();
  return signedIn;
}

const readReview = async (cookie: string, title: string, added = "") => {
  const { draft } = await write(cookie, toStep(title, added));
  return readAs(cookie, `/post-job/${draft}/review`);
};

const publishNew = async (cookie: string, title: string, added = "") => {
  const { draft } = await write(cookie, toStep(title, added));
  return (await findPosting((await publish(draft, cookie)).headers.get("location")))!;
};
const readAs = async (cookie: string, path: string) =>
  toText(await (await send(path, { headers: { cookie } })).text());
const bulk = (cookie: string, company: string, action: string, slug: string) =>
  postForm(`/hiring/${company}`, { do: action, pick0: slug }, { cookie });
const findEmployer = async (id: number) =>
  (await env.DB.prepare("SELECT slug FROM employers WHERE id = ?").bind(id).first<{ slug: string }>())!;
const readStatus = (slug: string) =>
  env.DB.prepare("SELECT status FROM jobs WHERE slug = ?").bind(slug).first<string>("status");

async function edit(cookie: string, slug: string, added: string) {
  return editSteps(cookie, slug, { text: { ...text, description: `${text.description}\n\n${added}` } });
}

async function editSteps(
  cookie: string,
  slug: string,
  steps: Partial<Record<keyof typeof whole, Record<string, string>>>,
) {
  const opened = await postForm("/post-job", { intent: "edit", template: slug }, { cookie });
  const [, draft = ""] = /^\/post-job\/([\w-]+)\/role$/.exec(opened.headers.get("location") ?? "") ?? [];
  for (const [step, fields] of Object.entries(steps)) await save(draft, step, fields, cookie);
  return publish(draft, cookie);
}

test("lets a person read a trusted company's posting first that asks for money and a messenger", async () => {
  const { cookie, user, employer } = await signInTrusted();
  const job = await publishNew(cookie, "Remote ICU Nurse", scam);
  expect(job.status).toBe("pending");
  expect((await send(`/jobs/${job.slug}`)).status).toBe(404);
  const [mail] = await listMails(user.email);
  expect(mail!.body).toContain("words that we always read first");
  const admin = await signIn("admin");
  const page = await readAs(admin.cookie, `/admin/postings/${job.slug}`);
  expect(page).toMatch(/Words of a scam: \d+ points/);
  expect(page).toMatch(/Money from the applicant Text .*refundable deposit/);
  expect(page).toMatch(/A messenger instead of the site Text .*WhatsApp us/);
  const honest = await publishNew(
    cookie,
    "Night ICU Nurse",
    "We never ask for fees or deposits, and never use WhatsApp.",
  );
  expect(honest.status).toBe("open");
  expect(employer.id).toBe(job.employerId);
});

test("promises on the review what publishing then does", async () => {
  const { cookie } = await signInTrusted();
  const held = await readReview(cookie, "Remote clinic nurse", scam);
  expect(held).toContain("Send for approval");
  expect(held).not.toContain("It appears in the search at once");
  const honest = await readReview(cookie, "Clinic nurse by day");
  expect(honest).toContain("It appears in the search at once");
});

test("takes a live posting off the site that is edited into a scam, and not again for words that we approved", async () => {
  const { cookie, user } = await signInTrusted();
  const job = await publishNew(cookie, "Step-down Nurse");
  expect(job.status).toBe("open");
  await edit(cookie, job.slug, scam);
  expect(await readStatus(job.slug)).toBe("pending");
  expect((await send(`/jobs/${job.slug}`)).status).toBe(404);
  expect((await listMails(user.email))[0]!.subject).toContain("We are checking your posting");
  const admin = await signIn("admin");
  const desk = `/admin/postings/${job.slug}`;
  const page = await (await send(desk, { headers: { cookie: admin.cookie } })).text();
  const asRead = { read: readHidden(page, "read"), revision: readHidden(page, "revision") };
  await postForm(desk, { ...asRead, decision: "approve" }, { cookie: admin.cookie });
  const approved = (await findPosting(job.slug))!;
  expect(approved).toMatchObject({ status: "open", postedAt: job.postedAt });
  await edit(cookie, job.slug, scam);
  expect(await readStatus(job.slug)).toBe("open");
});

test("takes a paused, closed or expired posting off the site that is edited into a scam", async () => {
  const { cookie } = await signInTrusted();
  for (const status of ["paused", "closed", "expired"]) {
    const job = await publishNew(cookie, `Burn Unit Nurse ${status}`);
    await env.DB.prepare("UPDATE jobs SET status = ? WHERE slug = ?").bind(status, job.slug).run();
    await edit(cookie, job.slug, scam);
    expect([status, await readStatus(job.slug)]).toEqual([status, "pending"]);
    expect((await send(`/jobs/${job.slug}`)).status).toBe(404);
  }
});

test("reopens no paused posting whose words nobody has read", async () => {
  const { cookie, employer } = await signInTrusted();
  const job = await publishNew(cookie, "Burn Unit Nurse");
  await bulk(cookie, employer.slug, "pause", job.slug);
  await env.DB.prepare("UPDATE job_details SET description_html = ? WHERE job_id = ?")
    .bind(`<p>${scam}</p>`, job.id)
    .run();
  const reopened = await bulk(cookie, employer.slug, "confirm", job.slug);
  expect(toText(await reopened.text())).toContain("Sent 1 to us");
  expect(await readStatus(job.slug)).toBe("pending");
});

test("reads a second address of the kind that we approved, and every field that the company writes", async () => {
  const { cookie } = await signInTrusted();
  const first = "Write to harbor.hiring@gmail.com.";
  const job = await publishNew(cookie, "Recovery Nurse", first);
  expect(job.status).toBe("pending");
  const admin = await signIn("admin");
  const desk = `/admin/postings/${job.slug}`;
  const page = await (await send(desk, { headers: { cookie: admin.cookie } })).text();
  const asRead = { read: readHidden(page, "read"), revision: readHidden(page, "revision") };
  await postForm(desk, { ...asRead, decision: "approve" }, { cookie: admin.cookie });
  await edit(cookie, job.slug, first);
  expect(await readStatus(job.slug)).toBe("open");
  await edit(cookie, job.slug, `${first}\n\nOr write to other.person@gmail.com.`);
  expect(await readStatus(job.slug)).toBe("pending");

  const odd = "Pay the $150 fee by Zelle, text Telegram @nurse_hr_now";
  const { draft } = await write(cookie, {
    ...whole,
    role: { ...role, title: "Ward Nurse" },
    place: { ...place, setting: odd },
  });
  const published = await findPosting((await publish(draft, cookie)).headers.get("location"));
  expect(published).toMatchObject({ setting: odd, status: "pending" });
});

test("takes ten postings at most of a company before we have read one", async () => {
  const { cookie, employer } = await signInTrusted("approved_at = NULL");
  for (let at = 0; at < 10; at++) await storePosting(employer.id, `waits-${at}`, "pending");
  const { draft } = await write(cookie, toStep("Eleventh Nurse"));
  const refused = await publish(draft, cookie);
  expect(refused.status).toBe(409);
  expect(toText(await refused.text())).toContain("Ten of your postings wait for us already.");
});

test.runIf(isWhole)(
  "reads every fifth posting of a company without a proved domain, and none by chance of one with it",
  async () => {
    const { cookie, employer } = await signInTrusted("approved_at = 1");
    const units = ["ICU", "PACU", "NICU", "Oncology", "Dialysis", "Telemetry"];
    const statuses = [];
    for (const unit of units) statuses.push((await publishNew(cookie, `${unit} Nurse`)).status);
    // The sample waits until a person has read it, and cannot be stepped over.
    expect(statuses).toEqual(["open", "open", "open", "open", "pending", "pending"]);
    await env.DB.prepare("UPDATE employers SET verified_by = 'domain' WHERE id = ?").bind(employer.id).run();
    const later = [];
    for (const unit of ["Burn", "Trauma", "Cath Lab", "Wound"])
      later.push((await publishNew(cookie, `${unit} Nurse`)).status);
    expect(later).toEqual(["open", "open", "open", "open"]);
  },
);

test("sends a company's next posting to a person after one was taken down", async () => {
  const { cookie, employer } = await signInTrusted();
  const job = await publishNew(cookie, "Hospice Nurse");
  const admin = await createUser("admin");
  await env.DB.prepare("UPDATE jobs SET status = 'removed', status_by = ? WHERE id = ?")
    .bind(admin.id, job.id)
    .run();
  const log = await env.DB.prepare("SELECT actor_id AS actor, action FROM audit_log WHERE subject = ?")
    .bind(`company:${employer.id}`)
    .all();
  expect(log.results).toEqual([{ actor: admin.id, action: "company.unapproved" }]);
  expect((await publishNew(cookie, "Palliative Nurse")).status).toBe("pending");
});

async function pauseByUs(slug: string) {
  const admin = await signIn("admin");
  await postForm(
    `/admin/postings/${slug}`,
    { step: "pause", reason: "This ward does not exist." },
    { cookie: admin.cookie },
  );
  expect(await readStatus(slug)).toBe("paused");
}
const other = {
  role: { ...role, title: "Infusion Center Lead" },
  text: {
    ...text,
    description:
      "Mix infusions in our clean room, check each label twice and train newcomers.\n\nThe pharmacy opened last spring. Weekends and holidays are free, and parking costs nothing.",
  },
};

test("brings back nothing that we paused by editing or reopening another posting of the company", async () => {
  const { cookie, user, employer } = await signInTrusted();
  const titles = ["Infusion Nurse", "Wound Nurse", "Stroke Nurse", "Burn Nurse"];
  const [paused, open, small, expired] = await Promise.all(titles.map((title) => publishNew(cookie, title)));
  await env.DB.prepare("UPDATE jobs SET status = 'expired' WHERE id = ?").bind(expired!.id).run();
  await pauseByUs(paused!.slug);
  await edit(cookie, small!.slug, "We pay for parking.");
  expect(await readStatus(small!.slug)).toBe("open");
  expect((await editSteps(cookie, open!.slug, other)).status).toBe(302);
  expect(await readStatus(open!.slug)).toBe("pending");
  expect((await send(`/jobs/${open!.slug}`)).status).toBe(404);
  expect((await listMails(user.email))[0]!.body).toContain("We paused or sent back a posting");
  const reopened = await bulk(cookie, employer.slug, "extend", expired!.slug);
  expect(toText(await reopened.text())).toContain("Sent 1 to us");
  expect(await readStatus(expired!.slug)).toBe("pending");
});

test("counts each edit that makes another opening in the sample of a company without a proved domain", async () => {
  const { cookie } = await signInTrusted("approved_at = 1");
  const job = await publishNew(cookie, "Ward Nurse");
  const statuses = [];
  for (const title of ["Infusion Pharmacist", "Dialysis Technician", "Speech Therapist", "Bed Manager"]) {
    await editSteps(cookie, job.slug, { role: { ...role, title } });
    statuses.push(await readStatus(job.slug));
  }
  expect(statuses).toEqual(["open", "open", "open", "pending"]);
});

test("shows neither text nor apply address of what we paused, and says that it was us", async () => {
  const { cookie } = await signInTrusted();
  const job = await publishNew(cookie, "Cardiac Nurse");
  await env.DB.prepare(
    "UPDATE jobs SET apply_url = 'https://apply.example.org/7', benefits = '[\"A pony\"]' WHERE id = ?",
  )
    .bind(job.id)
    .run();
  await pauseByUs(job.slug);
  const paths = [`/jobs/${job.slug}`, `/api/jobs/${job.slug}`, `/jobs?job=${job.slug}`];
  for (const path of paths) {
    const answer = await (await send(path)).text();
    expect(answer, path).toContain("Cardiac Nurse");
    for (const hidden of ["24-bed medical ICU", "Titrate drips", "apply.example.org", "A pony"])
      expect(answer, path).not.toContain(hidden);
    if (!path.startsWith("/api/")) expect(toText(answer), path).toContain("We paused this posting.");
  }
  await bulk(cookie, (await findEmployer(job.employerId)).slug, "close", job.slug);
  expect(await (await send(`/jobs/${job.slug}`)).text()).not.toContain("24-bed medical ICU");
});
