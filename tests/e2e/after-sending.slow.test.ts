import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 900 }, ...withoutServiceWorker };
const offer = (page: Page) => page.getByRole("dialog", { name: "Create your profile?" });
const thanks = (page: Page) => page.locator(".toast", { hasText: "Message Sent Successfully!" });

async function openForm(page: Page, path: string, action: string): Promise<void> {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: {} }));
  await open(page, path);
  await page.mouse.move(4, 400);
  await page.mouse.move(6, 410);
  await waitForReact(page, `form[action="${action}"]`);
}

async function sendContact(page: Page, path = "/contact"): Promise<void> {
  await openForm(page, path, "/contact");
  const form = page.locator('form[action="/contact"]');
  await form.getByLabel("First name").fill("Sam");
  await form.getByLabel("Last name").fill("Okafor");
  await form.getByLabel("Email").fill("sam@example.com");
  await form.getByLabel("Message").fill("Do you recruit in Maine?");
  await form.getByRole("button").click();
  await thanks(page).waitFor();
}

/** The answer's cookies are the page's own. */
async function registerSeeker(page: Page): Promise<void> {
  await page.goto("/contact");
  const account = {
    firstName: "Sam",
    lastName: "Okafor",
    email: `sam-${Date.now()}@example.com`,
    password: "a long enough password 7",
    role: "job_seeker",
  };
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch("/api/auth/register", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).status,
    account,
  );
  expect(status).toBe(201);
}

async function sendPosition(page: Page, path: string): Promise<void> {
  await page.route("**/api/hire-request", (route) => route.fulfill({ status: 201, json: {} }));
  await openForm(page, path, "/hire-request");
  const form = page.locator('form[action="/hire-request"]');
  await form.getByLabel("Name", { exact: true }).fill("Dana Whitfield");
  await form.getByLabel("Email").fill("dana@harbor-ridge.example");
  await form.getByLabel("Phone").fill("555-010-0199");
  await form.getByLabel("Company").fill("Harbor Ridge");
  await form.getByLabel("Position").fill("ICU nurse");
  await form.getByLabel("Details").fill("Two night-shift nurses in Portland.");
  await form.getByRole("button", { name: "Submit Request" }).click();
  await page.locator(".toast").waitFor();
}

const findFocused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

async function tab(page: Page): Promise<string | undefined> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? "");
}

test("offers a profile to a seeker who is logged in and has none", async () => {
  await visit(wide, async (page) => {
    await registerSeeker(page);
    await sendContact(page);
    await offer(page).waitFor();
    const create = offer(page).getByRole("link", { name: "Yes, Create Profile" });
    expect(await create.getAttribute("href")).toBe("/dashboard/profile");
  });
});

describe("moves the focus to the receipt after sending a form", () => {
  test.each(["/", "/contact"])("with the message of %s", async (path) => {
    await visit(wide, async (page) => {
      await sendContact(page, path);
      expect(await findFocused(page)).toBe("Message Sent Successfully!");
      await offer(page).getByRole("button", { name: "Maybe Later" }).click();
      await offer(page).waitFor({ state: "hidden" });
      expect(await findFocused(page)).toBe("Message Sent Successfully!");
      await page.getByRole("button", { name: "Send another message" }).click();
      expect(await findFocused(page)).toBe("Your message");
      expect(await tab(page)).toBe("First name");
    });
  });

  test.each([["/"], ["/employers"]])("with the position of %s", async (path) => {
    await visit(wide, async (page) => {
      await sendPosition(page, path);
      expect(await findFocused(page)).toBe("Hiring Request Submitted!");
      await page.getByRole("button", { name: "Send another request" }).click();
      expect(await findFocused(page)).toBe("Your hiring request");
      expect(await tab(page)).toBe("Name");
    });
  });
});

describe("offers a profile", () => {
  test("only when you are not typing and no dialog is open", async () => {
    await visit(wide, async (page) => {
      await sendContact(page, "/");
      await page.getByRole("link", { name: "Hire Top Talent" }).click();
      const name = page.getByRole("dialog", { name: "Request healthcare talent" }).getByLabel("Name");
      await name.pressSequentially("Dana Ellen Whitfield of Harbor Ridge", { delay: 100 });
      expect(await name.inputValue()).toBe("Dana Ellen Whitfield of Harbor Ridge");
      expect(await page.locator("dialog:modal").count()).toBe(1);
      await page.keyboard.press("Escape");
      await offer(page).waitFor();
    });
    await visit(wide, async (page) => {
      await sendContact(page, "/");
      await page.getByRole("search", { name: "Find jobs" }).getByLabel("What").focus();
      await page.waitForTimeout(3500);
      expect(await offer(page).isVisible()).toBe(false);
      await page.getByRole("search", { name: "Find jobs" }).getByLabel("What").blur();
      await offer(page).waitFor();
    });
  });

  test("only on the page where you sent the form", async () => {
    await visit(wide, async (page) => {
      await sendContact(page);
      await page.getByRole("banner").getByRole("link", { name: "Clinward" }).first().click();
      await page.waitForURL((url) => url.pathname === "/");
      await page.waitForTimeout(2500);
      expect(await page.locator("dialog:modal").count()).toBe(0);
    });
  });

  test("only to people without one", async () => {
    await visit(wide, async (page) => {
      const headers = { origin: inject("origin") };
      const { email, password } = inject("seeker");
      await page.request.post("/api/auth/login", { data: { email, password }, headers });
      await sendContact(page);
      await page.waitForTimeout(2500);
      expect(await page.locator("dialog:modal").count()).toBe(0);
    });
  });
});

test("shows the thank-you message for five seconds and announces it once", async () => {
  await visit(wide, async (page) => {
    await page.addInitScript(() => {
      const seen = { announced: 0, shownAt: 0, goneAt: 0 };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        const toast = document.querySelector(".toast[data-state=open]");
        if (toast && !seen.shownAt) seen.shownAt = performance.now();
        if (!toast && seen.shownAt && !seen.goneAt) seen.goneAt = performance.now();
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node.parentElement?.closest("[aria-live]") && node.textContent?.includes("Sent Successfully"))
              seen.announced++;
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await sendContact(page);
    await offer(page).waitFor();
    expect(await page.locator("dialog:modal .toast").count()).toBe(1);
    await thanks(page).waitFor({ state: "detached" });
    const { announced, shownAt, goneAt } = await page.evaluate(
      () => (window as unknown as { seen: Record<"announced" | "shownAt" | "goneAt", number> }).seen,
    );
    expect(announced).toBe(1);
    expect(goneAt - shownAt).toBeGreaterThan(4900);
    expect(goneAt - shownAt).toBeLessThan(5600);
  });
});

test.each([
  ["/contact", 'form[action="/contact"]', 503],
  ["/hire-request", 'form[action="/hire-request"]', 0],
] as const)("announces once why a form of %s was not sent", async (path, selector, status) => {
  await visit(
    wide,
    async (page) => {
      await openForm(page, path, path);
      await page.unroute("**/api/contact");
      await page.route("**/api/contact", (route) => route.fulfill({ status, json: { message: "Full." } }));
      const form = page.locator(selector);
      if (status) {
        await form.getByLabel("First name").fill("Sam");
        await form.getByLabel("Last name").fill("Okafor");
        await form.getByLabel("Email").fill("sam@example.com");
        await form.getByLabel("Message").fill("Hello");
      }
      await form.getByRole("button", { name: /^S(end|ubmit)/ }).click();
      const words = status ? "Full." : "Please fill in all required fields";
      await form.getByText(words).waitFor();
      await page.locator(".toast", { hasText: words }).waitFor();
      expect(await page.locator("main").locator("[role=alert], [role=status]").count()).toBe(0);
    },
    /Failed to load resource/,
  );
});
