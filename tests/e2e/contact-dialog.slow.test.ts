import { expect, test } from "vitest";
import { open, visit, waitForReact, withoutServiceWorker } from "../support/browser.ts";

const wide = { viewport: { width: 1280, height: 900 }, ...withoutServiceWorker };

test("opens the contact form in a dialog from Chat Now, and loads its code on first use", async () => {
  await visit(wide, async (page) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await open(page, "/");
    await page.mouse.move(4, 400);
    const chat = page.getByRole("link", { name: "Chat Now" });
    await chat.scrollIntoViewIfNeeded();
    expect(await chat.getAttribute("href")).toBe("/contact");
    expect(loaded.filter((url) => url.includes("contact-dialog"))).toEqual([]);
    await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: {} }));
    const dialog = page.getByRole("dialog", { name: "Send us a message" });
    await waitForReact(page, '#contact-call a[aria-haspopup="dialog"]');
    await chat.click();
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await dialog.getByLabel("First name").fill("Sam");
    await dialog.getByLabel("Last name").fill("Okafor");
    await dialog.getByLabel("Email").fill("sam@example.com");
    await dialog.getByLabel("Message", { exact: true }).fill("Which postings take a compact license?");
    await dialog.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Message Sent Successfully!").first().waitFor();
    await dialog.getByText("What happens next").waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.getByRole("dialog").getByText("Yes, Create Profile").waitFor();
  });
});
