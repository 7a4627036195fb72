import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

/** Holds back the page's scripts, as on a slow network, until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor({ state: "attached" });
  return async () => {
    letGo();
    await waitForReact(page, "header");
    // Controlled fields used to lose their values in a later render.
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  };
}

const search = (page: Page, name: string) => page.getByRole("search", { name });
/** A filter beside the list. The form's first checkboxes are in the license's closed panel. */
const firstTick = (form: Locator) =>
  form.getByRole("group", { name: "Filters" }).locator("input[type=checkbox]:enabled:visible").first();

test.each(["/jobs", "/jobs/texas", "/physician-jobs"])(
  "keeps what you enter on %s before scripts load, and searches for your choices once they have",
  async (path) => {
    await visit(withoutServiceWorker, async (page) => {
      const start = await openWithoutScripts(page, path);
      const form = search(page, "Jobs");
      await form.getByLabel("What").fill("night shift");
      await form.getByLabel("Posted").selectOption("7d");
      await form.getByLabel("Minimum pay in dollars").fill("80");
      const tick = firstTick(form);
      await tick.check();
      const [name, value] = [await tick.getAttribute("name"), await tick.getAttribute("value")];
      await start();
      await page.waitForURL(/query=night\+shift.*posted=7d/);
      expect(new URL(page.url()).searchParams.get(name!)).toBe(value);
      expect(await form.getByLabel("What").inputValue()).toBe("night shift");
      expect(await form.getByLabel("Posted").inputValue()).toBe("7d");
      expect(await form.getByLabel("Minimum pay in dollars").inputValue()).toBe("80");
      expect(await form.locator(`[name="${name}"][value="${value}"]`).isChecked()).toBe(true);
    });
  },
);

test.each([
  ["/specialties", "Specialties", "Specialty", "NICU"],
  ["/metro-areas", "Metro areas", "City or state", "Ohio"],
  ["/locations", "Places", "City", "Austin"],
])("keeps what you type into the search of %s before scripts load", async (path, name, label, text) => {
  await visit(withoutServiceWorker, async (page) => {
    const start = await openWithoutScripts(page, path);
    const field = search(page, name).getByRole("searchbox", { name: label });
    await field.fill(text);
    await start();
    expect(await field.inputValue()).toBe(text);
  });
});

test("keeps a license chosen on a posting before scripts load", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await page.goto("/jobs?profession=registered-nurse");
    const path = await page.locator("main ol article a").first().getAttribute("href");
    const start = await openWithoutScripts(page, path!);
    const license = page.locator("#license");
    await license.getByLabel("I hold a license in").selectOption("TX");
    await license.getByLabel("It is a multistate").check();
    await start();
    expect(await license.getByLabel("I hold a license in").inputValue()).toBe("TX");
    expect(await license.getByLabel("It is a multistate").isChecked()).toBe(true);
  });
});

test("answers a press before scripts load by itself, and shows no button that could not", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await page.goto("/jobs?profession=registered-nurse&license=TX");
    const path = await page.locator("main ol article a").first().getAttribute("href");
    const startList = await openWithoutScripts(page, "/jobs?profession=registered-nurse&license=TX");
    const remove = page.getByRole("link", { name: /^Remove my license/ });
    expect(await remove.getAttribute("href")).toBe("/jobs?profession=registered-nurse");
    await startList();
    await page.unrouteAll();
    const startJob = await openWithoutScripts(page, path!.split("?")[0]!);
    const share = page.getByRole("link", { name: /^Share / });
    expect(await share.getAttribute("href")).toMatch(/^mailto:\?subject=.+&body=http/);
    // Polled, because the page may be there before its styles.
    const dead = page.locator("main button[type=button]:visible:not([popovertarget])");
    await expect.poll(() => dead.allTextContents()).toEqual([]);
    await startJob();
    await page.unrouteAll();
    await openWithoutScripts(page, "/blog/where-the-same-rn-keeps-most");
    await expect.poll(() => dead.allTextContents()).toEqual([]);
    expect(await page.getByRole("link", { name: "Email" }).isVisible()).toBe(true);
  });
});

test("applies a filter at once, keeps the focus and follows the back button", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await page.goto("/jobs");
    await waitForReact(page, "header");
    const what = search(page, "Jobs").getByLabel("What");
    await what.fill("nurse");
    await what.press("Enter");
    await page.waitForURL(/query=nurse$/);
    const isFocused = () => what.evaluate((field) => field === document.activeElement);
    await page.locator("h1", { hasText: "nurse" }).waitFor();
    expect(await isFocused()).toBe(true);
    const tick = firstTick(search(page, "Jobs"));
    await tick.check();
    await page.waitForURL(/query=nurse&/);
    await page.goBack();
    await expect.poll(() => tick.isChecked()).toBe(false);
    await page.goBack();
    await expect.poll(() => what.inputValue()).toBe("");
  });
});

test("switches the theme and closes the banner before scripts load, and remembers both", async () => {
  await visit({ ...withoutServiceWorker, colorScheme: "light" }, async (page) => {
    const start = await openWithoutScripts(page, "/contact");
    const theme = () => page.locator("html").getAttribute("data-theme");
    const banner = page.getByRole("complementary", { name: "New today" });
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect(await theme()).toBe("dark");
    await banner.getByRole("button", { name: "Dismiss" }).click();
    expect(await banner.isVisible()).toBe(false);
    await start();
    const choice = page.getByRole("contentinfo").getByLabel("Theme");
    expect([await theme(), await choice.inputValue(), await banner.isVisible()]).toEqual([
      "dark",
      "dark",
      false,
    ]);
    await choice.selectOption("light");
    expect([await theme(), await choice.inputValue()]).toEqual(["light", "light"]);
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect([await theme(), await choice.inputValue()]).toEqual(["dark", "dark"]);
    await page.reload();
    expect([await theme(), await banner.isVisible()]).toEqual(["dark", false]);
  });
});

test("remembers a theme chosen in the footer before scripts load", async () => {
  await visit(withoutServiceWorker, async (page) => {
    const start = await openWithoutScripts(page, "/contact");
    const choice = page.getByRole("contentinfo").getByLabel("Theme");
    await choice.selectOption("dark");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await start();
    expect(await choice.inputValue()).toBe("dark");
  });
});

test("gives the browser's own bar the colors of the chosen theme", async () => {
  await visit({ colorScheme: "light" }, async (page) => {
    const medias = () =>
      page
        .locator("meta[name=theme-color]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("media")));
    const ofSystem = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
    await page.goto("/contact");
    expect(await medias()).toEqual(ofSystem);
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect(await medias()).toEqual(["not all", "all"]);
    await page.goto("/jobs");
    await waitForReact(page, "header");
    expect(await medias()).toEqual(["not all", "all"]);
    await page.getByRole("contentinfo").getByLabel("Theme").selectOption("system");
    expect(await medias()).toEqual(ofSystem);
  });
});

test("takes a wrong file chosen before scripts load off the form, and lets you remove a good one", async () => {
  await visit(withoutServiceWorker, async (page) => {
    const file = page.locator("main input[type=file]");
    const startWrong = await openWithoutScripts(page, "/hire-request");
    await file.setInputFiles({
      name: "plan.exe",
      mimeType: "application/pdf",
      buffer: Buffer.from("MZ and more"),
    });
    await startWrong();
    await page.locator("main form").getByText("Please upload a PDF or image file").waitFor();
    expect(await file.getAttribute("aria-invalid")).toBe("true");
    expect(await file.inputValue()).toBe("");
    await page.unrouteAll();
    const startGood = await openWithoutScripts(page, "/hire-request");
    await file.setInputFiles({
      name: "plan.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4"),
    });
    await startGood();
    await page.getByRole("button", { name: "Remove plan.pdf" }).click();
    expect(await file.inputValue()).toBe("");
  });
});

test("does not repeat an unchanged search", async () => {
  await visit(withoutServiceWorker, async (page) => {
    const searches: string[] = [];
    page.on("request", (request) => {
      if (/_data=|\.data/.test(request.url()) && !request.url().includes("manifest"))
        searches.push(request.url());
    });
    const start = await openWithoutScripts(
      page,
      "/jobs?license=TX&posted=7d&profession=physician&sort=pay&specialty=cardiology",
    );
    await start();
    expect(searches).toEqual([]);
    await search(page, "Jobs").getByLabel("Posted").selectOption("30d");
    await page.waitForURL(/posted=30d/);
    expect(searches).toHaveLength(1);
  });
});

test("restores an unsent message after you follow a link and come back", async () => {
  await visit(withoutServiceWorker, async (page) => {
    await page.goto("/contact");
    await waitForReact(page, "main form");
    const form = page.locator("main form");
    const typed = {
      "First name": "Dana",
      "Last name": "Whitfield",
      Email: "dana@harbor-ridge.example",
      Message: "Nights?",
    };
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    await form.getByLabel("Specialty").selectOption("nursing");
    await page.getByRole("banner").getByRole("link", { name: "Clinward" }).click();
    // The address changes before the page does.
    await page.getByRole("heading", { level: 1, name: "The job you trained for" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
    for (const [label, text] of Object.entries(typed))
      await expect.poll(() => form.getByLabel(label).inputValue()).toBe(text);
    expect(await form.getByLabel("Specialty").inputValue()).toBe("nursing");
    await form.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Message Sent Successfully!").first().waitFor();
    await page.goto("/contact");
    await waitForReact(page, "main form");
    expect(await form.getByLabel("Message").inputValue()).toBe("");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Dana");
  });
});
