import type { Locator, Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 900 }, ...withoutServiceWorker };

async function openAndUse(page: Page): Promise<void> {
  await open(page, "/");
  await page.mouse.move(4, 400);
  await page.mouse.move(6, 410);
  for (const action of ["/hire-request", "/contact"]) await waitForReact(page, `form[action="${action}"]`);
}

const contact = (page: Page) => page.locator('form[action="/contact"]');
const hire = (page: Page) => page.locator('form[action="/hire-request"]');

async function fillContact(form: Locator, message: string): Promise<void> {
  await form.getByLabel("First name").fill("Sam");
  await form.getByLabel("Last name").fill("Okafor");
  await form.getByLabel("Email").fill("sam@example.com");
  await form.getByLabel("Specialty").selectOption("nursing");
  await form.getByLabel("Message").fill(message);
}

async function fillHire(form: Locator): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill("Dana Ellen Whitfield");
  await form.getByLabel("Email").fill("dana@harbor-ridge.example");
  await form.getByLabel("Phone").fill("555-010-0199");
  await form.getByLabel("Company").fill("Harbor Ridge");
  await form.getByLabel("Position").fill("ICU nurse");
  await form.getByLabel("Details").fill("Two night-shift nurses in Portland from January.");
}

/** JSON, or the named parts of a form without its key. */
function readPosted(request: Request): Record<string, unknown> {
  const body = request.postData() ?? "";
  if (body.startsWith("{")) return JSON.parse(body);
  const parts = [
    ...body.matchAll(/name="(\w+)"(?:; filename="[^"]*")?\r\n(?:Content-Type:.*\r\n)?\r\n(.*)\r\n/g),
  ];
  return Object.fromEntries(
    parts.flatMap(([, name, value]) => (name === "idempotencyKey" ? [] : [[name, value]])),
  );
}

/** Answers both endpoints after a delay and records what was sent. */
async function answerContacts(page: Page, answer: { status: number; body?: object } | "none") {
  const sent: Record<string, unknown>[] = [];
  await page.route(/\/api\/(contact|hire-request)$/, async (route) => {
    sent.push(readPosted(route.request()));
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (answer === "none") await route.abort();
    else await route.fulfill({ status: answer.status, json: answer.body ?? {} });
  });
  return sent;
}

test("sends a contact message once, thanks you and offers an empty form", async () => {
  await visit(wide, async (page) => {
    await openAndUse(page);
    const sent = await answerContacts(page, { status: 201 });
    const form = contact(page);
    await fillContact(form, "Which of your postings take a compact license?");
    const button = form.getByRole("button");
    await button.dblclick();
    await expect.poll(() => button.textContent()).toBe("Sending...");
    await page.keyboard.press("Enter");
    await page.getByText("Message Sent Successfully!").first().waitFor();
    await page.getByText("We'll get back to you within 24 hours.").first().waitFor();
    expect(sent).toEqual([
      {
        firstName: "Sam",
        lastName: "Okafor",
        email: "sam@example.com",
        phone: null,
        specialty: "nursing",
        message: "Which of your postings take a compact license?",
      },
    ]);
    expect(await form.count()).toBe(0);
    await page.getByRole("button", { name: "Send another message" }).click();
    expect(await form.getByLabel("First name").inputValue()).toBe("");
    expect(await form.getByLabel("Message").inputValue()).toBe("");
  });
});

test("offers a profile two seconds after the message, until you choose Maybe Later", async () => {
  await visit(wide, async (page) => {
    await openAndUse(page);
    await answerContacts(page, { status: 201 });
    await fillContact(contact(page), "Do you recruit in Maine?");
    await page.clock.install();
    await contact(page).getByRole("button").click();
    await page.getByText("Message Sent Successfully!").first().waitFor();
    await page.clock.pauseAt(Date.now() + 1000);
    const dialog = page.getByRole("dialog", { name: "Create your profile?" });
    await page.clock.runFor(2000);
    await dialog.waitFor();
    const create = dialog.getByRole("link", { name: "Yes, Create Profile" });
    expect(await create.getAttribute("href")).toBe("/register");
    await dialog.getByRole("button", { name: "Maybe Later" }).click();
    await dialog.waitFor({ state: "hidden" });
  });
});

test("names the mistakes in a contact form, keeps what you typed and sends nothing", async () => {
  await visit(wide, async (page) => {
    await openAndUse(page);
    const sent = await answerContacts(page, { status: 201 });
    const form = contact(page);
    await form.getByLabel("First name").fill("Sam");
    await form.getByLabel("Email").fill("sam@");
    await form.getByRole("button").click();
    for (const message of [
      "Last name is required",
      "Please enter a valid email address",
      "Message is required",
    ]) {
      await form.getByText(message).waitFor();
    }
    expect(await form.getByLabel("First name").inputValue()).toBe("Sam");
    expect(await form.getByLabel("Email").inputValue()).toBe("sam@");
    expect(await form.getByLabel("Last name").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(sent).toEqual([]);
  });
});

test("says when the network fails and keeps your message", async () => {
  await visit(
    wide,
    async (page) => {
      await openAndUse(page);
      await answerContacts(page, "none");
      const form = contact(page);
      await fillContact(form, "A long message that nobody wants to type twice.");
      await form.getByRole("button").click();
      await form.getByText("Please try again later.").waitFor();
      expect(await form.textContent()).toContain("Error Sending Message");
      expect(await page.getByText("You seem to be offline").count()).toBe(0);
      expect(await form.getByLabel("Message").inputValue()).toContain("type twice");
      expect(await form.getByRole("button").textContent()).toBe("Send Message");
    },
    /Failed to load resource/,
  );
});

test("sends a hiring request once, marked as from the home page, and offers an empty form", async () => {
  await visit(wide, async (page) => {
    await openAndUse(page);
    const sent = await answerContacts(page, { status: 201 });
    const form = hire(page);
    await fillHire(form);
    const button = form.getByRole("button", { name: "Submit Request" });
    await button.dblclick();
    await form.getByRole("button", { name: "Submitting Request..." }).waitFor();
    await page.getByText("Hiring Request Submitted!").first().waitFor();
    expect(sent).toEqual([
      {
        source: "home-page",
        name: "Dana Ellen Whitfield",
        email: "dana@harbor-ridge.example",
        phone: "555-010-0199",
        company: "Harbor Ridge",
        position: "ICU nurse",
        place: "",
        headcount: "",
        details: "Two night-shift nurses in Portland from January.",
        attachment: "",
      },
    ]);
    await page.getByRole("button", { name: "Send another request" }).click();
    expect(await form.getByLabel("Company").inputValue()).toBe("");
  });
});

test("names each mistake in a hiring request and keeps your text when sending fails", async () => {
  await visit(
    wide,
    async (page) => {
      await openAndUse(page);
      const sent = await answerContacts(page, {
        status: 503,
        body: { code: "unavailable", message: "We cannot store messages right now." },
      });
      const form = hire(page);
      await form.getByLabel("Phone").fill("555");
      await form.getByLabel("Details").fill("Nurses");
      await form.getByRole("button", { name: "Submit Request" }).click();
      for (const message of [
        "Name is required",
        "Please enter a valid email address",
        "Please enter a valid phone number",
        "Company name is required",
        "Position title is required",
        "Please provide more details about your hiring needs",
      ]) {
        await form.getByText(message, { exact: true }).waitFor();
      }
      expect(sent).toEqual([]);
      await fillHire(form);
      await form.getByRole("button", { name: "Submit Request" }).click();
      await form.getByText("We cannot store messages right now.").waitFor();
      expect(await form.textContent()).toContain("Submission Failed");
      expect(await form.getByLabel("Company").inputValue()).toBe("Harbor Ridge");
    },
    /Failed to load resource/,
  );
});

test("keeps what you typed before the form's code loaded", async () => {
  await visit(wide, async (page) => {
    await page.route(/\/assets\/(contact|hiring|field)-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await open(page, "/");
    const message = contact(page).getByLabel("Message");
    await message.fill("Typed at once");
    await page.waitForFunction(() => {
      const form = document.querySelector('form[action="/contact"]');
      return form && Object.keys(form).some((key) => key.startsWith("__reactProps"));
    });
    expect(await message.inputValue()).toBe("Typed at once");
    await contact(page).getByRole("button").click();
    await contact(page).getByText("First name is required").waitFor();
    expect(await message.inputValue()).toBe("Typed at once");
  });
});

test("sends both forms without JavaScript to pages that keep what you typed", async () => {
  await visit({ ...wide, javaScriptEnabled: false }, async (page) => {
    await page.goto("/");
    await fillHire(hire(page));
    await hire(page).getByRole("button", { name: "Submit Request" }).click();
    await page.waitForURL("**/hire-request?sent=1");
    await page.getByText("Hiring Request Submitted!").waitFor();

    await page.goto("/");
    await fillContact(contact(page), "A question without scripts.");
    await contact(page).getByRole("button").click();
    await page.waitForURL("**/contact?sent=1");
    await page.getByText("Message Sent Successfully!").waitFor();

    await page.goto("/");
    // Skips the browser's own check, so that the page has to answer.
    await contact(page).evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await contact(page).getByLabel("First name").fill("Sam");
    await contact(page).getByLabel("Message").fill("Half a form");
    await contact(page).getByRole("button").click();
    await page.getByText("Last name is required").waitFor();
    expect(await contact(page).getByLabel("Message").inputValue()).toBe("Half a form");
  });
});
