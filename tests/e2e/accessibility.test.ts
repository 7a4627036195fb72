import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchChromium } from "../../scripts/chromium.ts";
import { findJava } from "../../scripts/java.ts";
import { addAxe, findViolations } from "../support/axe.ts";
import { checkHtml } from "../support/html-checker.ts";
import { type Look, listScreens, type Role, usualLooks } from "../support/screens.ts";

const origin = inject("origin");
const [job] = (await (await fetch(`${origin}/api/jobs/recent?limit=1`)).json()) as { slug: string }[];
const screens = listScreens(job!.slug);

let browser: Browser;
const contexts = new Map<string, Promise<BrowserContext>>();

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** One context for each look of each role: signing in and starting are paid for once. */
async function openPage(look: Look, role: Role | undefined): Promise<Page> {
  const key = JSON.stringify([look, role]);
  const context = contexts.get(key) ?? createContext(look, role);
  contexts.set(key, context);
  return (await context).newPage();
}

async function createContext({ colorScheme, width }: Look, role: Role | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme,
    viewport: { width, height: 900 },
    // What fades in has its colors at once.
    reducedMotion: "reduce",
  });
  await addAxe(context);
  if (role) {
    const answer = await context.request.post("/api/auth/login", { data: inject(role), headers: { origin } });
    expect(answer.status()).toBe(200);
  }
  return context;
}

describe("everybody can use", () => {
  for (const { name, path, as, open, looks = usualLooks } of screens) {
    for (const look of looks) {
      test(`${name}, ${look.colorScheme}, at ${look.width} px`, async () => {
        const page = await openPage(look, as);
        try {
          await page.goto(path, { waitUntil: "networkidle" });
          await open?.(page);
          const violations = await findViolations(page);
          expect(violations, violations.join("\n")).toEqual([]);
        } finally {
          await page.close();
        }
      });
    }
  }
});

const java = findJava();
if (!java)
  console.warn(
    "The HTML was NOT checked: there is no Java. Install one (Debian: sudo apt-get install default-jre-headless) and run the tests again.",
  );

test.skipIf(!java)("the HTML of every screen is free of errors", async () => {
  const html = new Map<string, string>();
  for (const { name, path, as, open } of screens) {
    if (open) continue;
    const page = await openPage(usualLooks[0]!, as);
    html.set(name, await (await page.context().request.get(path)).text());
    await page.close();
  }
  const { errors, warnings } = await checkHtml(java!, html);
  if (warnings.length > 0) console.warn(warnings.join("\n"));
  expect(errors, errors.join("\n")).toEqual([]);
});
