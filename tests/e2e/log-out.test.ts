import { inject, test } from "vitest";
import { open, openAccountMenu, pressLogOut, visit, withoutServiceWorker } from "../support/browser.ts";

test("logs you out even if a part of the page fails to load", async () => {
  await visit(
    withoutServiceWorker,
    async (page) => {
      const { email, password } = inject("seeker");
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
      await page.waitForURL("**/dashboard");

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
