import { randomBytes } from "node:crypto";
import { unzipSync } from "fflate";
import PDFDocument from "pdfkit";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveOwnSite } from "../../scripts/site/own-site.ts";
import { openSiteDatabase } from "../../scripts/site/site-database.ts";
import { newContext } from "../support/browser.ts";

// On a site of its own, because it fills a posting of the demo company.
let site: Awaited<ReturnType<typeof serveOwnSite>>;
let database: ReturnType<typeof openSiteDatabase>;

beforeAll(async () => {
  site = await serveOwnSite();
  database = openSiteDatabase(site.state);
  keepMails();
}, 180_000);
afterAll(() => site?.stop());

/** A mail's text leaves the database when it is sent. */
function keepMails(): void {
  database.run("CREATE TABLE IF NOT EXISTS story_mails (recipient TEXT, subject TEXT, body TEXT)");
  database.run(`CREATE TRIGGER IF NOT EXISTS story_mails_kept AFTER INSERT ON outbox BEGIN
    INSERT INTO story_mails VALUES (new.recipient, new.subject, new.body); END`);
}

async function drawResume(name: string): Promise<Buffer> {
  const pdf = new PDFDocument();
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const isDone = new Promise((resolve) => pdf.on("end", resolve));
  for (const line of [
    name,
    "Registered Nurse",
    "Phone: 602 555 0143",
    "Licenses",
    "Arizona RN, compact, RN190233",
  ])
    pdf.text(line);
  pdf.end();
  await isDone;
  return Buffer.concat(parts);
}

interface Posting {
  id: number;
  slug: string;
  company: string;
}

/** Of the demo company: open, in Colorado, for registered nurses, with two questions. */
function preparePosting(at: number): Posting {
  const posting = database.all<Posting>(
    `SELECT j.id, j.slug, e.slug AS company FROM jobs j JOIN employers e ON e.id = j.employer_id
      JOIN memberships m ON m.employer_id = e.id JOIN users u ON u.id = m.user_id
      WHERE u.email = ? AND j.status = 'open' AND j.apply_url IS NULL ORDER BY j.id LIMIT 1 OFFSET ?`,
    site.accountOf("employer").email,
    at,
  )[0]!;
  database.run(
    `UPDATE jobs SET profession = 'registered-nurse', state_code = 'CO', license_states = '["CO"]', compact_accepted = 1,
      workplace = 'onsite', valid_through = ?2 WHERE id = ?1`,
    posting.id,
    Date.now() + 30 * 86_400_000,
  );
  const question = { help: "", options: [], isRequired: true, knockOut: null };
  database.run(
    `INSERT OR REPLACE INTO job_questions (job_id, questions, revision, changed_at) VALUES (?1, ?2, 9, 1)`,
    posting.id,
    JSON.stringify([
      {
        ...question,
        id: "years",
        kind: "number",
        label: "How many years in an ICU?",
        knockOut: { least: 8, unit: "years" },
      },
      { ...question, id: "float", kind: "yes-no", label: "Would you float to step-down?" },
    ]),
  );
  return posting;
}

const listApplications = ({ id }: Posting) =>
  database.all<{ email: string; state: string; publicId: string; seenAt: number | null }>(
    `SELECT lower(email) AS email, state, public_id AS publicId, seen_at AS seenAt FROM applications
      WHERE job_id = ? AND email LIKE '%@story.example' ORDER BY id`,
    id,
  );

const listSubjects = (email: string) =>
  database
    .all<{ subject: string }>("SELECT subject FROM story_mails WHERE recipient = ? ORDER BY rowid", email)
    .map(({ subject }) => subject);

const aboutTheJob = (subject: string) => expect.stringMatching(new RegExp(`^${subject}: .+ at .`));

async function waitForLink(email: string, subject: string, link = /http\S+\/applications\/\S+/) {
  const find = () =>
    database.all<{ body: string }>(
      "SELECT body FROM story_mails WHERE recipient = ? AND subject LIKE ? ORDER BY rowid DESC",
      email,
      subject,
    )[0];
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return link.exec(find()!.body)![0].replace(/^https?:\/\/[^/]+/, "");
}

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("First name").fill("Mia");
  await page.getByLabel("Last name").fill("Torres");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Create" }).click();
  await page.waitForURL("**/dashboard**", { timeout: 60_000 });
  database.run("UPDATE users SET email_verified_at = ? WHERE email = ?", Date.now(), email);
}

async function logIn(context: BrowserContext): Promise<void> {
  const { email, password } = site.accountOf("employer");
  const answer = await context.request.post("/api/auth/login", {
    data: { email, password },
    headers: { origin: site.origin },
  });
  expect(answer.status()).toBe(200);
}

async function fillProfile(page: Page): Promise<void> {
  await page.goto("/dashboard/profile");
  await page.getByLabel("Profession", { exact: true }).selectOption({ label: "Registered Nurse" });
  await page.getByLabel("Home state").selectOption("AZ");
  await page.locator("input[name=multistate1]").check();
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.waitForURL("**/profile?done=saved");
}

async function uploadResume(page: Page): Promise<void> {
  await page.goto("/dashboard/documents");
  await page.locator("input[type=file]").setInputFiles({
    name: "Mia Torres RN.pdf",
    mimeType: "application/pdf",
    buffer: await drawResume("Mia Torres"),
  });
  await page.locator("select[name=kind]").selectOption("resume");
  await page
    .locator("form", { has: page.locator("input[type=file]") })
    .getByRole("button")
    .last()
    .click();
  await page.waitForURL("**/documents?done=*");
}

/** A queue reads the file. */
async function takeSuggestion(page: Page, label: string): Promise<void> {
  const add = page.getByRole("button", { name: `Add ${label}` });
  await expect
    .poll(
      async () => {
        await page.goto("/dashboard/profile/details");
        return add.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await add.click();
  await expect.poll(() => add.count()).toBe(0);
}

/** Her browser remembers the license. Without scripts, the posting asks. */
async function seeThatSheMayWork(page: Page, isRemembered: boolean): Promise<void> {
  if (!isRemembered) {
    await page.getByLabel("I hold a license in").selectOption("AZ");
    await page.getByLabel("It is a multistate nursing license").check();
    await page.getByRole("button", { name: "Can I work here?" }).click();
  }
  await page
    .getByText(/^(You can work here|Yes)/)
    .first()
    .waitFor();
}

/** With what was sent and the file itself. */
async function exportEverything(page: Page, email: string): Promise<void> {
  await page.goto("/dashboard/settings/data");
  await page.getByRole("button", { name: "Make my copy" }).click();
  await page.goto(await waitForLink(email, "%data is ready", /http\S+\/your-data\/copy\S+/));
  const link = await page.getByRole("link", { name: "Download my data" }).getAttribute("href");
  const answer = await page.request.get(link!);
  expect(answer.headers()["content-disposition"]).toMatch(/^attachment/);
  const files = unzipSync(new Uint8Array(await answer.body()));
  const said = new TextDecoder().decode(files["your-data.json"]);
  for (const text of [email, "Would you float to step-down?", "(602) 555-0143"]) expect(said).toContain(text);
  expect(Object.keys(files).filter((name) => name.endsWith(".pdf")).length).toBeGreaterThan(0);
}

async function deleteAccount(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "Delete account" }).first().click();
  await page.getByLabel("Password").fill(password);
  await page.getByLabel(/^Type /).fill("DELETE");
  await page.getByRole("main").getByRole("button", { name: "Delete my account" }).click();
  await expect.poll(() => listSubjects(email).at(-1)).toBe("Your Clinward account is closed");
  await page.goto("/dashboard");
  await page.waitForURL("**/login**");
}

describe.each([
  { way: "with JavaScript", javaScriptEnabled: true, at: 0 },
  { way: "without JavaScript", javaScriptEnabled: false, at: 1 },
])("$way", ({ javaScriptEnabled, at }) => {
  test("lets a nurse apply, hear of each step and withdraw, and leaves nobody without an answer", {
    timeout: 240_000,
  }, async () => {
    const options = { baseURL: site.origin, javaScriptEnabled };
    const [own, guests, team] = await Promise.all([
      newContext(options),
      newContext(options),
      newContext(options),
    ]);
    const posting = preparePosting(at);
    const mia = `mia${at}@story.example`;
    const guest = `guest${at}@story.example`;
    const page = await own.newPage();

    const password = randomBytes(12).toString("base64url");
    await register(page, mia, password);
    await fillProfile(page);
    await uploadResume(page);
    await takeSuggestion(page, "Phone");

    await page.goto(`/jobs/${posting.slug}`);
    await seeThatSheMayWork(page, javaScriptEnabled);

    await page.goto(`/jobs/${posting.slug}/apply`);
    const fit = page.getByRole("complementary", { name: "Before you send it" });
    await fit.getByText("You can work here").first().waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe("Mia");
    expect(await page.getByLabel(/^Phone/).inputValue()).toBe("(602) 555-0143");
    expect(
      await page
        .getByLabel("State", { exact: true })
        .or(page.locator("select[name=license1]"))
        .first()
        .inputValue(),
    ).toBe("AZ");
    await page.getByText("This employer asks for at least 8 years; you can still apply.").waitFor();
    await page.getByLabel("How many years in an ICU?").fill("6");
    await page.getByRole("group", { name: "Would you float to step-down?" }).getByLabel("Yes").check();
    await page.getByRole("button", { name: /^Send to/ }).click();
    await page.waitForURL("**/applications/*");
    await page.getByRole("heading", { name: /^Sent to/ }).waitFor();
    const receipt = (await page.getByRole("main").textContent())!;
    for (const said of ["Mia Torres RN.pdf", "SHA-256", "How many years in an ICU?", "Arizona", "Reference"])
      expect(receipt).toContain(said);
    await page.goto(`/jobs/${posting.slug}`);
    await page
      .getByText(/^Applied \w{3} \d+$/)
      .first()
      .waitFor();

    const visitor = await guests.newPage();
    for (const email of [guest, guest.toUpperCase()]) {
      await visitor.goto(`/jobs/${posting.slug}/apply`);
      await visitor.getByLabel("First name").fill("Lee");
      await visitor.getByLabel("Last name").fill("Park");
      await visitor.getByLabel("Email", { exact: true }).fill(email);
      await visitor.getByLabel("How many years in an ICU?").fill("9");
      await visitor.getByRole("group", { name: "Would you float to step-down?" }).getByLabel("No").check();
      await visitor.getByLabel("Note").fill(`Nine years of ICU nights in Colorado. ${email}`);
      await visitor.getByRole("button", { name: /^Send to/ }).click();
      await visitor.waitForURL("**/applications/*");
      await visitor.getByText("Look for our email").waitFor();
    }
    expect(listApplications(posting).map(({ email }) => email)).toEqual([mia, guest]);
    expect(listSubjects(guest)[1]).toEqual(aboutTheJob("You applied for this job before"));
    await visitor.goto(await waitForLink(guest, "We sent your application%"));
    await visitor.getByText(`Nine years of ICU nights in Colorado. ${guest}`).waitFor();

    await logIn(team);
    const desk = await team.newPage();
    for (const { publicId } of listApplications(posting)) {
      await desk.goto(`/hiring/${posting.company}/applicants/${publicId}`);
      await desk.getByText("How many years in an ICU?").waitFor();
      await desk.getByLabel("Stage").selectOption({ label: "In review" });
      await desk.getByRole("button", { name: "Move", exact: true }).click();
      await desk.getByText("Moved. We tell").waitFor();
    }
    for (const email of [mia, guest])
      expect(listSubjects(email)).toEqual(
        expect.arrayContaining(
          ["The employer opened your application", "Your application is in review"].map(aboutTheJob),
        ),
      );
    await page.goto("/dashboard");
    await page.locator("[aria-current=step]", { hasText: "Opened" }).waitFor();

    await visitor.goto(await waitForLink(guest, "We sent your application%"));
    await visitor.getByText("Withdraw this application").click();
    await visitor.getByRole("button", { name: "Withdraw my application" }).click();
    await visitor.getByText("You withdrew this application.").waitFor();

    await desk.goto(`/hiring/${posting.company}/jobs/${posting.slug}/close?as=fill`);
    await desk.getByRole("button", { name: /^Mark as filled/ }).click();
    await expect
      .poll(() => listApplications(posting).map(({ state }) => state))
      .toEqual(["not-selected", "withdrawn"]);
    await exportEverything(page, mia);
    await deleteAccount(page, mia, password);
    await Promise.all([own.close(), guests.close(), team.close()]);
  });
});
