import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import {
  logOut,
  open,
  openAccountMenu,
  pressLogOut,
  visit,
  waitForReact,
  withoutServiceWorker,
} from "../support/browser.ts";

interface Account {
  email: string;
  password: string;
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard");
}

test("logs you out even if a part of the page fails to load", async () => {
  await visit(
    withoutServiceWorker,
    async (page) => {
      await logIn(page, inject("seeker"));
      await page.route("**/assets/query-client*", (route) => route.abort());
      await open(page, "/dashboard");
      // After a while the page checks the session again, which needs that part.
      const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("query-client"));
      await page.clock.setFixedTime(Date.now() + 6 * 60_000);
      await openAccountMenu(page);
      await asked;
      await pressLogOut(page);
    },
    /status of 4\d\d|Failed to (load|fetch)/,
  );
});

const firstName = "Quenby";
const lastName = "Ashgrove";
const typed = "I could start at Harbor Ridge in May.";

/** Each story's own person, whose session no other story ends. */
async function register(): Promise<Account> {
  const password = randomBytes(12).toString("base64url");
  const email = `quenby.${randomBytes(4).toString("hex")}@clinic.example`;
  const origin = inject("origin");
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email, password, firstName, lastName, role: "job_seeker" }),
  });
  expect(answer.status).toBe(201);
  return { email, password };
}

/** Saves one posting and reads another one, gives their slugs, and types a message. */
async function leaveTraces(page: Page): Promise<string[]> {
  await page.goto("/");
  await waitForReact(page, "header");
  await page.getByRole("button", { name: /dark/i }).first().click();
  await open(page, "/jobs?profession=registered-nurse");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  const links = page.locator("main ol article a:not(.job-rest)");
  const paths = await Promise.all([0, 1].map((at) => links.nth(at).getAttribute("href")));
  await open(page, paths[1]!);
  await open(page, "/contact");
  const form = page.locator("main form", { has: page.getByLabel("Message") });
  await form.getByLabel("Message").fill(typed);
  await expect.poll(() => readStorage(page)).toContain("Harbor Ridge");
  await expect.poll(() => readStorage(page)).toContain(paths[0]!.split("/").at(-1));
  await expect.poll(() => readCaches(page)).toContain(paths[1]);
  return paths.map((path) => path!.split("/").at(-1)!);
}

const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The addresses and texts in all caches, and the names of databases. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [await indexedDB.databases()];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true });
        found.push(request.url, /\.(woff2|png)$/.test(request.url) ? "" : await kept?.text());
      }
    }
    return JSON.stringify(found);
  });

/** What there is of the person in the document with its inline scripts and fields, and in what the router has loaded. */
const findTraces = (page: Page, traces: RegExp) =>
  page.evaluate((words) => {
    const { __remixRouter: router, __remixContext: context } = window as unknown as Record<string, object>;
    const { loaderData, actionData } = Reflect.get(router!, "state");
    const loaded = JSON.stringify([loaderData, actionData, context, history.state]);
    const values = [...document.querySelectorAll("input, textarea")].map((field) =>
      Reflect.get(field, "value"),
    );
    const all = document.documentElement.outerHTML + loaded + values.join();
    const found = all.match(new RegExp(words, "gi"));
    return [...new Set(found)];
  }, traces.source);

const toTraces = ({ email }: Account) => new RegExp(`${firstName}|${lastName}|${email}|Harbor Ridge`, "i");

const signedOutComplaints = /status of 401/;

test("leaves nothing of you in the page, its history or the browser after you log out", async () => {
  await visit(
    {},
    async (page) => {
      const account = await register();
      const traces = toTraces(account);
      await logIn(page, account);
      const slugs = await leaveTraces(page);
      await open(page, "/dashboard");
      expect(await findTraces(page, traces)).not.toEqual([]);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
      await page.waitForURL("**/privacy-policy*");

      await logOut(page);
      await expect.poll(() => new URL(page.url()).pathname).toBe("/");
      expect(await findTraces(page, traces)).toEqual([]);
      const left = (await readStorage(page)) + (await readCaches(page));
      expect(left).not.toMatch(traces);
      for (const slug of slugs) expect(left).not.toContain(slug.slice(-8));
      expect(await page.getByRole("link", { name: /^Saved jobs, / }).count()).toBe(0);

      for (const [path, heading] of [
        ["/login", "Log in"],
        ["/contact", "Contact"],
      ] as const) {
        await page.goBack();
        await page.waitForURL(`**${path}*`);
        await waitForReact(page, "header");
        await page.getByRole("heading", { name: heading }).first().waitFor();
        await expect.poll(() => findTraces(page, traces)).toEqual([]);
        await expect.poll(() => readStorage(page)).not.toMatch(traces);
      }
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    },
    signedOutComplaints,
  );
});

test("takes you out of your other tabs too", async () => {
  await visit(
    {},
    async (page) => {
      const account = await register();
      const traces = toTraces(account);
      await logIn(page, account);
      const other = await page.context().newPage();
      await open(other, "/contact");
      await other.locator("main form").getByLabel("Message").first().fill(typed);
      await expect.poll(() => readStorage(other)).toMatch(traces);
      const dashboard = await page.context().newPage();
      await open(dashboard, "/dashboard");
      await logOut(page);
      await dashboard.waitForURL("**/login*");
      for (const tab of [other, dashboard]) {
        await expect.poll(() => findTraces(tab, traces)).toEqual([]);
        await expect.poll(() => readStorage(tab)).not.toMatch(traces);
      }
    },
    signedOutComplaints,
  );
});

test("leaves nothing of you on a device whose session was ended elsewhere", async () => {
  await visit(
    {},
    async (page) => {
      const account = await register();
      const traces = toTraces(account);
      await logIn(page, account);
      const slugs = await leaveTraces(page);
      await page.context().clearCookies({ name: "session" });
      await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
      await page.waitForURL("**/about*");
      await expect.poll(() => findTraces(page, traces)).toEqual([]);
      await expect.poll(() => readStorage(page)).not.toMatch(traces);
      const left = (await readStorage(page)) + (await readCaches(page));
      for (const slug of slugs) expect(left).not.toContain(slug.slice(-8));
    },
    signedOutComplaints,
  );
});
