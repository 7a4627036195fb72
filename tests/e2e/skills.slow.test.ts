import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { open, visit, withoutServiceWorker } from "../support/browser.ts";

const phone = { viewport: { width: 390, height: 800 }, ...withoutServiceWorker };

test("keeps ratings on the device, shows the result and goes back to change it", async () => {
  await visit(phone, async (page) => {
    await open(page, paths.skillsChecklist("icu-nurse"));
    const arterialLine = page.getByRole("group", { name: /^Arterial line/ });
    await arterialLine.getByRole("radio", { name: "3 teach" }).check();
    await arterialLine.getByRole("combobox", { name: "Last done" }).selectOption("Within 1 year");
    // By keyboard, from the first choice of the next skill.
    const centralLine = page.getByRole("group", { name: /^Central line/ });
    await centralLine.getByRole("radio", { name: "0 never" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText(/^2 of 7\d rated$/).waitFor();

    await page.reload();
    await page.mouse.wheel(0, 300);
    await page.getByText(/^2 of 7\d rated$/).waitFor();
    expect(await arterialLine.getByRole("radio", { name: "3 teach" }).isChecked()).toBe(true);
    expect(await arterialLine.getByRole("combobox").inputValue()).toBe("1");
    await page.getByRole("link", { name: "Lines and hemodynamics 2 of 9" }).waitFor();

    await page.getByRole("button", { name: "See my result" }).click();
    await page.getByRole("heading", { level: 1, name: "ICU nurse: your skills profile" }).waitFor();
    await page.getByText("1 of 9 at 2 or 3").waitFor();
    await page.getByRole("button", { name: "Change answers" }).click();
    await page.getByRole("heading", { level: 1, name: "ICU nurse skills checklist" }).waitFor();
    expect(await centralLine.getByRole("radio", { name: "1 help" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText(/^0 of 7\d rated$/).waitFor();
  });
});
