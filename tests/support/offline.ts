import type { Page } from "playwright-core";

/** What Chromium and Remix write to the console when nothing can be reached. */
export const offlineComplaints = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** Opens a page and waits until the service worker answers for it. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The paths of the job pages that this browser keeps, oldest first. */
export function readKeptJobs(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has("site-jobs"))) return [];
    const requests = await (await caches.open("site-jobs")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** Everything that this browser keeps, as one text. */
export function readCaches(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys())
      for (const answer of await (await caches.open(name)).matchAll()) texts.push(await answer.text());
    return texts.join("\n");
  });
}

/** The paths of jobs on the first pages of the list. */
export async function listJobs(page: Page, pages = 1): Promise<string[]> {
  const paths = new Set<string>();
  for (let number = 1; number <= pages; number++) {
    const html = await (await page.request.get(`/jobs?page=${number}`)).text();
    for (const [, path] of html.matchAll(/href="(\/jobs\/[a-z0-9-]+-[a-z0-9]{8})"/g)) paths.add(path!);
  }
  return [...paths];
}

/** The page where one applies to a job on this site, for the first such job of the list. */
export async function listOwnJob(page: Page): Promise<string> {
  for (const path of await listJobs(page, 3)) {
    const html = await (await page.request.get(path)).text();
    if (html.includes(`href="${path}/apply"`)) return `${path}/apply`;
  }
  throw new Error("No job of the list is applied to on this site.");
}
