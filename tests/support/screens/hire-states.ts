import type { Locator, Page } from "playwright-core";
import { waitForReact } from "../browser.ts";
import type { State } from "./screen.ts";

export const hireDialogOpen: State = async (page) => {
  await page.getByRole("main").getByRole("link", { name: "Hire Top Talent" }).first().click();
  await page.locator("dialog[open] form").waitFor();
};

export const hireDialogRefused: State = async (page, accountOf) => {
  await hireDialogOpen(page, accountOf);
  await page.locator("dialog[open]").getByRole("button", { name: "Submit Request" }).click();
  await page.locator("dialog[open] [aria-invalid=true]").first().waitFor();
};

const wrongFile = {
  name: "role.docx",
  mimeType: "application/pdf",
  buffer: Buffer.from("PK, a text document"),
};

/** A file of a kind that we do not take was chosen, and stays in its field with the problem. */
export const wrongFileChosen: State = async (page) => {
  const form = `form[action="/hire-request"]`;
  await waitForReact(page, form);
  await page.locator(`${form} input[type=file]`).setInputFiles(wrongFile);
  await page.locator(`${form} input[type=file][aria-invalid=true]`).waitFor();
  await page.locator(".toast").waitFor();
};

const receipt = {
  reference: "H-7K3M-9QXD",
  sentAt: Date.UTC(2026, 10, 23, 19, 5),
  facts: [
    { label: "Name", value: "Dana Whitfield" },
    { label: "Email", value: "dana@harbor-ridge.example" },
    { label: "Company", value: "Harbor Ridge" },
    { label: "Position", value: "ICU nurse" },
    { label: "Where", value: "Portland, ME" },
  ],
  text: "Two night-shift nurses from January.\n$45 to $52 an hour.",
  fileName: "role.pdf",
};

async function fillHiringForm(form: Locator): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill("Dana Whitfield");
  await form.getByLabel("Email").fill("dana@harbor-ridge.example");
  await form.getByLabel("Company").fill("Harbor Ridge");
  await form.getByLabel("Position").fill("ICU nurse");
  await form.getByLabel("Details").fill(receipt.text);
}

const hiringAnswered = (page: Page) =>
  page.route("**/api/hire-request", (route) => route.fulfill({ status: 201, json: { ok: true, receipt } }));

export const hireRequestSent: State = async (page) => {
  await hiringAnswered(page);
  const form = page.locator('main form[action="/hire-request"]');
  await form.hover();
  await waitForReact(page, 'main form[action="/hire-request"]');
  await fillHiringForm(form);
  await form.getByRole("button", { name: "Submit Request" }).click();
  await page.getByText(receipt.reference).waitFor();
};

export const hireDialogSent: State = async (page, accountOf) => {
  await hiringAnswered(page);
  await hireDialogOpen(page, accountOf);
  const dialog = page.locator("dialog[open]");
  await fillHiringForm(dialog);
  await dialog.getByRole("button", { name: "Submit Request" }).click();
  await page.getByRole("link", { name: "Your receipt" }).waitFor();
};
