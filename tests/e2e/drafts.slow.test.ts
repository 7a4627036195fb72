import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { logOut, visit } from "../support/browser.ts";
import { listJobs, listOwnJob, offlineComplaints, openWithWorker, readKeptJobs } from "../support/offline.ts";

const kept =
  "You seem to be offline. We saved what you typed on this device. Send it again when you are back online.";

interface FormStory {
  form: string;
  failure: string;
  open: (page: Page) => Promise<string>;
  fields: Record<string, string>;
  send: string | RegExp;
  sent: string | RegExp;
}

const person = { Email: "dana@harbor-ridge.example", Phone: "555 010 0142 7" };

const stories: FormStory[] = [
  {
    form: "the contact form",
    failure: "Error Sending Message",
    open: async () => "/contact",
    fields: { "First name": "Dana", "Last name": "Whitfield", ...person, Message: "Which shifts\nare open?" },
    send: "Send Message",
    sent: "Message Sent Successfully!",
  },
  {
    form: "the hiring form of a page",
    failure: "Submission Failed",
    open: async () => "/employers",
    fields: {
      Name: "Dana Whitfield",
      ...person,
      Company: "Harbor Ridge",
      Position: "ICU nurse",
      Details: "Two nurses for nights from January.",
    },
    send: "Submit Request",
    sent: "Hiring Request Submitted!",
  },
  {
    form: "the hire request",
    failure: "Submission Failed",
    open: async () => "/hire-request",
    fields: {
      Name: "Dana Whitfield",
      ...person,
      Company: "Harbor Ridge",
      Position: "ICU nurse",
      Where: "Portland, ME",
      "How many": "2",
      Details: "Two nurses for nights from January.",
    },
    send: "Submit Request",
    sent: "Request Submitted Successfully",
  },
  {
    form: "an application",
    failure: "Not sent",
    open: listOwnJob,
    fields: { "First name": "Dana", "Last name": "Whitfield", ...person, Note: "RN, Maine, six years." },
    send: /^Send to/,
    sent: "We emailed you",
  },
];

const formOf = (page: Page): Locator => page.locator("main form").last();
const readFields = (page: Page, { fields }: FormStory) =>
  Promise.all(Object.keys(fields).map((label) => formOf(page).getByLabel(label).inputValue()));

test.each(stories)("keeps what you typed into $form when the network is down", async (story) => {
  await visit(
    {},
    async (page) => {
      const path = await story.open(page);
      await openWithWorker(page, path);
      for (const [label, value] of Object.entries(story.fields))
        await formOf(page).getByLabel(label).fill(value);
      await page.context().setOffline(true);
      await formOf(page).getByRole("button", { name: story.send }).click();
      await formOf(page).getByText(kept).waitFor();
      expect(await formOf(page).textContent()).toContain(story.failure);
      expect(await readFields(page, story)).toEqual(Object.values(story.fields));

      await page.goto("/jobs");
      await page.getByRole("heading", { name: "You seem to be offline" }).waitFor();
      const drafts = page.getByRole("region", { name: "Saved drafts" });
      await drafts.getByRole("button", { name: "Delete draft" }).waitFor();
      for (const value of Object.values(story.fields)) expect(await drafts.textContent()).toContain(value);

      await page.context().setOffline(false);
      await drafts.getByRole("link", { name: "Open the form" }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole("button", { name: "Restore" }).click();
      expect(await readFields(page, story)).toEqual(Object.values(story.fields));
      await formOf(page).getByRole("button", { name: story.send }).click();
      await page.getByText(story.sent).first().waitFor();
      await page.goto("/offline");
      await drafts.getByText("None.").waitFor();
    },
    offlineComplaints,
  );
});

async function leaveDraft(page: Page): Promise<void> {
  await openWithWorker(page, "/hire-request");
  const form = formOf(page);
  for (const [label, value] of Object.entries(stories[2]!.fields)) await form.getByLabel(label).fill(value);
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 secret") });
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Submit Request" }).click();
  await page.getByText(kept).first().waitFor();
  await page.context().setOffline(false);
}

const readStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test("deletes a draft where it was typed, and stores neither its file nor the request key", async () => {
  await visit(
    {},
    async (page) => {
      await leaveDraft(page);
      const stored = await readStorage(page);
      expect(stored).toContain("Harbor Ridge");
      expect(stored).not.toMatch(/plan\.pdf|secret|idempotency/);
      await page.goto("/hire-request");
      await page.getByText("Your file was not saved, so attach it again.").waitFor();
      await page.getByRole("button", { name: "Delete draft" }).click();
      expect(await page.getByRole("button", { name: "Restore" }).count()).toBe(0);
      expect(await readStorage(page)).not.toContain("Harbor Ridge");
    },
    offlineComplaints,
  );
});

test("deletes a draft on the offline page", async () => {
  await visit(
    {},
    async (page) => {
      await leaveDraft(page);
      await page.goto("/offline");
      await page.getByRole("button", { name: "Delete draft: Hiring request" }).click();
      await page.getByRole("region", { name: "Saved drafts" }).getByText("None.").waitFor();
      expect(await readStorage(page)).not.toContain("Harbor Ridge");
    },
    offlineComplaints,
  );
});

test("removes a draft after seven days, whatever page you open", async () => {
  await visit(
    {},
    async (page) => {
      await leaveDraft(page);
      await page.clock.install({ time: Date.now() + 7 * 24 * 60 * 60 * 1000 });
      await page.goto("/jobs");
      await expect.poll(() => readStorage(page)).not.toContain("Harbor Ridge");
    },
    offlineComplaints,
  );
});

test("lists an application on the offline page when the network fails while sending", async () => {
  await visit(
    {},
    async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
      });
      await openWithWorker(page, await listOwnJob(page));
      const { fields, send } = stories[3]!;
      for (const [label, value] of Object.entries(fields)) await formOf(page).getByLabel(label).fill(value);
      await page.context().setOffline(true);
      await formOf(page).getByRole("button", { name: send }).click();
      await page.getByRole("heading", { name: "You seem to be offline" }).waitFor();
      const drafts = page.getByRole("region", { name: "Saved drafts" });
      await drafts.getByRole("button", { name: "Delete draft" }).waitFor();
      expect(await drafts.textContent()).toContain(fields.Note);
    },
    offlineComplaints,
  );
});

async function logIn(page: Page): Promise<void> {
  const { email, password } = inject("leaver");
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.locator("main form").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard");
}

async function leaveTraces(page: Page): Promise<void> {
  await logIn(page);
  await leaveDraft(page);
  const [job = ""] = await listJobs(page);
  await page.goto(job);
  await expect.poll(() => readKeptJobs(page)).toContain(job);
  expect(await readStorage(page)).toContain("Harbor Ridge");
}

/** A page that was being drawn may still ask who is logged in. */
const signedOutComplaints = new RegExp(`status of 401|${offlineComplaints.source}`);

async function expectNoTraces(page: Page): Promise<void> {
  const readAll = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(readAll).not.toContain("Harbor Ridge");
  await expect.poll(() => readKeptJobs(page)).toEqual([]);
}

test("removes drafts and saved pages from this device when you log out", async () => {
  await visit(
    {},
    async (page) => {
      await leaveTraces(page);
      await logOut(page);
      await expectNoTraces(page);
    },
    signedOutComplaints,
  );
});

test("removes drafts and saved pages from this device when you log out everywhere", async () => {
  await visit(
    {},
    async (page) => {
      await leaveTraces(page);
      await page.goto("/dashboard/settings");
      await page.getByRole("button", { name: "Log out everywhere" }).click();
      await page.waitForURL("**/login");
      await expectNoTraces(page);
    },
    signedOutComplaints,
  );
});

test("clears a device logged out elsewhere at its next page, but not while it is offline", async () => {
  await visit(
    {},
    async (page) => {
      await leaveTraces(page);
      const job = new URL(page.url()).pathname;
      await page.context().clearCookies({ name: "session" });
      await page.context().setOffline(true);
      await page.goto(job);
      await page.waitForTimeout(500);
      expect(await readStorage(page)).toContain("Harbor Ridge");
      await page.context().setOffline(false);
      await page.goto("/jobs");
      await expectNoTraces(page);
    },
    signedOutComplaints,
  );
});
