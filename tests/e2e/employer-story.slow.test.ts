import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { serveOwnSite } from "../../scripts/site/own-site.ts";
import { openSiteDatabase } from "../../scripts/site/site-database.ts";
import { newContext } from "../support/browser.ts";
import { postByWizard } from "../support/post-by-wizard.ts";

// On a site of its own, because its postings get older by weeks.
let site: Awaited<ReturnType<typeof serveOwnSite>>;
let database: ReturnType<typeof openSiteDatabase>;

beforeAll(async () => {
  site = await serveOwnSite();
  database = openSiteDatabase(site.state);
});
afterAll(() => site?.stop());

interface Company {
  slug: string;
  name: string;
  website: string;
}

/** Companies of imported postings that nobody acts for yet. */
const listUnclaimed = () =>
  database.all<Company>(
    `SELECT slug, name, website FROM employers WHERE website IS NOT NULL AND kind = 'direct'
      AND id NOT IN (SELECT employer_id FROM memberships) ORDER BY slug LIMIT 2`,
  );

const runCron = () => fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*&time=${Date.now()}`);

const ofPosting = "job_id = (SELECT id FROM jobs WHERE slug = ?1)";
const countChecks = (slug: string) =>
  database.all<{ n: number }>(`SELECT count(*) AS n FROM hiring_checks WHERE ${ofPosting}`, slug)[0]!.n;

/** The works that the cron enqueues go by the clock, so the posting gets older instead. */
function age(slug: string, ms: number): void {
  database.run("UPDATE jobs SET confirmed_at = confirmed_at - ?2 WHERE slug = ?1", slug, ms);
  database.run(
    `UPDATE hiring_checks SET asked_at = asked_at - ?2, paused_at = paused_at - ?2 WHERE ${ofPosting}`,
    slug,
    ms,
  );
}

const findPosting = (slug: string) =>
  database.all<{ id: number; status: string; entries: number }>(
    `SELECT id, status, (SELECT count(*) FROM job_index WHERE key % 16777216 = jobs.id) AS entries
      FROM jobs WHERE slug = ?`,
    slug,
  )[0]!;

async function register(page: Page, company: Company): Promise<void> {
  const email = `hiring@${new URL(company.website).hostname.replace(/^www\./, "")}`;
  await page.goto("/register?as=employer");
  await page.getByLabel("First name").fill("Noa");
  await page.getByLabel("Last name").fill("Brandt");
  await page.getByLabel("Company name").fill(company.name);
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Password").fill(randomBytes(12).toString("base64url"));
  await page.getByRole("main").getByRole("button", { name: "Create" }).click();
  await page.waitForURL("**/hiring**");
  // Does what the mailed link does, because the local mail service does not hand it out.
  database.run("UPDATE users SET email_verified_at = ? WHERE email = ?", Date.now(), email);
}

async function claim(page: Page, { slug, name }: Company): Promise<void> {
  // An owner who hears of it: without one, a person of ours reads the claim first.
  database.run(
    `INSERT INTO memberships (employer_id, user_id, role, created_at)
      SELECT e.id, u.id, 'owner', ?1 FROM employers e, users u WHERE e.slug = ?2 AND u.email = ?3`,
    Date.now(),
    slug,
    inject("employer").email,
  );
  await page.goto(`/hiring/claims?company=${slug}`);
  await page.getByText("We approve your claim at once.").waitFor();
  await page.getByRole("button", { name: `Claim ${name}` }).click();
  await page.waitForURL(`**/hiring/${slug}/company**`);
  await page.goto("/hiring");
  await page.waitForURL(`**/hiring/${slug}/home`);
}

async function approve(slug: string): Promise<number> {
  const { email, password } = site.accountOf("admin");
  const context = await newContext({ baseURL: site.origin });
  const headers = { origin: site.origin };
  await context.request.post("/api/auth/login", { data: { email, password }, headers });
  const { revision } = await (await context.request.get(`/api/admin/postings/${slug}`)).json();
  const data = { decision: "approve", revision };
  const answer = await context.request.post(`/api/admin/postings/${slug}`, { data, headers });
  await context.close();
  return answer.status();
}

/** As a field for a day and an hour takes it. */
function toFieldOf(ms: number): string {
  const day = new Date(Date.now() + ms);
  const isWeekend = day.getUTCDay() % 6 === 0;
  return `${new Date(day.getTime() + (isWeekend ? 2 * dayMs : 0)).toISOString().slice(0, 10)}T10:00`;
}

async function apply(browser: BrowserContext, slug: string, firstName: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`/jobs/${slug}/apply`);
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email", { exact: true }).fill(`${firstName.toLowerCase()}@mail.example`);
  await page.getByLabel("Note").fill("Colorado RN with six years of ICU nights. I could start in January.");
  await page.getByRole("button", { name: "Send to the employer" }).click();
  await page.waitForURL("**/applications/*");
  await page.close();
}

describe.each([
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
])("$way", ({ javaScriptEnabled }) => {
  test("takes a recruiter from her work email to answered applicants and closed postings", {
    timeout: 180_000,
  }, async () => {
    const options = { baseURL: site.origin, javaScriptEnabled };
    const [recruiter, visitor] = await Promise.all([newContext(options), newContext(options)]);
    const page = await recruiter.newPage();
    const company = listUnclaimed()[0]!;
    const unit = javaScriptEnabled ? "Quillback" : "Sanderling";

    await register(page, company);
    await claim(page, company);
    const slug = await postByWizard(page, unit);
    await page.getByRole("heading", { name: "Your posting waits for approval" }).waitFor();
    expect(findPosting(slug)).toMatchObject({ status: "pending", entries: 0 });
    expect(await approve(slug)).toBe(200);

    const seeker = await visitor.newPage();
    await seeker.goto(`/jobs?query=${unit}+nurse&location=Denver%2C+CO`);
    expect(await seeker.locator(`a[href*="${slug}"]`).count()).toBeGreaterThan(0);
    await seeker.goto(`/jobs/${slug}`);
    expect(await seeker.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('"JobPosting"'),
    );
    await apply(visitor, slug, "Ade");
    await apply(visitor, slug, "Bea");

    await page.goto(`/hiring/${company.slug}/applicants`);
    await page.getByRole("link", { name: "Ade Okafor" }).first().click();
    await page.getByRole("link", { name: "Open whole page" }).click();
    await page.getByText("Write to Ade Okafor").click();
    await page.getByRole("link", { name: "We would like to talk with you" }).click();
    await page.getByRole("button", { name: "Send answer" }).click();
    const answered = "SELECT first_name FROM applications WHERE job_id = ? AND answered_at IS NOT NULL";
    await expect.poll(() => database.all(answered, findPosting(slug).id)).toHaveLength(1);

    await page.goto(`/hiring/${company.slug}/applicants`);
    await page.getByRole("link", { name: "Bea Okafor" }).first().click();
    await page.getByRole("link", { name: "Open whole page" }).click();
    await page.getByText("Invite Bea Okafor to an interview").click();
    await page.getByLabel("Link, number or address").fill("https://meet.example/4-west");
    await page.getByLabel("Time 1", { exact: true }).fill(toFieldOf(3 * dayMs));
    await page.getByLabel("Time 2", { exact: true }).fill(toFieldOf(4 * dayMs));
    await page.getByRole("button", { name: "Send the times" }).click();
    await page.getByText("The times are on their way.").first().waitFor();
    const proposed =
      "SELECT t.at FROM interviews i JOIN interview_times t ON t.interview_id = i.id JOIN applications a ON a.id = i.application_id WHERE a.job_id = ?";
    expect(database.all(proposed, findPosting(slug).id)).toHaveLength(2);
    await page.getByText("Cancel it", { exact: true }).click();
    await page.getByRole("button", { name: "Cancel the interview" }).click();
    await page.getByText("The interview is canceled, and everyone was told.").first().waitFor();

    await page.goto(`/hiring/${company.slug}/jobs/${slug}/close?as=close`);
    await page.getByRole("button", { name: /^Close.* and answer/ }).click();
    await expect.poll(() => findPosting(slug)).toMatchObject({ status: "closed", entries: 0 });
    const waiting = "SELECT first_name FROM applications WHERE job_id = ? AND answered_at IS NULL";
    expect(database.all(waiting, findPosting(slug).id)).toEqual([]);
    // An address of its own: the one from before stays in the edge cache for minutes.
    await seeker.goto(`/jobs/${slug}?license=CO`);
    await seeker.getByText("This posting has closed.").first().waitFor();
    expect(await seeker.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
      expect.stringContaining('"JobPosting"'),
    );
    await runCron();
    const files = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    for (const [, file] of files.matchAll(/<loc>([^<]*postings-[^<]*)<\/loc>/g))
      expect(await (await fetch(file!)).text()).not.toContain(slug);

    const second = await postByWizard(page, `${unit} Step-down`);
    await page.getByRole("heading", { name: "Your posting is live" }).waitFor();
    for (const [days, status, checks] of [
      [14.1, "open", 1],
      [5.2, "paused", 1],
      [9.2, "closed", 0],
    ] as const) {
      age(second, days * dayMs);
      await runCron();
      await expect.poll(() => findPosting(second).status).toBe(status);
      await expect.poll(() => countChecks(second)).toBe(checks);
    }
    expect(findPosting(second).entries).toBe(0);
    await Promise.all([recruiter.close(), visitor.close()]);
  });
});
