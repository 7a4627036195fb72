import { afterAll, beforeAll, expect, test } from "vitest";
import { serveOwnSite } from "../../scripts/site/own-site.ts";
import { openSiteDatabase } from "../../scripts/site/site-database.ts";
import { newContext } from "../support/browser.ts";
import { slowDown } from "../support/releases.ts";

// On a site of its own, because it takes a posting down and fails a mail.
let site: Awaited<ReturnType<typeof serveOwnSite>>;
let database: ReturnType<typeof openSiteDatabase>;

beforeAll(async () => {
  site = await serveOwnSite();
  database = openSiteDatabase(site.state);
}, 240_000);
afterAll(() => site?.stop());

const company = "Pinebrook Medical Center";

async function sendHireRequest(): Promise<void> {
  const form = new FormData();
  const fields = {
    name: "Dana Whitfield",
    email: "dana@pinebrook.example",
    company,
    position: "Registered nurse, ICU",
    place: "Portland, OR",
    details: `Full-time, 36 hours per week

You care for adults in a 20-bed unit with an intensivist on site day and night, and a charge nurse without patients.

Requirements:
- Oregon RN license
- 1 year in an ICU`,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("attachment", new File(["%PDF-1.7\n%%EOF"], "role.pdf", { type: "application/pdf" }));
  const headers = { origin: site.origin };
  const sent = await fetch(`${site.origin}/api/hire-request`, { method: "POST", body: form, headers });
  expect(sent.status).toBe(201);
}

test("takes an operator through a day: a request, a posting, a report, a mail, a slow release and the log of it all", {
  timeout: 180_000,
}, async () => {
  const [desk, visitor] = await Promise.all([
    newContext({ baseURL: site.origin }),
    newContext({ baseURL: site.origin, javaScriptEnabled: false }),
  ]);
  const { email, password } = site.accountOf("admin");
  await desk.request.post("/api/auth/login", { data: { email, password }, headers: { origin: site.origin } });
  const page = await desk.newPage();
  await sendHireRequest();
  const { release, isFolded } = await slowDown(site, "/about");

  // With the keys alone: to the requests, to the first of them, into it.
  await page.goto("/admin");
  await page.getByRole("button", { name: "Keys" }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await page.waitForURL("**/admin/hire-requests");
  await page.getByRole("link", { name: company }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await page.waitForURL("**/admin/hire-requests/*");
  await page.getByRole("link", { name: /role\.pdf/ }).waitFor();
  await page.getByRole("button", { name: "Make company and draft" }).click();
  await page.waitForURL("**/post-job/*/review");
  const draft = page.url().split("/").at(-2)!;
  await page.goto(`/post-job/${draft}/pay`);
  await page.getByLabel("Amount, $").fill("48");
  await page.getByLabel("To, $").fill("66");
  await page.getByLabel("For", { exact: true }).selectOption("hour");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.waitForURL("**/text");
  await page.goto(`/post-job/${draft}/review`);
  expect(await page.getByText("Must change").locator("..").allTextContents()).toEqual([]);
  await page.getByRole("button", { name: "Send for approval" }).click();
  await page.waitForURL("**/published/**");
  const slug = page.url().split("/").at(-1)!;

  await page.goto("/admin/postings");
  await page.getByRole("row").filter({ hasText: company }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText(/^The posting (before )?is live/).waitFor();
  expect(database.all("SELECT status FROM jobs WHERE slug = ?", slug)).toEqual([{ status: "open" }]);

  const reader = await visitor.newPage();
  await reader.goto(`/jobs/${slug}`);
  await reader.getByRole("link", { name: "Report this posting" }).click();
  await reader.getByLabel("What is wrong?").selectOption("not-open");
  await reader.getByLabel("Email").fill("ann@mail.example");
  await reader.getByRole("button", { name: "Send report" }).click();
  await reader.getByText("Thank you. Your report is in.").waitFor();

  await page.goto("/admin/reports");
  const report = page.getByRole("article").filter({ has: page.locator(`a[href*="${slug}"]`) });
  await report.getByText("Decide", { exact: true }).first().click();
  await report.getByLabel("Take the posting down").check();
  await report.getByLabel("Why").fill("The hospital filled it last week.");
  await report.getByRole("button", { name: "Decide" }).click();
  await page.getByText("The posting was taken down.").waitFor();
  // As someone logged in, to whom the edge gives no copy.
  expect((await page.request.get(`/jobs/${slug}`)).status()).toBe(410);
  const thanks = "SELECT subject FROM outbox WHERE recipient = 'ann@mail.example'";
  expect(database.all(thanks)).toEqual([{ subject: "We took down the posting that you reported" }]);

  database.run(
    `INSERT INTO outbox (recipient, subject, body, attempts, next_attempt_at, created_at)
      VALUES ('bea@mail.example', 'A mail that failed', 'Text', 8, NULL, ?)`,
    Date.now(),
  );
  await page.goto("/admin/mail?state=failed");
  await page.getByRole("row").filter({ hasText: "A mail that failed" }).getByRole("button").click();
  const isSent = "SELECT sent_at IS NOT NULL AS isSent FROM outbox WHERE subject = 'A mail that failed'";
  await expect.poll(() => database.all(isSent), { timeout: 30_000 }).toEqual([{ isSent: 1 }]);

  // The queue waits half a minute for a batch.
  await expect.poll(isFolded, { timeout: 60_000 }).toBe(true);
  await page.getByRole("button", { name: "Keys" }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("v");
  await page.waitForURL("**/admin/web-vitals");
  const slower = page.getByText(`Release ${release} made a route slower (LCP)`).locator("..");
  expect(await slower.textContent()).toMatch(/\/about: 1,\d\d\d ms before, 4,\d\d\d ms now/);
  await slower.getByRole("link", { name: "/about" }).click();
  await page
    .getByRole("row")
    .filter({ hasText: release })
    .getByText(/^\+3,\d\d\d ms slower$/)
    .waitFor();

  const log = database.all<{ action: string }>("SELECT DISTINCT action FROM audit_log");
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["hire_request.company", "job.publish", "job.approve", "job_report.take-down"]),
  );
  await page.goto("/admin/audit");
  await page.getByRole("link", { name: "job_report.take-down" }).first().waitFor();
  await Promise.all([desk.close(), visitor.close()]);
});
