import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listLinks, toText } from "#tests/support/html.ts";
import { send } from "#tests/support/site.ts";

let html: string;
beforeAll(async () => {
  await fillCatalog();
  html = await (await send("/downloads")).text();
});

test("offers each worksheet as a PDF and as a spreadsheet, with pages, size and a picture", () => {
  const links = listLinks(html);
  const pdfs = links.filter((link) => /^\/downloads\/[a-z0-9-]+\.pdf$/.test(link));
  expect(pdfs.length).toBeGreaterThanOrEqual(8);
  expect(new Set(pdfs).size).toBe(pdfs.length);
  for (const pdf of pdfs) {
    expect(links).toContain(pdf.replace(".pdf", ".xlsx"));
    expect(html).toContain(`src="${pdf.replace(".pdf", ".svg")}"`);
  }
  const text = toText(html);
  expect(text.match(/PDF of [\w\s]+? \d+ pages, \d+ kB/g)).toHaveLength(pdfs.length);
  for (const title of ["Offer comparison", "License and credential tracker", "CE log", "Reference sheet"])
    expect(text).toContain(title);
});

test("leads to no guide that is not written", async () => {
  const inside = listLinks(html).filter((link) => /^\/(career-guides|resources)\/.+/.test(link));
  const answers = await Promise.all(inside.map(async (link) => `${(await send(link)).status} ${link}`));
  expect(answers.filter((answer) => !answer.startsWith("200"))).toEqual([]);
});

test("does not take any other address below it for a worksheet", async () => {
  expect((await send("/downloads/offer-comparison")).status).toBe(404);
});
