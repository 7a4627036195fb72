import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveOwnSite } from "../../scripts/site/own-site.ts";
import { openSiteDatabase } from "../../scripts/site/site-database.ts";
import { newContext } from "../support/browser.ts";
import { postByWizard } from "../support/post-by-wizard.ts";

// On a site of its own, because it opens postings.
let site: Awaited<ReturnType<typeof serveOwnSite>>;
let database: ReturnType<typeof openSiteDatabase>;

interface StoryMail {
  subject: string;
  body: string;
  stopUrl: string | null;
}

beforeAll(async () => {
  site = await serveOwnSite();
  database = openSiteDatabase(site.state);
  // A mail's text leaves the database when it is sent.
  database.run(
    "CREATE TABLE IF NOT EXISTS story_mails (recipient TEXT, subject TEXT, body TEXT, stop_url TEXT)",
  );
  database.run(`CREATE TRIGGER IF NOT EXISTS story_mails_kept AFTER INSERT ON outbox
    WHEN new.recipient LIKE '%@story.example' BEGIN
    INSERT INTO story_mails VALUES (new.recipient, new.subject, new.body, new.stop_url); END`);
}, 180_000);
afterAll(() => site?.stop());

const listMails = (email: string) =>
  database.all<StoryMail>(
    "SELECT subject, body, stop_url AS stopUrl FROM story_mails WHERE recipient = ? ORDER BY rowid",
    email,
  );

async function waitForMail(email: string, subject: RegExp): Promise<StoryMail> {
  const find = () => listMails(email).findLast((mail) => subject.test(mail.subject));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find()!;
}

const toPath = (address: string) => address.replace(/^https?:\/\/[^/]+/, "");
const findLink = ({ body }: StoryMail, link: RegExp) => toPath(link.exec(body)![0]);
const runCron = () => fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*&time=${Date.now()}`);

/** The cron's line ends with all its works in the queue, which runs them after it. */
async function waitForMatching(): Promise<void> {
  await runCron();
  const unmatched = () =>
    database.all<{ n: number }>("SELECT count(*) AS n FROM openings WHERE matched_at IS NULL")[0]!.n;
  await expect.poll(unmatched, { timeout: 60_000 }).toBe(0);
  await runCron();
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post("/api/auth/login", {
    data: { email, password },
    headers: { origin: site.origin },
  });
  expect(answer.status()).toBe(200);
}

describe.each([
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
])("$way", ({ javaScriptEnabled }) => {
  test("a guest asks, confirms, hears of a posting and ends it with one click", {
    timeout: 240_000,
  }, async () => {
    const email = `guest-${randomBytes(3).toString("hex")}@story.example`;
    const [visitor, employer] = await Promise.all(
      [0, 1].map(() => newContext({ baseURL: site.origin, javaScriptEnabled })),
    );
    const page = await visitor!.newPage();
    await page.goto("/jobs?profession=registered-nurse&location=Denver%2C+CO");
    await page.getByRole("button", { name: "Alert me" }).click();
    await page.waitForURL("**/alerts/new?**");
    await page.getByText("Registered Nurse jobs in Denver, CO").waitFor();
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("As soon as they open").check();
    await page.getByRole("button", { name: "Send me the confirmation" }).click();
    await page.getByText("We sent you an email.").waitFor();

    const asked = await waitForMail(email, /^Confirm your job alert: /);
    await page.goto(findLink(asked, /http\S+\/alerts\/confirm\S+/));
    await page.getByRole("button", { name: "Confirm my alert" }).click();
    await page.getByText("Your alert is on").waitFor();

    const desk = await employer!.newPage();
    await logIn(desk, site.accountOf("employer"));
    const unit = `${javaScriptEnabled ? "Kestrel" : "Plover"} ${randomBytes(2).toString("hex")}`;
    const slug = await postByWizard(desk, unit);
    await waitForMatching();
    const mail = await waitForMail(email, /^1 new job: Registered Nurse jobs in Denver, CO$/);
    expect(mail.body).toContain(`/jobs/${slug}?alert=`);
    expect(mail.body).toMatch(/Pay: \$44 – \$58\.50 an hour/);

    // What its link counts is seen at the desk, and the page is the posting's own.
    await page.goto(findLink(mail, /http\S+\/jobs\/\S+\?alert=\S+/));
    await page.getByRole("heading", { level: 1, name: new RegExp(unit) }).waitFor();
    const clicks = () =>
      database.all<{ n: number }>("SELECT ifnull(sum(clicks), 0) AS n FROM alert_days")[0]!.n;
    // Of the browser that tests use, none counts: it says that it is one.
    const link = site.origin + findLink(mail, /http\S+\/jobs\/\S+\?alert=\S+/);
    await fetch(link, {
      headers: { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" },
    });
    await expect.poll(clicks).toBeGreaterThan(0);

    // A mail program's own button: no session, no page of ours before it.
    const stopped = await fetch(site.origin + toPath(mail.stopUrl!), {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(stopped.status).toBe(200);
    await page.goto(findLink(mail, /http\S+\/alerts\?token=\S+/));
    await page.getByText("No alerts yet").waitFor();
    await postByWizard(desk, `${unit} Step-down`);
    await waitForMatching();
    expect(listMails(email).map(({ subject }) => subject)).toHaveLength(2);
    await Promise.all([visitor!.close(), employer!.close()]);
  });

  test("somebody logged in sets an alert in one press, and edits, pauses and resumes it", async () => {
    const context = await newContext({ baseURL: site.origin, javaScriptEnabled });
    const page = await context.newPage();
    await logIn(page, site.accountOf("job_seeker"));
    const state = javaScriptEnabled ? "Ohio" : "Idaho";
    await page.goto(`/jobs?query=zebra+care&location=${state}`);
    await page.getByRole("button", { name: "Email me when one opens" }).click();
    await page.getByText("Your alert is on.").waitFor();
    await page.getByRole("button", { name: "As soon as they open" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const alert = page.locator("section", {
      has: page.getByRole("heading", { name: new RegExp(`in ${state}`) }),
    });
    await alert.getByRole("button", { name: "Pause" }).click();
    await page.getByText("Paused. We send nothing for it until you resume it.").waitFor();
    await alert.getByRole("button", { name: "Resume" }).click();
    await page.getByText("Resumed.").waitFor();
    await alert.locator("summary").click();
    await alert.getByLabel("Name (optional)").fill(`Zebras of ${state}`);
    await alert.getByLabel("Mondays at 7 AM").check();
    await alert.getByRole("button", { name: "Save" }).click();
    const named = page.locator("section", { has: page.getByRole("heading", { name: `Zebras of ${state}` }) });
    await named.getByText(/^Weekly, next on/).waitFor();
    await page.getByLabel("Sunday").check();
    await page
      .locator("section", { has: page.getByRole("heading", { name: "When we may email you" }) })
      .getByRole("button", { name: "Save" })
      .click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await page.getByLabel("Sunday").isChecked()).toBe(true);
    await named.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Deleted. We send nothing more for it.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Your alert is back as it was.").waitFor();
    await named.getByText(/^Weekly, next on/).waitFor();
    await named.getByRole("link", { name: "Edit" }).click();
    const elsewhere = javaScriptEnabled ? "Maine" : "Vermont";
    await page.getByLabel("Where").fill(elsewhere);
    await page.getByLabel("Nights").check();
    await page.getByRole("button", { name: "Save alert" }).click();
    await page.getByText("The alert asks for this from now on.").waitFor();
    await named.getByText(new RegExp(`in ${elsewhere}, Night`)).waitFor();
    await named.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Deleted. We send nothing more for it.").waitFor();
    await context.close();
  });
});
