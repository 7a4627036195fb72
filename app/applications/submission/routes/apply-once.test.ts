import { beforeAll, expect, test } from "vitest";
import { readMailedPath, signIn, testPassword } from "#tests/support/accounts.ts";
import { createCompany, storePosting } from "#tests/support/applicants.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { listRows, newVisitor } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

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
  expect(await listRows("outbox")).toHaveLength(2);
});

test("takes an email address in capitals for the same", async () => {
  await openPosting();
  await apply();
  await apply({ email: " Dana@Example.COM " });
  expect(await listApplications()).toHaveLength(1);
});

test("does not tell a stranger that an address has applied, and sends what was typed to the employer", async () => {
  await openPosting();
  await apply();
  await env.DB.prepare("UPDATE applications SET created_at = created_at - 5 * 86400000").run();
  const message = "I moved to Houston, and my number changed.";
  const typed = { message, firstName: "D.", phone: "713 555 0142" };
  const { cookie } = await signIn("job_seeker");
  const seeker = await signIn("job_seeker", { email: "dana@example.com", emailVerifiedAt: null });
  const fresh = await apply({ email: "new@example.com", message });
  const known = await Promise.all([
    apply(typed),
    apply(typed),
    apply({ ...typed, phone: "" }, cookie),
    apply({ ...typed, lastName: "W." }, seeker.cookie),
  ]);
  const read = async (answer: Response) => {
    const path = answer.headers.get("location")!;
    expect(path).toMatch(new RegExp(`^/jobs/${slug}/applied\\?ref=[\\w-]{22}$`));
    return toText(await (await send(path)).text());
  };
  const receipt = await read(fresh);
  expect(receipt).toContain("Sent to the employer");
  for (const answer of known) expect(await read(answer)).toBe(receipt);
  expect(known[0]!.headers.get("location")).toBe(known[1]!.headers.get("location"));
  expect(await listApplications()).toHaveLength(2);
  expect(await listSent()).toHaveLength(5);
  const again = (await listRows("outbox")).filter(({ body }) => String(body).includes("713 555 0142"));
  expect(again).toHaveLength(4);
  expect(again[0]!.body).toMatch(/Sent again\. The first application is from \w+ \d+, \d{4}\./);
  const [first] = await listApplications();
  const path = `/hiring/${company.employer.slug}/applicants/${first!.public_id}`;
  const seen = toText(await (await send(path, { headers: { cookie: company.owner.cookie } })).text());
  expect(seen).toMatch(/Applied again with the same email address.*D\. Whitfield, 713 555 0142/s);
  expect(seen).toContain(message);
});

test("tells you on which day you applied, and keeps what you typed", async () => {
  await openPosting();
  const { cookie, user } = await signIn("job_seeker");
  await apply({ email: user.email }, cookie);
  await env.DB.prepare("UPDATE applications SET created_at = 1795464300000").run();
  const message = "I forgot to say that I have my CCRN.";
  const answer = await apply({ email: user.email, message }, cookie);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(toText(html)).toContain("You already applied");
  expect(toText(html)).toContain("November 23, 2026");
  expect(html).toContain(`>${message}</textarea>`);
  expect(await listApplications()).toHaveLength(1);
  expect(await listSent()).toHaveLength(1);
  expect((await apply({ email: "elsewhere@example.com", message }, cookie)).status).toBe(302);
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
  expect(await listApplications()).toEqual([]);
  expect(await listSent()).toEqual([]);
});

test("keeps another person's words when an account with an unconfirmed email is deleted", async () => {
  await openPosting();
  const squatter = await signIn("job_seeker", { email: "owner@example.com", emailVerifiedAt: null });
  await apply(
    { email: "owner@example.com", message: "Typed by someone else in this name." },
    squatter.cookie,
  );
  const message = "Typed by the owner of the mailbox.";
  await apply({ email: "owner@example.com", message });
  await apply({ email: "owner@example.com", message: "Typed once more by someone else." }, squatter.cookie);
  expect(await listSent()).toHaveLength(3);
  expect((await listApplications())[0]).toMatchObject({ user_id: null });
  expect((await remove(squatter.cookie)).status).toBe(302);
  expect(await listApplications()).toHaveLength(1);
  const details = (await listSent()).map(({ detail }) => String(detail));
  expect(details.filter((detail) => detail.includes(message))).toHaveLength(1);
  expect(details.join()).not.toContain("once more");
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

test("takes an application from one address a few times a day, and keeps what was typed after that", async () => {
  await openPosting();
  const answers: Response[] = [];
  for (const at of [1, 2, 3, 4, 5, 6])
    answers.push(await apply({ message: `Texas RN, six years of ICU. Once more, ${at}.` }));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 429, 429]);
  const html = await answers[4]!.text();
  expect(toText(html)).toContain("please send it tomorrow");
  expect(html).toContain(">Texas RN, six years of ICU. Once more, 5.</textarea>");
  expect(await listSent()).toHaveLength(4);
});

test("tells you of the application that you sent before you made your account", async () => {
  await openPosting();
  await apply({ email: "early@example.com" });
  const { cookie } = await signIn("job_seeker", { email: "early@example.com" });
  expect(
    (await apply({ email: "early@example.com", message: "Once more, with a date." }, cookie)).status,
  ).toBe(409);
});

test("lets you apply again after you withdrew, or after the employer decided", async () => {
  await openPosting();
  for (const state of ["withdrawn", "not-selected", "hired"]) {
    expect((await apply({ message: `Texas RN, after ${state}.` })).status).toBe(302);
    await env.DB.prepare("UPDATE applications SET state = ?").bind(state).run();
  }
  expect(await listApplications()).toHaveLength(3);
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
    const answer = await postForm(path, { to, ...told, ...picked }, { cookie: company.owner.cookie });
    expect(answer.status).toBe(302);
    return (await listApplications()).map(({ state }) => state);
  };
  await apply({ message: "Texas RN, the first time." });
  const [first] = await listApplications();
  await open([first!.public_id], "not-selected");
  await apply({ message: "Texas RN, the second time." });
  const ids = (await listApplications()).map(({ public_id }) => public_id);
  expect(await open(ids, "interview")).toEqual(["not-selected", "interview"]);
  expect(await open(ids, "not-selected")).toEqual(["not-selected", "not-selected"]);
  expect(await open(ids, "in-review")).toEqual(["not-selected", "in-review"]);
  const path = `/hiring/${company.employer.slug}/applicants/${ids[0]}`;
  const answer = await postForm(path, { state: "offer" }, { cookie: company.owner.cookie });
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
  expect(await read(form)).toContain("Your message goes to Harbor Health.");
  await env.DB.prepare("DELETE FROM memberships").run();
  await openPosting();
  const page = await read(`/jobs/${slug}/apply`);
  expect(page).toContain("Your message goes to our recruiters, who pass it on.");
  expect(page).not.toContain("Send to the employer");
  const sent = await read((await apply()).headers.get("location")!);
  expect(sent).toContain("Sent to our recruiters");
  expect(sent).toContain(
    "Harbor Health has no account here, so our recruiters got your message and pass it on.",
  );
});
