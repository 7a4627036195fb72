import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { readMailedPath, signIn, testPassword } from "#tests/support/accounts.ts";
import { createCompany, findStageId, storePosting, toMove } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { listRows, newVisitor } from "#tests/support/requests.ts";
import { env, isWhole, postForm, send } from "#tests/support/site.ts";
import { runOne } from "#tests/support/work-queue.ts";

const person = {
  firstName: "Dana",
  lastName: "Whitfield",
  email: "dana@example.com",
  message: "Texas RN, six years of ICU.",
};
let company: Awaited<ReturnType<typeof createCompany>>;
let posting = 0;
let slug = "";

beforeAll(async () => {
  await fillCatalog();
  company = await createCompany("Harbor Health");
});

async function openPosting() {
  posting += 1;
  slug = `once-${posting}`;
  await env.DB.batch([env.DB.prepare("DELETE FROM applications"), env.DB.prepare("DELETE FROM outbox")]);
  const id = await storePosting(company.employer.id, slug);
  await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
    .bind(id)
    .run();
}

let keys = 0;
const apply = (changed: Record<string, string> = {}, cookie = "") => {
  keys += 1;
  const fields = { ...person, idempotencyKey: `key-${keys}`, ...changed };
  return postForm(`/jobs/${slug}/apply`, fields, { ...newVisitor(), cookie });
};

const listApplications = () => listRows("applications");
const listSent = async () =>
  (await env.DB.prepare("SELECT detail FROM application_events WHERE kind = 'sent' ORDER BY id").all())
    .results;

test("stores one application when it is sent from several tabs at once", async () => {
  await openPosting();
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply()));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
  expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
  expect(await listApplications()).toHaveLength(1);
  expect(await listSent()).toHaveLength(1);
  // The owner, the recruiter, the receipt, and one word to the address that the form came again.
  expect(await listRows("outbox")).toHaveLength(4);
});

test("takes an email address in capitals for the same", async () => {
  await openPosting();
  await apply();
  await apply({ email: " Dana@Example.COM " });
  expect(await listApplications()).toHaveLength(1);
});

test("does not tell a stranger that an address has applied, and tells its owner by mail", async () => {
  await openPosting();
  await apply();
  await env.DB.prepare("UPDATE applications SET created_at = 1795464300000").run();
  await env.DB.exec("DELETE FROM outbox");
  const message = "I moved to Houston, and my number changed.";
  const { cookie } = await signIn("job_seeker");
  const fresh = await apply({ email: "new@example.com", message });
  const known = [await apply({ message }), await apply({ message, firstName: "D." }, cookie)];
  const read = async (answer: Response) => {
    const path = answer.headers.get("location")!;
    expect(path).toMatch(/^\/applications\/[\w-]{22}$/);
    return toText(await (await send(path)).text());
  };
  const receipt = await read(fresh);
  expect(receipt).toContain("Application sent");
  expect(receipt).toContain("If you applied before with this address, the first application stands");
  expect(receipt).not.toContain("new@example.com");
  for (const answer of known) expect(await read(answer)).toBe(receipt);
  expect(await listApplications()).toHaveLength(2);
  expect(await listSent()).toHaveLength(2);
  const told = (await listRows("outbox")).filter(({ recipient }) => recipient === "dana@example.com");
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    subject: expect.stringMatching(/^You applied for this job before: .+ at ./),
  });
  expect(told[0]!.body).toContain("Your application of November 23, 2026 stands");
});

test("shows the first application to who is logged in and applies again", async () => {
  await openPosting();
  const { cookie, user } = await signIn("job_seeker");
  const first = await apply({ email: user.email }, cookie);
  const receipt = first.headers.get("location")!;
  const again = await apply({ email: user.email, message: "I forgot to say that I have my CCRN." }, cookie);
  expect(again.headers.get("location")).toBe(receipt);
  expect((await apply({ email: user.email.toUpperCase() }, cookie)).headers.get("location")).toBe(receipt);
  const form = await send(`/jobs/${slug}/apply`, { headers: { cookie } });
  expect(form.headers.get("location")).toBe(receipt);
  const html = toText(await (await send(receipt, { headers: { cookie } })).text());
  expect(html).toContain(person.message);
  expect(await listApplications()).toHaveLength(1);
  expect(await listRows("outbox")).toHaveLength(3);
});

const crowd = isWhole ? 200 : 40;

test(`keeps ${crowd} applications of ${crowd} people who press at once, half of them twice`, async () => {
  await openPosting();
  const people = Array.from({ length: crowd }, (_, at) => `person${at}@example.com`);
  const answers = await Promise.all(
    people.flatMap((email, at) =>
      (at % 2 === 0 ? [email, email.toUpperCase()] : [email]).map((typed) => apply({ email: typed })),
    ),
  );
  expect(answers).toHaveLength(crowd * 1.5);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(crowd);
  const { results } = await env.DB.prepare(
    `SELECT count(*) AS applications, count(DISTINCT lower(email)) AS people,
      (SELECT count(*) FROM application_copies) AS copies FROM applications`,
  ).all();
  expect(results).toEqual([{ applications: crowd, people: crowd, copies: crowd }]);
});

test("gives an application to the account with its address, and to no other that sends it", async () => {
  await openPosting();
  const stranger = await signIn("job_seeker");
  await apply({ email: "vera@example.com" }, stranger.cookie);
  const [sent] = await listApplications();
  expect(sent).toMatchObject({ email: "vera@example.com", user_id: null });
  const own = `/dashboard/applications/${sent!.public_id}`;
  expect((await send(own, { headers: { cookie: stranger.cookie } })).status).toBe(404);
  const vera = await signIn("job_seeker", { email: "vera@example.com", emailVerifiedAt: null });
  expect((await send(own, { headers: { cookie: vera.cookie } })).status).toBe(404);
  await postForm("/dashboard/verification", {}, { cookie: vera.cookie });
  await postForm(await readMailedPath("vera@example.com", "Confirm"), {}, { cookie: vera.cookie });
  expect((await listApplications())[0]).toMatchObject({ user_id: vera.user.id });
});

const remove = (cookie: string) =>
  postForm(
    "/dashboard/delete-account",
    { password: testPassword, confirmation: "DELETE" },
    { cookie, ...newVisitor() },
  );

test("deletes what you sent while logged in with your account, before you confirmed its email too", async () => {
  await openPosting();
  const seeker = await signIn("job_seeker", { email: "early.bird@example.com", emailVerifiedAt: null });
  await apply({ email: "Early.Bird@example.com" }, seeker.cookie);
  const [sent] = await listApplications();
  expect(sent).toMatchObject({ user_id: seeker.user.id });
  const read = async (path: string) =>
    toText(await (await send(path, { headers: { cookie: seeker.cookie } })).text());
  expect(await read("/dashboard")).toContain("Confirm your email to see the applications that you sent");
  expect(
    (await send(`/dashboard/applications/${sent!.public_id}`, { headers: { cookie: seeker.cookie } })).status,
  ).toBe(404);
  expect(await read("/dashboard/delete-account")).toContain(
    "The applications that you sent while you were logged in, for the employers too",
  );
  expect((await remove(seeker.cookie)).status).toBe(302);
  expect(await listApplications()).toMatchObject([{ job_id: null, employer_id: null }]);
  await runOne("eraseClosedAccounts", Date.now() + 31 * dayMs);
  expect(await listApplications()).toEqual([]);
  expect(await listSent()).toEqual([]);
});

test("gives an application that someone else sent in a name to the owner of the mailbox", async () => {
  await openPosting();
  const squatter = await signIn("job_seeker", { email: "owner@example.com", emailVerifiedAt: null });
  await apply(
    { email: "owner@example.com", message: "Typed by someone else in this name." },
    squatter.cookie,
  );
  await env.DB.exec("DELETE FROM outbox");
  await apply({ email: "owner@example.com", message: "Typed by the owner of the mailbox." });
  expect(await listApplications()).toHaveLength(1);
  const link = await readMailedPath("owner@example.com", "You applied for this job before");
  expect(toText(await (await send(link)).text())).toContain("Typed by someone else in this name.");
  expect((await postForm(link, { intent: "withdraw" })).status).toBe(302);
  expect((await apply({ email: "owner@example.com", message: "Typed by the owner, again." })).status).toBe(
    302,
  );
  expect((await listApplications()).map(({ state }) => state)).toEqual(["withdrawn", "new"]);
});

test("tells the owner of an address what was sent from it before it was confirmed", async () => {
  await openPosting();
  const { cookie } = await signIn("job_seeker", { email: "first@example.com", emailVerifiedAt: null });
  await apply({ email: "first@example.com" }, cookie);
  await env.DB.prepare("UPDATE applications SET created_at = created_at - 60000").run();
  await postForm("/dashboard/verification", {}, { cookie });
  await postForm(await readMailedPath("first@example.com", "Confirm"), {}, { cookie });
  const read = async (id: unknown) =>
    toText(await (await send(`/dashboard/applications/${id}`, { headers: { cookie } })).text());
  const [early] = await listApplications();
  expect(await read(early!.public_id)).toContain("This was sent before you confirmed your email.");
  await openPosting();
  await apply({ email: "first@example.com", message: "Texas RN, sent after I confirmed it." }, cookie);
  const [late] = await listApplications();
  expect(await read(late!.public_id)).not.toContain("before you confirmed");
});

test("brings the application that you sent before into your account", async () => {
  await openPosting();
  await apply({ email: "early@example.com" });
  const { cookie, user } = await signIn("job_seeker", { email: "early@example.com" });
  const again = await apply({ email: "early@example.com", message: "Once more, with a date." }, cookie);
  expect(again.status).toBe(302);
  expect(await listApplications()).toMatchObject([{ user_id: user.id }]);
});

test("lets you apply again after you withdrew, and not after the employer decided", async () => {
  await openPosting();
  for (const [state, count] of [
    ["withdrawn", 1],
    ["not-selected", 2],
    ["hired", 2],
  ] as const) {
    expect((await apply({ message: `Texas RN, before ${state}.` })).status).toBe(302);
    expect(await listApplications()).toHaveLength(count);
    await env.DB.prepare("UPDATE applications SET state = ? WHERE state <> 'withdrawn'").bind(state).run();
  }
});

test("takes four applications of one address to a posting a day, withdrawn ones too", async () => {
  await openPosting();
  const statuses: number[] = [];
  for (const at of [1, 2, 3, 4, 5]) {
    statuses.push((await apply({ message: `Texas RN, six years of ICU. Round ${at}.` })).status);
    await env.DB.exec("UPDATE applications SET state = 'withdrawn'");
  }
  expect(statuses).toEqual([302, 302, 302, 302, 429]);
  // The last that was taken, sent once more by a second click.
  const again = await apply({
    message: "Texas RN, six years of ICU. Round 4.",
    idempotencyKey: `key-${keys - 1}`,
  });
  expect(again.status).toBe(302);
  await env.DB.exec("UPDATE applications SET created_at = created_at - 86400000");
  expect((await apply({ message: "Texas RN, back tomorrow." })).status).toBe(302);
});

test("opens no earlier application again beside a newer one", async () => {
  await openPosting();
  const open = async (ids: unknown[], to: string) => {
    const picked = Object.fromEntries(ids.map((id, at) => [`pick${at}`, String(id)]));
    const path = `/hiring/${company.employer.slug}/applicants`;
    const told: Record<string, string> =
      to === "not-selected" ? { text: "Hello {first name}, we chose someone else." } : {};
    const names = { "not-selected": "Not selected", interview: "Interview", "in-review": "In review" };
    const stage = await findStageId(company.employer.id, names[to as keyof typeof names]);
    const answer = await postForm(path, { to: stage, ...told, ...picked }, { cookie: company.owner.cookie });
    expect(answer.status).toBe(302);
    return (await listApplications()).map(({ state }) => state);
  };
  await apply({ message: "Texas RN, the first time." });
  const [first] = await listApplications();
  await open([first!.public_id], "not-selected");
  // So it was possible once.
  await env.DB.exec(
    `INSERT INTO applications (public_id, job_id, employer_id, first_name, last_name, email, message, job_title, employer_name, idempotency_key, created_at, updated_at) SELECT 'second', job_id, employer_id, first_name, last_name, email, message, job_title, employer_name, 'second', created_at, updated_at FROM applications`,
  );
  const ids = (await listApplications()).map(({ public_id }) => public_id);
  expect(await open(ids, "interview")).toEqual(["not-selected", "interview"]);
  expect(await open(ids, "not-selected")).toEqual(["not-selected", "not-selected"]);
  expect(await open(ids, "in-review")).toEqual(["not-selected", "in-review"]);
  const path = `/hiring/${company.employer.slug}/applicants/${ids[0]}`;
  const answer = await postForm(path, await toMove(String(ids[0]), "Offer"), {
    cookie: company.owner.cookie,
  });
  const page = await send(answer.headers.get("location")!, { headers: { cookie: company.owner.cookie } });
  expect(toText(await page.text())).toContain("applied again");
});

test("fills in your name and email when you are logged in, on a page that no cache keeps", async () => {
  await openPosting();
  const { cookie, user } = await signIn("job_seeker");
  const form = `/jobs/${slug}/apply`;
  const own = await send(form, { headers: { cookie } });
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  const html = await own.text();
  for (const value of [user.firstName, user.lastName, user.email]) expect(html).toContain(`value="${value}"`);
  expect(await (await send(form)).text()).not.toContain(user.email);
});

test("says where an application goes before and after it is sent", async () => {
  await openPosting();
  const read = async (path: string) => toText(await (await send(path)).text());
  const form = `/jobs/${slug}/apply`;
  expect(await read(form)).toContain("Your application goes to the team of Harbor Health on this site.");
  await env.DB.prepare("DELETE FROM memberships").run();
  await openPosting();
  const page = await read(`/jobs/${slug}/apply`);
  expect(page).toContain("Your application goes to our recruiters, who pass it on");
  expect(page).not.toContain("Send to the employer");
  await apply();
  const path = await readMailedPath(person.email, "We sent your application");
  const sent = await read(path);
  expect(sent).toContain("Sent to our recruiters");
  expect(sent).toContain(
    "Harbor Health has no team on this site, so our recruiters pass your application on.",
  );
});

test.each([
  [
    { is_for_desk: 0 },
    "Sent. Your application was sent.",
    "withdraw the application on that page",
    "Sent to the employer",
  ],
  [{ is_for_desk: 1 }, "With our recruiter.", "answer this email", "Sent to our recruiters"],
  [
    { is_for_desk: 1, passed_on_at: 1795464300000 },
    "Sent to the employer.",
    "answer this email",
    "Sent to the employer",
  ],
  [{ state: "interview" }, "Interview.", "write to the employer on that page", "Interview"],
  [{ state: "hired" }, "Hired.", "It has ended", "Hired"],
])(
  "says in the mail of a repeat and on the receipt where it stands: %j",
  async (row, text, toAdd, headline) => {
    await openPosting();
    await apply();
    const own = await readMailedPath(person.email, "We sent your application");
    for (const [column, value] of Object.entries(row))
      await env.DB.prepare(`UPDATE applications SET ${column} = ?`).bind(value).run();
    await env.DB.exec("DELETE FROM outbox");
    const again = await apply({ message: "I forgot to say that I have my CCRN." });
    const page = toText(await (await send(again.headers.get("location")!)).text());
    for (const other of ["Sent to", "pass your application on", text]) expect(page).not.toContain(other);
    const [mail] = await listRows("outbox");
    expect(mail!.body).toContain(`Where it stands: ${text}`);
    expect(mail!.body).toContain(toAdd);
    expect(await (await send(own)).text()).toMatch(new RegExp(`<h1[^>]*>${headline}<`));
  },
);

test("shows the typed address to the browser that sent it, and to no other", async () => {
  await openPosting();
  const answer = await apply({ email: "sam@gmial.com" });
  const path = answer.headers.get("location")!;
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
  expect(cookie).not.toContain("gmial");
  expect(await (await send(path, { headers: { cookie } })).text()).toContain("sam@gmial.com");
  expect(await (await send(path)).text()).not.toContain("sam@gmial.com");
  const other = (await apply({ email: "kim@example.com" })).headers.get("location")!;
  expect(await (await send(other, { headers: { cookie } })).text()).not.toContain("kim@example.com");
});
