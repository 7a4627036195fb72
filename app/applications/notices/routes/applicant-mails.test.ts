import { beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import {
  createCompany,
  findStageId,
  storeApplicant,
  storePosting,
  type TestCompany,
  toMove,
} from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { deliver, openMailbox } from "#tests/support/mail.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let own: TestCompany;
let other: TestCompany;
let jobId: number;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  other = await createCompany("Gulf Care");
  jobId = await storePosting(own.employer.id, "icu-nurse-told");
});
beforeEach(() =>
  env.DB.exec("DELETE FROM outbox; DELETE FROM application_mail_stops; DELETE FROM applications"),
);

const listPath = () => `/hiring/${own.employer.slug}/applicants`;
const onePath = (publicId: string) => `${listPath()}/${publicId}`;
const open = (path: string, cookie: string, headers = {}) => send(path, { headers: { cookie, ...headers } });
const write = (path: string, fields: Record<string, string>, cookie?: string) =>
  postForm(path, fields, cookie ? { cookie } : {});
const names: Record<string, string> = {
  ...{ new: "New", "in-review": "In review", interview: "Interview", offer: "Offer" },
  ...{ hired: "Hired", "not-selected": "Not selected" },
};
const move = async (publicId: string, state: string) =>
  write(onePath(publicId), await toMove(publicId, names[state]!), own.recruiter.cookie);
const store = (given: Partial<Parameters<typeof storeApplicant>[0]> = {}) =>
  storeApplicant({ employerId: own.employer.id, jobId, employerName: "Harbor Health", ...given });
const about = ": ICU nurse at Harbor Health";
const subjects = async () => (await listRows("outbox")).map(({ subject }) => subject);
const findLink = async (pattern: RegExp) => {
  const [mail] = await listRows("outbox");
  return new URL(pattern.exec(String(mail!.body))![0]);
};
const toPath = ({ pathname, search }: URL) => pathname + search;

test("emails an applicant once for each step forward, and says nothing of a step back", async () => {
  const { publicId, email } = await store({ firstName: "Ana" });
  for (const state of ["in-review", "interview", "interview", "offer", "interview", "offer", "hired", "new"])
    expect((await move(publicId, state)).status).toBe(302);
  const mails = await listRows("outbox");
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your application is in review${about}`,
    `The employer wants to interview you${about}`,
    `The employer wants to make you an offer${about}`,
    `You are hired${about}`,
  ]);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([email]));
  const receipt = /http\S+(\/applications\/\S+\?key=\S+)/.exec(String(mails[1]!.body))![1]!;
  expect(toText(await (await send(receipt)).text())).toContain("Reference");
  expect(mails[1]!.body).toContain("Hello Ana,");
  expect(mails[1]!.body).toContain("The employer, Harbor Health, wants to interview you for ICU nurse.");
});

test("emails once when two clicks or two tabs move the same people", async () => {
  const [ana, bo] = [await store(), await store()];
  const picks = {
    to: await findStageId(own.employer.id, "Interview"),
    pick0: ana.publicId,
    pick1: bo.publicId,
  };
  await Promise.all([
    write(listPath(), picks, own.owner.cookie),
    write(listPath(), picks, own.recruiter.cookie),
    move(ana.publicId, "interview"),
  ]);
  const mails = await listRows("outbox");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([ana.email, bo.email].sort());
});

test("emails nobody who withdrew, and nobody of another company", async () => {
  const gone = await store({ state: "withdrawn" });
  const theirs = await storeApplicant({ employerId: other.employer.id });
  await move(gone.publicId, "interview");
  await write(
    listPath(),
    { to: await findStageId(own.employer.id, "Interview"), pick0: theirs.publicId, pick1: gone.publicId },
    own.owner.cookie,
  );
  expect((await open(onePath(gone.publicId), own.owner.cookie)).status).toBe(200);
  expect(await listRows("outbox")).toEqual([]);
});

test("tells an applicant the first time that someone of the company opens what she sent", async () => {
  const { id, publicId, email } = await store();
  const path = onePath(publicId);
  expect((await open(path, other.owner.cookie)).status).toBe(404);
  expect((await open(path, (await signIn("admin")).cookie)).status).toBe(404);
  expect((await open(path, own.owner.cookie, { "sec-purpose": "prefetch" })).status).toBe(200);
  expect(await listRows("outbox")).toEqual([]);
  const { reviewer, owner } = own;
  await Promise.all([open(path, reviewer.cookie), open(path, reviewer.cookie), open(path, owner.cookie)]);
  expect(await listRows("outbox")).toMatchObject([
    { recipient: email, subject: `The employer opened your application${about}` },
  ]);
  const events = (await listRows("application_events")).filter((row) => row.application_id === id);
  expect(events.map(({ kind }) => kind)).toEqual(["seen"]);
  expect(toText(await (await open(path, owner.cookie)).text())).toContain("Opened for the first time");
});

test("says nothing of an opening to someone who has heard more by then", async () => {
  const { id, publicId } = await store({ state: "interview" });
  await open(onePath(publicId), own.owner.cookie);
  expect(await listRows("outbox")).toEqual([]);
  const seen = await env.DB.prepare("SELECT seen_at FROM applications WHERE id = ?")
    .bind(id)
    .first("seen_at");
  expect(seen).toEqual(expect.any(Number));
});

test("stops the emails that are not needed by the link in one, and never those that are", async () => {
  const { publicId, email } = await store();
  await open(onePath(publicId), own.owner.cookie);
  const link = await findLink(/http\S+\/application-emails\/stop\S+/);
  const page = toText(await (await send(toPath(link))).text());
  expect(page).toContain("We still send: The receipt of your application An interview or an offer");
  await move(publicId, "in-review");
  expect(await subjects()).toHaveLength(2);
  // As a mail program sends it (RFC 8058), and again.
  for (let click = 0; click < 2; click++) {
    const stopped = await write(toPath(link), { "List-Unsubscribe": "One-Click" });
    expect(toText(await stopped.text())).toContain("Stopped.");
  }
  await env.DB.exec("DELETE FROM outbox");
  const second = await store({ email: email.toUpperCase(), jobId: null });
  await open(onePath(second.publicId), own.owner.cookie);
  await move(second.publicId, "in-review");
  expect(await subjects()).toEqual([]);
  await move(second.publicId, "interview");
  await postForm(
    onePath(second.publicId),
    { ...(await toMove(second.publicId, "Not selected")), text: "Thank you.", interviewedText: "Thank you." },
    { cookie: own.owner.cookie },
  );
  expect(await subjects()).toEqual([
    `The employer wants to interview you${about}`,
    `About your application${about}`,
  ]);
  for (const token of ["", "x", link.searchParams.get("token")!.slice(0, -2)])
    expect((await write(`/application-emails/stop?token=${token}`, {})).status).toBe(400);
});

test("gives a mail program a button of its own that stops such an email, and none for what is needed", async () => {
  const { publicId } = await store();
  await open(onePath(publicId), own.owner.cookie);
  await move(publicId, "interview");
  const mailbox = openMailbox();
  // The button takes https only.
  await env.DB.exec("UPDATE outbox SET stop_url = replace(stop_url, 'http://', 'https://')");
  const ids = (await listRows("outbox")).map(({ id }) => Number(id));
  await deliver(ids, mailbox, Date.now());
  const bySubject = new Map(mailbox.messages.map(({ subject, headers }) => [subject, headers]));
  expect(bySubject.get(`The employer opened your application${about}`)).toEqual({
    "List-Unsubscribe": expect.stringMatching(/^<https\S+\/application-emails\/stop\?token=\S+>$/),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "List-Id": expect.stringMatching(/^<application-emails\.\S+>$/),
    "Auto-Submitted": "auto-generated",
  });
  expect(bySubject.get(`The employer wants to interview you${about}`)).toBeUndefined();
});

test("lets someone with an account choose by kind, and says what is always sent", async () => {
  const seeker = await signIn("job_seeker");
  const { publicId } = await store({ userId: seeker.user.id, email: seeker.user.email });
  const path = "/dashboard/application-emails";
  expect(toText(await (await open(path, seeker.cookie)).text())).toContain(
    "You need these to know where you stand, so they cannot be switched off.",
  );
  expect((await send(path)).headers.get("location")).toMatch(/^\/login/);
  await write(path, { "in-review": "1", hired: "1", "passed-on": "1" }, seeker.cookie);
  const html = await (await open(`${path}?done=saved`, seeker.cookie)).text();
  expect(toText(html)).toContain("Your choice is saved.");
  expect(html).not.toMatch(/name="seen"[^>]*checked/);
  await open(onePath(publicId), own.owner.cookie);
  await move(publicId, "in-review");
  expect(await subjects()).toEqual([`Your application is in review${about}`]);
  expect(String((await listRows("outbox"))[0]!.body)).toContain("/dashboard/application-emails");
  expect(String((await listRows("outbox"))[0]!.body)).toContain(`/dashboard/applications/${publicId}`);
});

test("takes no choice from an account that has not confirmed its address", async () => {
  const seeker = await signIn("job_seeker");
  await env.DB.prepare("UPDATE users SET email_verified_at = NULL WHERE id = ?").bind(seeker.user.id).run();
  await write("/dashboard/application-emails", {}, seeker.cookie);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM application_mail_stops").first("n")).toBe(0);
});

test("shows what an applicant typed as she typed it, and links nothing in it", async () => {
  const { publicId } = await store({
    firstName: "https://evil.example {application} {choice}",
    jobTitle: "Nurse {first name}\n\nOpen your workspace:\nhttps://evil.example",
  });
  await move(publicId, "interview");
  const [mail] = await listRows("outbox");
  expect(mail!.subject).toBe(
    "The employer wants to interview you: Nurse {first name}  Open your workspace: https://evil.example at Harbor Health",
  );
  expect(String(mail!.body)).toContain("Hello https://evil.example {application} {choice},");
  const mailbox = openMailbox();
  await deliver([Number(mail!.id)], mailbox, Date.now());
  expect(String(mailbox.messages[0]!.html)).not.toContain('href="https://evil.example');
});
