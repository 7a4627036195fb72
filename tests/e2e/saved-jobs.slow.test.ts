import type { Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { open, visit, watchShifts, withoutServiceWorker } from "../support/browser.ts";

const phone = { ...withoutServiceWorker, viewport: { width: 390, height: 844 } };
const wide = { ...withoutServiceWorker, viewport: { width: 1280, height: 900 } };

const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Save / });

/** Saves the first postings of a list; gives their titles. */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  await open(page, "/jobs?profession=registered-nurse");
  const titles: string[] = [];
  for (let at = 0; at < count; at++) {
    const heart = hearts(page).nth(at);
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    titles.push((await heart.getAttribute("aria-label"))!.replace("Save ", ""));
  }
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("saved-jobs")?.includes('"pay":null')))
    .toBe(false);
  return titles;
}

const row = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Answers as the site does, with changed postings by their titles; null takes one down. */
async function answerChanged(route: Route, changes: Record<string, object | null>) {
  const response = await route.fetch();
  const answer: { jobs: { title: string; pay: object }[] } = await response.json();
  const jobs = answer.jobs.flatMap((job) => {
    const change = changes[job.title];
    return change === null ? [] : { ...job, ...change };
  });
  await route.fulfill({ response, json: { ...answer, jobs } });
}

test("saves a posting on this device, keeps it after a reload and shows it in other tabs", async () => {
  await visit(phone, async (page) => {
    const other = await page.context().newPage();
    await open(other, "/jobs?profession=registered-nurse");
    const [title = ""] = await saveFirst(page, 1);
    const size = await hearts(page).first().boundingBox();
    expect([size!.width, size!.height]).toEqual([44, 44]);
    await expect.poll(() => hearts(other).first().getAttribute("aria-pressed")).toBe("true");
    await other.getByRole("link", { name: "Saved jobs, 1" }).waitFor();
    await page.reload();
    await expect.poll(() => hearts(page).first().getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("link", { name: "Saved jobs, 1" }).click();
    await page.getByRole("heading", { name: "1 open job" }).waitFor();
    await row(page, title).getByRole("link").click();
    await page.getByRole("button", { name: `Save ${title}`, exact: true, pressed: true }).waitFor();
  });
});

test("shows closed postings and changed pay, offers to remove what closed, and takes it back", async () => {
  await visit(wide, async (page) => {
    const [first = "", second = "", third = ""] = await saveFirst(page, 3);
    await page.route("**/api/jobs/saved?*", (route) =>
      answerChanged(route, {
        [first]: { state: "closed", stateText: "This position has been filled." },
        [second]: { pay: { text: "$2,610/wk", key: "changed", perHour: null, inAll: null } },
        [third]: null,
      }),
    );
    await page.goto("/saved");
    await page.getByRole("heading", { name: "1 open job, 2 closed" }).waitFor();
    await row(page, first).getByText("This position has been filled.").waitFor();
    await row(page, third).getByText("This posting was taken down.").waitFor();
    expect(await row(page, second).textContent()).toMatch(/Pay changed: was \$.+, now \$2,610\/wk/);
    await page.getByRole("button", { name: "Remove all closed jobs" }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    expect(await undo.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.getByRole("article").count()).toBe(1);
    await undo.click();
    await expect.poll(() => page.getByRole("article").count()).toBe(3);
    await page.unrouteAll({ behavior: "wait" });
  });
});

test("compares up to three postings by pay, shift, license and distance, and prints them without controls", async () => {
  await visit(wide, async (page) => {
    const titles = await saveFirst(page, 4);
    await page.goto("/saved");
    for (const title of titles) {
      await row(page, title).getByRole("checkbox").focus();
      await page.keyboard.press("Space");
    }
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(3);
    await page.getByText("Compare up to 3 jobs").first().waitFor();
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    const table = page.getByRole("table", { name: "The jobs you chose" });
    await table.waitFor();
    expect(await table.getByRole("columnheader").count()).toBe(3);
    await page.getByLabel("I hold a license in").selectOption("CO");
    await table.getByRole("rowheader", { name: "Can I work there?" }).waitFor();
    await page.getByLabel("Show the distance from").fill("Atlantis Springs");
    await page.getByRole("button", { name: "Update" }).click();
    await page.getByRole("alert").getByText("We do not know").waitFor();
    // A button takes two presses within 300 ms for one.
    await page.waitForTimeout(400);
    await page.getByLabel("Show the distance from").fill("Denver, CO");
    await page.getByRole("button", { name: "Update" }).click();
    await table.getByRole("rowheader", { name: "From Denver, CO" }).waitFor();
    for (const label of ["Pay per hour", "Pay per year or contract", "Shift", "Benefits"])
      expect(await table.getByRole("rowheader", { name: label }).count()).toBe(1);
    await page.reload();
    expect(await page.getByLabel("I hold a license in").inputValue()).toBe("CO");
    for (const title of titles.slice(0, 2)) await row(page, title).getByRole("checkbox").click();
    await table.waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await table.isVisible()).toBe(true);
    expect(await page.getByRole("main").getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("main").getByRole("checkbox").filter({ visible: true }).count()).toBe(0);
  });
});

test("shows what it knew when the server cannot be asked, and asks again", async () => {
  await visit(
    wide,
    async (page) => {
      const [title = ""] = await saveFirst(page, 1);
      await page.goto("/saved");
      await page.getByText("As of").waitFor();
      await page.route("**/api/jobs/saved?*", (route) => route.abort());
      await page.reload();
      await page.getByText("We could not check these jobs. You see what we knew").waitFor();
      await row(page, title).locator("p", { hasText: "·" }).first().waitFor();
      await page.unroute("**/api/jobs/saved?*");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("As of").waitFor();
    },
    /ERR_FAILED/,
  );
});

test("says so when the browser stores nothing, and when the list is full", async () => {
  await visit(phone, async (page) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === "saved-jobs" && !("allowed" in window)) throw new DOMException("", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    await open(page, "/jobs");
    await hearts(page).first().click();
    await page.getByText("This browser does not let us keep anything").first().waitFor();
    expect(await hearts(page).first().getAttribute("aria-pressed")).toBe("false");
    await page.evaluate(() => {
      Object.assign(window, { allowed: true });
      const entries = Array.from({ length: 200 }, (_, at) => ({
        slug: `job-${at}`,
        title: "Job",
        at,
        pay: null,
      }));
      localStorage.setItem("saved-jobs", JSON.stringify(entries));
    });
    await hearts(page).first().click();
    await page.getByText("You have 200 saved jobs, the most").first().waitFor();
    expect(await hearts(page).first().getAttribute("aria-pressed")).toBe("false");
  });
});

test("marks postings you have seen in the lists", async () => {
  await visit(phone, async (page) => {
    await open(page, "/jobs");
    const link = page.locator("main ol .job-title a").nth(1);
    const path = await link.getAttribute("href");
    await link.click();
    await page.waitForURL(`**${path}`);
    await page.goBack();
    const card = page.getByRole("article").filter({ has: page.locator(`a[href="${path}"]`) });
    await card.getByText("· Seen", { exact: true }).waitFor();
    expect(await page.getByText("· Seen", { exact: true }).count()).toBe(1);
  });
});

test("marks what opened since the last visit for someone without an account, and nothing on a first visit", async () => {
  await visit(phone, async (page) => {
    const marks = page.getByText("· New to you", { exact: true });
    await open(page, "/jobs");
    const shown = await page.getByRole("article").count();
    expect(await marks.count()).toBe(0);
    const [visitedAt] = (await page.evaluate(() => localStorage.getItem("board-visits")!)).split(" ");
    expect(Math.abs(Date.now() - Number(visitedAt))).toBeLessThan(60_000);

    await page.evaluate(() => localStorage.setItem("board-visits", "1 0"));
    // The second load belongs to the same visit.
    for (const _load of [1, 2]) {
      await page.goto("/jobs");
      await marks.first().waitFor();
      expect(await marks.count()).toBe(shown);
    }
  });
});

test("clears what this device keeps by the keyboard, says what is gone, and leaves the theme", async () => {
  await visit(phone, async (page) => {
    await open(page, "/");
    await page.getByRole("button", { name: /dark/i }).first().click();
    await saveFirst(page, 2);
    await page.context().addCookies([{ name: "receipt", value: "contact.1", url: page.url() }]);
    await page.goto("/saved");
    const keeps = page.getByRole("region", { name: "What this device keeps" });
    await keeps.getByRole("listitem").filter({ hasText: "Saved jobs" }).getByText("Kept").waitFor();
    const button = keeps.getByRole("button", { name: "Clear this device" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Clear this device?" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => localStorage.getItem("saved-jobs"))).toContain("slug");
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const told = keeps
      .getByRole("status")
      .getByText("Cleared from this device: saved jobs, jobs and lists you opened.");
    await told.waitFor();
    expect(await told.textContent()).toContain("Our cookies are removed too.");
    await page.getByText("You have no saved jobs.").waitFor();
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await keeps.getByText("Kept", { exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["theme"]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.getByRole("link", { name: /^Saved jobs, / }).count()).toBe(0);
  });
});

async function logIn(page: Page) {
  const seeker = inject("seeker");
  await page.goto("/login?returnTo=/dashboard");
  await page.getByLabel("Email").fill(seeker.email);
  await page.getByLabel("Password").fill(seeker.password);
  await page.locator("main form").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard");
}

test("keeps saved jobs in the account: joined at log-in, on the other browser too, and gone from both", async () => {
  await visit(wide, async (page) => {
    const [first = "", second = ""] = await saveFirst(page, 5);
    await logIn(page);
    const saved = page.getByRole("region", { name: "Saved jobs" });
    await saved.getByRole("link", { name: "All 5 saved jobs" }).waitFor();
    expect(await saved.getByRole("article").count()).toBe(3);
    expect(await saved.getByRole("button").count()).toBe(0);

    await visit(phone, async (other) => {
      await logIn(other);
      await other.getByRole("link", { name: "All 5 saved jobs" }).click();
      await other.getByRole("heading", { name: "5 open jobs" }).waitFor();
      const told = other.waitForResponse("**/api/jobs/saved/sync");
      await row(other, first)
        .getByRole("button", { name: `Remove ${first}` })
        .click();
      await told;
      await other.getByRole("heading", { name: "4 open jobs" }).waitFor();
      await row(other, second)
        .getByRole("button", { name: `Remove ${second}` })
        .click();
      await other.getByRole("button", { name: "Undo" }).click();
      await row(other, second).waitFor();
    });

    await page.goto("/jobs?profession=registered-nurse");
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: `Save ${first}`, exact: true })
      .first();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
    await page.goto("/saved");
    await page.getByRole("heading", { name: "4 open jobs" }).waitFor();
    await heartsOffIn(page);
  });
});

/** For the other tests of the same account. */
async function heartsOffIn(page: Page) {
  for (let left = await page.getByRole("article").count(); left > 0; left -= 1) {
    await page.getByRole("article").first().getByRole("button").click();
    await expect.poll(() => page.getByRole("article").count()).toBe(left - 1);
    // A button takes two presses within 300 ms for one.
    await page.waitForTimeout(400);
  }
  await page.waitForTimeout(1000);
}

test("shares by the device's own sheet, or copies the address", async () => {
  await visit({ ...wide, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await open(page, "/jobs");
    const path = await page.locator("main ol article a").first().getAttribute("href");
    await open(page, path!);
    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
    await page.getByRole("link", { name: /^Share / }).click();
    await page.getByText("Link copied").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path!, page.url()).href);
    await page.evaluate(() => {
      const share = async (shared: ShareData) => Object.assign(window, { shared });
      Object.assign(navigator, { canShare: () => true, share });
    });
    await page.getByRole("link", { name: /^Share / }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url))
      .toBe(new URL(path!, page.url()).href);
  });
});

test("has no heart without JavaScript, and says where to look instead", async () => {
  await visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto("/jobs");
    expect(await page.getByRole("button", { name: /^Save/ }).count()).toBe(0);
    expect(await page.locator(".save:visible").count()).toBe(0);
    await page.goto("/saved");
    // Playwright finds no text within a noscript.
    const words = page.locator("main noscript");
    expect(await words.textContent()).toContain("Saving jobs needs JavaScript");
    await words.locator("a[href='/jobs']").click();
    await page.waitForURL("**/jobs");
  });
});

test.each(["/jobs", "/saved"])("moves nothing on %s when hearts and marks come", async (path) => {
  await visit(phone, async (page) => {
    await saveFirst(page, 2);
    await page.locator("main ol article a").first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const readShift = await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(300);
    expect(await readShift()).toBeLessThanOrEqual(0.02);
  });
});
