import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { send } from "#tests/support/site.ts";
import buyers from "../../../../data/catalog/buyer_pages.json";

beforeAll(fillCatalog);

async function read(path: string) {
  const response = await send(path);
  const html = await response.text();
  return { status: response.status, html, text: toText(html) };
}

test.each(buyers)(
  "tells a buyer on /$slug how the search runs, what it costs and what it pays",
  async (buyer) => {
    const { status, html, text } = await read(`/${buyer.slug}`);
    expect(status).toBe(200);
    expect(text).toContain(buyer.heading);
    const words = text.replace(/\s+/g, " ");
    for (const { title, owner, weeks } of buyer.steps) expect(words).toContain(`${weeks} ${title} ${owner}`);
    expect(text).toContain("Sample terms, not an offer");
    expect(text).toContain("Retained search");
    for (const { label } of buyer.bands) expect(text).toContain(label);
    expect(text).toContain("May 2025");
    for (const { question } of buyer.questions) expect(text).toContain(question);
    expect(html).toMatch(/<form[^>]*action="\/hire-request"/);
    expect(html).toContain(`<input type="hidden" name="source" value="${buyer.slug}"`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:8787/${buyer.slug}"`);
  },
);

test("takes pay bands from the survey", async () => {
  const { text } = await read("/healthcare-administration");
  expect(text).toMatch(/Medical records specialists and coders.{0,40}\$51,140/s);
});
