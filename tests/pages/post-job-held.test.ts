import { beforeAll, expect, test } from "vitest";
import { createUser, listMails, signIn } from "../support/accounts.ts";
import { readHidden, toText } from "../support/html.ts";
import { env, postForm, send } from "../support/site.ts";
import {
  fillWizard,
  findPosting,
  publish,
  role,
  save,
  signInRecruiter,
  text,
  whole,
  write,
} from "../support/wizard.ts";

beforeAll(fillWizard, 120_000);

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

const publishNew = async (cookie: string, title: string, added = "") => {
  const { draft } = await write(cookie, toStep(title, added));
  return (await findPosting((await publish(draft, cookie)).headers.get("location")))!;
};
const readAs = async (cookie: string, path: string) =>
  toText(await (await send(path, { headers: { cookie } })).text());
const bulk = (cookie: string, company: string, action: string, slug: string) =>
  postForm(`/hiring/${company}`, { do: action, pick0: slug }, { cookie });
const readStatus = (slug: string) =>
  env.DB.prepare("SELECT status FROM jobs WHERE slug = ?").bind(slug).first<string>("status");

async function edit(cookie: string, slug: string, added: string) {
  const opened = await postForm("/post-job", { intent: "edit", template: slug }, { cookie });
  const [, draft = ""] = /^\/post-job\/([\w-]+)\/role$/.exec(opened.headers.get("location") ?? "") ?? [];
  await save(draft, "text", { ...text, description: `${text.description}\n\n${added}` }, cookie);
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

test("reopens no paused posting that was edited into a scam meanwhile", async () => {
  const { cookie, employer } = await signInTrusted();
  const job = await publishNew(cookie, "Burn Unit Nurse");
  await bulk(cookie, employer.slug, "pause", job.slug);
  await edit(cookie, job.slug, scam);
  expect(await readStatus(job.slug)).toBe("paused");
  const reopened = await bulk(cookie, employer.slug, "confirm", job.slug);
  expect(toText(await reopened.text())).toContain("Sent 1 to us");
  expect(await readStatus(job.slug)).toBe("pending");
});

test("reads every fifth posting of a company without a proved domain, and none by chance of one with it", async () => {
  const { cookie, employer } = await signInTrusted("approved_at = 1");
  const units = ["ICU", "PACU", "NICU", "Oncology", "Dialysis", "Telemetry"];
  const statuses = [];
  for (const unit of units) statuses.push((await publishNew(cookie, `${unit} Nurse`)).status);
  expect(statuses).toEqual(["open", "open", "open", "open", "pending", "open"]);
  await env.DB.prepare("UPDATE employers SET verified_by = 'domain' WHERE id = ?").bind(employer.id).run();
  const later = [];
  for (const unit of ["Burn", "Trauma", "Cath Lab", "Wound"])
    later.push((await publishNew(cookie, `${unit} Nurse`)).status);
  expect(later).toEqual(["open", "open", "open", "open"]);
});

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
