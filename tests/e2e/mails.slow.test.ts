import { expect, test } from "vitest";
import { toMailHtml } from "#app/kit/platform/queue/mail-html.ts";
import { separateQuotes } from "#app/kit/platform/quoted-words.ts";
import { findJava } from "../../scripts/machine/java.ts";
import { addAxe, findViolations } from "../support/axe.ts";
import { newContext } from "../support/browser.ts";
import { checkHtml } from "../support/html-checker.ts";
import { sampleMails, sampleOrigin } from "../support/sample-mails.ts";

const mails = new Map(
  Object.entries(sampleMails).map(([name, [{ subject, body }]]) => [
    name,
    toMailHtml(subject, separateQuotes(body), sampleOrigin),
  ]),
);
const java = findJava();

test.skipIf(!java)("writes every email as HTML without errors", async () => {
  const { errors } = await checkHtml(java!, mails);
  expect(errors, errors.join("\n")).toEqual([]);
});

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [320, 640].map((width) => ({ colorScheme, width })),
);

test.each(looks)("shows every email to everyone, $colorScheme and $width pixels wide", async (look) => {
  const { colorScheme, width } = look;
  const context = await newContext({ colorScheme, viewport: { width, height: 900 } });
  try {
    await addAxe(context);
    const page = await context.newPage();
    const found: string[] = [];
    for (const [name, html] of mails) {
      // The script of axe comes with a navigation, and a mail has no other.
      await page.goto("about:blank");
      await page.setContent(html);
      const violations = await findViolations(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      found.push(...violations.map((line) => `${name}: ${line}`));
      if (wide > width) found.push(`${name}: ${wide} pixels wide`);
    }
    expect(found, found.join("\n")).toEqual([]);
  } finally {
    await context.close();
  }
});
