import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newContext, open, visit, waitForReact } from "../../support/browser.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const recruiters = "/pediatrician-recruiters-chicago";
const wrongFile = {
  name: "role.docx",
  mimeType: "application/pdf",
  buffer: Buffer.from("PK, a text document"),
};
const pdf = Buffer.from("%PDF-1.4\nTwo pediatricians\n%%EOF\n");
const rightFile = { name: "role.pdf", mimeType: "application/pdf", buffer: pdf };

async function fill(form: Locator, company: string): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill("Dana Whitfield");
  await form.getByLabel("Email").fill("dana@lakeside-children.example");
  await form.getByLabel("Company").fill(company);
  await form.getByLabel("How many").fill("2");
  await form.getByLabel("Details").fill("Outpatient, four days a week, from March.");
}

const errorOf = (file: Locator) =>
  file.evaluate((input) => {
    const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    return document.getElementById(ids.find((id) => id.endsWith("-error")) ?? "")?.textContent;
  });

async function expectReceipt(page: Page): Promise<string> {
  const receipt = page.getByRole("group", { name: "Hiring Request Submitted!" });
  await receipt.waitFor();
  await expect.poll(() => receipt.evaluate((group) => group.contains(document.activeElement))).toBe(true);
  const readTop = () => receipt.evaluate((group) => group.getBoundingClientRect().top);
  await expect.poll(readTop).toBeLessThan(420);
  expect(await readTop()).toBeGreaterThanOrEqual(0);
  const text = (await receipt.textContent()) ?? "";
  for (const words of [
    "We'll contact you within 24 hours to discuss your staffing needs.",
    "Answer due by",
    "Lakeside Children",
    "Pediatrician",
    "Chicago, IL",
    "role.pdf",
    "Outpatient, four days a week, from March.",
    "What happens next",
  ])
    expect(text).toContain(words);
  expect(await page.locator('main form[action="/hire-request"]').count()).toBe(0);
  return /H-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)![0];
}

/** What the desk has of a request: its file, byte for byte. */
async function downloadAtDesk(reference: string): Promise<Buffer> {
  const context = await newContext({ acceptDownloads: true });
  try {
    const page = await context.newPage();
    await page.goto("/login?returnTo=/admin/hire-requests");
    await page.getByLabel("Email").fill(inject("admin").email);
    await page.getByLabel("Password").fill(inject("admin").password);
    await page.locator("main form").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/admin/hire-requests");
    const card = page.locator("tr", { hasText: reference });
    const download = page.waitForEvent("download");
    await card.getByRole("link", { name: /role\.pdf/ }).click();
    return await readFile(await (await download).path());
  } finally {
    await context.close();
  }
}

test("an HR manager on a phone is told about a wrong file, replaces it and gets a receipt", async () => {
  const reference = await visit(phone, async (page) => {
    const sent: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname),
    );
    await open(page, recruiters);
    const form = page.locator('main form[action="/hire-request"]');
    const { y } = (await form.boundingBox())!;
    expect(y).toBeLessThan(1900);
    await page.getByRole("link", { name: "Tell us who you need" }).click();
    await page.mouse.move(10, 300);
    await page.mouse.move(12, 310);
    await waitForReact(page, 'main form[action="/hire-request"]');
    expect(await form.getByLabel("Position").inputValue()).toBe("Pediatrician");
    expect(await form.getByLabel("Where").inputValue()).toBe("Chicago, IL");

    await fill(form, "Lakeside Children");
    const file = form.locator("input[type=file]");
    // Who chooses a file has its field in sight.
    await file.scrollIntoViewIfNeeded();
    await file.setInputFiles(wrongFile);
    await page.locator(".toast", { hasText: "Invalid file type" }).waitFor();
    await expect.poll(() => errorOf(file)).toBe("Please upload a PDF or image file");
    expect(await file.getAttribute("aria-invalid")).toBe("true");

    // The refused file has left the form, and its problem stays.
    expect(await file.inputValue()).toBe("");
    await form.getByText("No file is attached now.").waitFor();
    expect(sent.filter((path) => path === "/api/hire-request")).toEqual([]);
    const box = (await file.boundingBox())!;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y).toBeLessThan(844);
    expect(await form.getByLabel("Company").inputValue()).toBe("Lakeside Children");

    await file.setInputFiles(rightFile);
    await expect.poll(() => file.getAttribute("aria-invalid")).toBeNull();
    await page.waitForTimeout(300);
    await form.getByRole("button", { name: "Submit Request" }).click();
    const shown = await expectReceipt(page);
    expect(sent.filter((path) => path === "/api/hire-request")).toHaveLength(1);

    await page.getByRole("button", { name: "Send another request" }).click();
    expect(await form.getByLabel("Company").inputValue()).toBe("");
    expect(await form.getByLabel("Position").inputValue()).toBe("Pediatrician");
    return shown;
  });
  expect(await downloadAtDesk(reference)).toEqual(pdf);
});

test("an HR manager can also send the request without the file that was refused", async () => {
  await visit(phone, async (page) => {
    await open(page, "/hire-request");
    const form = page.locator('main form[action="/hire-request"]');
    await fill(form, "Lakeside Children");
    await form.getByLabel("Position").fill("Pediatrician");
    await form.locator("input[type=file]").setInputFiles(wrongFile);
    await form.getByText("No file is attached now.").waitFor();
    await form.getByRole("button", { name: "Submit Request" }).click();
    const receipt = page.getByRole("group", { name: "Request Submitted Successfully" });
    await receipt.waitFor();
    expect(await receipt.textContent()).not.toContain("role.docx");
  });
});

test("an HR manager without JavaScript gets the same error, the same receipt and no second request", async () => {
  await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(recruiters);
    const form = page.locator('main form[action="/hire-request"]');
    await fill(form, "Lakeside Children");
    await form.locator("input[type=file]").setInputFiles(wrongFile);
    await form.getByRole("button", { name: "Submit Request" }).click();
    await page.waitForURL("**/hire-request");
    const file = form.locator("input[type=file]");
    expect(await errorOf(file)).toBe("Please upload a PDF or image file");
    expect(await page.locator(":focus").getAttribute("type")).toBe("file");
    expect(await form.getByLabel("Company").inputValue()).toBe("Lakeside Children");
    expect(await form.getByLabel("Position").inputValue()).toBe("Pediatrician");

    await file.setInputFiles(rightFile);
    await form.getByRole("button", { name: "Submit Request" }).click();
    await page.waitForURL("**/hire-request?sent=1");
    const reference = await expectReceipt(page);
    await page.reload();
    expect(await expectReceipt(page)).toBe(reference);
    await page.getByRole("link", { name: "Send another request" }).click();
    await page.waitForURL("**/hire-request");
    expect(await form.getByLabel("Company").inputValue()).toBe("");
  });
});
