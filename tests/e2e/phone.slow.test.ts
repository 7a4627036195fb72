import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { listLocationTabPaths } from "#app/catalogue/places/location/location-tabs.ts";
import { listMetroTabPaths } from "#app/catalogue/places/metro/metro-tabs.ts";
import { listStateTabPaths } from "#app/catalogue/places/state/state-tabs.ts";
import { listProfessionTabPaths } from "#app/catalogue/professions/profession-tabs.ts";
import { paths } from "#app/paths.ts";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const actions = (page: Page) => page.getByRole("button", { name: "Quick actions" });
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate(async (to) => {
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    window.scrollTo(0, to);
    await scrolled;
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
};

test("shows the quick actions when you scroll up and hides them when you scroll down", async () => {
  await visit(phone, async (page) => {
    await open(page, "/jobs");
    expect(await actions(page).count()).toBe(0);
    await scrollTo(page, 250);
    await actions(page).waitFor();
    await scrollTo(page, 1200);
    expect(await actions(page).count()).toBe(0);
    await scrollTo(page, 1150);
    await actions(page).waitFor();
    await scrollTo(page, 1190);
    expect(await actions(page).isVisible()).toBe(true);
    await scrollTo(page, 100);
    expect(await actions(page).count()).toBe(0);
  });
});

test("opens the quick actions' links and closes them on a scroll, Escape or a tap outside", async () => {
  await visit(phone, async (page) => {
    await open(page, "/jobs");
    // The first scroll loads the code.
    await scrollTo(page, 250);
    await actions(page).waitFor();
    await scrollTo(page, 1200);
    await scrollTo(page, 1100);
    await actions(page).click();
    const list = page.locator("#quick-actions");
    expect(
      await list
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")])),
    ).toEqual([
      ["Search Jobs", "/jobs"],
      ["My Applications", "/login?returnTo=%2Fdashboard"],
      ["Salary Calculator", "/salary-comparison"],
      ["Career Dashboard", "/career-dashboard"],
      ["Home", "/"],
    ]);
    await page.keyboard.press("Escape");
    expect(await list.count()).toBe(0);
    await actions(page).click();
    await page.mouse.click(20, 300);
    expect(await list.count()).toBe(0);
    await actions(page).click();
    await scrollTo(page, 1090);
    expect(await list.count()).toBe(0);
    await actions(page).click();
    await list.getByRole("button", { name: "Back to top" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("shows the home page's bar below 80% of the screen's height and opens more from it", async () => {
  await visit(phone, async (page) => {
    await open(page, "/");
    const bar = page.getByRole("complementary", { name: "Get started" });
    await scrollTo(page, 670);
    expect(await bar.count()).toBe(0);
    await scrollTo(page, 690);
    await bar.waitFor();
    await bar.locator("summary").click();
    expect(await bar.getByRole("link", { name: "Chat Now" }).getAttribute("href")).toBe("/contact");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(200);
    const [barBox, footerBox] = await Promise.all([
      bar.boundingBox(),
      page.getByRole("contentinfo").boundingBox(),
    ]);
    expect(footerBox!.y + footerBox!.height).toBeLessThanOrEqual(barBox!.y + 1);
  });
});

test("shows nothing floating on a wide screen or over a field you type in", async () => {
  await visit({ viewport: { width: 768, height: 800 } }, async (page) => {
    await open(page, "/");
    await scrollTo(page, 900);
    await scrollTo(page, 800);
    expect(await actions(page).count()).toBe(0);
  });
  await visit(phone, async (page) => {
    await open(page, "/hire-request");
    await scrollTo(page, 250);
    await actions(page).waitFor();
    await page.getByLabel("Details").focus();
    expect(await actions(page).isVisible()).toBe(false);
  });
});

test("closes the menu when you follow a link, and shows your account when you are logged in", async () => {
  await visit(phone, async (page) => {
    await open(page, "/login");
    await page.getByLabel("Email").fill(inject("seeker").email);
    await page.getByLabel("Password").fill(inject("seeker").password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/dashboard");
    const menu = page.getByRole("banner").locator("details.mobile-menu");
    await menu.locator("> summary").click();
    await menu.getByRole("link", { name: "Career Center" }).waitFor();
    await menu.locator("summary", { hasText: "Job Seekers" }).click();
    await menu.getByRole("link", { name: "Jobs by state" }).click();
    await page.waitForURL("**/jobs-by-state");
    await expect.poll(() => menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  });
});

test("folds the footer to 700 pixels at most, and opens it without JavaScript", async () => {
  await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto("/contact");
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(700);
    for (const [title, link] of [
      ["Quick Links", "Terms of use"],
      ["Contact Info", "Partner network"],
      ["Data sources and their licenses", "GeoNames"],
    ] as const) {
      expect(await footer.getByRole("link", { name: link }).count()).toBe(0);
      await footer.locator("summary", { hasText: title }).click();
      expect(await footer.getByRole("link", { name: link }).isVisible()).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await footer.locator(".footer-fold > summary:visible").count()).toBe(0);
    expect(await footer.getByRole("link", { name: "PA recruiters" }).isVisible()).toBe(true);
  });
});

test("opens the menu without JavaScript", async () => {
  await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto("/");
    const menu = page.getByRole("banner").locator("details.mobile-menu");
    await menu.locator("> summary").click();
    await menu.getByRole("link", { name: "Sign Up" }).click();
    await page.waitForURL("**/register");
    expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  });
});

test.each(["/jobs?query=", "/jobs?location=", "/locations?query="])(
  "keeps %s as wide as the phone despite an endless word",
  async (path) => {
    await visit({ viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(path + "W".repeat(80));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  },
);
test("puts the quick actions into the home page's bar, covering neither it nor the focus", async () => {
  await visit({ viewport: { width: 390, height: 800 }, hasTouch: true }, async (page) => {
    await open(page, "/");
    const bar = page.getByRole("complementary", { name: "Get started" });
    await scrollTo(page, 1300);
    await bar.waitFor();
    await scrollTo(page, 1200);
    await actions(page).waitFor();
    const barBox = (await bar.boundingBox())!;
    const button = (await actions(page).boundingBox())!;
    expect(button.y).toBeGreaterThanOrEqual(barBox.y);
    expect(button.y + button.height).toBeLessThanOrEqual(barBox.y + barBox.height);
    for (const part of await bar.locator("a:visible, summary").all()) {
      const { x, width } = (await part.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(button.x);
    }
    await page.locator("#areas-of-focus a").first().focus();
    for (let times = 0; times < 12; times++) {
      await page.keyboard.press("Tab");
      const [bottom, top] = await page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        const bars = document.querySelector(".sticky-action")!.getBoundingClientRect();
        return [document.activeElement!.getBoundingClientRect().bottom, bars.top];
      });
      expect(bottom).toBeLessThanOrEqual(top!);
    }
  });
});

describe("hiring request", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Request healthcare talent" });

  test("opens in a dialog from the bar's quick actions and returns the focus", async () => {
    await visit(phone, async (page) => {
      await open(page, "/");
      const bar = page.getByRole("complementary", { name: "Get started" });
      await scrollTo(page, 1200);
      await bar.locator("summary").click();
      await bar.getByRole("link", { name: "Hire Top Talent" }).click();
      await dialog(page).getByLabel("Name").fill("Dana Whitfield");
      expect(new URL(page.url()).pathname).toBe("/");
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "hidden" });
      expect(await bar.locator("summary").evaluate((summary) => summary === document.activeElement)).toBe(
        true,
      );
      await bar.locator("summary").click();
      await bar.getByRole("link", { name: "Hire Top Talent" }).click();
      expect(await dialog(page).getByLabel("Name").inputValue()).toBe("Dana Whitfield");
    });
  });

  test("opens in a dialog from the menu and returns the focus", async () => {
    await visit(phone, async (page) => {
      await open(page, "/jobs");
      const menu = page.locator("details.mobile-menu > summary");
      await menu.click();
      await page.getByRole("link", { name: "Hire Talent" }).click();
      await dialog(page).getByLabel("Company").waitFor();
      expect(new URL(page.url()).pathname).toBe("/jobs");
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await dialog(page).waitFor({ state: "hidden" });
      expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
    });
  });

  test("opens as a page without JavaScript", async () => {
    await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto("/jobs");
      await page.locator("details.mobile-menu > summary").click();
      await page.getByRole("link", { name: "Hire Talent" }).click();
      await page.waitForURL("**/hire-request");
    });
  });
});

test("covers neither the focus nor the end of the page with a posting's action bar", async () => {
  await visit({ ...phone, ...withoutServiceWorker }, async (page) => {
    await page.goto("/jobs?profession=registered-nurse");
    const posting = await page.locator("main ol article a").first().getAttribute("href");
    await open(page, posting!);
    const bar = page.locator(".apply-bar");
    const top = (await bar.boundingBox())!.y;
    for (const control of [
      page.getByLabel("It is a multistate"),
      page.getByRole("button", { name: "Can I work" }),
    ]) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await control.focus();
      await expect
        .poll(() => control.evaluate((element) => element.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(top);
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect
      .poll(() => page.locator("body > footer").evaluate((footer) => footer.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(top);
  });
});

test("opens an applicant by a tap anywhere on a row of at most 150 pixels", async () => {
  await visit(phone, async (page) => {
    const { email, password } = inject("employer");
    const headers = { origin: inject("origin") };
    await page.request.post("/api/auth/login", { data: { email, password }, headers });
    await open(page, "/hiring/northquill-health/applicants");
    const rows = page.locator("main li:has(article)");
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights).toHaveLength(20);
    expect(Math.max(...heights)).toBeLessThanOrEqual(150);
    await rows.first().scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await rows.first().boundingBox())!;
    await page.touchscreen.tap(x + width - 20, y + height - 12);
    await page.waitForURL(/\/applicants\/[\w-]+$/);
  });
});

test.each([
  ["/", 5_500],
  ...["california", "oklahoma", "texas"].flatMap((state) =>
    [paths.state(state), ...listStateTabPaths(state)].map((path) => [path, 4_500] as const),
  ),
  ...["registered-nurse", "nurse-practitioner", "psychiatrist"].flatMap((profession) =>
    [paths.profession(profession), ...listProfessionTabPaths(profession)].map(
      (path) => [path, 4_500] as const,
    ),
  ),
  ...["houston-tx", "new-york-ny"].flatMap((metro) =>
    [paths.metro(metro), ...listMetroTabPaths(metro)].map((path) => [path, 4_500] as const),
  ),
  ...["austin-tx", "los-angeles-ca"].flatMap((place) =>
    [paths.location(place), ...listLocationTabPaths(place)].map((path) => [path, 4_500] as const),
  ),
  ...["cardiology", "emergency-medicine", "psychiatry"].map(
    (slug) => [paths.specialty(slug), 4_500] as const,
  ),
  ...[
    ...[paths.npPaSpecialties(), paths.specialties(), paths.specialties("page=2"), paths.professions()],
    ...["surgical-specialties", "advanced-practice-in-medical-subspecialties"].map(paths.specialtyFamily),
    ...[paths.geography(), paths.geographicMarkets(), paths.metroAreas(), paths.jobsByState()],
    ...[paths.locations(), paths.locations("state=california")],
    ...["houston", "new-york-city", "texas", "california", "district-of-columbia"].map(paths.geographic),
    paths.geographicProfession("texas", "registered-nurse"),
    paths.geographicProfession("california", "nurse-practitioner"),
    paths.geographicProfession("new-york", "psychiatrist"),
    paths.compareStates("oklahoma", "texas"),
    paths.compareStates("new-jersey", "new-york"),
    paths.localRecruiters("registered-nurse", "new-york-city"),
    paths.localRecruiters("nurse-practitioner", "texas"),
    ...[paths.physicianRecruiters(), paths.specialtyRecruiting("nursing"), paths.healthcareExecutives()],
    paths.nursePractitionerRecruitersNearMe(),
    ...[paths.salaryComparison(), paths.rolePay("registered-nurse"), paths.rolePay("physician-assistant")],
    paths.placePay("medical-assistant", "dallas-tx"),
    paths.placePay("family-medicine-physician", "chicago-il"),
    paths.salaryComparison(
      "profession=physical-therapist&place=texas&place=houston-tx&place=new-york-ny&per=hour",
    ),
  ].map((path) => [path, 4_500] as const),
  [paths.healthcareCareers(), 4_500],
  [paths.careerPath("rn-to-nurse-practitioner"), 4_500],
] as const)("says %s within %i pixels of a phone's screen", async (path, most) => {
  await visit({ ...withoutServiceWorker, viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
});
