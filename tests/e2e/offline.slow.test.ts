import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hourMs } from "#app/kit/platform/durations.ts";
import { logOut, openAccountMenu, visit } from "../support/browser.ts";
import { listJobs, offlineComplaints, openWithWorker, readCaches, readKeptJobs } from "../support/offline.ts";

async function readJobOffline(page: Page, path: string, title: string): Promise<void> {
  await expect.poll(() => readKeptJobs(page)).toContain(path);
  await page.context().setOffline(true);
  await page.goto("about:blank");
  await page.goto(path);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Figtree");
  await page.getByText("You are offline. You can still read job pages that you opened before.").waitFor();
}

test("installs the service worker after a page has loaded and checks hourly for a newer one", async () => {
  await visit({}, async (page) => {
    await page.addInitScript(() => {
      const { update } = ServiceWorkerRegistration.prototype;
      ServiceWorkerRegistration.prototype.update = function () {
        window.name += "checked ";
        return update.call(this);
      };
    });
    const readChecks = () => page.evaluate(() => window.name.split("checked").length - 1);
    await page.clock.install();
    await openWithWorker(page, "/");
    await page.clock.fastForward(hourMs - 10_000);
    expect(await readChecks()).toBe(0);
    await page.clock.fastForward(10_000);
    expect(await readChecks()).toBe(1);
    await page.clock.fastForward(hourMs);
    expect(await readChecks()).toBe(2);
  });
});

test("shows a job offline that you opened by its address, even as your first page", async () => {
  await visit(
    {},
    async (page) => {
      const [path = ""] = await listJobs(page);
      await openWithWorker(page, path);
      await readJobOffline(page, path, (await page.getByRole("heading", { level: 1 }).textContent())!);
    },
    offlineComplaints,
  );
});

test.each([
  { way: "as its page", width: 1000, level: 1 },
  { way: "beside the list", width: 1280, level: 2 },
])("shows a job offline that you opened $way, but not one you only pointed at", async ({ width, level }) => {
  await visit(
    { viewport: { width, height: 720 } },
    async (page) => {
      await openWithWorker(page, "/jobs");
      const links = page.locator(".list-body .job-title a");
      const title = (await links.first().textContent())!;
      const path = (await links.first().getAttribute("href"))!;
      const prefetch = page.waitForRequest(
        (request) => request.url().endsWith(".data") && !request.url().includes(path),
      );
      await links.nth(1).hover();
      await prefetch;
      await links.first().click();
      await page.getByRole("heading", { level, name: title, exact: true }).waitFor();
      await expect.poll(() => readKeptJobs(page)).toEqual([path]);
      await page.waitForTimeout(500);
      expect(await readKeptJobs(page)).toEqual([path]);
      await readJobOffline(page, path, title);
    },
    offlineComplaints,
  );
});

test("shows a job offline that you opened beside a list by its address", async () => {
  await visit(
    {},
    async (page) => {
      const [path = ""] = await listJobs(page);
      const address = `/jobs?job=${path.replace("/jobs/", "")}`;
      await openWithWorker(page, address);
      const title = (await page.locator(".beside h2").first().textContent())!;
      await expect.poll(() => readKeptJobs(page)).toEqual([path]);
      await page.context().setOffline(true);
      await page.goto(address);
      await page.waitForURL(`**${path}`);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    },
    offlineComplaints,
  );
});

test("closes what is open beside the list without the network", async () => {
  await visit(
    {},
    async (page) => {
      await openWithWorker(page, "/jobs");
      await page.locator(".list-body .job-title a").first().click();
      await page.locator(".beside h2").first().waitFor();
      await page.context().setOffline(true);
      await page.getByRole("link", { name: "Close" }).click();
      await page.locator(".beside").waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe("/jobs");
      expect(await page.locator(".list-body article").count()).toBeGreaterThan(5);
    },
    offlineComplaints,
  );
});

test("opens the offline page for any other page, and leads back once the network returns", async () => {
  await visit(
    {},
    async (page) => {
      const [path = ""] = await listJobs(page);
      await openWithWorker(page, path);
      await expect.poll(() => readKeptJobs(page)).toEqual([path]);
      const title = (await page.getByRole("heading", { level: 1 }).textContent())!;
      await page.context().setOffline(true);
      await page.goto("/contact?topic=pay");
      expect(new URL(page.url()).pathname).toBe("/offline");
      await page.getByRole("heading", { name: "You seem to be offline" }).waitFor();
      await page.getByRole("region", { name: "Job pages on this device" }).getByText(title).click();
      await page.waitForURL(`**${path}`);
      await page.goBack();
      await page.context().setOffline(false);
      await page.getByRole("link", { name: "Try again" }).click();
      await page.waitForURL("**/contact?topic=pay");
    },
    offlineComplaints,
  );
});

test.each([
  { way: "a browser that knows that it is offline", knows: true },
  { way: "a browser that takes itself for online", knows: false },
])("opens the saved job or the offline page from a link in $way", async ({ knows }) => {
  await visit(
    {},
    async (page) => {
      await page.addInitScript((isTold) => {
        if (!isTold) Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
      }, knows);
      await openWithWorker(page, "/jobs");
      const links = page.locator(".list-body .job-title a");
      const visited = (await links.first().getAttribute("href"))!;
      await links.first().click();
      await page.locator(".beside h2").first().waitFor();
      await expect.poll(() => readKeptJobs(page)).toEqual([visited]);
      await openWithWorker(page, "/jobs");
      await page.context().setOffline(true);
      let loads = 0;
      page.on("request", (request) => request.isNavigationRequest() && !request.redirectedFrom() && loads++);
      await links.first().click();
      await page.waitForURL(`**${visited}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForTimeout(5000);
      expect(loads).toBe(1);
      expect(await page.getByText("Something went wrong").count()).toBe(0);
      await page.getByRole("region", { name: "Similar jobs" }).getByRole("link").first().click();
      await page.getByRole("heading", { name: "You seem to be offline" }).waitFor();
      expect(page.url()).toMatch(/\/offline\?from=%2Fjobs%2F/);
    },
    offlineComplaints,
  );
});

test("saves and shows nothing from a logged-in visit, and clears saved jobs when you log out", async () => {
  const { email, password } = inject("seeker");
  await visit(
    {},
    async (page) => {
      const [path = "", other = ""] = await listJobs(page);
      await openWithWorker(page, "/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.locator("main form").getByRole("button", { name: "Log in" }).click();
      await page.waitForURL("**/dashboard");
      await page.goto(path);
      await openAccountMenu(page);
      await page.getByRole("banner").getByRole("button", { name: "Log Out" }).waitFor();
      expect(await page.content()).toContain(email);
      await page.goto(other);
      await expect.poll(() => readKeptJobs(page)).toEqual([path, other]);
      expect(await readCaches(page)).not.toContain(email);

      await page.context().setOffline(true);
      await page.goto("/dashboard");
      expect(page.url()).toMatch(/\/offline\?from=%2Fdashboard$/);
      expect(await page.content()).not.toContain(email);
      await page.goto(path);
      expect(await page.content()).not.toContain(email);
      expect(await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).count()).toBeGreaterThan(
        0,
      );

      await page.context().setOffline(false);
      await page.goto(path);
      await logOut(page);
      expect(await readKeptJobs(page)).toEqual([]);
      await page.goto(path);
      expect(await page.content()).not.toContain(email);
    },
    offlineComplaints,
  );
});

test("keeps fifty jobs and drops the one opened first", async () => {
  await visit({}, async (page) => {
    const jobs = (await listJobs(page, 3)).slice(0, 51);
    expect(jobs.length).toBe(51);
    await openWithWorker(page, "/employers");
    for (const path of jobs) {
      await page.evaluate((job) => fetch(`${job}.data`), path);
      await expect.poll(() => readKeptJobs(page), { interval: 20 }).toContain(path);
    }
    expect(await readKeptJobs(page)).toEqual(jobs.slice(1));
  });
});

test("removes itself and all saved data when switched off, until it is switched on again", async () => {
  await visit({}, async (page) => {
    const [path = ""] = await listJobs(page);
    await openWithWorker(page, path);
    await expect.poll(() => readKeptJobs(page)).toEqual([path]);
    const countCaches = () => page.evaluate(async () => (await caches.keys()).length);
    const countWorkers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

    await page.goto("/offline");
    await page.getByRole("button", { name: "Remove saved pages and turn off" }).click();
    await page.getByText("Nothing is saved on this device until you turn it on again.").waitFor();
    await expect.poll(countCaches).toBe(0);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.goto("/employers", { waitUntil: "networkidle" });
    expect(await countWorkers()).toBe(0);
    expect(await countCaches()).toBe(0);

    await page.goto("/offline");
    await page.getByRole("button", { name: "Save job pages on this device" }).click();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(path);
    await expect.poll(() => readKeptJobs(page)).toEqual([path]);
  });
});

test("shows the offline page without JavaScript and hides it from search engines", async () => {
  await visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto("/offline?from=/jobs");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL("**/jobs");
    await page.goto("/offline?from=https://example.com/");
    expect(await page.getByRole("link", { name: "Continue" }).count()).toBe(0);
  });
});
