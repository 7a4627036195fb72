import { expect, test } from "vitest";
import { site } from "#app/site.ts";
import { toText } from "#tests/support/html.ts";
import { send } from "#tests/support/site.ts";

const read = async (path: string) => (await send(path)).text();

test("links the salary calculator to the same page everywhere", async () => {
  const html = await read("/");
  const links = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
  const calculators = links.filter(([, , text]) => /salary calculator/i.test(toText(text!)));
  expect(calculators.length).toBeGreaterThan(1);
  expect(new Set(calculators.map(([, href]) => href))).toEqual(new Set(["/salary-comparison"]));
});

test("links the operator's partner network", async () => {
  const [, footer = ""] = (await read("/")).split("<footer");
  expect(site.partners.url).toMatch(/^https:/);
  expect(footer).toMatch(new RegExp(`href="${site.partners.url}"[^>]*>Partner network<`));
});
