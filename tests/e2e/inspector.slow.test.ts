import { expect, test } from "vitest";
import { visit } from "../support/browser.ts";

const paths = [
  "/",
  "/jobs",
  "/employers",
  "/hire-request",
  "/post-job",
  "/contact",
  "/login",
  "/register",
  "/salary-tool",
];

test.each(paths)("gives the browser's inspector nothing to report on %s", async (path) => {
  await visit({}, async (page) => {
    const inspector = await page.context().newCDPSession(page);
    const issues: string[] = [];
    inspector.on("Audits.issueAdded", ({ issue }) => issues.push(JSON.stringify(issue)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) issues.push(message.text());
    });
    await inspector.send("Audits.enable");
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 5_000);
    await page.waitForTimeout(500);
    expect(issues).toEqual([]);
  });
});
